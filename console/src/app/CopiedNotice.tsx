import type { CopiedDocument } from './copiedLines.ts';
import { t } from '../ui/text.ts';

/** Says what the lines of a form were copied from, and what could not be. */
export function CopiedNotice({
  copied: { name, day, lines, discontinued },
  prices,
  max,
}: {
  copied: CopiedDocument;
  /** Source of the new document's prices. */
  prices: string;
  /** Lines that the form takes. */
  max: number;
}) {
  return (
    <>
      <p role="status" className="kit-muted">
        {t('Lines of {{name}} of {{day}}. {{prices}}', { name, day, prices })}
      </p>
      {lines.length > max && (
        <p role="status" className="kit-danger">
          {t('Only the first {{max}} of {{lines}} lines fit.', { max, lines: lines.length })}
        </p>
      )}
      {discontinued.length > 0 && (
        <p role="status" className="kit-danger">
          {t('Not sold any more and left out: {{discontinued}}.', {
            discontinued: discontinued.join(', '),
          })}
        </p>
      )}
    </>
  );
}
