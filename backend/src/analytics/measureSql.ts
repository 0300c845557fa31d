import type { Measure } from '@munim/schema/analytics/measures.ts';
import { type RawBuilder, sql } from 'kysely';
import { now } from '../core/data/clock.ts';
import { dayOf, indianDay } from '../core/data/days.ts';
import type { Facts } from './facts.ts';
import { MONEY_FACTS } from './moneyFacts.ts';
import { RECORD_OF } from './records.ts';
import { TRADE_FACTS } from './tradeFacts.ts';

export const FACTS = { ...TRADE_FACTS, ...MONEY_FACTS };
export type FactsName = keyof typeof FACTS;
const RECORDS: Record<FactsName, RawBuilder<unknown> | null> = RECORD_OF;
/** The rows with the group of the record that each is of. */
export const factsOf = (name: FactsName): Facts => {
  const facts: Facts = FACTS[name];
  const record = RECORDS[name];
  return record ? { ...facts, groups: { ...facts.groups, RECORD: record } } : facts;
};

/** A number over rows of one kind. */
interface Summed {
  facts: FactsName;
  /** Aggregate over the rows of a group. */
  sum: () => RawBuilder<unknown>;
  /** The same over the documents without their lines, where the facts have them. */
  ofDocuments?: () => RawBuilder<unknown>;
  /** A count of different things: LINES where one document has lines in several groups, ALWAYS where any group may have the same. */
  distinct?: 'LINES' | 'ALWAYS';
  /** An average is its total by its weight; no rows give null, not 0. */
  average?: { total: RawBuilder<unknown>; weight: RawBuilder<unknown> };
}
/** A number made of others after their rows were joined by group. */
interface Derived {
  of: readonly [Measure, Measure];
  percent?: true;
  difference?: true;
}

const from =
  (facts: FactsName) =>
  (sum: RawBuilder<unknown>, ofDocuments?: RawBuilder<unknown>): Summed => ({
    facts,
    sum: () => sum,
    ...(ofDocuments && { ofDocuments: () => ofDocuments }),
  });
/** Documents over their lines. */
const documentsOf = (
  facts: FactsName,
  id: RawBuilder<unknown>,
  when: RawBuilder<unknown> = sql``,
): Summed => ({
  facts,
  distinct: 'LINES',
  sum: () => sql`count(distinct ${id}) ${when}`,
  ...('documents' in FACTS[facts] && { ofDocuments: () => sql`count(*) ${when}` }),
});
const average = (
  facts: FactsName,
  total: RawBuilder<unknown>,
  weight: RawBuilder<unknown>,
): Summed => ({
  facts,
  sum: () => sql`round(${total} / nullif(${weight}, 0), 2)`,
  average: { total, weight },
});
const averageFrom =
  (facts: FactsName) =>
  (days: RawBuilder<unknown>): Summed =>
    average(facts, sql`sum(${days})`, sql`count(${days})`);
/** Average days, each weighted by the amount that was settled. */
const weightedDays = (days: RawBuilder<unknown>): Summed =>
  average(
    'settlements',
    sql`sum(${days} * part.amount)`,
    sql`sum(part.amount) filter (where ${days} is not null)`,
  );

const daysBetween = (start: RawBuilder<unknown>, end: RawBuilder<unknown>) =>
  sql`extract(epoch from ${end} - ${start}) / 86400`;

const [requests, orders, deliveries, purchases, invoices, creditNotes, bills, quotations] = [
  from('requests'),
  from('orders'),
  from('deliveries'),
  from('purchases'),
  from('invoices'),
  from('creditNotes'),
  from('bills'),
  from('quotations'),
];

const isLive = sql`o.status <> 'CANCELLED'`;
const isLate = () => sql`o.edd < ${indianDay(new Date(now()))}::date`;
const activeCustomers = sql`count(distinct o.tenant_id)`;
const ordered = sql`(l.quantity - l.cancelled_quantity)`;
const cost = sql`coalesce(d.pol_offer_price, l.offer_price)`;
const keptSales = sql`(il.taxable_amount - il.credited_taxable)`;
const keptCost = sql`${cost} * (il.quantity - il.credited_quantity)`;

/** A bill's round-off is of no line: its first one bears it, so that every group of lines adds up to what is payable. It never changes while a bill counts. */
const vendorRounding = sql`case when b.round_off <> 0 and bl.line_number = (select min(f.line_number) from bill_lines f
  where f.bill_id = b.bill_id) then b.round_off else 0 end`;

/** SQL of each measure; the words stand in the schema. */
export const MEASURE_SQL: Record<Measure, Summed | Derived> = {
  QUOTE_REQUESTS: requests(sql`count(*)`),
  REQUESTED_QUANTITY: requests(sql`sum(r.quantity)`),
  REQUESTS_ORDERED: from('orderedRequests')(sql`count(*)`),
  REQUEST_CONVERSION: { of: ['REQUESTS_ORDERED', 'QUOTE_REQUESTS'], percent: true },
  DAYS_TO_PRICE: averageFrom('pricedRequests')(
    daysBetween(sql`r.created_at`, sql`first_price.priced_at`),
  ),
  DAYS_TO_ORDER: averageFrom('orderedRequests')(
    daysBetween(sql`r.created_at`, sql`ordered.created_at`),
  ),
  QUOTATIONS: documentsOf('quotations', sql`q.quotation_id`),
  QUOTED: quotations(
    sql`sum(item.item_total) filter (where item.included_in_quotation)`,
    sql`sum(q.grand_total)`,
  ),
  ORDERS: documentsOf('orders', sql`o.order_id`),
  ORDER_VALUE: orders(
    sql`sum(l.line_total) filter (where ${isLive})`,
    sql`sum(o.order_grand_total) filter (where ${isLive})`,
  ),
  ORDER_TAXABLE: orders(
    sql`sum(l.taxable_amount) filter (where ${isLive})`,
    sql`sum(o.order_taxable_amount) filter (where ${isLive})`,
  ),
  ORDER_QUANTITY: orders(sql`sum(${ordered}) filter (where ${isLive})`),
  SALE_PRICE: { of: ['ORDER_TAXABLE', 'ORDER_QUANTITY'] },
  DISCOUNT: orders(
    sql`sum(round(${ordered} * l.selling_price, 2) - l.taxable_amount) filter (where ${isLive} and l.order_line_discount > 0)`,
  ),
  ACTIVE_CUSTOMERS: {
    facts: 'placedOrders',
    distinct: 'ALWAYS',
    sum: () => activeCustomers,
    ofDocuments: () => activeCustomers,
  },
  OPEN_ORDERS: documentsOf('openOrders', sql`o.order_id`),
  LATE_ORDERS: {
    facts: 'openOrders',
    distinct: 'LINES',
    sum: () => sql`count(distinct o.order_id) filter (where ${isLate()})`,
    ofDocuments: () => sql`count(*) filter (where ${isLate()})`,
  },
  INVOICES: documentsOf('invoices', sql`i.invoice_id`),
  INVOICED: invoices(sql`sum(il.line_total)`, sql`sum(i.invoice_grand_total)`),
  INVOICED_TAXABLE: invoices(sql`sum(il.taxable_amount)`, sql`sum(i.invoice_taxable_amount)`),
  CGST: invoices(sql`sum(il.cgst_amount)`),
  SGST: invoices(sql`sum(il.sgst_amount)`),
  IGST: invoices(sql`sum(il.igst_amount)`),
  INVOICED_QUANTITY: invoices(sql`sum(il.quantity)`),
  COSTED_SALES: invoices(sql`sum(${keptSales}) filter (where ${cost} is not null)`),
  GOODS_COST: invoices(sql`sum(${keptCost})`),
  GROSS_MARGIN: { of: ['COSTED_SALES', 'GOODS_COST'], difference: true },
  MARGIN_PERCENT: { of: ['GROSS_MARGIN', 'COSTED_SALES'], percent: true },
  FREIGHT: from('freight')(sql`sum(il.freight)`),
  MARGIN_AFTER_FREIGHT: { of: ['GROSS_MARGIN', 'FREIGHT'], difference: true },
  DAYS_TO_BE_PAID: weightedDays(sql`(pay.payment_date - i.invoice_date)`),
  CREDIT_NOTES: documentsOf('creditNotes', sql`c.creditnote_id`),
  CREDITED: creditNotes(sql`sum(cl.line_total)`),
  CREDITED_TAXABLE: creditNotes(sql`sum(cl.taxable_amount)`),
  CREDITED_TAX: creditNotes(sql`sum(cl.line_total - cl.taxable_amount)`),
  CREDITED_CGST: creditNotes(sql`sum(cl.cgst_amount)`),
  CREDITED_SGST: creditNotes(sql`sum(cl.sgst_amount)`),
  CREDITED_IGST: creditNotes(sql`sum(cl.igst_amount)`),
  DELIVERED: deliveries(sql`sum(d.line_total)`, sql`sum(dc.grand_total)`),
  DELIVERED_QUANTITY: deliveries(sql`sum(d.delivered_qty)`),
  DELIVERIES: deliveries(sql`count(*)`),
  ON_TIME_DELIVERIES: deliveries(
    sql`count(*) filter (where ${dayOf(sql`dc.delivered_at`)} <= point.initial_date)`,
  ),
  ON_TIME_PERCENT: { of: ['ON_TIME_DELIVERIES', 'DELIVERIES'], percent: true },
  DAYS_TO_DELIVER: averageFrom('deliveries')(daysBetween(sql`o.created_at`, sql`dc.delivered_at`)),
  PURCHASE_ORDERS: documentsOf('purchases', sql`po.po_id`),
  PURCHASED: purchases(sql`sum(pl.line_total)`, sql`sum(po.po_grand_total)`),
  PURCHASED_TAXABLE: purchases(sql`sum(pl.taxable_amount)`, sql`sum(po.po_taxable_amount)`),
  PURCHASED_QUANTITY: purchases(sql`sum(pl.quantity - pl.cancelled_quantity)`),
  PURCHASE_PRICE: { of: ['PURCHASED_TAXABLE', 'PURCHASED_QUANTITY'] },
  BILLS: documentsOf('bills', sql`b.bill_id`),
  BILLED: bills(sql`sum(bl.line_total + ${vendorRounding})`),
  BILLED_TAX: bills(sql`sum(bl.line_total - bl.taxable_amount)`),
  BILLED_CGST: bills(sql`sum(bl.cgst_amount)`),
  BILLED_SGST: bills(sql`sum(bl.sgst_amount)`),
  BILLED_IGST: bills(sql`sum(bl.igst_amount)`),
  RECEIVED: from('payments')(sql`sum(pay.amount) filter (where pay.direction = 'INCOMING')`),
  PAID: from('payments')(sql`sum(pay.amount) filter (where pay.direction = 'OUTGOING')`),
  DAYS_TO_PAY: weightedDays(sql`(pay.payment_date - b.seller_invoice_date)`),
  EXPENSES: from('expenses')(sql`sum(x.amount)`),
  VENDORS: documentsOf('vendors', sql`s.seller_id`),
  ACTIVE_VENDORS: documentsOf('vendors', sql`s.seller_id`, sql`filter (where s.is_active)`),
  CUSTOMERS: from('customerBase')(sql`count(*)`),
  NEW_CUSTOMERS: from('customers')(sql`count(*)`),
  OUTSTANDING: from('receivables')(sql`sum(i.balance)`),
  ADVANCES: from('advances')(sql`sum(pay.balance)`),
  OUTSTANDING_AFTER_ADVANCES: { of: ['OUTSTANDING', 'ADVANCES'], difference: true },
  PAYABLE: from('payables')(sql`sum(b.balance)`),
  STOCK_QUANTITY: from('stock')(sql`sum(stock.quantity)`),
  STOCK_VALUE: from('stock')(sql`sum(round(stock.quantity * last.price, 2))`),
};

export const isDerived = (measure: Summed | Derived): measure is Derived => 'of' in measure;

export function summed(measure: Measure): Summed {
  const one = MEASURE_SQL[measure];
  if (isDerived(one)) throw new Error(`${measure} is not summed`);
  return one;
}

/** The summed measures that a measure is made of; itself where it is one. */
export function partsOf(measure: Measure): Measure[] {
  const one = MEASURE_SQL[measure];
  return isDerived(one) ? one.of.flatMap(partsOf) : [measure];
}
