import { sql } from 'kysely';
import { isInList, isNone, listPage, type OnPage } from '../core/data/listPage.ts';
import { withThumbnail } from '../core/access/signing.ts';
import type { Database, Trx } from '../core/data/database.ts';
import { userInfo } from '../core/data/embeds.ts';
import { copyOf, issuedSkuInfo, issuedTenantInfo } from '../core/data/issuedMasters.ts';
import { hasNumberPart } from '../core/data/numberFilter.ts';
import { single } from '../core/data/rows.ts';
import { betweenDays, eqAny, whereIf } from '../core/data/search.ts';
import type { ReadContext, Work } from '../core/data/work.ts';
import { conflict, notFound } from '../core/http/errors.ts';
import { AskedFields } from '../core/http/fields.ts';
import type { Settings } from '../core/settings.ts';
import { filesOf } from '../documents/documents.public.ts';
import { lockOrder, ordersWithNumberPart } from '../orders/orders.public.ts';
import { CREDIT_NOTE_LIST } from './credit-notes.list.ts';
import { visibleCreditNotes } from './credit-notes.scope.ts';
import type { CreditNote, CreditNoteQuery } from './credit-notes.shapes.ts';

const ofOrders = (part: string) => sql<boolean>`c.order_id = ${ordersWithNumberPart(part)}`;

const applyFilters = (context: ReadContext, query: CreditNoteQuery) =>
  creditNotes(context)
    .where((eb) => whereIf(query.creditnote_id, (id) => eb('c.creditnote_id', '=', id)))
    .where((eb) => whereIf(query.status, (any) => eb('c.status', '=', eqAny(any))))
    .where(whereIf(query.order_number, ofOrders))
    .where(betweenDays('c.creditnote_date', query))
    .where(whereIf(query.search, (text) => hasNumberPart('c.search_text', text)))
    .where(isInList(CREDIT_NOTE_LIST, query));

/**
 * E-mail address of the account user, over orders as ord; a banned or deleted user gets no mail.
 */
const accountUserEmail = sql<string | null>`(select u.email from users u
  where u.user_id = ord.user_id and not u.banned and not u.deleted_user)`;

const linesOf = (db: Database | Trx, ids: readonly number[], asked: AskedFields) =>
  db
    .selectFrom('credit_note_lines as l')
    .innerJoin('invoice_lines as il', 'il.invoice_line_id', 'l.invoice_line_id')
    .leftJoin('skus as k', 'k.product_sku_id', 'il.product_sku_id')
    .leftJoin('products as p', 'p.product_id', 'k.product_id')
    .leftJoin('issued_copies as ic', (join) => join.on(copyOf('INVOICE', 'il.invoice_id')))
    .selectAll('l')
    .select([
      'il.quantity as invoiced_quantity',
      asked.column('sku_info', issuedSkuInfo).as('sku_info'),
    ])
    .where('l.creditnote_id', '=', eqAny(ids))
    .orderBy('l.line_number')
    .execute();

async function withDetails(
  db: Database | Trx,
  settings: Settings,
  rows: ReturnType<typeof creditNotes>,
  asked = AskedFields.all,
): Promise<CreditNote[]> {
  const found = await rows
    .leftJoin('orders as ord', 'ord.order_id', 'c.order_id')
    .leftJoin('invoices as i', 'i.invoice_id', 'c.invoice_id')
    .leftJoin('tenants as t', 't.tenant_id', 'c.tenant_id')
    .leftJoin('issued_copies as ic', (join) => join.on(copyOf('INVOICE', 'c.invoice_id')))
    .selectAll('c')
    .select([
      asked.column('order_number', sql<string>`ord.order_number`).as('order_number'),
      asked.column('invoice_number', sql<string>`i.invoice_number`).as('invoice_number'),
      asked.column('invoice_date', sql<string>`i.invoice_date`).as('invoice_date'),
      asked.column('customer_email', accountUserEmail).as('customer_email'),
      asked.column('tenant_info', issuedTenantInfo).as('tenant_info'),
      asked.column('approved_by_info', userInfo(sql.ref('c.approved_by'))).as('approved_by_info'),
      asked
        .column('created_by_info', userInfo(sql.ref('c.created_by')).$notNull())
        .as('created_by_info'),
    ])
    .orderBy('c.creditnote_id', 'desc')
    .execute();
  const ids = found.map((row) => row.creditnote_id);
  const lines = Map.groupBy(
    asked.asks('credit_note_lines')
      ? await linesOf(db, ids, asked.within('credit_note_lines'))
      : [],
    (line) => line.creditnote_id,
  );
  const uuids = asked.asks('attachments') ? found.flatMap((row) => row.attachments) : [];
  const files = await filesOf(db, settings, uuids);
  return found.map((row) => ({
    ...row,
    attachments: row.attachments.flatMap((uuid) => files.get(uuid) ?? []),
    credit_note_lines: (lines.get(row.creditnote_id) ?? []).map((line) => ({
      ...line,
      sku_info: withThumbnail(settings, line.sku_info),
    })),
  }));
}

/** Newest first. */
export async function listCreditNotes(
  context: ReadContext,
  query: CreditNoteQuery,
  asked = AskedFields.all,
) {
  const { db, settings } = context;
  const rows = applyFilters(context, query);
  const read = (isOnPage: OnPage) =>
    withDetails(
      db,
      settings,
      db.selectFrom('credit_notes as c').where('c.creditnote_id', '=', isOnPage),
      asked,
    );
  const [data, parts] = await listPage(db, rows, { list: CREDIT_NOTE_LIST, query, read });
  if (query.creditnote_id !== undefined && isNone(data, query)) throw notFound('Credit note');
  return { data, ...parts };
}

export async function creditNoteById(
  context: ReadContext,
  creditNoteId: number,
): Promise<CreditNote> {
  const { db, settings } = context;
  const found = await withDetails(
    db,
    settings,
    creditNotes(context).where('c.creditnote_id', '=', creditNoteId),
  );
  if (!found.length) throw notFound('Credit note');
  return single(found);
}

/**
 * Locks one in the viewer's row scope for a change: its order first, then its invoice, the common
 * order of everything that counts credited amounts.
 */
export async function lockCreditNote(work: Work, creditNoteId: number, version?: number) {
  const { trx } = work;
  const found = await findCreditNote(work, creditNoteId);
  if (!found) throw notFound('Credit note');
  await lockOrder(work, String(found.order_id));
  await trx
    .selectFrom('invoices')
    .select('invoice_id')
    .where('invoice_id', '=', found.invoice_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const note = await trx
    .selectFrom('credit_notes')
    .selectAll()
    .where('creditnote_id', '=', creditNoteId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (version !== undefined && version !== note.version) throw conflict('credit note');
  return note;
}
export type LockedCreditNote = Awaited<ReturnType<typeof lockCreditNote>>;

/** Credit notes in the viewer's row scope. */
const creditNotes = ({ db, viewer }: ReadContext) =>
  db.selectFrom('credit_notes as c').where(visibleCreditNotes(viewer));

/**
 * One in the viewer's row scope, with the order whose row guards it; undefined when there is none.
 */
export const findCreditNote = (context: ReadContext, creditNoteId: number) =>
  creditNotes(context)
    .select(['c.creditnote_id', 'c.order_id', 'c.invoice_id'])
    .where('c.creditnote_id', '=', creditNoteId)
    .executeTakeFirst();
