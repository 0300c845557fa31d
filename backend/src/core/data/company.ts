import { AsyncLocalStorage } from 'node:async_hooks';
import { isDeepStrictEqual } from 'node:util';
import { type RawBuilder, sql } from 'kysely';
import {
  type CompanyRegistration,
  type CompanySettings,
  companySettings,
  type CompanyState,
  NO_COMPANY,
} from '../companySettings.ts';
import { COMPANY_VARIABLES, DEMO_COMPANY } from '../firstCompany.ts';
import { refused } from '../http/errors.ts';
import type { Settings } from '../settings.ts';
import type { Database, Trx } from './database.ts';

/**
 * The company of the database as settings (docs/decisions/046). Every request and every change works with the values of one
 * version of it, so that a change made on one instance is read at once on all.
 */

/** The number of changes, read with the session; null before the company is set up. */
export const companyVersion: RawBuilder<number | null> = sql<
  number | null
>`(select c.version from company c)`;

/** Values of each database's newest version that was read. */
const newest = new WeakMap<Database, CompanySettings>();

const FIELDS = Object.keys(NO_COMPANY.company) as (keyof CompanyState['company'])[];

const registrations = sql<
  CompanyRegistration[]
>`(select json_agg(json_build_object('gst_registration_id', g.gst_registration_id,
  'gstin', g.gstin, 'state', g.state, 'address1', g.address1, 'city', g.city, 'postal_code', g.postal_code,
  'is_default', g.is_default, 'ended_on', g.ended_on) order by g.is_default desc, g.gst_registration_id) from gst_registrations g)`;

const companyRow = (db: Database | Trx) =>
  db
    .selectFrom('company as c')
    .innerJoin('gst_registrations as r', (join) => join.on('r.is_default', '=', true))
    .select(FIELDS.map((field) => `c.${field}` as const))
    .select(['r.gstin', 'r.state', 'r.address1', 'r.city', 'r.postal_code', 'c.version'])
    .select(registrations.as('registrations'))
    .executeTakeFirst();

/** The company in one statement; undefined while it, or its registration, is not there. */
async function readCompanyState(
  db: Database | Trx,
): Promise<(CompanyState & { version: number }) | undefined> {
  const row = await companyRow(db);
  if (!row) return undefined;
  const {
    gstin,
    state,
    address1,
    city,
    postal_code,
    version,
    registrations: all,
    ...company
  } = row;
  return {
    company,
    registration: { gstin, state, address1, city, postal_code },
    registrations: all,
    version,
  };
}

const NOT_SET_UP = companySettings(NO_COMPANY);

/** Settings of the version, from memory or read; in a transaction by its own connection. */
export async function companyOfVersion(
  db: Database,
  version: number | null,
  reader: Database | Trx = db,
): Promise<CompanySettings> {
  if (version === null) return NOT_SET_UP;
  const known = newest.get(db);
  if (known?.companyVersion === version) return known;
  const state = await readCompanyState(reader);
  if (!state) return NOT_SET_UP;
  const settings = companySettings(state, state.version);
  if (!known || known.companyVersion < state.version) newest.set(db, settings);
  return settings;
}

/** Settings as they are now, for what reads no session. */
export async function companyNow(
  db: Database,
  reader: Database | Trx = db,
): Promise<CompanySettings> {
  const row = await reader.selectFrom('company').select('version').executeTakeFirst();
  return companyOfVersion(db, row?.version ?? null, reader);
}

const current = new AsyncLocalStorage<CompanySettings>();

/** Runs `handle` with these settings of the company. */
export const withCompany = <T>(company: CompanySettings, handle: () => T): T =>
  current.run(company, handle);

/** Settings that sign-in and the set-up read before there is a company. */
const KNOWN_BEFORE: readonly (keyof CompanySettings)[] = [
  'companyName',
  'companyLogo',
  'mailTemplates',
  'companyVersion',
  'roleNames',
  'orderDelayTracker',
];

function read<K extends keyof CompanySettings>(key: K): CompanySettings[K] {
  const company = current.getStore();
  if (!company) throw new Error(`${key} is a setting of the company: read it within a request`);
  if (company.companyVersion === 0 && !KNOWN_BEFORE.includes(key))
    throw refused('The company is not set up yet: enter it under Settings first', 'NO_COMPANY');
  return company[key];
}

/** The environment's settings with the company of the request, change or job that reads them. */
export function liveSettings(settings: Settings): Settings {
  const live = { ...settings };
  for (const key of Object.keys(NOT_SET_UP) as (keyof CompanySettings)[])
    Object.defineProperty(live, key, { enumerable: true, get: () => read(key) });
  return live;
}

/** Writes the environment's company into a database that has none; of two instances one does. */
export async function insertCompany(trx: Trx, { company, registration }: CompanyState) {
  const made = await trx
    .insertInto('company')
    .values({
      ...company,
      role_names: JSON.stringify(company.role_names),
      mail_templates: JSON.stringify(company.mail_templates),
    })
    .onConflict((already) => already.doNothing())
    .returning('company_id')
    .executeTakeFirst();
  if (!made) return;
  await trx
    .insertInto('gst_registrations')
    .values({ ...registration, is_default: true })
    .execute();
  await giveRegistration(trx);
}

/** Documents that are older than the company in the database are of its first registration. */
async function giveRegistration(trx: Trx): Promise<void> {
  for (const table of ['quotations', 'orders', 'purchase_orders', 'delivery_challans'])
    await sql`update ${sql.table(table)} set gst_registration_id = default_gst_registration()
      where gst_registration_id is null`.execute(trx);
}

/** Serialisation failure: the change is done again, with the company as it is by then. */
class CompanyChanged extends Error {
  readonly code = '40001';
}

/**
 * Holds the company until the end of the transaction: what a change of it refuses because of documents
 * is validated with those that are made or issued here.
 */
export async function holdCompany(
  trx: Trx,
  { companyVersion: version }: Pick<CompanySettings, 'companyVersion'>,
): Promise<void> {
  if (version === 0) return; // demo data, of the environment's company
  const company = await trx
    .selectFrom('company')
    .select('version')
    .forShare()
    .executeTakeFirstOrThrow();
  if (company.version !== version) throw new CompanyChanged('The company was changed meanwhile');
}

const hasDemoData = async (db: Database): Promise<boolean> =>
  !!(await db.selectFrom('demo_data').select('only_row').executeTakeFirst());

export const hasStaff = async (db: Database | Trx): Promise<boolean> =>
  !!(await db
    .selectFrom('users')
    .select('user_id')
    .where('role_id', 'is not', null)
    .limit(1)
    .executeTakeFirst());

/**
 * Stores the first company when the service starts: an empty table takes the environment's company,
 * the demo company only beside demo data. Answers the variables that are set and differ from what
 * the database holds.
 */
export async function takeFirstCompany(
  db: Database,
  { firstCompany }: Settings,
): Promise<string[]> {
  const isDemo = !firstCompany?.given.includes('legal_name');
  if (firstCompany && (!isDemo || (await hasDemoData(db))))
    await db.transaction().execute((trx) => insertCompany(trx, firstCompany));
  const held = await readCompanyState(db);
  if (!held && (await hasStaff(db)))
    throw new Error(
      `The database has staff and no company: run munim init, or set ${Object.keys(DEMO_COMPANY).join(', ')} for this start`,
    );
  if (!held || !firstCompany) return [];
  const now: Record<string, unknown> = { ...held.company, ...held.registration };
  const first: Record<string, unknown> = { ...firstCompany.company, ...firstCompany.registration };
  return firstCompany.given
    .filter((field) => !isDeepStrictEqual(first[field], now[field]))
    .map((field) => COMPANY_VARIABLES[field]);
}
