import crypto from 'node:crypto';
import { PgBoss } from 'pg-boss';
import { migrateToLatest, pendingMigrations } from './migrate.ts';
import { onServer } from './onServer.ts';

/** Connections of the two roles: the owner of the tables, and the one that the service works as. */
export interface DatabaseUrls {
  owner: string;
  service: string;
}

const roleOf = (url: string) => decodeURIComponent(new URL(url).username);
const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** Columns that a service gives of rows that are never changed. Number, time and transaction are the database's: nobody gives them another. */
const GIVEN_COLUMNS = {
  audit_log:
    'user_id, entity, entity_id, action, from_status, to_status, changes, remarks, request_id',
  stock_ledger:
    'warehouse_id, product_sku_id, quantity, balance, reason, challan_id, sub_shipment_tracker_id, remarks, attachments, created_by, as_of',
  issued_copies: 'entity, document_id, revision, company_key, masters',
};
const grantColumns = (role: string) =>
  Object.entries(GIVEN_COLUMNS)
    .map(
      ([table, columns]) =>
        `revoke insert on ${table} from ${role}; grant insert (${columns}) on ${table} to ${role};`,
    )
    .join('\n  ');

/** Grants of the service: rows, and no tables; of the records that are never changed only new ones. */
const grants = (role: string, database: string) => `
  revoke create on schema public from public;
  revoke create, temporary on database ${database} from public;
  grant connect on database ${database} to ${role};
  grant usage on schema public, pgboss to ${role};
  grant select, insert, update, delete on all tables in schema public, pgboss to ${role};
  grant usage on all sequences in schema public, pgboss to ${role};
  revoke update, delete on audit_log, stock_ledger, issued_copies from ${role};
  ${grantColumns(role)}
  revoke insert, update, delete on audit_seals, audit_unsealed, demo_data, kysely_migration, kysely_migration_lock from ${role};
  grant execute on function seal_audit_log(integer) to ${role};
`;

const ROUNDS = 4096;

/** A password as PostgreSQL keeps it (SCRAM-SHA-256): the text itself would stand in the server's log of statements. */
function scramOf(password: string): string {
  const salt = crypto.randomBytes(16);
  const salted = crypto.pbkdf2Sync(password.normalize('NFKC'), salt, ROUNDS, 32, 'sha256');
  const keyOf = (name: string) => crypto.createHmac('sha256', salted).update(name).digest();
  const stored = crypto.createHash('sha256').update(keyOf('Client Key')).digest('base64');
  const server = keyOf('Server Key').toString('base64');
  return `SCRAM-SHA-256$${ROUNDS}:${salt.toString('base64')}$${stored}:${server}`;
}

const WRONG_PASSWORD = '28P01';

/** True when the server refuses the password; the start itself reports any other fault. */
const isRefused = (url: string): Promise<boolean> =>
  onServer(url, async () => false).catch(
    (error: { code?: string }) => error.code === WRONG_PASSWORD,
  );

/** The role is made once a server, and gets a new password where the one of the URL is not taken any more; the lock keeps several starters apart. */
async function grantService({ owner, service }: DatabaseUrls): Promise<void> {
  const [name, url] = [roleOf(service), new URL(service)];
  const role = quoted(name);
  const password = `password ${literal(scramOf(decodeURIComponent(url.password)))}`;
  const login = `login nosuperuser nocreatedb nocreaterole noreplication nobypassrls ${password}`;
  await onServer(owner, async (client) => {
    await client.query('begin');
    await client.query("select pg_advisory_xact_lock(hashtext('munim service role'))");
    const found = await client.query('select from pg_roles where rolname = $1', [name]);
    if (!found.rowCount) await client.query(`create role ${role} ${login}`);
    else if (await isRefused(service)) await client.query(`alter role ${role} ${password}`);
    await client.query(grants(role, quoted(decodeURIComponent(url.pathname.slice(1)))));
    await client.query('commit');
  });
}

/** The job queue's own tables. */
export async function installJobs(connectionString: string): Promise<void> {
  const boss = new PgBoss({ connectionString, max: 1, supervise: false, schedule: false });
  boss.on('error', () => undefined);
  await boss.start();
  await boss.stop({ graceful: false });
}

/** Brings the tables up to date as their owner, then lets the service's role work with them. */
export async function prepareDatabase(
  { owner, service }: DatabaseUrls,
  log?: (text: string) => void,
): Promise<void> {
  await migrateToLatest(owner, { log });
  await installJobs(owner);
  if (roleOf(owner) !== roleOf(service)) await grantService({ owner, service });
}

const mayMakeTables = (url: string) =>
  onServer(url, async (client) => {
    const { rows } = await client.query<{ may: boolean }>(
      `select has_schema_privilege('public', 'create') as may`,
    );
    return rows[0]?.may ?? false;
  });

const ONE_ROLE =
  "The role of DATABASE_URL owns the tables, so the service could change its own audit trail. Name the owner in DATABASE_OWNER_URL, and the service's role in DATABASE_URL.";

/**
 * Opens the database before a service starts. Without an owner the tables must be there, or the one
 * role makes them, which is worth a warning.
 */
export async function openForService(
  service: string,
  owner: string | undefined,
  warn: (text: string) => void,
): Promise<void> {
  if (owner) return prepareDatabase({ owner, service }, warn);
  if (await mayMakeTables(service)) {
    warn(ONE_ROLE);
    return prepareDatabase({ owner: service, service });
  }
  const pending = await pendingMigrations(service);
  if (pending.length)
    throw new Error(
      `The database lacks ${pending.join(', ')}: run munim upgrade with DATABASE_OWNER_URL`,
    );
}
