import { ISSUED_BILLS } from '@munim/schema/bills/bills.rules.ts';
import { LIVE_INVOICE_STATUSES } from '@munim/schema/invoices/invoices.rules.ts';
import { type RawBuilder, sql } from 'kysely';
import { byHash, followsOrder, visibleOrders } from '../core/access/documentScope.ts';
import { ownersOf, rowScopeOf } from '../core/access/rowScope.ts';
import type { Viewer } from '../core/access/viewer.ts';
import { endOfDay, startOf } from '../core/data/days.ts';
import { visibleBills } from '../bills/bills.public.ts';
import { visibleExpenses } from '../expenses/expenses.public.ts';
import { ofVisibleCustomer } from '../openings/openings.public.ts';
import { paymentOwners, visibleWithDocument } from '../payments/payments.public.ts';
import { type DayRange, type Facts, OF_CUSTOMER } from './facts.ts';

const LIVE_INVOICES = sql.join(LIVE_INVOICE_STATUSES.map((status) => sql.lit(status)));
const BILLS = sql.join(ISSUED_BILLS.map((status) => sql.lit(status)));

/** Invoices and credit notes are of the registration of their order. */
const ofOrderLine = {
  SALES_PERSON: sql`o.sales_person`,
  GST_REGISTRATION: sql`o.gst_registration_id`,
  VENDOR: sql`l.seller_id`,
  WAREHOUSE: sql`l.warehouse_id`,
  STATE: sql`l.state_code`,
};

const invoices = sql`invoices i left join orders o on o.order_id = i.order_id`;
/** Lines with the order and order line they are of. Invoices and credit notes are visible with their order. */
const invoiceLines = (lines: RawBuilder<unknown>) => sql`${invoices}
  join ${lines} il on il.invoice_id = i.invoice_id
  left join order_lines l on l.line_id = il.order_line_id`;

/**
 * Invoice lines with their share of the freight of their shipment, exact to the paisa: rounded running sums, less the one before.
 * Only shipments invoiced in the range are read.
 */
const freightShares = ({ from, to }: DayRange) => sql`(
  select line.*, coalesce(round(cost * running / nullif(whole, 0), 2)
      - round(cost * (running - taxable_amount) / nullif(whole, 0), 2), 0) as freight
  from (select part.*, coalesce(s.logistic_cost, 0) + coalesce(s.loading_charge, 0) as cost,
      sum(part.taxable_amount) over (partition by s.shipment_id order by part.invoice_line_id) as running,
      sum(part.taxable_amount) over (partition by s.shipment_id) as whole
    from shipments s
    join invoices of_shipment on of_shipment.shipment_id = s.shipment_id and of_shipment.status in (${LIVE_INVOICES})
    join invoice_lines part on part.invoice_id = of_shipment.invoice_id
    where s.shipment_id in (select asked.shipment_id from invoices asked
      where asked.invoice_date between ${from}::date and ${to}::date)) line)`;

const withDocument = (payments: RawBuilder<unknown>) => sql`${payments} pay
  left join orders o on o.order_id = pay.order_id
  left join purchase_orders po on po.po_id = pay.po_id`;
const payments = withDocument(sql`payments`);
/** Money that has moved in these books; what is taken from an advance of old books moved before. */
const MOVED = sql<boolean>`pay.status = 'PAID' and pay.advance_id is null`;

/**
 * Receipts for orders of until a day, less what of them settles invoices of until then; and advances of old books, less
 * what of them was used until then.
 */
const openReceipts = (
  until: string,
) => sql`(select 'PAYMENT' as kind, got.payment_id as id, got.direction, got.order_id,
    got.po_id, got.opening_id, got.tenant_id, got.amount - coalesce((select sum(part.amount) from payment_allocations part
      join invoices paid on paid.invoice_id = part.invoice_id
        and paid.status in (${LIVE_INVOICES}) and paid.invoice_date <= ${until}::date
      where part.payment_id = got.payment_id), 0) as balance
  from payments got where got.direction = 'INCOMING' and got.status = 'PAID' and got.payment_date <= ${until}::date
    and got.order_id is not null
  union all select 'OPENING', brought.opening_id, 'INCOMING', null, null, brought.opening_id, brought.tenant_id, brought.amount
    - coalesce((select sum(used.amount) from payments used where used.advance_id = brought.opening_id
      and used.status = 'PAID' and used.payment_date <= ${until}::date), 0)
  from opening_documents brought where brought.kind = 'CUSTOMER_ADVANCE' and brought.as_of <= ${until}::date)`;

/** Unpaid documents of old books at the end of a day, with the columns of the documents that they are added to. */
const openBrought = (kind: 'INVOICE' | 'BILL', columns: RawBuilder<unknown>, day: string) =>
  openAt(day, {
    table: sql`opening_documents`,
    id: sql`opening_id`,
    columns,
    rest: sql`amount - settled_amount`,
    dated: sql`document_date`,
    due: sql`due_date`,
    counts: sql`kind = ${sql.lit(kind)} and as_of <= ${day}::date`,
    after: sql`select paid.opening_id as id, paid.amount from payments paid
      where paid.payment_date > ${day}::date and paid.status = 'PAID' and paid.opening_id is not null`,
  });

/** Sales person of an order o, or of the customer of a document of old books. */
const sellerOf = (party: RawBuilder<unknown>) =>
  sql`coalesce(o.sales_person, (select owner.sales_person from tenants owner where owner.tenant_id = ${party} and o.order_id is null))`;

/** Sum paid or credited after a day, by invoice or by bill. */
const paidAfter = (id: RawBuilder<unknown>, day: string) => sql`select ${id} as id, part.amount
  from payments paid join payment_allocations part on part.payment_id = paid.payment_id
  where paid.payment_date > ${day}::date and paid.status = 'PAID' and ${id} is not null`;
const creditedAfter = (
  day: string,
) => sql`select c.invoice_id as id, c.creditnote_grand_total as amount
  from credit_notes c where c.creditnote_date > ${day}::date and c.status = 'ISSUED'`;

/**
 * Documents with what they waited for at the end of a day: a row of what they wait for now, and one of what came after that day.
 * Columns: those given, `balance`, `age`, and the days `dated` and `due`.
 */
const openAt = (
  day: string,
  document: Record<
    'table' | 'id' | 'columns' | 'rest' | 'dated' | 'due' | 'counts' | 'after',
    RawBuilder<unknown>
  >,
) => {
  const { table, id, columns, rest, dated, due, counts, after } = document;
  const found = sql`${columns}, ${id} as id, ${ageOf(due, day)} as age, ${dated}::text as dated, ${due}::text as due`;
  return sql`(select ${found}, ${rest} as balance from ${table} where ${counts} and ${rest} > 0
    union all select ${found}, came.later + least(${rest}, 0) from ${table}
      join (select id as came_id, sum(amount) as later from (${after}) came group by id) came on came.came_id = ${id}
      where ${counts})`;
};

const unpaidGroups = (rows: string) => ({
  AGE: sql.ref(`${rows}.age`),
  DATED: sql.ref(`${rows}.dated`),
  DUE: sql.ref(`${rows}.due`),
});

const ageOf = (due: RawBuilder<unknown>, asOf: string) => sql`case
  when ${due} >= ${asOf}::date then 'NOT_DUE'
  when ${due} >= ${asOf}::date - 30 then '1_30'
  when ${due} >= ${asOf}::date - 60 then '31_60'
  when ${due} >= ${asOf}::date - 90 then '61_90'
  else 'OVER_90' end`;

/** Visible with their order; documents of old books with their customer, whom category managers do not see: theirs is one join. */
function visibleReceivables(viewer: Viewer): RawBuilder<boolean> {
  const ofOrder = followsOrder(viewer, 'i', byHash);
  return rowScopeOf(viewer) === 'managed categories'
    ? ofOrder
    : sql`(case when i.order_id is null then ${ofVisibleCustomer(viewer, 'i')} else ${ofOrder} end)`;
}

/** Lines of invoices, credit notes and bills, money that moved, and what is open at the end of a day. */
export const MONEY_FACTS = {
  invoices: {
    from: () =>
      sql`${invoiceLines(sql`invoice_lines`)} left join dc_lines d on d.dc_line_id = il.dc_line_id`,
    documents: {
      from: invoices,
      groups: ['SALES_PERSON', 'STATUS', 'GST_REGISTRATION', ...OF_CUSTOMER],
    },
    visible: visibleOrders,
    owners: ownersOf('o'),
    counts: sql`i.status in (${LIVE_INVOICES})`,
    day: sql`i.invoice_date`,
    sku: sql`il.product_sku_id`,
    customer: sql`i.tenant_id`,
    groups: { ...ofOrderLine, STATUS: sql`i.status`, GST_RATE: sql`il.pan_india_gst` },
  },
  freight: {
    from: (range) => invoiceLines(freightShares(range)),
    visible: visibleOrders,
    owners: ownersOf('o'),
    counts: sql`i.status in (${LIVE_INVOICES})`,
    day: sql`i.invoice_date`,
    sku: sql`il.product_sku_id`,
    customer: sql`i.tenant_id`,
    groups: { ...ofOrderLine, STATUS: sql`i.status`, GST_RATE: sql`il.pan_india_gst` },
  },
  creditNotes: {
    from: () => sql`credit_notes c
      join credit_note_lines cl on cl.creditnote_id = c.creditnote_id
      left join orders o on o.order_id = c.order_id
      left join invoice_lines il on il.invoice_line_id = cl.invoice_line_id
      left join order_lines l on l.line_id = il.order_line_id`,
    visible: visibleOrders,
    counts: sql`c.status = 'ISSUED'`,
    day: sql`c.creditnote_date`,
    sku: sql`il.product_sku_id`,
    customer: sql`c.tenant_id`,
    groups: { ...ofOrderLine, GST_RATE: sql`cl.pan_india_gst` },
  },
  bills: {
    from: () => sql`bills b join bill_lines bl on bl.bill_id = b.bill_id
      left join purchase_orders bought on bought.po_id = bl.po_id`,
    visible: visibleBills,
    counts: sql`b.status in (${BILLS})`,
    day: sql`b.seller_invoice_date`,
    sku: sql`bl.product_sku_id`,
    groups: {
      VENDOR: sql`b.seller_id`,
      STATUS: sql`b.status`,
      GST_RATE: sql`bl.pan_india_gst`,
      GST_REGISTRATION: sql`bought.gst_registration_id`,
    },
  },
  payments: {
    from: () => payments,
    visible: visibleWithDocument,
    owners: paymentOwners,
    counts: MOVED,
    day: sql`pay.payment_date`,
    customer: sql`pay.tenant_id`,
    groups: {
      SALES_PERSON: sql`o.sales_person`,
      VENDOR: sql`pay.seller_id`,
      PAYMENT_MODE: sql`pay.payment_mode`,
    },
  },
  settlements: {
    from: () => sql`${payments} join payment_allocations part on part.payment_id = pay.payment_id
      left join invoices i on i.invoice_id = part.invoice_id
      left join bills b on b.bill_id = part.bill_id`,
    visible: visibleWithDocument,
    owners: paymentOwners,
    counts: MOVED,
    day: sql`pay.payment_date`,
    customer: sql`pay.tenant_id`,
    groups: {
      SALES_PERSON: sql`o.sales_person`,
      VENDOR: sql`pay.seller_id`,
      PAYMENT_MODE: sql`pay.payment_mode`,
    },
  },
  expenses: {
    from: () => sql`expenses x
      left join orders o on o.order_id = x.entity_id and x.entity_type = 'ORDER'
      left join purchase_orders po on po.po_id = x.entity_id and x.entity_type = 'PURCHASE_ORDER'`,
    visible: visibleExpenses,
    counts: sql`x.status = 'ACTIVE'`,
    day: sql`x.expense_date`,
    groups: { EXPENSE_HEAD: sql`x.expense_head` },
  },
  receivables: {
    from: ({ to }) =>
      sql`(select * from ${openAt(to, {
        table: sql`invoices`,
        id: sql`invoice_id`,
        columns: sql`order_id, tenant_id`,
        rest: sql`invoice_grand_total - received_amount - credited_amount`,
        dated: sql`invoice_date`,
        due: sql`due_date`,
        counts: sql`status in (${LIVE_INVOICES}) and invoice_date <= ${to}::date`,
        after: sql`${paidAfter(sql`part.invoice_id`, to)} union all ${creditedAfter(to)}`,
      })} made union all
        select * from ${openBrought('INVOICE', sql`null::bigint as order_id, tenant_id`, to)} brought) i
        left join orders o on o.order_id = i.order_id`,
    visible: visibleReceivables,
    counts: sql`i.balance <> 0`,
    customer: sql`i.tenant_id`,
    groups: {
      SALES_PERSON: sellerOf(sql`i.tenant_id`),
      ...unpaidGroups('i'),
    },
  },
  advances: {
    from: ({ to }) => withDocument(openReceipts(to)),
    visible: visibleWithDocument,
    counts: sql`pay.balance <> 0`,
    customer: sql`pay.tenant_id`,
    groups: { SALES_PERSON: sellerOf(sql`pay.tenant_id`) },
  },
  payables: {
    from: ({ to }) =>
      sql`(select * from ${openAt(to, {
        table: sql`bills`,
        id: sql`bill_id`,
        columns: sql`bill_id, seller_id`,
        rest: sql`bill_grand_total - paid_amount`,
        dated: sql`seller_invoice_date`,
        due: sql`payment_due_date`,
        counts: sql`status in (${BILLS}) and seller_invoice_date <= ${to}::date`,
        after: paidAfter(sql`part.bill_id`, to),
      })} made union all
        select * from ${openBrought('BILL', sql`null::bigint as bill_id, seller_id`, to)} brought) b`,
    visible: visibleBills,
    counts: sql`b.balance <> 0`,
    groups: { VENDOR: sql`b.seller_id`, ...unpaidGroups('b') },
  },
  stock: {
    from: ({
      to,
    }) => sql`(select moved.warehouse_id, moved.product_sku_id, sum(moved.quantity) as quantity
        from stock_ledger moved where (moved.created_at < ${endOfDay(to)} or moved.as_of <= ${to}::date)
        group by moved.warehouse_id, moved.product_sku_id) stock
      left join lateral (select coalesce(
        (select known.price from (
          (select pl.offer_price as price, po.issued_at as at from purchase_order_lines pl join purchase_orders po on po.po_id = pl.po_id
            where pl.product_sku_id = stock.product_sku_id and po.po_state = 'ISSUED' and po.issued_at < ${endOfDay(to)}
            order by po.issued_at desc, pl.po_line_id desc limit 1)
          union all
          (select brought.unit_cost, ${startOf(sql`brought.as_of + 1`)} from opening_stock brought
            where brought.product_sku_id = stock.product_sku_id and brought.warehouse_id = stock.warehouse_id
              and brought.as_of <= ${to}::date)) known order by known.at desc limit 1),
        (select min(offer.offer_price) from offers offer
          where offer.product_sku_id = stock.product_sku_id and offer.is_active and not offer.is_deleted)) as price) last on true`,
    visible: () => sql`true`,
    counts: sql`stock.quantity <> 0`,
    sku: sql`stock.product_sku_id`,
    groups: { WAREHOUSE: sql`stock.warehouse_id` },
  },
} as const satisfies Record<string, Facts>;
