import { Notice } from '../ui/Notice.tsx';
import { t } from '../ui/text.ts';

interface Line {
  id: string;
  sku: { name: string };
  rateNotice: string | null;
}

/** Lines that will be invoiced at another GST rate than they were ordered at. */
export function RateNotices({ lines }: { lines: readonly Line[] }) {
  const changed = lines.filter(({ rateNotice }) => rateNotice !== null);
  if (!changed.length) return null;
  return (
    <Notice className="kit-callout" intent="warning" title={t('The GST rate has changed')}>
      {changed.map(({ id, sku, rateNotice }) => (
        <div key={id}>
          {sku.name}: {rateNotice}
        </div>
      ))}
    </Notice>
  );
}
