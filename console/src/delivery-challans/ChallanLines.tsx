import type { ColDef, ICellRendererParams } from 'ag-grid-community';
import { useMemo } from 'react';
import type {
  ChallanLineFieldsFragment,
  ChallanDetailsFragment,
} from '../../generated/documents.ts';
import { Totals } from '../ui/format/Totals.tsx';
import {
  imageColumn,
  hideOnPhone,
  moneyColumn,
  numberColumn,
  percentColumn,
  textColumn,
} from '../ui/grid/columns.tsx';
import { DataGrid } from '../ui/grid/DataGrid.tsx';
import { t } from '../ui/text.ts';

type Line = ChallanLineFieldsFragment;

/** Name and remark in one cell, as on the print. */
function Item({ data }: ICellRendererParams<Line>) {
  if (!data) return null;
  return (
    <>
      {data.sku.name}
      {data.remarks && <span className="kit-muted dc-remark">{data.remarks}</span>}
    </>
  );
}

const goods: ColDef<Line>[] = [
  numberColumn('lineNumber', t('No.'), { width: 50 }),
  hideOnPhone(imageColumn('sku.thumbnail')),
  textColumn('sku.name', t('Item'), {
    minWidth: 180,
    flex: 2,
    cellRenderer: Item,
    tooltip: ({ data }) => [data?.sku.name, data?.remarks].filter(Boolean).join(': '),
  }),
  numberColumn('quantity', t('Quantity')),
  hideOnPhone(textColumn('sku.unit', t('Unit'), { flex: 0, width: 62, minWidth: 62 })),
];

/** Goods moved by hand have no price, but a worth. */
const worth: ColDef<Line>[] = [moneyColumn('unitValue', t('Worth of one'), { width: 110 })];

const money = (type: ChallanDetailsFragment['type']): ColDef<Line>[] => [
  moneyColumn(type === 'SELLER' ? 'offerPrice' : 'sellingPrice', t('Unit price'), { width: 100 }),
  percentColumn('discountPercent', t('Disc. %'), { width: 72 }),
  moneyColumn('taxable', t('Taxable'), { width: 104 }),
  percentColumn('gstPercent', 'GST %', { width: 68 }),
  moneyColumn('total', t('Total with GST'), { width: 110 }),
];

const cancelledRowClass = ({ isCancelled }: Line) =>
  isCancelled ? 'kit-cancelled-row' : undefined;

/** The lines with their sums. Cancelled ones count in none; goods moved by hand have no price, and a vendor's price is not for everybody. */
export function ChallanLines({ challan }: { challan: ChallanDetailsFragment }) {
  const { type, lines, taxable, gst, grandTotal, goodsValue, remarks } = challan;
  const priced = type !== 'OTHER' && taxable !== null && gst !== null && grandTotal !== null;
  const isValued = lines.some(({ unitValue }) => unitValue !== null);
  const columns = useMemo(
    () => [...goods, ...(priced ? money(type) : isValued ? worth : [])],
    [priced, isValued, type],
  );
  return (
    <>
      <DataGrid
        fit
        cards="lines"
        label={t('Lines of the delivery challan')}
        rows={lines}
        columns={columns}
        memory="challan-lines"
        rowClass={cancelledRowClass}
      />
      <div className="dc-foot">
        {remarks && (
          <div className="dc-remarks">
            <span className="kit-muted">{t('Remarks')}</span>
            <p>{remarks}</p>
          </div>
        )}
        {priced && (
          <Totals
            sums={[
              [t('Taxable Amount'), taxable],
              ['GST', gst],
              [t('Total Due'), grandTotal],
            ]}
          />
        )}
        {goodsValue !== null && isValued && (
          <Totals sums={[[t('Worth of the goods'), goodsValue]]} />
        )}
      </div>
    </>
  );
}
