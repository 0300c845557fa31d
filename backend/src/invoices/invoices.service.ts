import type { TaxCategory } from '@munim/schema/generated/types.ts';
import { awaitsIrn, invoiceKind } from '@munim/schema/invoices/invoiceKind.ts';
import { invoiceDue } from '@munim/schema/invoices/invoices.rules.ts';
import { seesCost } from '@munim/schema/shared/roles.ts';
import { sql } from 'kysely';
import type { AddressCopy } from '../addresses/addresses.shapes.ts';
import { ofOrganisation } from '../core/access/rowScope.ts';
import { withThumbnail } from '../core/access/signing.ts';
import type { Viewer } from '../core/access/viewer.ts';
import type { Database, Trx } from '../core/data/database.ts';
import { type BillTo, withKind } from '../core/data/billTo.ts';
import { userInfo } from '../core/data/embeds.ts';
import { copyOf, issuedSkuInfo, issuedTenantInfo } from '../core/data/issuedMasters.ts';
import { hasNumberPart } from '../core/data/numberFilter.ts';
import { askedSums } from '../core/data/amountSums.ts';
import { isInList, isNone, listPage, type OnPage } from '../core/data/listPage.ts';
import { INVOICE_LIST, SUMMED_INVOICES } from './invoices.list.ts';
import { type Waiting, waitingRows } from '../core/data/paging.ts';
import { single } from '../core/data/rows.ts';
import { betweenDays, eqAny, whereIf } from '../core/data/search.ts';
import type { ReadContext, Work } from '../core/data/work.ts';
import { conflict, notFound } from '../core/http/errors.ts';
import { AskedFields } from '../core/http/fields.ts';
import type { Settings } from '../core/settings.ts';
import { lockOrder, ordersOfSalesPersons, ordersWithNumberPart } from '../orders/orders.public.ts';
import { givenPayments, isDelivered, openCreditNotes } from './invoiceFacts.ts';
import { customerEmails, lastMail } from './invoiceContacts.ts';
import { visibleInvoices } from './invoices.scope.ts';
import type { Invoice, InvoiceQuery } from './invoices.shapes.ts';

const ofOrders = (part: string) => sql<boolean>`i.order_id = ${ordersWithNumberPart(part)}`;
const ofSalesPersons = (persons: readonly number[]) =>
  sql<boolean>`i.order_id = ${ordersOfSalesPersons(persons)}`;

function applyFilters(context: ReadContext, query: InvoiceQuery) {
  return invoices(context)
    .where((eb) => whereIf(query.invoiceId, (id) => eb('i.invoice_id', '=', id)))
    .where((eb) => whereIf(query.tenantId, (id) => eb('i.tenant_id', '=', id)))
    .where(whereIf(query.orgId, ofOrganisation('i')))
    .where((eb) => whereIf(query.status, (any) => eb('i.status', '=', eqAny(any))))
    .where((eb) => whereIf(query.challanId, (id) => eb('i.challan_id', '=', id)))
    .where((eb) => whereIf(query.order_id, (id) => eb('i.order_id', '=', id)))
    .where(whereIf(query.orderNumber, ofOrders))
    .where(whereIf(query.sales_person, ofSalesPersons))
    .where(betweenDays('i.invoice_date', query))
    .where((eb) => whereIf(query.due_before, (day) => eb('i.due_date', '<', day)))
    .where(whereIf(query.search, (text) => hasNumberPart('i.search_text', text)))
    .where(isInList(INVOICE_LIST, query));
}

/** Payments allocated to the invoice; over invoices as i. */
const paymentsOf = sql<
  Invoice['payments']
>`coalesce((select json_agg(json_build_object('payment_id', p.payment_id,
  'amount', a.amount::text, 'payment_date', p.payment_date, 'payment_mode', p.payment_mode, 'reference_number', p.reference_number,
  'given', p.invoice_id is not distinct from i.invoice_id) order by p.payment_id)
  from payment_allocations a join payments p using (payment_id) where a.invoice_id = i.invoice_id), '[]')`;
const creditNotesOf = sql<
  Invoice['credit_notes']
>`coalesce((select json_agg(json_build_object('creditnote_id', n.creditnote_id,
  'creditnote_number', n.creditnote_number, 'status', n.status, 'creditnote_grand_total', n.creditnote_grand_total::text)
  order by n.creditnote_id) from credit_notes n where n.invoice_id = i.invoice_id), '[]')`;

/** A live invoice has the e-way bill of its challan, a cancelled one what it had then. */
const ofChallanUnlessEnded = (
  asked: AskedFields,
  name: `e_way_bill_${'number' | 'at' | 'valid_until'}`,
) =>
  asked
    .column(
      name,
      sql<
        string | null
      >`case when i.status in ('CANCELLED', 'VOID') then ${sql.ref(`i.${name}`)} else ${sql.ref(`dc.${name}`)} end`,
    )
    .as(name);

/** Tax categories of the lines, which decide the kind of document; over invoices as i. */
const taxCategories = sql<
  TaxCategory[]
>`array(select l.tax_category from invoice_lines l where l.invoice_id = i.invoice_id)`;

/** The joins of rows that are always there are left too, so that those of which nothing is asked for are not made. */
const withEmbeds = (rows: ReturnType<typeof invoices>, viewer: Viewer, asked: AskedFields) =>
  rows
    .leftJoin('orders as ord', 'ord.order_id', 'i.order_id')
    .leftJoin('tenants as t', 't.tenant_id', 'i.tenant_id')
    .leftJoin('delivery_challans as dc', 'dc.challan_id', 'i.challan_id')
    .leftJoin('issued_copies as ic', (join) => join.on(copyOf('INVOICE', 'i.invoice_id')))
    .selectAll('i')
    .select([
      withKind(sql<BillTo>`i.billing_details`).as('billing_details'),
      asked.column('order_number', sql<string>`ord.order_number`).as('order_number'),
      asked.column('orderNumber', sql<string>`ord.order_number`).as('orderNumber'),
      asked.column('orgId', sql<number>`t.org_id`).as('orgId'),
      asked.column('tenant_info', issuedTenantInfo).as('tenant_info'),
      asked.column('challan_number', sql<string>`dc.challan_number`).as('challan_number'),
      'i.challan_id as challanId',
      'i.tenant_id as tenantId',
    ])
    .select([
      ofChallanUnlessEnded(asked, 'e_way_bill_number'),
      ofChallanUnlessEnded(asked, 'e_way_bill_at'),
      ofChallanUnlessEnded(asked, 'e_way_bill_valid_until'),
    ])
    .select([
      asked.column('given_payments', givenPayments).as('given_payments'),
      asked.column('open_credit_notes', openCreditNotes).as('open_credit_notes'),
      asked.column('is_delivered', isDelivered).as('is_delivered'),
      asked.column('customer_emails', customerEmails).as('customer_emails'),
      asked.column('last_mail', lastMail).as('last_mail'),
      (asked.asks('invoice_kind', 'awaits_irn') ? taxCategories : sql<TaxCategory[]>`null`).as(
        'tax_categories',
      ),
    ])
    .select([
      (viewer.can('PAYMENT', 'READ')
        ? asked.column('payments', paymentsOf)
        : sql<Invoice['payments']>`null`
      ).as('payments'),
      (viewer.can('CREDIT_NOTE', 'READ')
        ? asked.column('credit_notes', creditNotesOf)
        : sql<Invoice['credit_notes']>`null`
      ).as('credit_notes'),
      asked
        .column('created_by_info', userInfo(sql.ref('i.created_by')).$notNull())
        .as('created_by_info'),
    ]);

/** The seller is for viewers of cost prices, as on orders. */
const shownPlace = (place: AddressCopy, viewer: Viewer): AddressCopy | null =>
  place.entity_type === 'SELLER' && !seesCost(viewer.can) ? null : place;

/** The lines of several invoices in one query. */
const linesOf = (db: Database | Trx, ids: readonly number[], asked: AskedFields) =>
  db
    .selectFrom('invoice_lines as l')
    .leftJoin('skus as k', 'k.product_sku_id', 'l.product_sku_id')
    .leftJoin('products as p', 'p.product_id', 'k.product_id')
    .leftJoin('issued_copies as ic', (join) => join.on(copyOf('INVOICE', 'l.invoice_id')))
    .selectAll('l')
    .select(asked.column('sku_info', issuedSkuInfo).as('sku_info'))
    .where('l.invoice_id', '=', eqAny(ids))
    .orderBy('l.line_number')
    .execute();

/** Kind of the document, and whether it lacks its IRN. */
function kindOf(
  {
    status,
    irn,
    tenant_gstin: buyerGstin,
    tax_categories,
  }: Pick<Invoice, 'status' | 'irn' | 'tenant_gstin'> & { tax_categories: TaxCategory[] | null },
  { eInvoiceWithinDays }: Settings,
) {
  const kind = invoiceKind(tax_categories ?? [], buyerGstin);
  const facts = { status, irn, kind, buyerGstin };
  return { invoice_kind: kind, awaits_irn: awaitsIrn(facts, eInvoiceWithinDays) };
}

async function withDetails(
  { db, settings, viewer }: ReadContext,
  rows: ReturnType<typeof invoices>,
  asked = AskedFields.all,
): Promise<Invoice[]> {
  const found = await withEmbeds(rows, viewer, asked).orderBy('i.invoice_id', 'desc').execute();
  const ids = found.map((row) => row.invoice_id);
  const ofLines = asked.within('invoice_lines');
  const lines = asked.asks('invoice_lines') ? await linesOf(db, ids, ofLines) : [];
  const byInvoice = Map.groupBy(lines, (line) => line.invoice_id);
  return found.map((row) => ({
    ...row,
    ...kindOf(row, settings),
    house_gstin: row.company_gstin,
    from_address_details: shownPlace(row.from_address_details as unknown as AddressCopy, viewer),
    delivery_address_details: row.delivery_address_details as unknown as AddressCopy,
    due_amount: invoiceDue(
      row.status,
      row.invoice_grand_total,
      row.received_amount,
      row.credited_amount,
    ),
    invoice_lines: (byInvoice.get(row.invoice_id) ?? []).map((line) => ({
      ...line,
      sku_info: withThumbnail(settings, line.sku_info),
    })),
  }));
}

/** Invoices that a list with this query has, by the day they are due, for Home. */
export const waitingInvoices = (context: ReadContext, query: InvoiceQuery): Promise<Waiting> =>
  waitingRows(context.db, applyFilters(context, query), sql.ref('i.due_date'));

/** Newest first. */
export async function listInvoices(
  context: ReadContext,
  query: InvoiceQuery,
  asked = AskedFields.all,
) {
  const { db } = context;
  const rows = applyFilters(context, query);
  const { invoiceId, challanId, order_id, orderNumber } = query;
  const isShort = (invoiceId ?? challanId ?? order_id ?? orderNumber) !== undefined;
  const read = (isOnPage: OnPage) =>
    withDetails(
      context,
      db.selectFrom('invoices as i').where('i.invoice_id', '=', isOnPage),
      asked,
    );
  const [[data, parts], sums] = await Promise.all([
    listPage(db, rows, { list: INVOICE_LIST, query, read, isShort }),
    askedSums(db, rows, query, SUMMED_INVOICES),
  ]);
  if (invoiceId !== undefined && isNone(data, query)) throw notFound('Invoice');
  return { data, ...parts, ...sums };
}

export async function invoiceById(context: ReadContext, invoiceId: number): Promise<Invoice> {
  const found = await withDetails(context, invoices(context).where('i.invoice_id', '=', invoiceId));
  if (!found.length) throw notFound('Invoice');
  return single(found);
}

/**
 * Locks one in the viewer's row scope for a change: its order first, the common order of everything
 * that counts invoiced, received and credited amounts.
 */
export async function lockInvoice(work: Work, invoiceId: number, version?: number) {
  const { trx } = work;
  const found = await findInvoice(work, invoiceId);
  if (!found) throw notFound('Invoice');
  await lockOrder(work, String(found.order_id));
  const invoice = await trx
    .selectFrom('invoices')
    .selectAll()
    .where('invoice_id', '=', invoiceId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (version !== undefined && version !== invoice.version) throw conflict('invoice');
  return invoice;
}
export type LockedInvoice = Awaited<ReturnType<typeof lockInvoice>>;

/** Invoices in the viewer's row scope. */
const invoices = ({ db, viewer }: ReadContext) =>
  db.selectFrom('invoices as i').where(visibleInvoices(viewer));

/**
 * An invoice in the viewer's row scope, with the order whose row guards it; undefined when there is
 * none.
 */
export const findInvoice = (context: ReadContext, invoiceId: number) =>
  invoices(context)
    .select(['i.invoice_id', 'i.order_id', 'i.challan_id'])
    .where('i.invoice_id', '=', invoiceId)
    .executeTakeFirst();
