import { isWithinState } from '@munim/schema/shared/states.ts';
import {
  type AddressOwners,
  isAddressReadable,
  copyAddress,
} from '../addresses/addresses.public.ts';
import type { AddressCopy } from '../addresses/addresses.shapes.ts';
import { goodsProblem } from '@munim/schema/shared/taxRates.ts';
import { settingsOf } from '../core/data/companyRegistrations.ts';
import type { Trx } from '../core/data/database.ts';
import { nextDocumentNumber } from '../core/data/documentNumber.ts';
import { eqAny } from '../core/data/search.ts';
import type { Work } from '../core/data/work.ts';
import { badField, Refusal } from '../core/http/errors.ts';
import type { Settings } from '../core/settings.ts';
import { findOrder } from '../orders/orders.public.ts';
import { findSeller } from '../sellers/sellers.public.ts';
import { findCustomer } from '../tenants/tenants.public.ts';
import { judgeWay, type Way } from '../warehouses/registrationOfWarehouse.public.ts';
import { challanById } from './delivery-challans.public.ts';
import type { DeliveryChallan, NewChallan } from './delivery-challans.shapes.ts';
import { returnRefusal } from './returnedGoods.public.ts';
import { reasonColumns } from './transportReason.ts';

/** The same NOT_FOUND as for a missing record, but with the field's name for the form. */
const missing = (what: string, field: string) =>
  new Refusal(404, 'NOT_FOUND', `${what} not found`, { field });

async function placeOf(
  work: Work,
  owners: AddressOwners,
  { addressId, field }: { addressId: number; field: string },
): Promise<AddressCopy> {
  const { trx } = work;
  if (!(await isAddressReadable(work, owners, addressId))) throw missing('Address', field);
  return copyAddress(trx, addressId);
}

/** The order it belongs to, in the viewer's row scope. */
async function orderOf(work: Work, number: string | null | undefined) {
  const { trx } = work;
  if (!number) return undefined;
  const found = await findOrder(work, number);
  if (!found) throw missing('Order', 'order_number');
  return trx
    .selectFrom('orders')
    .select(['order_id', 'tenant_id', 'gst_registration_id'])
    .where('order_id', '=', found.order_id)
    .executeTakeFirstOrThrow();
}

const ownerAt = (
  type: AddressCopy['entity_type'],
  ...places: readonly AddressCopy[]
): number | null => places.find((place) => place.entity_type === type)?.entity_id ?? null;

/** Customer and seller: as given, else the order's customer, else the owners of the addresses. */
async function partiesOf(
  work: Work,
  body: NewChallan,
  order: { tenant_id: number } | undefined,
  places: AddressCopy[],
) {
  const { tenant_id: tenant, seller_id: seller } = body;
  if (tenant && order && order.tenant_id !== tenant)
    throw badField('tenant_id', 'The order is of another customer');
  if (tenant && !(await findCustomer(work, tenant))) throw missing('Customer', 'tenant_id');
  if (seller && !(await findSeller(work, seller))) throw missing('Vendor', 'seller_id');
  return {
    tenant_id: tenant ?? order?.tenant_id ?? ownerAt('TENANT', ...places),
    seller_id: seller ?? ownerAt('SELLER', ...places),
  };
}

/** Goods of an order come back to its registration; those of none to the one that sold them. */
async function refuseReturn(
  work: Work,
  ends: Pick<Way, 'from' | 'to'>,
  { dc_lines, transport_reason: reason }: NewChallan,
): Promise<void> {
  const skuIds = dc_lines.map((line) => line.product_sku_id);
  const refusal = await returnRefusal(work, { ...ends, reason, skuIds });
  if (refusal) throw badField(`dc_lines.${refusal.line}.product_sku_id`, refusal.text);
}

/** Goods without a price: they are neither sold nor bought. */
async function linesOf(trx: Trx, { dc_lines }: NewChallan) {
  const skus = await trx
    .selectFrom('skus as k')
    .innerJoin('products as p', 'p.product_id', 'k.product_id')
    .select(['k.product_sku_id', 'k.product_sku_name', 'p.pan_india_gst', 'p.hsn_code'])
    .where('k.product_sku_id', '=', eqAny(dc_lines.map((line) => line.product_sku_id)))
    .where('k.is_deleted', '=', false)
    .execute();
  const known = new Map(skus.map((sku) => [sku.product_sku_id, sku]));
  return dc_lines.map(({ product_sku_id, delivered_qty, unit_value, remarks }, index) => {
    const sku = known.get(product_sku_id);
    const place = `dc_lines.${index}.product_sku_id`;
    if (sku === undefined) throw badField(place, 'This SKU does not exist');
    const { pan_india_gst, hsn_code, product_sku_name } = sku;
    // challans with a value go to the e-way bill portal; they are no supply, so the rate does not
    // matter
    const problem = unit_value ? goodsProblem(hsn_code) : null;
    if (problem)
      throw badField(
        place,
        `Line ${index + 1} (${product_sku_name}): ${problem} Correct the product.`,
      );
    const nothing = {
      taxable_amount: '0',
      cgst_amount: '0',
      sgst_amount: '0',
      igst_amount: '0',
      line_total: '0',
    };
    return {
      line_number: index + 1,
      product_sku_id,
      delivered_qty,
      pan_india_gst,
      unit_value: unit_value ?? null,
      remarks: remarks?.trim() || null,
      ...nothing,
    };
  });
}

/**
 * Makes a challan by hand, of type OTHER only (docs/rules/delivery.md#delivery-challans). It
 * changes no quantities of an order.
 */
export async function createChallan(
  work: Work,
  { settings, addressOwners }: { settings: Settings; addressOwners: AddressOwners },
  body: NewChallan,
): Promise<DeliveryChallan> {
  const { trx, viewer } = work;
  if (body.from_address === body.to_address)
    throw badField('to_address', 'The goods go to another address than they leave');
  const from = await placeOf(work, addressOwners, {
    addressId: body.from_address,
    field: 'from_address',
  });
  const to = await placeOf(work, addressOwners, {
    addressId: body.to_address,
    field: 'to_address',
  });
  const order = await orderOf(work, body.order_number);
  const document = order && ({ id: order.gst_registration_id, word: 'order' } as const);
  const { refusal, registrationId: gst_registration_id } = await judgeWay(work, {
    from,
    to,
    document,
  });
  if (refusal) throw badField('from_address', refusal);
  const { companyStateCode } = settingsOf(settings, gst_registration_id);
  if (!order) await refuseReturn(work, { from, to }, body);
  const parties = await partiesOf(work, body, order, [to, from]);
  const lines = await linesOf(trx, body);
  const { challan_id } = await trx
    .insertInto('delivery_challans')
    .values({
      challan_number: await nextDocumentNumber(trx, 'DC'),
      challan_type: 'OTHER',
      status: 'DRAFT',
      created_by: viewer.userId,
      order_id: order?.order_id ?? null,
      ...parties,
      remarks: body.remarks?.trim() || null,
      ...reasonColumns(
        { type: 'OTHER', from: from.entity_type, to: to.entity_type },
        { reason: body.transport_reason, text: body.transport_reason_text },
      ),
      warehouse_id: ownerAt('WAREHOUSE', from),
      to_warehouse_id: ownerAt('WAREHOUSE', to),
      from_address: body.from_address,
      from_address_details: JSON.stringify(from),
      to_address: body.to_address,
      delivery_address_details: JSON.stringify(to),
      gst_registration_id,
      within_state: isWithinState(to.state_code ?? null, companyStateCode),
    })
    .returning('challan_id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('dc_lines')
    .values(lines.map((line) => ({ ...line, challan_id })))
    .execute();
  await work.audit({
    entity: 'DELIVERY_CHALLAN',
    id: challan_id,
    action: 'CREATE',
    to: 'DRAFT',
  });
  return challanById(work, challan_id);
}
