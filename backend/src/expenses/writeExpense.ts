import { expenseDateRefusal } from '@munim/schema/expenses/expenses.rules.ts';
import type { ExpenseEntity } from '@munim/schema/generated/types.ts';
import { isPositive, toMoney } from '@munim/schema/shared/money.ts';
import type { Viewer } from '../core/access/viewer.ts';
import { differences } from '../core/data/audit.ts';
import { refuseClosedBooks } from '../core/data/closedBooks.ts';
import type { Trx } from '../core/data/database.ts';
import { indianDay } from '../core/data/days.ts';
import { readableRecord, type RecordKinds } from '../core/data/records.ts';
import type { Work } from '../core/data/work.ts';
import { badField, forbidden, invalidTransition, notFound } from '../core/http/errors.ts';
import type { Settings } from '../core/settings.ts';
import { attachFiles, fileOfAddress } from '../documents/documents.public.ts';
import { expenseById, lockExpense } from './expenses.service.ts';
import type { Expense, ExpenseChange, ExpenseVoid, NewExpense } from './expenses.shapes.ts';

interface Parts {
  settings: Settings;
  records: RecordKinds;
}

/** The record that an expense is put on: the viewer must be able to read it. */
async function recordOf(
  work: Work,
  records: RecordKinds,
  { entity, key }: { entity: ExpenseEntity; key: string | null | undefined },
): Promise<number | null> {
  if (entity === 'GENERAL') {
    if (key) throw badField('entity_id', 'A general expense belongs to no record');
    return null;
  }
  if (!key) throw badField('entity_id', 'entity_id is required');
  return entity === 'WAREHOUSE'
    ? warehouseOf(work, key)
    : (await readableRecord(work, records, { entity, key })).id;
}

async function warehouseOf({ trx, viewer }: Work, key: string): Promise<number> {
  if (!viewer.can('PRODUCT', 'APPROVE')) throw forbidden();
  const found = /^[1-9][0-9]{0,14}$/.test(key)
    ? await trx
        .selectFrom('warehouses')
        .select('warehouse_id')
        .where('warehouse_id', '=', Number(key))
        .executeTakeFirst()
    : undefined;
  if (!found) throw notFound('Warehouse');
  return found.warehouse_id;
}

function fieldsOf({ expense_head, amount, expense_date, ...body }: NewExpense) {
  if (!isPositive(amount)) throw badField('amount', 'amount must be above 0');
  return {
    expense_head,
    amount: toMoney(amount),
    expense_date,
    vendor_name: body.vendor_name?.trim() || null,
    reference_number: body.reference_number?.trim() || null,
    remarks: body.remarks?.trim() || null,
  };
}

function refuseWrongDate(date: string): void {
  const why = expenseDateRefusal(date, indianDay());
  if (why) throw badField('expense_date', why);
}

export async function createExpense(
  work: Work,
  { settings, records }: Parts,
  body: NewExpense,
): Promise<Expense> {
  const { trx, viewer } = work;
  refuseWrongDate(body.expense_date);
  const fields = fieldsOf(body);
  await refuseClosedBooks(trx, 'expense', fields.expense_date);
  const entity_id = await recordOf(work, records, {
    entity: body.entity_type,
    key: body.entity_id,
  });
  const { expense_id } = await trx
    .insertInto('expenses')
    .values({ ...fields, entity_type: body.entity_type, entity_id, created_by: viewer.userId })
    .returning('expense_id')
    .executeTakeFirstOrThrow();
  const attachments = await filesFor(trx, settings, {
    expense_id,
    addresses: body.attachments ?? [],
    kept: [],
    viewer,
  });
  if (attachments.length)
    await trx
      .updateTable('expenses')
      .set({ attachments })
      .where('expense_id', '=', expense_id)
      .execute();
  await work.audit({ entity: 'EXPENSE', id: expense_id, action: 'CREATE', to: 'ACTIVE' });
  return expenseById(work, expense_id);
}

interface Attaching {
  expense_id: number;
  addresses: readonly string[];
  /** Files that the expense has already. */
  kept: readonly string[];
  viewer: Viewer;
}

/** Claims the new ones of these files; returns the uuids of all, in order. */
async function filesFor(
  trx: Trx,
  settings: Settings,
  { expense_id, addresses, kept, viewer }: Attaching,
): Promise<string[]> {
  const isKept = (address: string) => kept.includes(fileOfAddress(settings, address) ?? '');
  const fresh = addresses.filter((address) => !isKept(address));
  const record = { entity: 'EXPENSE', id: expense_id } as const;
  const taken = await attachFiles(trx, settings, {
    field: 'attachments',
    addresses: fresh,
    record,
    viewer,
  });
  const uuids = addresses.map(
    (address) => (isKept(address) ? fileOfAddress(settings, address) : taken.shift()) ?? '',
  );
  if (new Set(uuids).size < uuids.length)
    throw badField('attachments', 'A file is in the list twice');
  return uuids;
}

/** All fields as the form shows them, while the expense counts. */
export async function changeExpense(
  work: Work,
  { settings, records }: Parts,
  body: ExpenseChange,
): Promise<Expense> {
  const { trx, viewer } = work;
  const { expense_id, entity_type, entity_id: key, attachments: addresses, ...rest } = body;
  const before = await lockExpense(work, expense_id);
  if (before.status !== 'ACTIVE') throw invalidTransition('expense', before.status, 'ACTIVE', []);
  if (body.expense_date !== before.expense_date) refuseWrongDate(body.expense_date);
  const { entity_type: was, entity_id: had } = await expenseById(work, expense_id);
  const stays = was === entity_type && had === (key ?? null);
  const entity_id = stays
    ? before.entity_id
    : await recordOf(work, records, { entity: entity_type, key });
  const kept = before.attachments;
  const attachments = addresses
    ? await filesFor(trx, settings, { expense_id, addresses, kept, viewer })
    : kept;
  const fields = { ...fieldsOf({ entity_type, ...rest }), entity_type, entity_id, attachments };
  const changes = differences(before, fields);
  if (Object.keys(changes).length) {
    await refuseClosedBooks(trx, 'expense', before.expense_date, fields.expense_date);
    await trx.updateTable('expenses').set(fields).where('expense_id', '=', expense_id).execute();
    await work.audit({ entity: 'EXPENSE', id: expense_id, action: 'UPDATE', changes });
  }
  return expenseById(work, expense_id);
}

/** Takes an expense out of every sum; the row stays. A second call changes nothing. */
export async function voidExpense(
  work: Work,
  { expense_id, reason }: ExpenseVoid,
): Promise<Expense> {
  const { trx } = work;
  const before = await lockExpense(work, expense_id);
  if (before.status === 'ACTIVE') {
    await refuseClosedBooks(trx, 'expense', before.expense_date);
    const void_reason = reason?.trim() || null;
    await trx
      .updateTable('expenses')
      .set({ status: 'VOID', void_reason })
      .where('expense_id', '=', expense_id)
      .execute();
    const entry = {
      entity: 'EXPENSE',
      id: expense_id,
      action: 'VOID',
      from: 'ACTIVE',
      to: 'VOID',
    } as const;
    await work.audit({ ...entry, ...(void_reason ? { remarks: void_reason } : {}) });
  }
  return expenseById(work, expense_id);
}
