import { invoicedParts } from '../core/data/documentParts.ts';
import { eqAny } from '../core/data/search.ts';
import type { Work } from '../core/data/work.ts';
import { lockedLines, orderLineMoney } from './orders.public.ts';

/**
 * Gives lines of an order the rate and category that their products have now, before their goods leave or are invoiced
 * (section 14 of the CGST Act). What is invoiced of them keeps its rate. The caller holds the order's row, and settles it.
 */
export async function takeCurrentRates(
  work: Work,
  orderId: number,
  lineIds: ReadonlySet<number>,
): Promise<void> {
  const { trx } = work;
  const lines = (await lockedLines(trx, orderId)).filter(({ line_id }) => lineIds.has(line_id));
  const products = await trx
    .selectFrom('skus as k')
    .innerJoin('products as p', 'p.product_id', 'k.product_id')
    .select(['k.product_sku_id', 'p.pan_india_gst', 'p.tax_category'])
    .where('k.product_sku_id', '=', eqAny(lines.map((line) => line.product_sku_id)))
    .execute();
  const rates = new Map(products.map(({ product_sku_id, ...rate }) => [product_sku_id, rate]));
  const changed = lines.flatMap((line) => {
    const rate = rates.get(line.product_sku_id);
    const isOther =
      rate &&
      (rate.pan_india_gst !== line.pan_india_gst || rate.tax_category !== line.tax_category);
    return isOther ? [{ line, rate }] : [];
  });
  if (!changed.length) return;
  for (const { line, rate } of changed)
    await trx.updateTable('order_lines').set(rate).where('line_id', '=', line.line_id).execute();
  // stores the line's new rate first: its parts are compared with it
  const parts = await invoicedParts(
    trx,
    changed.map(({ line }) => line.line_id),
  );
  for (const { line, rate } of changed)
    await trx
      .updateTable('order_lines')
      .set(orderLineMoney({ ...line, ...rate }, parts.get(line.line_id)))
      .where('line_id', '=', line.line_id)
      .execute();
  await work.audit({
    entity: 'ORDER',
    id: orderId,
    action: 'TAX',
    changes: Object.fromEntries(
      changed.flatMap(({ line, rate }) =>
        (['pan_india_gst', 'tax_category'] as const).flatMap((field) =>
          line[field] === rate[field]
            ? []
            : [[`line ${line.line_number} ${field}`, { from: line[field], to: rate[field] }]],
        ),
      ),
    ),
  });
}
