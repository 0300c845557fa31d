import { QUOTATION_TRANSITIONS } from '@munim/schema/quotations/quotations.rules.ts';
import { isPositive } from '@munim/schema/shared/money.ts';
import { sql } from 'kysely';
import { refuseForeignRegistration } from '../billing-registrations/billing-registrations.public.ts';
import {
  type BillingChange,
  knownPlacesOfSupply,
  newChoice,
  refuseUndecided,
  shareCustomer,
} from '../billing-registrations/placesOfSupply.public.ts';
import { categoriesOf } from '../core/access/rowScope.ts';
import { differences } from '../core/data/audit.ts';
import { chosenRegistration } from '../core/data/companyRegistrations.ts';
import type { Trx } from '../core/data/database.ts';
import { dayOf } from '../core/data/days.ts';
import { copyIssued } from '../core/data/issuedCopies.ts';
import { type Waiting, waitingRows } from '../core/data/paging.ts';
import type { Work, ReadContext } from '../core/data/work.ts';
import { badField, forbidden, invalidTransition, refused, notFound } from '../core/http/errors.ts';
import { withdrawMessages } from '../messages/messages.public.ts';
import { changeRfqStatuses } from '../quote-requests/quote-requests.public.ts';
import { visibleRows, applyFilters } from './quotations.service.ts';
import type { QuotationQuery } from './quotations.shapes.ts';
import { billingOf, recalculateQuotationTax } from './recalculateQuotationTaxes.ts';

/** Changes the status (docs/rules/quoting.md#quotation). The caller has locked the row. */
export async function changeQuotationStatus(
  work: Work,
  quotation: LockedQuotation,
  to: 'SENT' | 'CONFIRMED' | 'REJECTED',
  reason?: string,
): Promise<void> {
  const { trx, viewer } = work;
  if (!viewer.can('QUOTATION', to === 'REJECTED' ? 'UPDATE' : 'APPROVE')) throw forbidden();
  const allowed = QUOTATION_TRANSITIONS[quotation.status];
  if (!allowed.includes(to)) throw invalidTransition('quotation', quotation.status, to, allowed);
  if (to === 'CONFIRMED') {
    await refuseEmpty(trx, quotation.quotation_id);
    await refuseNobodyBilled(work, quotation.quotation_id);
  }
  if (to === 'REJECTED') {
    if (!reason?.trim()) throw badField('reject_message', 'reject_message is required');
    await releaseRfqs(work, quotation.quotation_id);
  }
  await trx
    .updateTable('quotations')
    .set({
      status: to,
      version: sql<number>`version + 1`,
      ...(to === 'SENT' ? { revision: sql<number>`revision + 1` } : {}),
      ...(to === 'REJECTED' ? { reject_message: reason ?? null } : {}),
    })
    .where('quotation_id', '=', quotation.quotation_id)
    .execute();
  if (to !== 'CONFIRMED') await withdrawMessages(work, 'QUOTATION', quotation.quotation_id);
  await work.audit({
    entity: 'QUOTATION',
    id: quotation.quotation_id,
    action: ACTION[to],
    from: quotation.status,
    to,
    ...(reason ? { remarks: reason } : {}),
  });
  if (to === 'CONFIRMED') await copyIssued(work, 'QUOTATION', quotation.quotation_id);
  if (to === 'SENT') await recalculateQuotationTax(work, quotation.quotation_id);
}

const ACTION = { SENT: 'RECALL', CONFIRMED: 'CONFIRM', REJECTED: 'REJECT' } as const;

async function refuseEmpty(trx: Trx, quotationId: number): Promise<void> {
  const { grand_total } = await trx
    .selectFrom('quotations')
    .select('grand_total')
    .where('quotation_id', '=', quotationId)
    .executeTakeFirstOrThrow();
  if (!isPositive(grand_total)) throw refused('A quotation over nothing cannot be confirmed');
}

/** A quotation says who is billed, for each of its lines. */
async function refuseNobodyBilled(work: Work, quotationId: number): Promise<void> {
  const billing = await billingOf(work, quotationId);
  const items = await work.trx
    .selectFrom('quotation_items')
    .select('address_id')
    .where('quotation_id', '=', quotationId)
    .where('included_in_quotation', '=', true)
    .execute();
  const addressIds = items.map((item) => item.address_id);
  const places = await knownPlacesOfSupply(work, billing, addressIds);
  await refuseUndecided(work, billing, places.values());
}

/** Chooses who a draft bills and who supplies, and taxes it for that; nothing happens when it is so already. The caller has locked the row. */
export async function billQuotation(
  work: Work,
  quotation: LockedQuotation,
  body: BillingChange & { gst_registration_id?: number | undefined },
): Promise<void> {
  const { billing_registration_id, bills_customer_itself } = newChoice(body, quotation);
  const { gst_registration_id = quotation.gst_registration_id } = body;
  const choice = { billing_registration_id, bills_customer_itself, gst_registration_id };
  const changes = differences<object>(quotation, choice);
  if (!Object.keys(changes).length) return;
  const { quotation_id: id, tenant_id } = quotation;
  await refuseForeignRegistration(work.trx, tenant_id, billing_registration_id);
  if (changes['gst_registration_id']) await chosenRegistration(work, gst_registration_id);
  await work.trx
    .updateTable('quotations')
    .set({ ...choice, version: sql<number>`version + 1` })
    .where('quotation_id', '=', id)
    .execute();
  await work.audit({ entity: 'QUOTATION', id, action: 'EDIT', changes });
  await recalculateQuotationTax(work, id);
}

async function releaseRfqs(work: Work, quotationId: number): Promise<void> {
  const { trx } = work;
  const items = await trx
    .updateTable('quotation_items')
    .set({ is_live: false })
    .where('quotation_id', '=', quotationId)
    .returning(['request_id', 'included_in_quotation'])
    .execute();
  const freed = items.filter((item) => item.included_in_quotation).map((item) => item.request_id);
  await changeRfqStatuses(work, freed, 'PRICE_UPDATED');
}

/** Set by the order that is made of a quotation, never by a client. */
export async function markConverted(work: Work, quotationId: number): Promise<void> {
  const { trx } = work;
  await trx
    .updateTable('quotations')
    .set({ status: 'CONVERTED_TO_ORDER', version: sql`version + 1` })
    .where('quotation_id', '=', quotationId)
    .execute();
  await work.audit({
    entity: 'QUOTATION',
    id: quotationId,
    action: 'CONVERT',
    from: 'CONFIRMED',
    to: 'CONVERTED_TO_ORDER',
  });
}

/** Allows a quotation to be converted again, after its order was cancelled. */
export async function releaseQuotation(work: Work, quotationId: number): Promise<void> {
  const { trx } = work;
  await trx
    .updateTable('quotations')
    .set({ status: 'CONFIRMED', version: sql`version + 1` })
    .where('quotation_id', '=', quotationId)
    .execute();
  await work.audit({
    entity: 'QUOTATION',
    id: quotationId,
    action: 'RELEASE',
    from: 'CONVERTED_TO_ORDER',
    to: 'CONFIRMED',
  });
}

/** Locks a quotation in the viewer's row scope for a change. */
export async function lockQuotation(work: Work, quotationId: number) {
  const rows = visibleRows(work).where('q.quotation_id', '=', quotationId);
  const found = await rows.select('q.tenant_id').executeTakeFirst();
  if (!found) throw notFound('Quotation');
  await shareCustomer(work.trx, found.tenant_id);
  const row = await rows.selectAll('q').forUpdate('q').executeTakeFirst();
  if (!row) throw notFound('Quotation');
  return row;
}

export type LockedQuotation = Awaited<ReturnType<typeof lockQuotation>>;

/** Quotations that a list with this query has, for Home. */
export const waitingQuotations = async (
  context: ReadContext,
  query: QuotationQuery,
): Promise<Waiting> =>
  waitingRows(
    context.db,
    applyFilters(context, query, await categoriesOf(context.db, query.category_manager)),
    dayOf(sql.ref('q.created_at')),
  );
