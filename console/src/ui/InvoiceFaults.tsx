import { Notice } from './Notice.tsx';
import { t } from './text.ts';

interface Line {
  id: string;
  sku: { name: string };
  invoiceFault: string | null;
}

/** Lines that no invoice can have as they are: said while they can still be mended. */
export function InvoiceFaults({ lines }: { lines: readonly Line[] }) {
  const faulty = lines.filter(({ invoiceFault }) => invoiceFault !== null);
  if (!faulty.length) return null;
  return (
    <Notice className="kit-callout" intent="warning" title={t('These lines cannot be invoiced')}>
      {faulty.map(({ id, sku, invoiceFault }) => (
        <div key={id}>
          {sku.name}: {invoiceFault}
        </div>
      ))}
    </Notice>
  );
}
