import { minimumQuantity, ordersInOwnName } from '@munim/schema/orders/orders.rules.ts';
import { isPositive, toMoney } from '@munim/schema/shared/money.ts';
import { sql } from 'kysely';
import { refuseOtherDays } from '../core/data/comingDay.ts';
import { differences } from '../core/data/audit.ts';
import { ofRegistration } from '../core/data/companyRegistrations.ts';
import { invoicedParts } from '../core/data/documentParts.ts';
import { belowCostReasons } from '../core/data/priceReasons.ts';
import type { Work } from '../core/data/work.ts';
import { badField, conflict, invalidTransition } from '../core/http/errors.ts';
import { refuseNoSalesPerson } from '../tenants/tenants.public.ts';
import { newSupplier } from './newSupplier.ts';
import { newRegistration } from './newRegistration.ts';
import { firstShipTo, newShipTos, shareForTax, type ShipTo } from './newShipTos.ts';
import { costsOf } from './orderCosts.ts';
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
import { recalculateOrderTax } from './recalculateOrderTaxes.public.ts';

/**
 * Changes a confirmed order, as far as goods, purchase orders and invoices allow
 * (docs/rules/orders.md#order-lines).
 */
export async function updateOrder(work: Work, body: OrderChange): Promise<Order> {
  const { trx } = work;
  await shareForTax(work, body);
  const order = await lockOrder(work, body.order_number);
  if (body.version !== undefined && body.version !== order.version) throw conflict('order');
  if (order.status === 'CANCELLED') throw invalidTransition('order', 'CANCELLED', 'CONFIRMED', []);
  if (body.edd !== order.edd) refuseOtherDays('edd', body.edd);
  const lines = await lockedLines(trx, order.order_id);
  const supplier = await newSupplier(work, order, lines, body);
  const billing = { ...(await newRegistration(work, order, lines, body)), ...supplier };
  const supplied = ofRegistration(work, supplier.gst_registration_id);
  const moved = await newShipTos(work, { ...order, ...billing }, lines, body);
  if (body.sales_person !== undefined && body.sales_person !== order.sales_person) {
    if (ordersInOwnName(work.viewer.roleId) && body.sales_person !== work.viewer.userId)
      throw badField('sales_person', 'You make orders in your own name only');
    await refuseNoSalesPerson(trx, body.sales_person);
  }
  const header = changedColumns(order, {
    ...(body.customer_po_no === undefined
      ? {}
      : { customer_po_no: body.customer_po_no?.trim() || null }),
    ...(body.edd === undefined ? {} : { edd: body.edd }),
    ...(body.remarks === undefined ? {} : { remarks: body.remarks?.trim() || null }),
    ...(body.sales_person === undefined ? {} : { sales_person: body.sales_person }),
    ...billing,
    ...firstShipTo(lines, moved),
  });
  const edits = await withReasons(work, linesToWrite(lines, body.order_lines ?? [], moved));
  if (!Object.keys(header).length && !edits.length) return orderById(work, order.order_id);
  const edd = header.edd === undefined ? order.edd : header.edd;
  // serves less before the line shrinks and more after it has grown: at no moment is more covered
  // than ordered
  await serve(supplied, edits.filter(servesLess), edd);
  const parts = await invoicedParts(
    trx,
    edits.map(({ before }) => before.line_id),
  );
  for (const { before, requested, shipTo } of edits) {
    const columns = {
      ...requested,
      ...(shipTo ? { ...shipTo, taxed_before: null, taxed_anew_at: null } : {}),
      ...orderLineMoney({ ...before, ...requested, ...shipTo }, parts.get(before.line_id)),
    };
    await trx
      .updateTable('order_lines')
      .set(columns)
      .where('line_id', '=', before.line_id)
      .execute();
  }
  await serve(
    supplied,
    edits.filter((edit) => !servesLess(edit)),
    edd,
  );
  await trx
    .updateTable('orders')
    .set({ ...header, version: sql<number>`version + 1` })
    .where('order_id', '=', order.order_id)
    .execute();
  if (changesTax(header)) await recalculateOrderTax(work, { ...order, ...billing });
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

/** True when the change chooses another billed party, or another registration that supplies. */
const changesTax = (header: Partial<LockedOrder>): boolean =>
  header.billing_registration_id !== undefined ||
  header.bills_customer_itself !== undefined ||
  header.gst_registration_id !== undefined;

/** Columns whose value changes. */
const changedColumns = <T extends object>(before: LockedOrder, requested: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(requested).filter(
      ([name, value]) => before[name as keyof LockedOrder] !== value,
    ),
  ) as Partial<T>;

interface Edit {
  before: LockedLine;
  requested: Partial<
    Pick<LockedLine, 'quantity' | 'selling_price' | 'order_line_discount' | 'below_cost_reason'>
  >;
  /** Reason in the request for a price below cost. */
  reason?: string | undefined;
  /** Units that stock shall serve from now on; undefined when that does not change. */
  served?: Pick<LockedLine, 'warehouse_id' | 'stock_quantity'> | undefined;
  shipTo?: ShipTo | undefined;
  /** The line's place in the request. */
  at: string;
}

/** Lines that are priced anew carry the reason for a price below cost, or none. */
async function withReasons(work: Work, edits: readonly Edit[]): Promise<Edit[]> {
  const isRepriced = ({ requested }: Edit) =>
    requested.selling_price !== undefined || requested.order_line_discount !== undefined;
  const repriced = edits.filter(isRepriced).map(({ before }) => before);
  const costs = repriced.length > 0 ? await costsOf(work.trx, repriced) : null;
  const reasons = await belowCostReasons(
    work,
    edits.map((edit) => {
      const { selling_price, order_line_discount } = { ...edit.before, ...edit.requested };
      return {
        skuId: edit.before.product_sku_id,
        cost: edit.before.offer_price ?? costs?.cheapest(edit.before) ?? null,
        price: selling_price,
        discountPercent: order_line_discount,
        given: edit.reason,
        stored: edit.before.below_cost_reason,
        // a line without a cost of its own keeps its reason
        changed:
          isRepriced(edit) &&
          (edit.before.offer_price !== null || edit.before.below_cost_reason === null),
        line: edit.before.line_number,
        field: `${edit.at}.below_cost_reason`,
      };
    }),
  );
  return edits.map((edit, index) => {
    const below_cost_reason = reasons[index] ?? null;
    return isRepriced(edit)
      ? { ...edit, requested: { ...edit.requested, below_cost_reason } }
      : edit;
  });
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

/** The lines that change, or get another address. */
function linesToWrite(
  lines: readonly LockedLine[],
  changes: readonly OrderLineChange[],
  moved: ReadonlyMap<number, ShipTo>,
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
      reason: change.below_cost_reason,
      served: servedOf({ ...before, ...requested }, change.warehouse_id, at),
      shipTo: moved.get(change.line_id),
      at,
    });
  }
  for (const before of lines) {
    const shipTo = moved.get(before.line_id);
    if (shipTo && !edits.has(before.line_id))
      edits.set(before.line_id, { before, requested: {}, shipTo, at: '' });
  }
  return [...edits.values()].filter(
    ({ requested, served, shipTo }) => shipTo || served || Object.keys(requested).length > 0,
  );
}

/**
 * Units from stock. A warehouse serves all units that are not bought, no warehouse none; undefined
 * when that is so already.
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
    edits.flatMap(({ before, requested, served, shipTo }) =>
      Object.entries(
        differences(before, {
          ...requested,
          ...served,
          ...(shipTo ? { address_id: shipTo.address_id } : {}),
        }),
      ).map(([field, edit]) => [`line ${before.line_number} ${field}`, edit]),
    ),
  );
