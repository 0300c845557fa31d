import { type Kysely, type RawBuilder, sql } from 'kysely';

/**
 * Invoices and bills of a line add up to the line (docs/decisions/026). Issued documents stay as
 * they are: a line that is on documents whole takes the sum of its parts, which earlier were rounded
 * each by itself, and a line that is not, at least that sum. Statuses follow, with an audit row per
 * document. An invoice that credit notes took whole becomes CREDITED. Goods that stayed behind keep
 * the day that was said first.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await allowCredited(db);
  await followParts(db, {
    lines: sql`order_lines`,
    id: sql`line_id`,
    head: sql`order_id`,
    total: sql`line_total`,
    counted: sql`invoiced_quantity`,
    parts: sql`select n.order_line_id as id, n.taxable_amount, n.cgst_amount, n.sgst_amount, n.igst_amount
      from invoice_lines n join invoices d using (invoice_id) where d.status not in ('CANCELLED', 'VOID')`,
    fits: sql`true`,
  });
  await settleOrders(db);
  await sql`drop table changed_lines`.execute(db);
  await followParts(db, {
    lines: sql`purchase_order_lines`,
    id: sql`po_line_id`,
    head: sql`po_id`,
    total: sql`item_total`,
    counted: sql`billed_quantity`,
    parts: sql`select n.po_line_id as id, n.taxable_amount, n.cgst_amount, n.sgst_amount, n.igst_amount
      from bill_lines n join bills d using (bill_id) where d.status <> 'CANCELLED'`,
    // payments stay within the purchase order: one that would come to less than they are keeps its sums
    fits: sql`not exists (select from purchase_orders o where o.po_id = n.head_id and o.paid_amount + o.pending_amount
      > (select sum(coalesce(m.taxable + 2 * m.half + m.igst, l.item_total)) from purchase_order_lines l left join new_sums m on m.id = l.po_line_id
        where l.po_id = o.po_id))`,
  });
  await settlePurchaseOrders(db);
  await sql`drop table changed_lines`.execute(db);
  await keepInitialDates(db);
}

/** A point that came from one of the same place is its rest, also in several steps. */
async function keepInitialDates(db: Kysely<unknown>): Promise<void> {
  await sql`
    with recursive stayed as (
      select r.sub_shipment_tracker_id as id, d.initial_date, d.seller_id, d.warehouse_id
      from delivery_points d join delivery_points r on r.came_from = d.sub_shipment_tracker_id
        and (r.seller_id, r.warehouse_id) is not distinct from (d.seller_id, d.warehouse_id)
      where not exists (select from delivery_points f where f.sub_shipment_tracker_id = d.came_from
        and (f.seller_id, f.warehouse_id) is not distinct from (d.seller_id, d.warehouse_id))
      union all
      select r.sub_shipment_tracker_id, s.initial_date, r.seller_id, r.warehouse_id
      from stayed s join delivery_points r on r.came_from = s.id
        and (r.seller_id, r.warehouse_id) is not distinct from (s.seller_id, s.warehouse_id))
    update delivery_points d set initial_date = s.initial_date from stayed s
    where s.id = d.sub_shipment_tracker_id and d.initial_date <> s.initial_date`.execute(db);
}

async function allowCredited(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table invoices drop constraint invoices_status_check;
    alter table invoices add constraint invoices_status_check
      check (status in ('DRAFT', 'ISSUED', 'PARTIALLY_PAID', 'PAID', 'CREDITED', 'CANCELLED', 'VOID'));

    with changed as (
      update invoices i set status = case when i.invoice_grand_total = 0 then 'PAID' else 'CREDITED' end from invoices was
      where was.invoice_id = i.invoice_id and was.status in ('ISSUED', 'PARTIALLY_PAID', 'PAID') and i.credited_amount = i.invoice_grand_total
        and was.status <> case when i.invoice_grand_total = 0 then 'PAID' else 'CREDITED' end
      returning i.invoice_id, was.status as from_status, i.status as to_status)
    insert into audit_log (entity, entity_id, action, from_status, to_status)
      select 'INVOICE', invoice_id, 'STATUS', from_status, to_status from changed order by invoice_id;
  `.execute(db);
}

interface Lines {
  lines: RawBuilder<unknown>;
  id: RawBuilder<unknown>;
  head: RawBuilder<unknown>;
  total: RawBuilder<unknown>;
  counted: RawBuilder<unknown>;
  /** Document lines that stand, each with the id of its line. */
  parts: RawBuilder<unknown>;
  /** Condition over new_sums as n. */
  fits: RawBuilder<unknown>;
}

/** Leaves a temporary table changed_lines with the heads of the lines that changed. A line has one kind of tax heads: where its parts have both, all counts as IGST. */
async function followParts(
  db: Kysely<unknown>,
  { lines, id, head, total, counted, parts, fits }: Lines,
): Promise<void> {
  const whole = sql`l.${counted} = l.quantity - l.cancelled_quantity`;
  const followed = (own: RawBuilder<unknown>, ofParts: RawBuilder<unknown>) =>
    sql`case when ${whole} then ${ofParts} else greatest(${own}, ${ofParts}) end`;
  await sql`
    create temporary table new_sums as
      select s.id, l.${head} as head_id, ${followed(sql`l.taxable_amount`, sql`s.taxable`)} as taxable,
        ${followed(sql`l.cgst_amount`, sql`s.half`)} as half, ${followed(sql`l.igst_amount`, sql`s.igst`)} as igst
      from ${lines} l join (
        select p.id, sum(taxable_amount) as taxable, case when sum(igst_amount) > 0 then 0 else sum(cgst_amount) end as half,
          case when sum(igst_amount) > 0 then sum(cgst_amount + sgst_amount + igst_amount) else 0 end as igst
        from (${parts}) p group by p.id) s on s.id = l.${id}
      where ${whole} or l.igst_amount * s.half = 0 and l.cgst_amount * s.igst = 0`.execute(db);
  await sql`
    create temporary table changed_lines as
      select n.* from new_sums n join ${lines} l on l.${id} = n.id
      where (l.taxable_amount, l.cgst_amount, l.igst_amount) is distinct from (n.taxable, n.half, n.igst) and ${fits}`.execute(
    db,
  );
  await sql`
    update ${lines} l set taxable_amount = n.taxable, cgst_amount = n.half, sgst_amount = n.half, igst_amount = n.igst,
      ${total} = n.taxable + 2 * n.half + n.igst from changed_lines n where l.${id} = n.id`.execute(
    db,
  );
  await sql`drop table new_sums`.execute(db);
}

const payment = (settled: RawBuilder<unknown>, total: RawBuilder<unknown>) =>
  sql`case when ${settled} <= 0 then 'PENDING' when ${settled} >= ${total} then 'PAID' else 'PARTIALLY_PAID' end`;

/** Orders whose lines changed, and those that come to nothing: nothing is owed of them. */
async function settleOrders(db: Kysely<unknown>): Promise<void> {
  await sql`
    with sums as (
      select order_id, sum(taxable_amount) as taxable, sum(cgst_amount + sgst_amount + igst_amount) as gst, sum(line_total) as total,
        sum(quantity - cancelled_quantity) as wanted from order_lines
      where order_id in (select head_id from changed_lines union select order_id from orders where order_grand_total = 0) group by 1),
    paid as (
      select s.*, case when s.total = 0 and s.wanted > 0 and not o.cancelled then 'PAID'
        else ${payment(sql`o.received_amount + o.credited_amount`, sql`s.total`)} end as payment from sums s join orders o using (order_id)),
    changed as (
      update orders o set order_taxable_amount = p.taxable, order_gst_amount = p.gst, order_grand_total = p.total, payment_status = p.payment,
        status = case when o.status in ('DELIVERED', 'PARTIALLY_PAID', 'PAID')
          then case p.payment when 'PENDING' then 'DELIVERED' else p.payment end else o.status end
      from paid p, orders was where p.order_id = o.order_id and was.order_id = o.order_id
        and (o.order_grand_total, o.order_gst_amount, o.payment_status) is distinct from (p.total, p.gst, p.payment)
      returning o.order_id as id, was.status as from_status, o.status as to_status, was.order_grand_total as from_total, o.order_grand_total as to_total)
    ${audited('ORDER', 'order_grand_total')}`.execute(db);
}

async function settlePurchaseOrders(db: Kysely<unknown>): Promise<void> {
  await sql`
    with sums as (
      select po_id, sum(taxable_amount) as taxable, sum(cgst_amount + sgst_amount + igst_amount) as gst, sum(item_total) as total
      from purchase_order_lines where po_id in (select head_id from changed_lines) group by 1),
    paid as (select s.*, ${payment(sql`o.paid_amount`, sql`s.total`)} as payment from sums s join purchase_orders o using (po_id)),
    changed as (
      update purchase_orders o set po_taxable_amount = p.taxable, po_gst_amount = p.gst, po_grand_total = p.total, payment_status = p.payment,
        status = case when o.status in ('DELIVERED', 'PARTIALLY_PAID', 'PAID')
          then case p.payment when 'PENDING' then 'DELIVERED' else p.payment end else o.status end
      from paid p, purchase_orders was where p.po_id = o.po_id and was.po_id = o.po_id
      returning o.po_id as id, was.status as from_status, o.status as to_status, was.po_grand_total as from_total, o.po_grand_total as to_total)
    ${audited('PURCHASE_ORDER', 'po_grand_total')}`.execute(db);
}

/** One audit row per changed document, with its status only when that changed. */
const audited = (entity: string, field: string) => sql`
  insert into audit_log (entity, entity_id, action, from_status, to_status, changes, remarks)
    select ${sql.lit(entity)}, id, 'STATUS', case when from_status <> to_status then from_status end, case when from_status <> to_status then to_status end,
      case when from_total <> to_total then jsonb_build_object(${sql.lit(field)}, jsonb_build_object('from', from_total::text, 'to', to_total::text)) else '{}' end,
      'Its total is that of its documents' from changed order by id`;
