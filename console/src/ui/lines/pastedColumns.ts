import { LIMITS } from '@munim/schema/shared/limits.ts';
import { t } from '../text.ts';
import type { LineChoice, LineColumn, LineRow } from './lineColumn.ts';
import { textLineColumn } from './lineGridColumns.tsx';
import { unitOf } from './pastedUnits.ts';

/** A line that may have been pasted from a sheet or a mail. */
export interface PastedRow extends LineRow {
  sku: LineChoice<{ unit: string }>;
  /** Unit that was asked for: must be the one that the SKU is counted in. */
  unit: string;
  /** The line as it was pasted; empty for a typed one. */
  written: string;
}

/** Unit of a line, a text of its own where another one than the SKU's was asked for. */
export const unitLineColumn = <Row extends PastedRow>(): LineColumn<Row> =>
  textLineColumn<Row>('unit' as never, t('Unit'), LIMITS.unit, {
    problem: (text, { sku }) =>
      sku.item && unitOf(text) !== unitOf(sku.item.unit)
        ? t(
            'Asked for in {{text}}, counted in {{itemUnit}}: correct the quantity, then the unit.',
            { text, itemUnit: sku.item.unit },
          )
        : null,
    column: {
      flex: 0,
      width: 80,
      minWidth: 70,
      valueFormatter: ({ value, data }) => value || (data?.sku.item?.unit ?? ''),
    },
  });
