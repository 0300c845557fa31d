import { addParts, partSums } from '@munim/schema/shared/money.ts';
import type { Trx } from '../core/data/database.ts';
import { sumColumns } from '../core/data/documentLines.ts';
import { invoicedParts, NOT_INVOICED } from '../core/data/documentParts.ts';

/** Lines of a challan to a customer at the order's prices, fixed from now on. */
export const linesOfChallan = (trx: Trx, challanId: number) =>
  trx
    .selectFrom('dc_lines as d')
    .innerJoin('order_lines as l', 'l.line_id', 'd.order_line_id')
    .select([
      'd.dc_line_id',
      'd.line_number',
      'd.product_sku_id',
      'd.delivered_qty as quantity',
      'l.line_id as order_line_id',
    ])
    .select([
      'l.selling_price',
      'l.order_line_discount as discount_percent',
      'l.pan_india_gst',
      'l.tax_category',
    ])
    .where('d.challan_id', '=', challanId)
    .orderBy('d.line_number')
    .execute();

/** Each line with its money: a part of its order line after the parts invoiced before it. */
export async function withMoney(
  trx: Trx,
  found: Awaited<ReturnType<typeof linesOfChallan>>,
  withinState: boolean,
) {
  const heads = withinState ? 'withinState' : 'toOtherState';
  const ids = found.map((line) => line.order_line_id);
  const parts = await invoicedParts(trx, ids);
  return found.map((line) => {
    const {
      order_line_id,
      quantity,
      selling_price: price,
      discount_percent: discountPercent,
      pan_india_gst: gstPercent,
    } = line;
    const before = parts.get(order_line_id) ?? NOT_INVOICED;
    const terms = { quantity, price, discountPercent, gstPercent, withinState };
    const sums = partSums(terms, before[heads]);
    parts.set(order_line_id, {
      ...before,
      [heads]: addParts(before[heads], { quantity, ...sums }),
    });
    return { ...line, ...sumColumns(sums) };
  });
}
