import type { CopiedDocument } from './copiedLines.ts';

/** Says what the lines of a form were copied from, and what could not be. */
export function CopiedNotice({
  copied: { name, day, lines, discontinued },
  prices,
  max,
}: {
  copied: CopiedDocument;
  /** Where the prices of the new document come from. */
  prices: string;
  /** Lines that the form takes. */
  max: number;
}) {
  return (
    <>
      <p role="status" className="kit-muted">
        Lines of {name} of {day}. {prices}
      </p>
      {lines.length > max && (
        <p role="status" className="kit-danger">
          Only the first {max} of {lines.length} lines fit.
        </p>
      )}
      {discontinued.length > 0 && (
        <p role="status" className="kit-danger">
          Not sold any more and left out: {discontinued.join(', ')}.
        </p>
      )}
    </>
  );
}
