import { t } from '../ui/text.ts';
import type { NewOrderLine } from './newOrder.ts';

/** Where the prices come from that nobody typed; copied lines say it beside their old price. */
export function ProposedPrices({ rows }: { rows: readonly NewOrderLine[] }) {
  const proposals = rows.flatMap(({ sku, sellingPrice, proposed, copiedFrom }, at) =>
    sku.item && !copiedFrom && proposed?.price === sellingPrice
      ? [{ ...proposed, line: at + 1 }]
      : [],
  );
  const contract = proposals.filter(({ from }) => from === 'CONTRACT');
  const last = proposals.filter(({ from }) => from === 'LAST');
  if (!proposals.length) return null;
  return (
    <p className="kit-muted" role="status">
      {contract.length > 0 &&
        t('Contract price of the customer: line {{lines}}.', {
          lines: contract.map(({ line }) => line).join(', '),
        })}{' '}
      {last.length > 0 &&
        t('Price as last sold to the customer: line {{lines}}.', {
          lines: last.map(({ line, on }) => `${line} (${on})`).join(', '),
        })}
    </p>
  );
}
