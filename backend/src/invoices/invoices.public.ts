import { eInvoiceRefusal } from '@munim/schema/invoices/invoiceKind.ts';
import {
  invoiceCancelRefusal,
  INVOICE_TRANSITIONS,
} from '@munim/schema/invoices/invoices.rules.ts';
import { DAYS_TO_PAY } from '@munim/schema/shared/days.ts';
import { stateName } from '@munim/schema/shared/states.ts';
import { sql } from 'kysely';
import { queueAccountingPush } from '../accounting/accounting.public.ts';
import { refuseClosedBooks } from '../core/data/closedBooks.ts';
import { settingsOf } from '../core/data/companyRegistrations.ts';
import type { Trx, Database } from '../core/data/database.ts';
import { dayFromToday, indianDay } from '../core/data/days.ts';
import { headOf } from '../core/data/documentLines.ts';
import { followParts } from '../core/data/documentParts.ts';
import { copyIssued } from '../core/data/issuedCopies.ts';
import { nextDocumentNumber } from '../core/data/documentNumber.ts';
import { refuseFaultyGoods } from '../core/data/numberedLines.ts';
import { eqAny } from '../core/data/search.ts';
import type { Work, ReadContext } from '../core/data/work.ts';
import { refused, invalidTransition } from '../core/http/errors.ts';
import type { PortalFile } from '../core/portal/portalFile.ts';
import type { Carriage } from '../core/portal/transportPart.ts';
import type { Copy } from '../core/print/html.ts';
import { withdrawMessages } from '../messages/messages.public.ts';
import { takeCurrentRates } from '../orders/currentRates.public.ts';
import { freeReceipts, releaseAllocations, settleDocument } from '../payments/payments.public.ts';
import {
  recipientOf,
  invoiceCopies,
  invoicePrintFacts,
  shipTo,
  toGoods,
} from './invoiceDocument.ts';
import { challanToBill, taxForInvoice } from './billedSupply.ts';
import { eInvoice } from './eInvoice.ts';
import { keepEwayBill } from './keepEwayBill.ts';
import { invoiceFacts } from './invoiceFacts.ts';
import { invoiceById } from './invoices.service.ts';
import { linesOfChallan, withMoney } from './linesOfChallan.ts';
import { eWayBillOf } from './portalFiles.ts';

async function daysToPay(trx: Trx, tenantId: number): Promise<number> {
  const { credit_days } = await trx
    .selectFrom('tenants')
    .select('credit_days')
    .where('tenant_id', '=', tenantId)
    .executeTakeFirstOrThrow();
  return credit_days ?? DAYS_TO_PAY;
}

/**
 * Makes the invoice of a challan to a customer, numbered at once unless people issue invoices by
 * hand; advances pay it. Its lines take the rates of today, unless they keep those of the order. The
 * caller has locked the order's row.
 */
export async function makeInvoice(
  work: Work,
  { challanId, keepsRates = false }: { challanId: number; keepsRates?: boolean | undefined },
): Promise<number> {
  const { trx, settings, viewer } = work;
  const challan = await challanToBill(work, challanId);
  const { shipment_id, order_id } = challan;
  if (challan.challan_type !== 'CUSTOMER' || shipment_id === null || order_id === null)
    throw refused('Only a challan to a customer is invoiced');
  const lineIds = new Set((await linesOfChallan(trx, challanId)).map((line) => line.order_line_id));
  if (!keepsRates) await takeCurrentRates(work, order_id, lineIds);
  const found = await linesOfChallan(trx, challanId);
  const place = await taxForInvoice(work, order_id, lineIds, challan);
  const lines = await withMoney(trx, found, place.within_state);
  const head = headOf(lines);
  const { invoice_id } = await trx
    .insertInto('invoices')
    .values({
      status: 'DRAFT',
      order_id,
      shipment_id,
      challan_id: challanId,
      tenant_id: challan.tenant_id,
      company_gstin: settingsOf(settings, challan.gst_registration_id).companyGstin,
      tenant_gstin: challan.bill_to.gst_no,
      billing_details: JSON.stringify(challan.bill_to),
      place_of_supply: stateName(place.state_code) ?? '',
      from_address_details: JSON.stringify(challan.from_address_details),
      delivery_address_details: JSON.stringify(challan.delivery_address_details),
      within_state: place.within_state,
      due_date: dayFromToday(await daysToPay(trx, challan.tenant_id)),
      customer_po_no: challan.customer_po_no,
      invoice_taxable_amount: head.taxable,
      invoice_gst_amount: head.gst,
      invoice_grand_total: head.total,
      created_by: viewer.userId,
    })
    .returning('invoice_id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('invoice_lines')
    .values(lines.map(({ total, ...line }) => ({ ...line, line_total: total, invoice_id })))
    .execute();
  await countInvoiced(trx, invoice_id, 1);
  const status = settings.invoiceAtDispatch === 'draft' ? 'DRAFT' : 'ISSUED';
  if (status === 'ISSUED') await giveNumber(work, invoice_id);
  await work.audit({ entity: 'INVOICE', id: invoice_id, action: 'CREATE', to: status });
  await settleDocument(work, { order_id });
  if (status === 'ISSUED') await queueAccountingPush(trx, 'INVOICE', invoice_id);
  return invoice_id;
}

/** Quantities on live invoices are counted on the order's lines; a line invoiced whole comes to its invoices. */
async function countInvoiced(trx: Trx, invoiceId: number, sign: 1 | -1): Promise<void> {
  await sql`
    update order_lines l set invoiced_quantity = l.invoiced_quantity + ${sign}::integer * i.units
    from (select order_line_id, sum(quantity)::integer as units from invoice_lines where invoice_id = ${invoiceId} group by 1) i
    where l.line_id = i.order_line_id`.execute(trx);
  const lines = await trx
    .selectFrom('invoice_lines')
    .select('order_line_id')
    .where('invoice_id', '=', invoiceId)
    .execute();
  await followParts(
    trx,
    'order_lines',
    lines.map((line) => line.order_line_id),
  );
}

/**
 * The number, in the last step: from here until the end of the transaction all others of the series wait. What the
 * invoice says is frozen with it.
 */
export async function giveNumber(work: Work, invoiceId: number): Promise<void> {
  const { trx } = work;
  const day = indianDay();
  await refuseClosedBooks(trx, 'invoice', day);
  const { company_gstin } = await trx
    .selectFrom('invoices')
    .select('company_gstin')
    .where('invoice_id', '=', invoiceId)
    .executeTakeFirstOrThrow();
  await refuseFaultyGoods(
    trx,
    'invoice',
    await trx
      .selectFrom('invoice_lines')
      .select(['line_number', 'product_sku_id', 'pan_india_gst', 'tax_category'])
      .where('invoice_id', '=', invoiceId)
      .orderBy('line_number')
      .execute(),
  );
  const invoice_number = await nextDocumentNumber(trx, 'INV', { gstin: company_gstin, day });
  await trx
    .updateTable('invoices')
    .set({
      status: 'ISSUED',
      invoice_number,
      invoice_date: day,
      due_date: sql<string>`greatest(due_date, ${day}::date)`,
    })
    .where('invoice_id', '=', invoiceId)
    .execute();
  await copyIssued(work, 'INVOICE', invoiceId);
}

/** The live invoice of each of these challans. */
export async function liveInvoicesOf(db: Database | Trx, challanIds: readonly number[]) {
  const invoices = await db
    .selectFrom('invoices')
    .select(['challan_id', 'invoice_id', 'invoice_number', 'status'])
    .where('challan_id', '=', eqAny(challanIds))
    .orderBy('invoice_id')
    .execute();
  return invoices.flatMap(({ status, ...invoice }) =>
    status === 'CANCELLED' || status === 'VOID' ? [] : [{ ...invoice, status }],
  );
}

/**
 * Ends an invoice: a draft becomes VOID, a numbered one CANCELLED, which keeps its number. Advances
 * return to the order; a payment given for this very
 * invoice, or a credit note on it, prevents it. The caller has locked the order's row.
 */
export async function cancelInvoice(work: Work, invoiceId: number, reason: string): Promise<void> {
  const { trx } = work;
  const invoice = await trx
    .selectFrom('invoices')
    .selectAll()
    .where('invoice_id', '=', invoiceId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const to = invoice.status === 'DRAFT' || invoice.status === 'VOID' ? 'VOID' : 'CANCELLED';
  if (invoice.status === to) return;
  const moves = INVOICE_TRANSITIONS[invoice.status];
  if (!moves.includes(to)) throw invalidTransition('invoice', invoice.status, to, moves);
  await refuseClosedBooks(trx, 'invoice', invoice.invoice_date);
  const refusal = invoiceCancelRefusal(await invoiceFacts(trx, invoice), new Date());
  if (refusal) throw refused(refusal, 'INVOICE_SETTLED');
  await releaseAllocations(work, { invoiceId });
  await freeReceipts(work, invoiceId);
  const { status: from } = await trx
    .selectFrom('invoices')
    .select('status')
    .where('invoice_id', '=', invoiceId)
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('invoices')
    .set({ status: to, reason, version: sql<number>`version + 1` })
    .where('invoice_id', '=', invoiceId)
    .execute();
  if (to === 'CANCELLED') await keepEwayBill(work, invoice);
  await withdrawMessages(work, 'INVOICE', invoiceId);
  await work.audit({
    entity: 'INVOICE',
    id: invoiceId,
    action: to === 'VOID' ? 'VOID' : 'CANCEL',
    from,
    to,
    remarks: reason,
  });
  await countInvoiced(trx, invoiceId, -1);
  await settleDocument(work, invoice);
  if (to === 'CANCELLED') await queueAccountingPush(trx, 'INVOICE', invoiceId);
}

/** Copies of an invoice for a print that includes it, with the header of each one's sheets. */
export async function copiesOfInvoice(
  context: ReadContext,
  { invoiceId, isBlind }: { invoiceId: number; isBlind: boolean },
): Promise<Copy[]> {
  const invoice = await invoiceById(context, invoiceId);
  return invoiceCopies(invoice, await invoicePrintFacts(context, invoice), { isBlind });
}

/** Invoice data on a credit note: recipient, place of delivery, and its lines by their ids. */
export async function invoicePartsOf(context: ReadContext, invoiceId: number) {
  const invoice = await invoiceById(context, invoiceId);
  const facts = await invoicePrintFacts(context, invoice);
  return {
    invoice,
    recipient: recipientOf(invoice),
    place: shipTo(invoice),
    goods: new Map(
      invoice.invoice_lines.map((line) => [line.invoice_line_id, toGoods(line, facts)]),
    ),
  };
}

/** E-invoice of an invoice, and its items by the ids of their lines: what a credit note on it reports again. */
export async function eInvoicePartsOf(context: ReadContext, invoiceId: number) {
  const invoice = await invoiceById(context, invoiceId);
  const facts = await invoicePrintFacts(context, invoice);
  const document = eInvoice(invoice, facts, facts.company);
  const itemOfLine = new Map(
    invoice.invoice_lines.flatMap(({ invoice_line_id }, index) => {
      const item = document.ItemList[index];
      return item ? [[invoice_line_id, item]] : [];
    }),
  );
  const refusal = eInvoiceRefusal(invoice.invoice_kind, invoice.tenant_gstin);
  return { document, itemOfLine, refusal };
}

/** E-way bill file of a challan to a customer, from its invoice. */
export async function eWayBillFile(
  context: ReadContext,
  { challanId, carriage }: { challanId: number; carriage: Carriage },
): Promise<PortalFile> {
  const [live] = await liveInvoicesOf(context.db, [challanId]);
  if (!live) throw refused('This challan has no invoice', 'NO_INVOICE');
  const invoice = await invoiceById(context, live.invoice_id);
  const facts = await invoicePrintFacts(context, invoice);
  return eWayBillOf(invoice, facts, carriage, facts.company);
}

export { waitingInvoices } from './invoices.service.ts';
