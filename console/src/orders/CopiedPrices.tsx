import { Button } from '@blueprintjs/core';
import type { CopiedDocument, CopiedLine } from '../app/copiedLines.ts';
import { formatRupees } from '../ui/format/rupees.ts';
import { isPrice } from '../ui/lines/lineGridValues.ts';
import type { NewOrderLine } from './newOrder.ts';
import { t } from '../ui/text.ts';

interface Compared {
  row: NewOrderLine;
  before: CopiedLine;
  line: number;
}

/** Copied lines that still have the product they were copied with. */
const copiedAmong = (rows: readonly NewOrderLine[]): Compared[] =>
  rows.flatMap((row, at) =>
    row.copiedFrom && row.sku.item?.id === row.copiedFrom.skuId
      ? [{ row, before: row.copiedFrom, line: at + 1 }]
      : [],
  );

const priceText = ({ sellingPrice, discountPercent }: CopiedLine) =>
  Number(discountPercent) > 0
    ? t('{{sellingPrice}} less {{discountPercent}} %', {
        sellingPrice: formatRupees(sellingPrice),
        discountPercent: Number(discountPercent),
      })
    : formatRupees(sellingPrice);

const isOtherPrice = ({ row, before }: Compared) =>
  isPrice(row.sellingPrice) &&
  (Number(row.sellingPrice) !== Number(before.sellingPrice) ||
    Number(row.discountPercent || 0) !== Number(before.discountPercent));

/**
 * Copied lines whose price differs from before or that nobody agreed: the user types it or takes it
 * over knowingly.
 */
export function CopiedPrices({
  rows,
  from,
  onChange,
}: {
  rows: readonly NewOrderLine[];
  from: CopiedDocument;
  onChange: (rows: NewOrderLine[]) => void;
}) {
  const copied = copiedAmong(rows);
  const open = copied.filter(({ row }) => row.sellingPrice === '');
  const takeOld = () =>
    onChange(
      rows.map((row) => {
        const found = open.find((one) => one.row === row);
        if (!found) return row;
        const { sellingPrice, discountPercent } = found.before;
        return {
          ...row,
          sellingPrice,
          discountPercent: Number(discountPercent) ? discountPercent : '',
        };
      }),
    );
  return (
    <>
      {copied.filter(isOtherPrice).map(({ row, before, line }) => (
        <p key={row.id} role="status" className="kit-muted">
          {t('Line {{line}}, {{skuName}}: {{sellingPrice}} now, {{before}} in {{from}}.', {
            line,
            skuName: before.skuName,
            sellingPrice: formatRupees(row.sellingPrice),
            before: priceText(before),
            from: from.name,
          })}
        </p>
      ))}
      {open.map(({ row, before, line }) => (
        <p key={row.id} role="status" className="kit-muted">
          {t(
            'Line {{line}}, {{skuName}}: no price is agreed for today; it was {{before}} in {{from}}.',
            { line, skuName: before.skuName, before: priceText(before), from: from.name },
          )}
        </p>
      ))}
      {open.length > 0 && (
        <Button
          text={
            open.length === 1
              ? t('Take the old price')
              : t('Take the {{open}} old prices', { open: open.length })
          }
          onClick={takeOld}
        />
      )}
    </>
  );
}
