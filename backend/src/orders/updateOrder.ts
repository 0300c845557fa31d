import { addressIsFixed, minimumQuantity } from '@munim/schema/orders/orders.rules.ts';
import { isPositive, toMoney } from '@munim/schema/shared/money.ts';
import { sql } from 'kysely';
import { differences } from '../core/data/audit.ts';
import type { Trx } from '../core/data/database.ts';
import type { Work } from '../core/data/work.ts';
import { badField, conflict, invalidTransition } from '../core/http/errors.ts';
import { refuseForeignAddress, refuseNoSalesPerson } from '../tenants/tenants.public.ts';
import { refusePastDelivery } from './createOrderFromQuotation.ts';
import {
  settleOrder,
  orderLineMoney,
  lineFacts,
  type LockedLine,
  lockedLines,
  type LockedOrder,
  lockOrder,
  orderById,
} from './orders.public.ts';
import type { Order, OrderChange, OrderLineChange } from './orders.shapes.ts';
import { serveFromStock } from './serveFromStock.ts';

/**
 * Changes a confirmed order, as far as goods, purchase orders and invoices allow
 * (docs/rules/orders.md#order-lines).
 */
export async function updateOrder(work: Work, body: OrderChange): Promise<Order> {
  const { trx, settings } = work;
  const order = await lockOrder(work, body.order_number);
  if (body.version !== undefined && body.version !== order.version) throw conflict('order');
  if (order.status === 'CANCELLED') throw invalidTransition('order', 'CANCELLED', 'CONFIRMED', []);
  if (body.edd !== order.edd) refusePastDelivery(body.edd);
  const lines = await lockedLines(trx, order.order_id);
  const state = await newAddress(trx, order, lines, body.address_id);
  if (body.sales_person !== undefined && body.sales_person !== order.sales_person)
    await refuseNoSalesPerson(trx, body.sales_person);
  const header = changedColumns(order, {
    ...(body.customer_po_no === undefined
      ? {}
      : { customer_po_no: body.customer_po_no?.trim() || null }),
    ...(body.edd === undefined ? {} : { edd: body.edd }),
    ...(body.remarks === undefined ? {} : { remarks: body.remarks?.trim() || null }),
    ...(body.sales_person === undefined ? {} : { sales_person: body.sales_person }),
    ...(state === undefined ? {} : { address_id: body.address_id }),
  });
  const edits = linesToWrite(lines, body.order_lines ?? [], state);
  if (!Object.keys(header).length && !edits.length) return orderById(work, order.order_id);
  const moved = state === undefined ? {} : { address_id: body.address_id };
  const edd = header.edd === undefined ? order.edd : header.edd;
  // no more may be covered than is ordered, at any moment: less is served before the line shrinks, more after it has grown
  await serve(work, edits.filter(servesLess), edd);
  for (const { before, requested } of edits) {
    const columns = {
      ...requested,
      ...moved,
      ...orderLineMoney(
        { ...before, ...requested, ...(state === undefined ? {} : { address_state: state }) },
        settings,
      ),
    };
    await trx
      .updateTable('order_lines')
      .set(columns)
      .where('line_id', '=', before.line_id)
      .execute();
  }
  await serve(
    work,
    edits.filter((edit) => !servesLess(edit)),
    edd,
  );
  await trx
    .updateTable('orders')
    .set({ ...header, version: sql<number>`version + 1` })
    .where('order_id', '=', order.order_id)
    .execute();
  const { from, to } = await settleOrder(trx, order.order_id);
  const changes = { ...differences<object>(order, header), ...lineDifferences(edits) };
  await work.audit({
    entity: 'ORDER',
    id: order.order_id,
    action: 'EDIT',
    changes,
    ...(from === to ? {} : { from, to }),
  });
  return orderById(work, order.order_id);
}

/** Only what is not so already. */
const changedColumns = <T extends object>(before: LockedOrder, requested: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(requested).filter(
      ([name, value]) => before[name as keyof LockedOrder] !== value,
    ),
  ) as Partial<T>;

/** The state of the new delivery address; undefined when the address stays. */
async function newAddress(
  trx: Trx,
  order: LockedOrder,
  lines: readonly LockedLine[],
  addressId: number | undefined,
): Promise<string | undefined> {
  if (
    addressId === undefined ||
    (addressId === order.address_id && lines.every((line) => line.address_id === addressId))
  )
    return undefined;
  if (addressIsFixed(lines.map(lineFacts)))
    throw badField(
      'address_id',
      'The delivery address stays once goods were dispatched or invoiced',
    );
  return (await refuseForeignAddress(trx, order.tenant_id, addressId)).state;
}

interface Edit {
  before: LockedLine;
  requested: Partial<Pick<LockedLine, 'quantity' | 'selling_price' | 'order_line_discount'>>;
  /** Units that stock shall serve from now on; undefined when that does not change. */
  served?: Pick<LockedLine, 'warehouse_id' | 'stock_quantity'> | undefined;
  /** The line's place in the request. */
  at: string;
}

const servesLess = ({ before, served }: Edit) =>
  served !== undefined && served.stock_quantity < before.stock_quantity;

const serve = (work: Work, edits: readonly Edit[], edd: string | null): Promise<void> =>
  serveFromStock(
    work,
    edits.flatMap(({ before, served, at }) =>
      served
        ? [
            {
              line: before,
              warehouseId: served.warehouse_id,
              quantity: served.stock_quantity,
              field: `${at}.warehouse_id`,
            },
          ]
        : [],
    ),
    { edd, remarks: 'Order changed' },
  );

/** The lines that change; with another address all do. */
function linesToWrite(
  lines: readonly LockedLine[],
  changes: readonly OrderLineChange[],
  state: string | undefined,
): Edit[] {
  const byId = new Map(lines.map((line) => [line.line_id, line]));
  const edits = new Map<number, Edit>();
  for (const [index, change] of changes.entries()) {
    const before = byId.get(change.line_id);
    const at = `order_lines.${index}`;
    if (!before || edits.has(change.line_id))
      throw badField(`${at}.line_id`, 'This is not a line of the order, or is in the list twice');
    const requested = termsOf(before, change, at);
    edits.set(change.line_id, {
      before,
      requested,
      served: servedOf({ ...before, ...requested }, change.warehouse_id, at),
      at,
    });
  }
  if (state !== undefined)
    for (const before of lines)
      if (!edits.has(before.line_id)) edits.set(before.line_id, { before, requested: {}, at: '' });
  return [...edits.values()].filter(
    ({ requested, served }) => state !== undefined || served || Object.keys(requested).length > 0,
  );
}

/**
 * With a warehouse, stock serves all units that are not bought; without one, none; undefined when
 * that is so already.
 */
function servedOf(
  line: LockedLine,
  warehouse_id: number | null | undefined,
  at: string,
): Edit['served'] {
  if (warehouse_id === undefined) return undefined;
  const left = line.quantity - line.cancelled_quantity - line.generated_quantity;
  const stock_quantity = warehouse_id === null ? 0 : left;
  if (warehouse_id === line.warehouse_id && stock_quantity === line.stock_quantity)
    return undefined;
  if (warehouse_id !== null && left <= 0)
    throw badField(`${at}.warehouse_id`, 'Nothing is left to serve on this order line');
  return { warehouse_id, stock_quantity };
}

/** Changed columns of a line; refused by the rules that draw the editable cells. */
function termsOf(before: LockedLine, change: OrderLineChange, at: string): Edit['requested'] {
  const { quantity = before.quantity } = change;
  const selling_price = toMoney(change.selling_price ?? before.selling_price);
  const order_line_discount = toMoney(change.order_line_discount ?? before.order_line_discount);
  const isRepriced =
    selling_price !== before.selling_price || order_line_discount !== before.order_line_discount;
  if (quantity === before.quantity && !isRepriced) return {};
  if (before.cancelled_quantity >= before.quantity)
    throw badField(`${at}.line_id`, 'This line is cancelled');
  const facts = lineFacts(before);
  // with a warehouse given, stock's share is decided together with the quantity
  const fewest = minimumQuantity(
    change.warehouse_id === undefined ? facts : { ...facts, stock: 0 },
  );
  if (quantity < fewest)
    throw badField(
      `${at}.quantity`,
      `quantity must be at least ${fewest}: so many are bought, served from stock, sent, invoiced or cancelled`,
    );
  if (isRepriced && before.invoiced_quantity > 0)
    throw badField(
      `${at}.${selling_price === before.selling_price ? 'order_line_discount' : 'selling_price'}`,
      'An invoiced line keeps its price',
    );
  if (!isPositive(selling_price))
    throw badField(`${at}.selling_price`, 'selling_price must be above 0');
  return {
    ...(quantity === before.quantity ? {} : { quantity }),
    ...(selling_price === before.selling_price ? {} : { selling_price }),
    ...(order_line_discount === before.order_line_discount ? {} : { order_line_discount }),
  };
}

const lineDifferences = (edits: readonly Edit[]) =>
  Object.fromEntries(
    edits.flatMap(({ before, requested, served }) =>
      Object.entries(differences(before, { ...requested, ...served })).map(([field, edit]) => [
        `line ${before.line_number} ${field}`,
        edit,
      ]),
    ),
  );
