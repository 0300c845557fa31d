import type { OrderLineFieldsFragment } from '../../generated/documents.ts';
import { t } from '../ui/text.ts';

type Line = Pick<OrderLineFieldsFragment, 'lineNumber' | 'deliveryAddress'>;

interface ShipTo {
  address: Line['deliveryAddress'];
  /** Numbers of the lines that go there. */
  lines: number[];
}

/** Addresses that the lines go to, in the order of the lines. */
export function shipTosOf(lines: readonly Line[]): ShipTo[] {
  const found = new Map<string, ShipTo>();
  for (const { lineNumber, deliveryAddress } of lines) {
    const known = found.get(deliveryAddress.id) ?? { address: deliveryAddress, lines: [] };
    known.lines.push(lineNumber);
    found.set(deliveryAddress.id, known);
  }
  return [...found.values()];
}

/** "Line 2", "Lines 1, 3". */
export const lineNumbers = (lines: readonly number[]): string =>
  `${lines.length > 1 ? t('Lines') : t('Line')} ${lines.join(', ')}`;
