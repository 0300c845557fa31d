import { DAYS_TO_PAY } from '@munim/schema/shared/days.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Static } from 'typebox';
import { type BillTo, billTo, withKind, copiedStateCode } from './billTo.ts';
import {
  type AddressDetails,
  addressDetails,
  type Person,
  person,
  type SellerInfo,
  sellerInfo,
  sellerWithContact,
  type SkuInfo,
  skuInfo,
  tenantInfo,
} from './embeds.ts';

/**
 * Documents that keep a copy of their masters when they are issued (docs/decisions/027). Reads join
 * issued_copies as ic; masters without a copy, those of a draft above all, are read live.
 */
export type IssuedKind =
  | 'QUOTATION'
  | 'PURCHASE_ORDER'
  | 'DELIVERY_CHALLAN'
  | 'BILL'
  | 'INVOICE'
  | 'CREDIT_NOTE';

export interface Master {
  rows: RawBuilder<unknown>;
  id: RawBuilder<unknown>;
  /** Facts by the names under which they are copied. */
  facts: Record<string, RawBuilder<unknown>>;
}

/** Billed party by the place that the first line goes to, over quotations as q, tenants as t. */
const billedByQuotation = billTo({
  chosen: sql.ref('q.billing_registration_id'),
  itself: sql.ref('q.bills_customer_itself'),
  stateCode: sql`(select a.state_code from quotation_items i join addresses a using (address_id) where i.quotation_id = q.quotation_id and i.included_in_quotation
    order by i.line_number limit 1)`,
});
/**
 * Billed party as the challan's invoice has it; before there is one, as it will. Over
 * delivery_challans as dc, tenants as t, orders as o.
 */
const billedOnChallan = sql<BillTo | null>`case when dc.tenant_id is not null then coalesce(
  (select ${withKind(sql.ref('i.billing_details'))} from invoices i where i.challan_id = dc.challan_id and i.status not in ('CANCELLED', 'VOID')),
  ${billTo({ chosen: sql.ref('o.billing_registration_id'), itself: sql`coalesce(o.bills_customer_itself, false)`, stateCode: copiedStateCode('dc.delivery_address_details') })}::jsonb) end`;

const placeName = sql<string | null>`coalesce(t.tenant_name, w.warehouse_name)`;
const addressIfAny = sql<AddressDetails | null>`case when a.address_id is not null then ${addressDetails} end`;

export const MASTERS = {
  skus: {
    rows: sql`skus k join products p using (product_id)`,
    id: sql`k.product_sku_id`,
    // a picture is no statement of the document, and its file may be removed
    facts: { info: sql`${skuInfo}::jsonb - 'assets'`, unit_code: sql`k.unit_code` },
  },
  tenants: {
    rows: sql`tenants t`,
    id: sql`t.tenant_id`,
    facts: { info: tenantInfo, gst_no: sql`t.gst_no` },
  },
  sellers: {
    rows: sql`sellers s left join addresses sa on sa.address_id = s.office_address_id`,
    id: sql`s.seller_id`,
    facts: { info: sellerInfo, gstin: sql`s.gstin` },
  },
  sellers_of_purchase_orders: {
    rows: sql`sellers s left join addresses a on a.address_id = s.office_address_id`,
    id: sql`s.seller_id`,
    facts: { info: sellerWithContact },
  },
  // the document's own choice and place decide who is billed
  billed_by_quotations: {
    rows: sql`quotations q join tenants t on t.tenant_id = q.tenant_id`,
    id: sql`q.quotation_id`,
    facts: {
      bill_to: billedByQuotation,
      days_to_pay: sql`coalesce(t.credit_days, ${sql.lit(DAYS_TO_PAY)})`,
    },
  },
  billed_on_challans: {
    rows: sql`delivery_challans dc join tenants t on t.tenant_id = dc.tenant_id left join orders o on o.order_id = dc.order_id`,
    id: sql`dc.challan_id`,
    facts: { bill_to: billedOnChallan },
  },
  addresses: { rows: sql`addresses a`, id: sql`a.address_id`, facts: { info: addressDetails } },
  warehouses: {
    rows: sql`warehouses w`,
    id: sql`w.warehouse_id`,
    facts: { warehouse_name: sql`w.warehouse_name` },
  },
  // a purchase order reads its place from the sales order, where it may be changed
  places_of_purchase_orders: {
    rows: sql`purchase_orders po left join warehouses w on w.warehouse_id = po.warehouse_id left join orders o on o.order_id = po.order_id
      left join tenants t on t.tenant_id = o.tenant_id left join addresses a on a.address_id = coalesce(o.address_id, w.address_id)`,
    id: sql`po.po_id`,
    facts: {
      place_name: placeName,
      address: addressIfAny,
    },
  },
  places_of_purchase_order_lines: {
    rows: sql`purchase_order_lines pl join order_lines l on l.line_id = pl.order_line_id join addresses a on a.address_id = l.address_id`,
    id: sql`pl.po_line_id`,
    facts: { address: addressDetails },
  },
  orders: {
    rows: sql`orders o`,
    id: sql`o.order_id`,
    facts: { customer_po_no: sql`o.customer_po_no` },
  },
  people: {
    rows: sql`users u`,
    id: sql`u.user_id`,
    facts: { person },
  },
} satisfies Record<string, Master>;
export type MasterName = keyof typeof MASTERS;

const columnOr = (value: string | number) => (typeof value === 'number' ? value : sql.ref(value));

/**
 * The copy of a document in the row: by the column with its id, or the id itself. With the revision, which is 0 of all but quotations,
 * the condition is the whole primary key: PostgreSQL leaves out the join where nothing of it is read.
 */
export const copyOf = (kind: IssuedKind, id: string | number, revision: string | number = 0) =>
  sql<boolean>`ic.entity = ${kind} and ic.document_id = ${columnOr(id)} and ic.revision = ${columnOr(revision)}`;

/** The copy of a quotation as it was sent last; a draft is a revision without one. */
export const copyOfQuotation = (id: string | number, revision: string | number) =>
  copyOf('QUOTATION', id, revision);

const pathOf = (master: MasterName, fact: string) =>
  sql`array[${sql.lit(master)}, ${MASTERS[master].id}::text, ${sql.lit(fact)}]`;

/** An embed as it was copied, else as it is: what the copy has not is live. */
const infoAsIssued = <T>(master: MasterName, live: RawBuilder<T>) =>
  sql<T>`(${live}::jsonb || coalesce(ic.masters #> ${pathOf(master, 'info')}, '{}'))`;

/** A fact of a master, by its own expression. */
const factAsIssued = <T>(master: MasterName, fact: string, live: RawBuilder<T>) =>
  sql<T>`coalesce(ic.masters #> ${pathOf(master, fact)}, to_jsonb(${live}))`;

const textAsIssued = <T extends string | null>(
  master: MasterName,
  fact: string,
  live: RawBuilder<T>,
) => sql<T>`(${factAsIssued(master, fact, live)} #>> '{}')`;

/** SKU facts, over skus as k, products as p. */
export const issuedSkuInfo = infoAsIssued<Omit<SkuInfo, 'thumbnail'>>('skus', skuInfo);
export const issuedUnitCode = textAsIssued('skus', 'unit_code', sql<string>`k.unit_code`);
/** Customer facts, over tenants as t. */
export const issuedTenantInfo = infoAsIssued('tenants', tenantInfo);
/** Seller facts, over sellers as s, their office addresses as sa; null when none is joined. */
export const issuedSellerInfo = sql<
  Static<typeof SellerInfo>
>`case when s.seller_id is not null then ${infoAsIssued('sellers', sellerInfo)} end`;
/** Seller's name and GST number, over sellers as s. */
export const issuedSeller = {
  name: sql<string>`coalesce(ic.masters #>> array['sellers', s.seller_id::text, 'info', 'seller_name'], s.seller_name)`,
  gstin: textAsIssued('sellers', 'gstin', sql<string | null>`s.gstin`),
};
/** The same for purchase orders; over sellers as s, their office addresses as a. */
export const issuedSellerWithContact = infoAsIssued(
  'sellers_of_purchase_orders',
  sellerWithContact,
);
/** Address facts, over addresses as a. */
export const issuedAddress = infoAsIssued('addresses', addressDetails);
/** Billed party of a quotation, over quotations as q, tenants as t. */
export const issuedBilledByQuotation = withKind(
  factAsIssued('billed_by_quotations', 'bill_to', billedByQuotation),
);
/**
 * Billed party of a challan, over delivery_challans as dc, tenants as t, orders as o; null when
 * there is no customer.
 */
export const issuedBilledOnChallan = withKind(
  factAsIssued('billed_on_challans', 'bill_to', billedOnChallan),
);
/** A person by the id; null without one. */
export const issuedPerson = (userId: number | null) =>
  sql<Person | null>`(select ${factAsIssued('people', 'person', person)} from users u where u.user_id = ${userId}::bigint)`;
/** Customer PO number, over orders as o; null when none is joined. */
export const issuedCustomerPo = textAsIssued(
  'orders',
  'customer_po_no',
  sql<string | null>`o.customer_po_no`,
);
/**
 * Destination of a purchase order, over purchase_orders as po, warehouses as w, tenants as t,
 * addresses as a.
 */
export const issuedPlaceOfPurchaseOrder = [
  textAsIssued('places_of_purchase_orders', 'place_name', placeName).as('place_name'),
  factAsIssued('places_of_purchase_orders', 'address', addressIfAny).as('address'),
] as const;
/** Destination of one line, over purchase_order_lines as pl, addresses as a. */
export const issuedPlaceOfPurchaseOrderLine = factAsIssued(
  'places_of_purchase_order_lines',
  'address',
  addressDetails,
);
/** Warehouse name, over warehouses as w. */
export const issuedWarehouseName = textAsIssued(
  'warehouses',
  'warehouse_name',
  sql<string>`w.warehouse_name`,
);

/** Days to pay of a quotation's customer; of one that was sent as its copy has them, if at all. Over q and t. */
export const issuedDaysToPay = sql<
  number | null
>`case when ic.document_id is null then to_jsonb(${MASTERS.billed_by_quotations.facts.days_to_pay})
  else ic.masters #> ${pathOf('billed_by_quotations', 'days_to_pay')} end`;
