import { DAYS_TO_PAY } from '@munim/schema/shared/days.ts';
import { type RawBuilder, sql } from 'kysely';
import { billTo, copiedStateCode } from '../src/core/data/billTo.ts';
import type { Trx } from '../src/core/data/database.ts';
import { dayOf } from '../src/core/data/days.ts';
import { SCAN } from './scan.ts';

const COMPANY_GSTIN = '29AAACM4154Q1ZY';

/** "2627": the financial year of a moment, as `financialYear` writes it. */
const yearOf = (moment: RawBuilder<unknown>) => {
  const april = sql`(${dayOf(moment)} - interval '3 months')`;
  return sql`to_char(${april}, 'YY') || to_char(${april} + interval '1 year', 'YY')`;
};
/** Heads of a line's value: half-up, CGST and SGST alike at home, else IGST. */
const headsOf = (value: RawBuilder<unknown>, rate: string, within: string) => {
  const [percent, home] = [sql.ref(rate), sql.ref(within)];
  return {
    half: sql`case when ${home} then round(${value} * ${percent} * 0.005, 2) else 0 end`,
    igst: sql`case when ${home} then 0 else round(${value} * ${percent} * 0.01, 2) end`,
  };
};

type ValueOf = (units: RawBuilder<unknown>) => RawBuilder<unknown>;

/** Money of a load by itself, as on its challan. */
function money(valueOf: ValueOf, rate: string, within: string) {
  const value = valueOf(sql`m.quantity`);
  const { half, igst } = headsOf(value, rate, within);
  return sql`${value} as taxable, ${half} as cgst, ${igst} as igst`;
}

/** Money of a load that is a part of a line, as in partSums of the contract: of the units up to it, less of those before it. */
function partMoney(valueOf: ValueOf, rate: string, within: string) {
  const [upTo, before] = [valueOf(sql`m.up_to`), valueOf(sql`(m.up_to - m.quantity)`)];
  const [all, earlier] = [headsOf(upTo, rate, within), headsOf(before, rate, within)];
  return sql`${upTo} - ${before} as taxable, ${all.half} - ${earlier.half} as cgst, ${all.igst} - ${earlier.igst} as igst`;
}

/** Loads of the vehicles, each with the units of its line that left up to it. */
const loads = (
  line: string,
) => sql`(select x.*, v.n, sum(x.quantity) over (partition by ${sql.ref(`x.${line}`)} order by v.n, x.point_id) as up_to
  from moved x join vehicles v using (po_id, address_id, status)) m`;

/** Numbers of a series for all vehicles, in the order of their days, going on from the last one of each financial year. */
async function takeNumbers(trx: Trx, series: string, gstin: string): Promise<void> {
  const column = sql.ref(`${series.toLowerCase()}_number`);
  await sql`alter table vehicles add column ${column} text`.execute(trx);
  await sql`update vehicles v set ${column} = ${series} || '-' || y.year || '-' || to_char(y.place + coalesce(s.last_number, 0), 'FM999900000')
    from (select n, ${yearOf(sql`at`)} as year, row_number() over (partition by ${yearOf(sql`at`)} order by n) as place from vehicles) y
      left join document_series s on s.series = ${series} and s.gstin = ${gstin} and s.financial_year = y.year and s.prefix = ${series} where y.n = v.n`.execute(
    trx,
  );
  await sql`insert into document_series (series, prefix, gstin, financial_year, last_number)
    select ${series}, ${series}, ${gstin}, ${yearOf(sql`at`)}, count(*) from vehicles group by 4
    on conflict (series, gstin, financial_year, prefix) do update set last_number = document_series.last_number + excluded.last_number`.execute(
    trx,
  );
}

/** Load of each vehicle, with the money of its challan, its invoice and its bill. */
async function computeBilled(trx: Trx): Promise<void> {
  const sold: ValueOf = (units) =>
    sql`round(${units} * m.selling_price * (100 - m.order_line_discount) * 0.01, 2)`;
  const bought: ValueOf = (units) => sql`round(${units} * m.offer_price, 2)`;
  await sql`create temp table carried on commit drop as select v.n, m.point_id, m.po_line_id, m.order_line_id, m.product_sku_id, m.quantity,
      m.selling_price, m.order_line_discount, m.pan_india_gst, m.offer_price, row_number() over (partition by v.n order by m.point_id) as line_number,
      ${money(sold, 'm.pan_india_gst', 'm.within_state')} from moved m join vehicles v using (po_id, address_id, status)`.execute(
    trx,
  );
  await sql`create temp table invoiced on commit drop as select m.n, m.point_id, ${partMoney(sold, 'm.pan_india_gst', 'm.within_state')}
    from ${loads('order_line_id')}`.execute(trx);
  await sql`create temp table billed on commit drop as select m.n, m.point_id, m.po_id, m.po_line_id, m.product_sku_id, m.quantity, m.offer_price, m.gstin,
      ${partMoney(bought, 'm.gstin', 'm.bought_within')} from ${loads('po_line_id')}`.execute(trx);
}

const HEAD = sql`select n, sum(taxable) as taxable, sum(2 * cgst + igst) as gst, sum(quantity * selling_price) as value from carried group by n`;

async function seedChallans(trx: Trx): Promise<void> {
  await takeNumbers(trx, 'DC', '');
  await sql`insert into delivery_challans (challan_number, challan_type, status, shipment_id, order_id, po_id, tenant_id, seller_id, from_address, to_address,
      from_address_details, delivery_address_details, within_state, taxable_amount, gst_amount, grand_total, e_way_value, e_way_bill_number,
      e_way_bill_attachment, transport_mode, vehicle_number, transporter_name, transporter_gstin, transport_document_number, transport_document_date, receivers_name, grn_number, delivered_at, created_by, created_at)
    select v.dc_number, 'CUSTOMER', v.status, v.shipment_id, v.order_id, v.po_id, o.tenant_id, v.seller_id, s.from_address, s.to_address,
      s.from_address_details, s.to_address_details, v.within_state, h.taxable, h.gst, h.taxable + h.gst, h.value, (291000000000 + v.shipment_id)::text, ${SCAN}::uuid,
      s.transport_mode, s.vehicle_number, tr.transporter_name, tr.gst_number, s.transport_document_number, s.transport_document_date,
      case v.status when 'DELIVERED' then (array['Store keeper', 'Anita R', 'Security gate 2'])[1 + v.n % 3] end,
      case v.status when 'DELIVERED' then (400000 + v.n)::text end, v.delivered_at, v.shipper, v.at
    from vehicles v join (${HEAD}) h using (n) join shipments s using (shipment_id) left join transporters tr using (transporter_id)
      join orders o on o.order_id = v.order_id order by v.n`.execute(trx);
  await sql`update vehicles v set challan_id = c.challan_id from delivery_challans c where c.shipment_id = v.shipment_id`.execute(
    trx,
  );
  await sql`insert into dc_lines (challan_id, line_number, product_sku_id, order_line_id, po_line_id, sub_shipment_tracker_id, delivered_qty, selling_price,
      pol_offer_price, discount_percent, pan_india_gst, taxable_amount, cgst_amount, sgst_amount, igst_amount, line_total)
    select v.challan_id, line_number, product_sku_id, order_line_id, po_line_id, point_id, quantity, selling_price, offer_price, order_line_discount,
      pan_india_gst, taxable, cgst, cgst, igst, taxable + 2 * cgst + igst from carried join vehicles v using (n) order by n, line_number`.execute(
    trx,
  );
}

/**
 * Delivered goods have a vendor invoice; of goods in transit every second bill is still a draft.
 */
async function seedBills(trx: Trx): Promise<void> {
  await sql`alter table vehicles add column issued boolean`.execute(trx);
  await sql`update vehicles set issued = status = 'DELIVERED' or n % 2 = 0`.execute(trx);
  await sql`insert into bills (seller_id, shipment_id, included_po_ids, status, payment_due_date, seller_invoice_number, seller_invoice_date,
      seller_invoice_attachment, seller_invoice_year, within_state, bill_base_value, bill_gst_amount, bill_grand_total, created_by, created_at)
    select v.seller_id, v.shipment_id, array[v.po_id], case when issued then 'ISSUED' else 'DRAFT' end, ${dayOf(sql`v.at`)} + ${sql.lit(DAYS_TO_PAY)},
      case when issued then 'GST/' || ${yearOf(sql`v.at`)} || '/' || v.shipment_id end, case when issued then ${dayOf(sql`v.at`)} end,
      case when issued then ${SCAN}::uuid end, case when issued then ${yearOf(sql`v.at`)} end, v.bought_within, h.taxable, h.gst, h.taxable + h.gst, v.shipper, v.at
    from vehicles v join (select n, sum(taxable) as taxable, sum(2 * cgst + igst) as gst from billed group by n) h using (n) order by v.n`.execute(
    trx,
  );
  await sql`insert into bill_lines (bill_id, line_number, po_id, po_line_id, product_sku_id, dc_line_id, quantity, offer_price, pan_india_gst, taxable_amount,
      cgst_amount, sgst_amount, igst_amount, line_total)
    select b.bill_id, row_number() over (partition by n order by point_id), l.po_id, l.po_line_id, l.product_sku_id, d.dc_line_id, l.quantity, l.offer_price, l.gstin,
      l.taxable, l.cgst, l.cgst, l.igst, l.taxable + 2 * l.cgst + l.igst
    from billed l join vehicles v using (n) join bills b on b.shipment_id = v.shipment_id join dc_lines d on d.sub_shipment_tracker_id = l.point_id
    order by n, point_id`.execute(trx);
  await sql`update purchase_order_lines l set billed_quantity = b.quantity from (select po_line_id, sum(quantity) as quantity from billed group by 1) b
    where b.po_line_id = l.po_line_id`.execute(trx);
  await sql`update purchase_orders o set billing_status = case when l.billed = 0 then 'PENDING' when l.billed < l.wanted then 'PARTIALLY_BILLED' else 'BILLED' end
    from (select po_id, sum(billed_quantity) as billed, sum(quantity - cancelled_quantity) as wanted from purchase_order_lines
      where po_id in (select po_id from vehicles) group by 1) l where l.po_id = o.po_id`.execute(
    trx,
  );
}

const BILLED = billTo({
  chosen: sql.ref('o.billing_registration_id'),
  itself: sql.ref('o.bills_customer_itself'),
  stateCode: copiedStateCode('c.delivery_address_details'),
});

async function seedInvoices(trx: Trx): Promise<void> {
  await takeNumbers(trx, 'INV', COMPANY_GSTIN);
  await sql`insert into invoices (invoice_number, company_gstin, invoice_date, status, order_id, tenant_id, challan_id, shipment_id, tenant_gstin, billing_details,
      from_address_details, delivery_address_details, place_of_supply, within_state, due_date, customer_po_no, invoice_taxable_amount,
      invoice_gst_amount, invoice_grand_total, created_by, created_at)
    select v.inv_number, ${COMPANY_GSTIN}, ${dayOf(sql`v.at`)}, 'ISSUED', v.order_id, o.tenant_id, v.challan_id, v.shipment_id, b.billed ->> 'gst_no', b.billed,
      c.from_address_details, c.delivery_address_details, case when b.billed ->> 'gst_no' is null then c.delivery_address_details ->> 'state' else b.billed ->> 'state' end, v.within_state, ${dayOf(sql`v.at`)} + coalesce(t.credit_days, ${sql.lit(DAYS_TO_PAY)}),
      o.customer_po_no, h.taxable, h.gst, h.taxable + h.gst, v.shipper, v.at
    from vehicles v join (select n, sum(taxable) as taxable, sum(2 * cgst + igst) as gst from invoiced group by n) h using (n)
      join delivery_challans c using (challan_id) join orders o on o.order_id = v.order_id join tenants t on t.tenant_id = o.tenant_id
      cross join lateral (select ${BILLED}::jsonb as billed) b order by v.n`.execute(trx);
  await sql`insert into invoice_lines (invoice_id, line_number, order_line_id, dc_line_id, product_sku_id, quantity, selling_price, discount_percent,
      pan_india_gst, tax_category, taxable_amount, cgst_amount, sgst_amount, igst_amount, line_total)
    select i.invoice_id, d.line_number, d.order_line_id, d.dc_line_id, d.product_sku_id, d.delivered_qty, d.selling_price, d.discount_percent,
      d.pan_india_gst, o.tax_category, l.taxable, l.cgst, l.cgst, l.igst, l.taxable + 2 * l.cgst + l.igst
    from vehicles v join invoices i using (challan_id) join dc_lines d using (challan_id) join order_lines o on o.line_id = d.order_line_id
      join invoiced l on l.point_id = d.sub_shipment_tracker_id order by v.n, d.line_number`.execute(
    trx,
  );
}

async function seedAuditLog(trx: Trx): Promise<void> {
  await sql`insert into audit_log (created_at, user_id, entity, entity_id, action, from_status, to_status, changes)
    select at, shipper, entity, id, action, from_status, to_status, '{}' from (
      select at, n, 1 as step, shipper, 'DELIVERY_CHALLAN' as entity, challan_id as id, 'CREATE' as action, null as from_status, 'IN_TRANSIT' as to_status from vehicles
      union all select delivered_at, n, 5, shipper, 'DELIVERY_CHALLAN', challan_id, 'DELIVER', 'IN_TRANSIT', 'DELIVERED' from vehicles where status = 'DELIVERED'
      union all select v.at, n, 2, shipper, 'BILL', bill_id, 'CREATE', null, 'DRAFT' from vehicles v join bills b using (shipment_id)
      union all select v.at, n, 3, shipper, 'BILL', bill_id, 'ISSUE', 'DRAFT', 'ISSUED' from vehicles v join bills b using (shipment_id) where issued
      union all select v.at, n, 4, shipper, 'INVOICE', invoice_id, 'CREATE', null, 'ISSUED' from vehicles v join invoices i using (shipment_id)) e
    order by at, n, step`.execute(trx);
}

/** Challans, bills and invoices of the vehicles, with their lines and trail; answers how many rows it was. */
export async function seedDocumentsOfGoods(trx: Trx): Promise<number> {
  await computeBilled(trx);
  await seedChallans(trx);
  await seedBills(trx);
  await seedInvoices(trx);
  await seedAuditLog(trx);
  const { rows } = await sql<{
    all: number;
  }>`select (select 9 * count(*) from vehicles) + (select 3 * count(*) from carried) as all`.execute(
    trx,
  );
  await sql`drop table carried, invoiced, billed`.execute(trx);
  return rows[0]?.all ?? 0;
}
