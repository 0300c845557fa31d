import { isMoreThan, isPositive, toMoney } from '@munim/schema/shared/money.ts';
import { differences } from '../core/data/audit.ts';
import { indianDay } from '../core/data/days.ts';
import { onDuplicate } from '../core/data/duplicates.ts';
import type { Work } from '../core/data/work.ts';
import { badField, refused } from '../core/http/errors.ts';
import { findSeller } from '../sellers/sellers.public.ts';
import { findCustomer } from '../tenants/tenants.public.ts';
import { lockOpening, paidOnOpening } from './openings.public.ts';
import type { NewOpening, OpeningChange } from './openings.shapes.ts';

function refuseWrongFacts({
  document_date,
  due_date,
  as_of,
  total,
  amount,
}: Omit<OpeningChange, 'opening_id'>): void {
  if (as_of > indianDay()) throw badField('as_of', 'as_of must not be in the future');
  if (document_date > as_of)
    throw badField(
      'document_date',
      `document_date must not be after ${as_of}, where the old books end`,
    );
  if (due_date !== undefined && due_date < document_date)
    throw badField('due_date', 'due_date must not be before document_date');
  if (!isPositive(amount)) throw badField('amount', 'amount must be above 0');
  if (isMoreThan(amount, total)) throw badField('amount', 'amount must not be more than total');
}

const rowOf = (facts: Omit<OpeningChange, 'opening_id'>) => ({
  number: facts.number.trim(),
  document_date: facts.document_date,
  due_date: facts.due_date ?? null,
  total: toMoney(facts.total),
  amount: toMoney(facts.amount),
  as_of: facts.as_of,
  payment_mode: facts.payment_mode ?? null,
  remarks: facts.remarks?.trim() || null,
});

const taken = () =>
  badField('number', 'A document with this number and date was brought along already');

async function refuseUnknownParty(work: Work, { tenant_id, seller_id }: NewOpening): Promise<void> {
  if (tenant_id !== undefined && !(await findCustomer(work, tenant_id)))
    throw badField('tenant_id', 'This customer does not exist');
  if (seller_id !== undefined && !(await findSeller(work, seller_id)))
    throw badField('seller_id', 'This vendor does not exist');
}

/** Brings a document of old books along; answers its id. It has no number of ours, no tax and no lines. */
export async function createOpening(work: Work, body: NewOpening): Promise<number> {
  const { trx, viewer } = work;
  refuseWrongFacts(body);
  await refuseUnknownParty(work, body);
  const { kind, tenant_id = null, seller_id = null } = body;
  const { opening_id } = await onDuplicate('opening_documents_number', taken(), () =>
    trx
      .insertInto('opening_documents')
      .values({ kind, tenant_id, seller_id, ...rowOf(body), created_by: viewer.userId })
      .returning('opening_id')
      .executeTakeFirstOrThrow(),
  );
  await work.audit({ entity: 'OPENING', id: opening_id, action: 'CREATE', remarks: kind });
  return opening_id;
}

/** Corrects an opening; not once payments are for it. */
export async function changeOpening(
  work: Work,
  { opening_id, ...facts }: OpeningChange,
): Promise<void> {
  const { trx } = work;
  refuseWrongFacts(facts);
  const present = await lockOpening(work, opening_id);
  const { paid, pending } = await paidOnOpening(trx, opening_id);
  if (isPositive(paid) || isPositive(pending))
    throw refused(
      `${present.number} has payments: it stays as it was brought along`,
      'OPENING_HAS_PAYMENTS',
    );
  const next = rowOf(facts);
  const changes = differences<typeof next>(present, next);
  await onDuplicate('opening_documents_number', taken(), () =>
    trx.updateTable('opening_documents').set(next).where('opening_id', '=', opening_id).execute(),
  );
  await work.audit({ entity: 'OPENING', id: opening_id, action: 'EDIT', changes });
}
