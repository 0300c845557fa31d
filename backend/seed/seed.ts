import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { type Database, openDatabase, withTransaction } from '../src/core/data/database.ts';
import { dataOf, OWN_DATA } from '../src/core/data/demoData.ts';
import { indianDay } from '../src/core/data/days.ts';
import { companyNow, insertCompany } from '../src/core/data/company.ts';
import { copyAllIssued } from '../src/core/data/issuedCopies.ts';
import { prepareDatabase } from '../src/core/data/prepareDatabase.ts';
import { readSettings, type Settings } from '../src/core/settings.ts';
import { openFileStore } from '../src/documents/openFileStore.ts';
import { sellBilledElsewhere } from './billedElsewhere.ts';
import { payInCash } from './cash.ts';
import { addChallansByHand } from './challansByHand.ts';
import { seedCreditNotes } from './creditNotes.ts';
import { sellExemptGoods } from './exemptGoods.ts';
import { grow } from './grow.ts';
import { shareViews } from './listViews.ts';
import { shareQueries } from './savedQueries.ts';
import { seedInvoiceLife } from './invoiceLife.ts';
import { shipToWarehouse } from './inward.ts';
import { sellInParts } from './parts.ts';
import { bringOpenings } from './openings.ts';
import { giveLogo, setMarginFloors } from './ownCompany.ts';
import { renameInvoiced } from './renamed.ts';
import { sellFromSecondRegistration } from './secondRegistration.ts';
import { seedBase } from './seedBase.ts';
import { roundVendorBills } from './vendorRounding.ts';

const USAGE = `Seeds the demo data: node backend/seed/seed.ts [--orders N] [--database-url URL] [--force]
  --orders N          adds N orders with their quote requests and quotations, to an empty database or to demo data
  --database-url URL  instead of DATABASE_URL
  --force             EMPTIES a database that has demo data, then seeds it again`;

const UNUSED_SECRET = 'required, but not used by the demo data';

function readArguments() {
  const { values } = parseArgs({
    options: {
      orders: { type: 'string' },
      'database-url': { type: 'string' },
      force: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  const orders = values.orders === undefined ? 0 : Number(values.orders);
  if (!Number.isSafeInteger(orders) || orders < 0)
    throw new Error(`--orders must be a whole number, not '${values.orders}'`);
  const service = values['database-url'] ?? process.env['DATABASE_URL'];
  // the demo data is written as the tables' owner: its numbers are given by hand
  const url = values['database-url'] ?? (process.env['DATABASE_OWNER_URL'] || service);
  if (!url && !values.help)
    throw new Error('No database given: use --database-url or set DATABASE_URL');
  const { force = false, help = false } = values;
  return { orders, url: url ?? '', service: service ?? '', force, help };
}

const NEVER_TRUNCATED = [
  'audit_log',
  'audit_seals',
  'stock_ledger',
  'issued_copies',
  'company_copies',
];

async function emptyAll(db: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables
    where schemaname = 'public' and tablename not like 'kysely%'`.execute(db);
  const setTriggers = async (state: 'enable' | 'disable') => {
    for (const name of NEVER_TRUNCATED)
      await sql`alter table ${sql.table(name)} ${sql.raw(state)} trigger user`.execute(db);
  };
  await setTriggers('disable');
  await sql`truncate ${sql.join(rows.map(({ name }) => sql.table(name)))} restart identity cascade`.execute(
    db,
  );
  await setTriggers('enable');
  await sql`insert into readiness default values`.execute(db);
}

/** The demo company with its documents, made with the company as the database holds it. */
async function seedDemoData(db: Database, ofEnvironment: Settings, today: string): Promise<void> {
  await db.insertInto('demo_data').defaultValues().execute();
  const { firstCompany } = ofEnvironment;
  if (firstCompany) await withTransaction(db, (trx) => insertCompany(trx, firstCompany));
  await giveLogo(db);
  const settings = { ...ofEnvironment, ...(await companyNow(db)) };
  await seedBase(db, openFileStore(settings), today);
  await withTransaction(db, (trx) => copyAllIssued(trx, settings));
  await shipToWarehouse(db, settings);
  await sellInParts(db, settings);
  await seedCreditNotes(db, settings);
  await addChallansByHand(db, settings);
  await seedInvoiceLife(db, settings);
  await sellBilledElsewhere(db, settings);
  await sellExemptGoods(db, settings);
  await renameInvoiced(db, settings);
  await roundVendorBills(db);
  await payInCash(db, settings);
  await bringOpenings(db, settings);
  await sellFromSecondRegistration(db, settings);
  await setMarginFloors(db);
  await shareViews(db);
  await shareQueries(db);
}

async function seed(
  db: Database,
  { orders, url, force }: ReturnType<typeof readArguments>,
): Promise<void> {
  const today = indianDay();
  const ofEnvironment = readSettings({
    TOKEN_SECRET: UNUSED_SECRET,
    FILE_SIGNING_KEY: UNUSED_SECRET,
    ...process.env,
    // the demo company, where the environment has none
    MUNIM_ENV: 'development',
    DATABASE_URL: url,
  });
  const holds = await dataOf(url);
  if (holds === 'OWN') throw new Error(OWN_DATA);
  const held = holds === 'DEMO';
  if (held && !orders && !force)
    throw new Error(
      'The database has demo data already; nothing was changed. Add orders with --orders N, or empty it first with --force.',
    );
  if (!held || force) {
    const since = Date.now();
    if (held) await emptyAll(db);
    await seedDemoData(db, ofEnvironment, today);
    console.log(`Demo data seeded in ${((Date.now() - since) / 1000).toFixed(1)} s`);
  }
  if (!orders) return;
  await grow(db, today, orders, console.log);
  const settings = { ...ofEnvironment, ...(await companyNow(db)) };
  await withTransaction(db, async (trx) => {
    // one statement copies all documents of a kind
    await sql`set local statement_timeout = 0`.execute(trx);
    await copyAllIssued(trx, settings);
  });
  await sql`vacuum analyze issued_copies`.execute(db);
}

try {
  const options = readArguments();
  if (options.help) console.log(USAGE);
  else {
    await prepareDatabase({ owner: options.url, service: options.service });
    const db = openDatabase(options.url);
    try {
      await seed(db, options);
    } finally {
      await db.destroy();
    }
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
