import { eInvoiceRefusal, invoiceKind } from '@munim/schema/invoices/invoiceKind.ts';
import {
  registrationProblems,
  type Registration,
} from '@munim/schema/invoices/invoiceRegistration.rules.ts';
import { isLiveInvoice } from '@munim/schema/invoices/invoices.rules.ts';
import { type Selectable, sql } from 'kysely';
import { differences } from '../core/data/audit.ts';
import { refuseClosedBooks } from '../core/data/closedBooks.ts';
import type { Tables, Trx } from '../core/data/database.ts';
import { onDuplicate } from '../core/data/duplicates.ts';
import { refuseTakenEwayBill } from '../core/data/ewayBills.ts';
import type { Work } from '../core/data/work.ts';
import { badField, notFound, refused } from '../core/http/errors.ts';
import {
  columnsOf,
  E_WAY_COLUMNS,
  IRN_COLUMNS,
  refuseIrnOfOther,
  refuseTakenAck,
  registrationAfter,
} from '../core/portal/registration.ts';
import { lockOrder } from '../orders/orders.public.ts';
import { findInvoice, invoiceById, type LockedInvoice, lockInvoice } from './invoices.service.ts';
import type { Invoice, InvoiceRegistration } from './invoices.shapes.ts';

const COLUMNS = { ...IRN_COLUMNS, ...E_WAY_COLUMNS };
const E_WAY_FIELDS: readonly string[] = Object.keys(E_WAY_COLUMNS);
type Changes = ReturnType<typeof differences>;

/** Locks in the common order: order, challan, invoice. */
async function lockBoth(work: Work, { invoice_id, version }: InvoiceRegistration) {
  const found = await findInvoice(work, invoice_id);
  if (!found) throw notFound('Invoice');
  await lockOrder(work, String(found.order_id));
  const challan = await work.trx
    .selectFrom('delivery_challans')
    .selectAll()
    .where('challan_id', '=', found.challan_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { challan, invoice: await lockInvoice(work, invoice_id, version) };
}
type Challan = Selectable<Tables['delivery_challans']>;

/** The e-way bill of the movement stands on its challan: a number that was typed there is changed there. */
async function refuseOtherEwayBill(
  trx: Trx,
  { challan_id: challanId, shipment_id: shipmentId, ...challan }: Challan,
  number: string | null,
): Promise<void> {
  const { e_way_bill_number: present, e_way_bill_at, challan_number } = challan;
  if (number === present) return;
  if (number === null && challan.status === 'DELIVERED')
    throw badField('e_way_bill_number', 'The goods have arrived: their e-way bill stays');
  if (present !== null && e_way_bill_at === null)
    throw badField(
      'e_way_bill_number',
      `Challan ${challan_number} has e-way bill ${present}: correct it on the challan first`,
    );
  if (number !== null)
    await refuseTakenEwayBill(trx, number, shipmentId === null ? { challanId } : { shipmentId });
}

/** Times that a request does not name are of the number before: another number, or none, ends them. */
function withTimesOfNumber(
  body: InvoiceRegistration,
  { e_way_bill_number: present }: Challan,
): InvoiceRegistration {
  const { e_way_bill_number: given } = body;
  const isOther = given !== undefined && (given?.trim() || null) !== present;
  return isOther ? { e_way_bill_at: null, e_way_bill_valid_until: null, ...body } : body;
}

/** Refuses what the portals cannot have answered; numbers of the challan from before the rules stay. */
function refuseProblems(
  after: Registration,
  ...[document, changes]: [Parameters<typeof registrationProblems>[1], Changes]
): void {
  const touchesEway = Object.values(E_WAY_COLUMNS).some((column) => changes[column]);
  const problem = registrationProblems(after, document, new Date()).find(
    ({ field }) => touchesEway || !E_WAY_FIELDS.includes(field),
  );
  if (problem) throw badField(COLUMNS[problem.field], problem.text);
}

async function writeEway(work: Work, challanId: number, changes: Changes): Promise<void> {
  const own = Object.fromEntries(
    Object.entries(changes).filter(([column]) => column.startsWith('e_way_bill')),
  );
  if (!Object.keys(own).length) return;
  const values = Object.fromEntries(Object.entries(own).map(([column, { to }]) => [column, to]));
  await work.trx
    .updateTable('delivery_challans')
    .set({ ...values, version: sql<number>`version + 1` })
    .where('challan_id', '=', challanId)
    .execute();
  await work.audit({ entity: 'DELIVERY_CHALLAN', id: challanId, action: 'UPDATE', changes: own });
}

/** Reason why the invoice gets no IRN; null when it does. */
async function refusalOf(
  trx: Trx,
  { invoice_id, tenant_gstin }: Pick<LockedInvoice, 'invoice_id' | 'tenant_gstin'>,
) {
  const lines = await trx
    .selectFrom('invoice_lines')
    .select('tax_category')
    .where('invoice_id', '=', invoice_id)
    .execute();
  const kind = invoiceKind(
    lines.map((line) => line.tax_category),
    tenant_gstin,
  );
  return eInvoiceRefusal(kind, tenant_gstin);
}

/** Keeps what the portals answered: checked against the invoice, and of no other one. */
export async function registerInvoice(work: Work, body: InvoiceRegistration): Promise<Invoice> {
  const { trx } = work;
  const { invoice, challan } = await lockBoth(work, body);
  const { invoice_id, invoice_number: number, invoice_date: date } = invoice;
  if (!isLiveInvoice(invoice.status))
    throw refused('Only an invoice that is issued is registered', 'INVOICE_NOT_ISSUED');
  const stored = {
    ...invoice,
    ...columnsOf(E_WAY_COLUMNS, registrationAfter(E_WAY_COLUMNS, challan, {})),
  };
  const after = registrationAfter(COLUMNS, stored, withTimesOfNumber(body, challan));
  const before = registrationAfter(COLUMNS, stored, {});
  const changes = differences<Record<string, unknown>>(
    columnsOf(COLUMNS, before),
    columnsOf(COLUMNS, after),
  );
  const { company_gstin: companyGstin, invoice_grand_total: grandTotal } = invoice;
  const refusal = await refusalOf(trx, invoice);
  refuseProblems(
    after,
    { word: 'invoice', number, date, companyGstin, grandTotal, eInvoiceRefusal: refusal },
    changes,
  );
  if (!Object.keys(changes).length) return invoiceById(work, invoice_id);
  await refuseClosedBooks(trx, 'invoice', date);
  await refuseOtherEwayBill(trx, challan, after.ewayBillNumber);
  await refuseIrnOfOther(trx, after.irn, 'credit note');
  await writeEway(work, challan.challan_id, changes);
  await onDuplicate('invoices_irn', badField('irn', 'Another invoice has this IRN'), () =>
    trx
      .updateTable('invoices')
      .set({ ...columnsOf(IRN_COLUMNS, after), version: sql<number>`version + 1` })
      .where('invoice_id', '=', invoice_id)
      .execute(),
  );
  if (changes['ack_number'])
    await refuseTakenAck(trx, after.ackNumber, { kind: 'invoice', id: invoice_id });
  await work.audit({ entity: 'INVOICE', id: invoice_id, action: 'REGISTER', changes });
  return invoiceById(work, invoice_id);
}
