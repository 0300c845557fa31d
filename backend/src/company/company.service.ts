import { type RawBuilder, sql } from 'kysely';
import type { Database, Trx } from '../core/data/database.ts';
import { userInfo } from '../core/data/embeds.ts';
import { byName } from '../core/data/search.ts';
import type { Work } from '../core/data/work.ts';
import { conflict, notFound } from '../core/http/errors.ts';
import type { Company } from './company.shapes.ts';
import { readSeries } from './series.ts';

/** Id of the only row, also in the audit trail. */
export const COMPANY_ID = 1;

/** True when anything was issued in the company's name. */
const hasIssued: RawBuilder<boolean> = sql<boolean>`exists (select from issued_copies)`;

/** True when any document, a draft too, has the GST number. */
export const isOnDocuments = (gstin: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`(exists (select from invoices i where i.company_gstin = ${gstin})
    or exists (select from credit_notes n where n.company_gstin = ${gstin})
    or exists (select from company_copies k join issued_copies ic on ic.company_key = k.company_key
      where k.facts ->> 'companyGstin' = ${gstin}))`;

/** True when anything, finished or not, is of the registration. */
export const isUsed = (id: number): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join(
    USES.map(
      (table) => sql`exists (select from ${sql.table(table)} where gst_registration_id = ${id})`,
    ),
    sql` or `,
  )})`;
const USES = ['quotations', 'orders', 'purchase_orders', 'delivery_challans', 'warehouses'];

/** The company with its GST registrations, those of now first. */
export async function readCompany(db: Database | Trx): Promise<Company> {
  const company = await db
    .selectFrom('company as c')
    .selectAll('c')
    .select([
      hasIssued.as('has_documents'),
      userInfo(sql.ref('c.changed_by')).as('changed_by_info'),
    ])
    .executeTakeFirst();
  if (!company) throw notFound('Company');
  const registrations = await db
    .selectFrom('gst_registrations as r')
    .select(['r.gst_registration_id', 'r.gstin', 'r.state', 'r.address1', 'r.city'])
    .select(['r.postal_code', 'r.is_default', 'r.ended_on'])
    .select(isOnDocuments(sql.ref('r.gstin')).as('has_documents'))
    .orderBy('r.is_default', 'desc')
    .orderBy(sql`r.ended_on desc nulls first`)
    .orderBy('r.gst_registration_id')
    .execute();
  const { company_id: _, changed_by: __, ...fields } = company;
  const inUse = registrations.filter(({ ended_on }) => ended_on === null);
  const series = await readSeries(
    db,
    inUse.map(({ gstin }) => gstin),
  );
  return { ...fields, registrations, series, category_floors: await readFloors(db) };
}

/** Least profit on cost of each category; null where it is the company's. */
const readFloors = (db: Database | Trx) =>
  db
    .selectFrom('categories')
    .select(['category_id', 'category_name', 'margin_floor'])
    .where('is_deleted', '=', false)
    .orderBy(byName('category_name'))
    .orderBy('category_id')
    .execute();

/** The company, locked until it is changed: issuing a document holds it too. */
export async function lockCompany(trx: Trx, version: number) {
  const company = await trx.selectFrom('company').selectAll().forUpdate().executeTakeFirst();
  if (!company) throw notFound('Company');
  if (company.version !== version) throw conflict('company');
  return company;
}

/** Ends every change of the company by its people: counted, in the audit trail, and answered. */
export async function endChange(
  work: Work,
  changes: Record<string, { from: unknown; to: unknown }>,
): Promise<Company> {
  const { trx, viewer } = work;
  await countChange(trx, viewer.userId);
  if (Object.keys(changes).length)
    await work.audit({ entity: 'COMPANY', id: COMPANY_ID, action: 'UPDATE', changes });
  return readCompany(trx);
}

/** Every instance reads the company anew at its next call; nobody is named before anybody works here. */
export async function countChange(trx: Trx, userId: number | null): Promise<void> {
  await trx
    .updateTable('company')
    .set({
      version: sql<number>`version + 1`,
      changed_by: userId,
      changed_at: sql<string>`now()`,
    })
    .execute();
}
