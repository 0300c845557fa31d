import { ordersInOwnName } from '@munim/schema/orders/orders.rules.ts';
import { isPositive, toMoney } from '@munim/schema/shared/money.ts';
import { sql } from 'kysely';
import { refuseOtherDays } from '../core/data/comingDay.ts';
import type { Trx } from '../core/data/database.ts';
import { newChoice } from '../billing-registrations/placesOfSupply.public.ts';
import { chosenRegistration, ofRegistration } from '../core/data/companyRegistrations.ts';
import { belowCostReasons } from '../core/data/priceReasons.ts';
import { mustGet } from '../core/data/rows.ts';
import { eqAny } from '../core/data/search.ts';
import type { Work } from '../core/data/work.ts';
import { badField } from '../core/http/errors.ts';
import { customerForDocument } from '../tenants/tenants.public.ts';
import { insertOrder } from './insertOrder.ts';
import { costsOf, refuseHiddenCosts } from './orderCosts.ts';
import type { Brought } from '../imports/importColumns.public.ts';
import { orderById, servedLinesOf } from './orders.public.ts';
import type { NewOrder, NewOrderLine, Order } from './orders.shapes.ts';
import { serveFromStock } from './serveFromStock.ts';

/** Makes an order by hand. */
export async function createOrder(work: Work, body: NewOrder): Promise<Order> {
  refuseOtherDays('edd', body.edd);
  return orderById(work, await writeNewOrder(work, body));
}

/**
 * Writes an order of a request and answers its id. Locks customer, SKUs and sellers until it is written: a deletion waits,
 * and then sees the order.
 */
export async function writeNewOrder(
  work: Work,
  body: NewOrder,
  brought?: Brought,
): Promise<number> {
  const { trx, viewer } = work;
  const { tenant_id, user_id, address_id, order_lines: wanted } = body;
  const choice = newChoice(body);
  refuseHiddenCosts(work, wanted);
  refuseWrongLines(wanted);
  const tenant = await customerForDocument(work, {
    tenant_id,
    user_id,
    address_id,
    billing_registration_id: choice.billing_registration_id,
    sales_person: body.sales_person,
  });
  const taxes = await taxesOf(trx, wanted);
  await refuseInactiveSellers(trx, wanted);
  const costs = await costsOf(trx, wanted);
  const lines = wanted.map((line, index) => ({
    product_sku_id: line.product_sku_id,
    seller_id: line.seller_id ?? null,
    quantity: line.quantity,
    address_id,
    offer_price: line.offer_price ? toMoney(line.offer_price) : costs.offered(line),
    selling_price: toMoney(line.selling_price),
    order_line_discount: toMoney(line.order_line_discount ?? '0'),
    ...mustGet(taxes, line.product_sku_id),
    remarks: line.remarks?.trim() || null,
    delivered_before: brought?.delivered[index] ?? 0,
  }));
  const reasons = await belowCostReasons(
    work,
    lines.map((line, index) => ({
      skuId: line.product_sku_id,
      cost: line.offer_price ?? costs.cheapest(line),
      price: line.selling_price,
      discountPercent: line.order_line_discount,
      given: wanted[index]?.below_cost_reason,
      stored: null,
      changed: true,
      line: index + 1,
      field: `order_lines.${index}.below_cost_reason`,
    })),
  );
  const sales_person = ordersInOwnName(viewer.roleId)
    ? viewer.userId
    : (body.sales_person ?? tenant.sales_person);
  const gst_registration_id = await chosenRegistration(work, body.gst_registration_id);
  const head = {
    tenant_id,
    user_id: user_id ?? null,
    address_id,
    ...choice,
    gst_registration_id,
    sales_person,
    quotation_id: null,
  };
  const terms = {
    ...(brought ? { old_number: brought.old_number, old_date: brought.old_date } : {}),
    customer_po_no: body.customer_po_no?.trim() || null,
    edd: body.edd ?? null,
    remarks: body.remarks?.trim() || null,
  };
  const orderId = await insertOrder(work, {
    head: { ...head, ...terms },
    lines: lines.map((line, index) => ({ ...line, below_cost_reason: reasons[index] ?? null })),
  });
  await serveLines(ofRegistration(work, gst_registration_id), orderId, wanted, terms.edd);
  return orderId;
}

/** Lines with a warehouse are served from its stock, whole. */
async function serveLines(
  work: Work,
  orderId: number,
  wanted: readonly NewOrderLine[],
  edd: string | null,
): Promise<void> {
  if (wanted.every((line) => line.warehouse_id === undefined)) return;
  const servings = (await servedLinesOf(work.trx, orderId)).flatMap((line, index) => {
    const { warehouse_id, quantity = 0 } = wanted[index] ?? {};
    return warehouse_id === undefined
      ? []
      : [{ line, warehouseId: warehouse_id, quantity, field: `order_lines.${index}.warehouse_id` }];
  });
  await serveFromStock(work, servings, { edd, remarks: 'Order made' });
}

function refuseWrongLines(lines: readonly NewOrderLine[]): void {
  for (const [index, line] of lines.entries()) {
    if (!isPositive(line.selling_price))
      throw badField(`order_lines.${index}.selling_price`, 'selling_price must be above 0');
  }
}

/** GST rate and tax category of each SKU, copied from its product. */
async function taxesOf(trx: Trx, lines: readonly NewOrderLine[]) {
  const rows = await trx
    .selectFrom('skus as k')
    .innerJoin('products as p', 'p.product_id', 'k.product_id')
    .select(['k.product_sku_id', 'p.pan_india_gst', 'p.tax_category'])
    .where('k.product_sku_id', '=', eqAny(lines.map((line) => line.product_sku_id)))
    .where(sql<boolean>`k.is_active and not k.is_deleted and p.is_active and not p.is_deleted`)
    .forShare(['k', 'p'])
    .execute();
  const taxes = new Map(rows.map(({ product_sku_id, ...tax }) => [product_sku_id, tax]));
  const index = lines.findIndex((line) => !taxes.has(line.product_sku_id));
  if (index >= 0) throw badField(`order_lines.${index}.product_sku_id`, 'This SKU is not active');
  return taxes;
}

async function refuseInactiveSellers(trx: Trx, lines: readonly NewOrderLine[]): Promise<void> {
  const sellerIds = lines.flatMap(({ seller_id }) => seller_id ?? []);
  if (!sellerIds.length) return;
  const rows = await trx
    .selectFrom('sellers')
    .select('seller_id')
    .where('seller_id', '=', eqAny(sellerIds))
    .where(sql<boolean>`is_active and not is_deleted`)
    .forShare()
    .execute();
  const known = new Set(rows.map((row) => row.seller_id));
  const index = lines.findIndex(
    ({ seller_id }) => seller_id !== undefined && !known.has(seller_id),
  );
  if (index >= 0) throw badField(`order_lines.${index}.seller_id`, 'This seller is not active');
}
