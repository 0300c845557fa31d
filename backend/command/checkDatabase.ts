import { pendingMigrations } from '../src/core/data/migrate.ts';
import { onServer } from '../src/core/data/onServer.ts';
import { type Env, type Explain, fault, type Finding, ok, warning } from './finding.ts';

const OLDEST_VERSION = 150_000;
/** Connections of one backend: its pool of 20, the jobs and what listens. */
const CONNECTIONS = 30;
const CLOCK_FAULT_MS = 5_000;
const CLOCK_WARNING_MS = 1_000;

interface Facts {
  role: string;
  database: string;
  version: number;
  version_name: string;
  encoding: string;
  ctype: string;
  has_icu: boolean;
  has_trgm: boolean;
  may_create: boolean;
  may_make_roles: boolean;
  is_replica: boolean;
  synchronous_commit: string;
  max_connections: number;
  pid: number;
  ms: number;
}

const FACTS = `select current_user as role, d.datname as database,
  current_setting('server_version_num')::int as version, current_setting('server_version') as version_name,
  pg_encoding_to_char(d.encoding) as encoding, d.datctype as ctype,
  exists (select from pg_collation where collname = 'und-x-icu' and collencoding in (-1, d.encoding)) as has_icu,
  exists (select from pg_available_extensions where name = 'pg_trgm') as has_trgm,
  coalesce(has_schema_privilege(to_regnamespace('public')::oid, 'create'), false)
    and has_database_privilege(d.oid, 'create') as may_create,
  r.rolsuper or r.rolcreaterole as may_make_roles, pg_is_in_recovery() as is_replica,
  current_setting('synchronous_commit') as synchronous_commit,
  current_setting('max_connections')::int as max_connections, pg_backend_pid() as pid,
  extract(epoch from clock_timestamp())::float8 * 1000 as ms
  from pg_database d join pg_roles r on r.rolname = current_user where d.datname = current_database()`;

const factsAt = (url: string) =>
  onServer(url, async (client) => {
    const since = performance.now();
    const { rows } = await client.query<Facts>(FACTS);
    const error = Date.now() - (performance.now() - since) / 2 - (rows[0]?.ms ?? 0);
    // a pooler answers with a number of its own
    const { processID } = client as unknown as { processID: number };
    return (
      rows[0] && {
        ...rows[0],
        clockError: Math.abs(error),
        isPooled: rows[0].pid !== processID,
      }
    );
  });
type Found = NonNullable<Awaited<ReturnType<typeof factsAt>>>;

const POOLED =
  'DATABASE_URL leads to a pooler such as PgBouncer, through which nothing is live and limits are not set: name PostgreSQL itself, for each backend keeps a pool of its own';

function serverFindings({ version, version_name, has_trgm, synchronous_commit, ...facts }: Found) {
  const found: Finding[] = [
    version < OLDEST_VERSION
      ? fault('PostgreSQL', `Version ${version_name} is too old: install 15 or newer`)
      : ok('PostgreSQL', `Version ${version_name}`),
  ];
  if (facts.isPooled) found.push(fault('PostgreSQL', POOLED));
  if (facts.is_replica)
    found.push(fault('PostgreSQL', 'This is a replica, which takes no writes: name the primary'));
  if (synchronous_commit === 'off')
    found.push(
      fault(
        'PostgreSQL',
        'synchronous_commit is off: set it to on, or a crash loses what was answered',
      ),
    );
  if (!has_trgm)
    found.push(fault('PostgreSQL', 'The extension pg_trgm is missing: install postgresql-contrib'));
  if (facts.max_connections < CONNECTIONS)
    found.push(
      warning(
        'PostgreSQL',
        `max_connections is ${facts.max_connections}: one backend uses up to ${CONNECTIONS}`,
      ),
    );
  return found;
}

function textFindings({ encoding, has_icu, ctype, database }: Found): Finding[] {
  const anew = `make it anew: createdb --encoding=UTF8 --locale=C.UTF-8 --template=template0 ${database}`;
  if (encoding !== 'UTF8')
    return [fault('Encoding', `The database has the encoding ${encoding}, not UTF8: ${anew}`)];
  if (!has_icu)
    return [
      fault(
        'Collation',
        'The server lacks the collation und-x-icu: use a PostgreSQL that was built with ICU, as those of Debian and postgresql.org are',
      ),
    ];
  if (ctype === 'C')
    return [
      ok('Encoding', encoding),
      warning(
        'Collation',
        `The ctype is C, so that searches in other scripts than English are slow: ${anew}`,
      ),
    ];
  return [ok('Encoding', `${encoding}, ctype ${ctype}`)];
}

export function clockFinding(ms: number): Finding {
  const seconds = (ms / 1000).toFixed(1);
  if (ms < CLOCK_WARNING_MS) return ok('Clock', `${seconds} s from that of the database`);
  const text = `The clocks of this machine and of the database are ${seconds} s apart: let both be set by NTP (timedatectl set-ntp true)`;
  return ms > CLOCK_FAULT_MS ? fault('Clock', text) : warning('Clock', text);
}

const nameOf = (url: string) => decodeURIComponent(new URL(url).username);

const mayNotCreate = ({ role, database }: Found) =>
  fault(
    'Rights',
    `The role ${role} may not make tables in the schema public of the database ${database}: as a superuser run  alter database "${database}" owner to "${role}"`,
  );

/** Findings on whether the role of the services exists or can be made. */
async function serviceRole(owner: string, service: string, facts: Found): Promise<Finding[]> {
  const role = nameOf(service);
  if (role === facts.role) return [];
  const isThere = await onServer(
    owner,
    async (client) =>
      (await client.query('select from pg_roles where rolname = $1', [role])).rowCount === 1,
  );
  if (isThere) return [];
  return facts.may_make_roles
    ? [warning('Rights', `The role ${role} does not exist yet: munim upgrade makes it`)]
    : [
        fault(
          'Rights',
          `The role ${role} does not exist, and ${facts.role} may not make it: as a superuser run  alter role "${facts.role}" createrole`,
        ),
      ];
}

const LACKING = `select count(*)::int as tables from pg_tables
  where schemaname = 'public' and not has_table_privilege(current_user, format('%I.%I', schemaname, tablename), 'select')`;

/** Findings on whether an owner still has to set the company up; the tables exist. */
async function companyFindings({
  CONSOLE_BASE_URL,
  COMPANY_NAME,
  ...env
}: Env): Promise<Finding[]> {
  const facts = await onServer(env['DATABASE_URL'] ?? '', (client) =>
    client.query<{ has_company: boolean; has_staff: boolean }>(
      `select exists (select from company) and exists (select from gst_registrations where is_default) as has_company,
        exists (select from users where role_id is not null) as has_staff`,
    ),
  );
  const { has_company = true, has_staff = true } = facts.rows[0] ?? {};
  const page = `${CONSOLE_BASE_URL || 'the address of the console'}/set-up`;
  if (!has_company && COMPANY_NAME)
    return [ok('Company', 'Taken from COMPANY_* at the next start')];
  if (!has_company && has_staff)
    return [
      fault(
        'Company',
        'There are staff and no company: run munim init, or set COMPANY_* for the next start',
      ),
    ];
  if (!has_company || !has_staff)
    return [
      warning(
        'Company',
        `${has_company ? 'Nobody works here yet' : 'The company is not set up yet'}: open ${page} with the token in the log of the backend, or run munim init`,
      ),
    ];
  return [ok('Company', 'Set up, with staff')];
}

const UPGRADE = 'run munim upgrade with DATABASE_OWNER_URL';

/** Rights of the services' own role on the existing tables. */
async function serviceFindings(url: string, env: Env): Promise<Finding[]> {
  const hasOwner = Boolean(env['DATABASE_OWNER_URL']);
  const facts = await factsAt(url);
  if (!facts) return [];
  const lacking = await onServer(url, (client) => client.query<{ tables: number }>(LACKING));
  const tables = lacking.rows[0]?.tables ?? 0;
  const pending = await pendingMigrations(url);
  const found = [ok('Rights', `${facts.role} works with the tables`)];
  if (tables) return [fault('Rights', `${facts.role} may not read ${tables} tables: ${UPGRADE}`)];
  if (facts.may_create && !hasOwner)
    found[0] = warning(
      'Rights',
      `The role ${facts.role} of DATABASE_URL owns the tables, so the service could change its own audit trail: name the owner in DATABASE_OWNER_URL, and another role in DATABASE_URL`,
    );
  if (!pending.length)
    return [...found, ok('Tables', 'Up to date'), ...(await companyFindings(env))];
  const lacks = `${pending.length} migrations are missing: ${UPGRADE}`;
  if (!hasOwner && !facts.may_create) return [mayNotCreate(facts), fault('Tables', lacks)];
  return [
    ...found,
    warning(
      'Tables',
      `${pending.length} migrations are made at the next start, or by munim upgrade`,
    ),
  ];
}

/** Server, text, clock and rights of the database that the settings name. */
export async function checkDatabase(env: Env, explain: Explain): Promise<Finding[]> {
  const service = env['DATABASE_URL'];
  if (!service) return [];
  const owner = env['DATABASE_OWNER_URL'] || undefined;
  try {
    const facts = await factsAt(owner ?? service);
    if (!facts) return [];
    const found = [
      ...serverFindings(facts),
      ...textFindings(facts),
      clockFinding(facts.clockError),
      ...(owner && !facts.may_create ? [mayNotCreate(facts)] : []),
      ...(owner ? await serviceRole(owner, service, facts) : []),
    ];
    const stops = found.some(({ state, subject }) => subject === 'Rights' && state !== 'ok');
    return stops ? found : [...found, ...(await serviceFindings(service, env))];
  } catch (error) {
    return [fault('Database', explain(error))];
  }
}
