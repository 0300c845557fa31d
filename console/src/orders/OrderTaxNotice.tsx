import type { OrderDetailsFragment, OrderLineFieldsFragment } from '../../generated/documents.ts';
import { dayOf } from '../ui/format/dates.ts';
import { lineNumbers } from './orderShipTos.ts';
import { Notice } from '../ui/Notice.tsx';
import { t } from '../ui/text.ts';

const heads = (withinState: boolean) => (withinState ? 'CGST + SGST' : 'IGST');

/** "Line 2 (22 Nov 2026): Goa, IGST. Before: Karnataka." */
function textOf(lines: readonly OrderLineFieldsFragment[]): string {
  const [first] = lines;
  if (!first?.taxedAnewAt) return '';
  const { state, taxedBefore, withinState, taxedAnewAt } = first;
  const numbers = lineNumbers(lines.map((line) => line.lineNumber));
  const isSameState = taxedBefore?.code === state?.code;
  const before = taxedBefore
    ? t(' Before: {{heads}}.', { heads: isSameState ? heads(!withinState) : taxedBefore.name })
    : '';
  return `${numbers} (${dayOf(taxedAnewAt)}): ${state?.name ?? ''}, ${heads(withinState)}.${before}`;
}

/** Lines whose place of supply changed after they were sold, with their address or with who is billed: their taxes, and maybe the total, are others. */
export function OrderTaxNotice({ order }: { order: OrderDetailsFragment }) {
  const lines = order.lines.filter((line) => line.taxedAnewAt);
  if (!lines.length) return null;
  const groups = Map.groupBy(
    lines,
    ({ state, taxedBefore, taxedAnewAt }) => `${state?.code} ${taxedBefore?.code} ${taxedAnewAt}`,
  );
  return (
    <Notice
      className="kit-callout"
      intent="warning"
      title={t('Taxed anew: the place of supply is another')}
    >
      {[...groups].map(([key, some]) => (
        <div key={key}>{textOf(some)}</div>
      ))}
    </Notice>
  );
}
