import type { Work } from '../core/data/work.ts';
import { badField } from '../core/http/errors.ts';
import { openQuantities } from '../imports/importColumns.public.ts';
import { bodyOf, type ImportRow, linesOf } from '../imports/imports.public.ts';
import { OrderChange } from './orders.shapes.ts';
import { updateOrder } from './updateOrder.ts';

/** Stored with lines that sell below cost. */
export const BELOW_COST = 'Agreed in the old books';
const KEPT = ['customer', 'number', 'date'];

/** Fields of the change that columns of the head write. */
const HEAD_FIELDS = {
  deliver_to: 'address_id',
  supplied_by: 'gst_registration_id',
  sales_person: 'sales_person',
  customer_po_no: 'customer_po_no',
  expected_delivery: 'edd',
  remarks: 'remarks',
} as const;
const LINE_FIELDS = {
  price: 'selling_price',
  discount: 'order_line_discount',
  warehouse: 'warehouse_id',
} as const;

const fieldsOf = (
  row: ImportRow,
  fields: Readonly<Record<string, string>>,
  isChanged: (name: string) => boolean,
) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      isChanged(name) ? [[field, row.ids[name] ?? row.values[name] ?? null]] : [],
    ),
  );

/** Another sheet's values for an order that was brought along, by the rules of changing an order. */
export async function changeOpeningOrder(
  work: Work,
  order_id: number,
  row: ImportRow & { changed: ReadonlySet<string> },
): Promise<void> {
  const { changed } = row;
  const kept = KEPT.find((name) => changed.has(name));
  if (kept) throw badField(kept, `An order that was brought along keeps its ${KEPT.join(', ')}`);
  const present = await work.trx
    .selectFrom('order_lines')
    .select('line_id')
    .where('order_id', '=', order_id)
    .orderBy('line_number')
    .execute();
  const lines = linesOf(row);
  const open = openQuantities(lines, 'order_lines');
  const changes = lines.flatMap((line, index) => {
    const isChanged = (name: string) => changed.has(`${index + 1}.${name}`);
    for (const name of ['sku', 'line_remarks'])
      if (isChanged(name))
        throw badField(
          `${index + 1}.${name}`,
          'A line that was brought along keeps its SKU and remarks',
        );
    const units =
      isChanged('quantity') || isChanged('delivered') ? { quantity: open[index]?.quantity } : {};
    const fields = { ...units, ...fieldsOf(line, LINE_FIELDS, isChanged) };
    const reason = { below_cost_reason: BELOW_COST };
    return Object.keys(fields).length
      ? [{ line_id: present[index]?.line_id, ...reason, ...fields }]
      : [];
  });
  const head = fieldsOf(row, HEAD_FIELDS, (name) => changed.has(name));
  const body = { order_number: String(order_id), ...head, order_lines: changes };
  await updateOrder(work, bodyOf(OrderChange, body));
  for (const [index, { delivered }] of open.entries())
    if (changed.has(`${index + 1}.delivered`))
      await work.trx
        .updateTable('order_lines')
        .set({ delivered_before: delivered })
        .where('line_id', '=', present[index]?.line_id ?? 0)
        .execute();
}
