import type { ChangedKind } from '@munim/schema/generated/types.ts';
import { type RawBuilder, sql } from 'kysely';
import { rowScopeOf } from '../core/access/rowScope.ts';
import type { Viewer } from '../core/access/viewer.ts';
import type { AuditedKind } from '../core/data/auditedKinds.ts';
import type { ChangeKind, ChangeKinds } from '../core/data/changeKind.ts';
import type { ReadContext } from '../core/data/work.ts';
import type { NotedChanges } from '../core/data/requestChanges.ts';
import { badField } from '../core/http/errors.ts';
import {
  CHANGED_KINDS,
  type Changes,
  type ChangesQuery,
  type RecordChange,
} from './changes.shapes.ts';

/** Audit rows that one call reads; above this number the answer is incomplete. */
const MAX_ROWS = 2_000;
/** Most records of one kind that are named; above it only the kind is sent. */
const MAX_RECORDS_OF_KIND = 100;

interface AuditRow {
  kind: AuditedKind;
  id: number;
  /** Id of the viewer's own call; null for another user's. */
  request_id: string | null;
  /** True when another user took rows out of the viewer's row scope. */
  is_moved_out: boolean;
}

const NEVER = sql<boolean>`false`;

/**
 * Condition on audit rows `a`: true when the changed fields a row scope depends on named the viewer
 * before.
 */
function wasInScope(viewer: Viewer): RawBuilder<boolean> {
  const before = (field: string) => sql`a.changes -> ${sql.lit(field)} -> 'from'`;
  switch (rowScopeOf(viewer)) {
    case 'own customers':
      return sql`${before('sales_person')} = to_jsonb(${viewer.userId}::bigint)`;
    case 'own organisation':
      return viewer.orgId === null
        ? NEVER
        : sql`${before('org_id')} = to_jsonb(${viewer.orgId}::bigint)`;
    case 'managed categories':
      return sql`(${before('category_manager')} @> to_jsonb(${viewer.userId}::bigint)
        or ${before('category_id')} <@ to_jsonb(${viewer.categories}::bigint[]))`;
    default:
      return NEVER;
  }
}

/** Records by kind and id, each with the one call of the viewer that changed it; null when others did too. */
type Changed = Map<string, Map<number, string | null>>;

function add(changed: Changed, kind: string, id: number, requestId: string | null): void {
  const records = changed.get(kind) ?? new Map<number, string | null>();
  records.set(id, records.has(id) && records.get(id) !== requestId ? null : requestId);
  changed.set(kind, records);
}

/** Rows that a notification named. */
const inRanges = (numbers: readonly string[]) => {
  const ranges = numbers.map((text) => {
    const [first = 0, last = first] = text.split('-').map(Number);
    if (last < first) throw badField('numbers', 'numbers must not end before they begin');
    return [first, last] as const;
  });
  if (ranges.reduce((sum, [first, last]) => sum + last - first + 1, 0) > MAX_ROWS)
    throw badField('numbers', `numbers must not be more than ${MAX_ROWS}`);
  return sql`select a.audit_id from unnest(${ranges.map(([first]) => first)}::bigint[], ${ranges.map(([, last]) => last)}::bigint[]) part(first, last)
    join audit_log a on a.audit_id between part.first and part.last`;
};

interface Transactions {
  /** The oldest that still runs: all before it have ended, so that nothing is added to what they changed. */
  oldest: number;
  /** The first that had not begun. */
  next: number;
}

async function transactionsOf({ db }: ReadContext): Promise<Transactions> {
  const { rows } = await sql<Transactions>`select pg_snapshot_xmin(now)::text::bigint as oldest,
    pg_snapshot_xmax(now)::text::bigint as next from pg_current_snapshot() now`.execute(db);
  return rows[0] ?? { oldest: 0, next: 0 };
}

/** Rows of transactions in a range; those of a database that this one was restored from may have later numbers. */
const changedIn = (first: number, end: number) =>
  sql`select audit_id from audit_log where changed_in >= ${String(first)}::xid8 and changed_in < ${String(end)}::xid8
    order by changed_in limit ${MAX_ROWS + 1}`;

async function auditRows(
  { db, viewer }: ReadContext,
  parts: readonly RawBuilder<unknown>[],
): Promise<AuditRow[]> {
  const { rows } = await sql<AuditRow>`select a.entity as kind, a.entity_id as id,
      case when a.user_id = ${viewer.userId} then a.request_id end as request_id,
      coalesce(a.user_id is distinct from ${viewer.userId} and ${wasInScope(viewer)}, false) as is_moved_out
    from audit_log a where a.audit_id = any(array(${sql.join(
      parts.map((part) => sql`(${part})`),
      sql` union `,
    )})) order by a.audit_id limit ${MAX_ROWS + 1}`.execute(db);
  return rows;
}

const unionOf = (parts: readonly RawBuilder<unknown>[]) => sql.join(parts, sql` union all `);

type Shown = readonly [kind: RawBuilder<unknown>, id: RawBuilder<unknown>];
/** A row of the record itself, so that those without one are seen. */
const ITSELF: Shown = [sql`null`, sql`null`];

type Present = [kind: string, found: ChangeKind, ids: number[]];

const presentKinds = (kinds: ChangeKinds, changed: Changed): Present[] =>
  [...changed].flatMap(([kind, records]): Present[] => {
    // rows of before the kinds were a closed list may have others
    const found = (kinds as Partial<Record<string, ChangeKind>>)[kind];
    return found ? [[kind, found, [...records.keys()]]] : [];
  });

/** Adds the records that show something of the changed ones; answers the kinds of which one has no row any more. */
async function addShowing(
  { db }: ReadContext,
  kinds: ChangeKinds,
  changed: Changed,
): Promise<Set<string>> {
  const parts = presentKinds(kinds, changed).flatMap(([kind, { from, id, shownIn }, ids]) => {
    if (!shownIn) return [];
    const shown = shownIn.map(([inKind, inId]): Shown => [
      typeof inKind === 'string' ? sql`${inKind}::text` : inKind,
      inId,
    ]);
    return [...shown, ITSELF].map(
      ([inKind, inId]) =>
        sql`select ${kind}::text as kind, ${id} as id, ${inKind} as in_kind, ${inId}::bigint as in_id
          from ${from} where ${id} = any(${ids}::bigint[])`,
    );
  });
  if (!parts.length) return new Set();
  const { rows } = await sql<{
    kind: string;
    id: number;
    in_kind: string | null;
    in_id: number | null;
  }>`${unionOf(parts)}`.execute(db);
  const direct = new Map([...changed].map(([kind, records]) => [kind, new Map(records)]));
  for (const { kind, id, in_kind, in_id } of rows)
    if (in_kind !== null && in_id !== null)
      add(changed, in_kind, in_id, direct.get(kind)?.get(id) ?? null);
  const found = new Set(rows.map(({ kind, id }) => `${kind} ${id}`));
  return new Set(
    [...direct].flatMap(([kind, records]) =>
      [...records.keys()].every((id) => found.has(`${kind} ${id}`)) ? [] : [kind],
    ),
  );
}

/** Changed records in the viewer's permissions and row scope, in one statement. */
async function visibleRecords(
  { db, viewer }: ReadContext,
  kinds: ChangeKinds,
  changed: Changed,
): Promise<RecordChange[]> {
  const parts = presentKinds(kinds, changed).flatMap(([kind, { from, id, key, readers }, ids]) =>
    readers && (!readers.permission || viewer.can(...readers.permission))
      ? [
          sql`select ${kind}::text as kind, ${id} as id, ${key ?? sql`null`}::text as key
            from ${from} where ${id} = any(${ids}::bigint[]) and ${readers.visible(viewer)}`,
        ]
      : [],
  );
  if (!parts.length) return [];
  const { rows } = await sql<{
    kind: ChangedKind;
    id: number;
    key: string | null;
  }>`${unionOf(parts)}`.execute(db);
  return [...Map.groupBy(rows, ({ kind }) => kind)].flatMap(([kind, records]): RecordChange[] =>
    records.length > MAX_RECORDS_OF_KIND
      ? [{ kind, id: null, key: null, request_id: requestOfAll(changed.get(kind)) }]
      : records.map((record) => ({
          ...record,
          request_id: changed.get(kind)?.get(record.id) ?? null,
        })),
  );
}

/** The one call that changed all of them. */
function requestOfAll(records: ReadonlyMap<number, string | null> | undefined): string | null {
  const [first = null, ...others] = new Set(records?.values());
  return others.length ? null : first;
}

/** Kinds that may show something of records of these kinds, whichever they are. */
function showingKinds(kinds: ChangeKinds, shown: Iterable<string>): string[] {
  return [...shown].flatMap((kind) =>
    ((kinds as Partial<Record<string, ChangeKind>>)[kind]?.shownIn ?? []).flatMap(([inKind]) =>
      typeof inKind === 'string' ? [inKind] : CHANGED_KINDS,
    ),
  );
}

/** Those that cannot be named: out of the row scope since, gone, or too many; the kind is told to whoever may read some of it. */
function kindsAlone(
  { viewer }: ReadContext,
  kinds: ChangeKinds,
  {
    changed,
    whole,
    told,
  }: { changed: Changed; whole: ReadonlySet<string>; told: readonly RecordChange[] },
): RecordChange[] {
  return CHANGED_KINDS.filter((kind) => {
    const { readers } = kinds[kind];
    if (!readers || (readers.permission && !viewer.can(...readers.permission))) return false;
    const ofKind = told.filter((record) => record.kind === kind);
    return (
      ofKind.every(({ id }) => id !== null) &&
      (whole.has(kind) || ofKind.length < (changed.get(kind)?.size ?? 0))
    );
  }).map((kind) => ({ kind, id: null, key: null, request_id: null }));
}

/** Whether the change may have taken rows into or out of the viewer's row scope, or changed the viewer's own rights. */
function changesScope(
  { viewer }: ReadContext,
  noted: NotedChanges,
  told: readonly RecordChange[],
): boolean {
  const { USER: users, TENANT: tenants } = Object.fromEntries(noted);
  if (users === null || users?.has(viewer.userId)) return true;
  const scope = rowScopeOf(viewer);
  if (scope === 'managed categories') return noted.has('CATEGORY');
  const named = new Set(told.flatMap(({ kind, id }) => (kind === 'TENANT' && id ? [id] : [])));
  return scope !== 'all' && (tenants === null || [...(tenants ?? [])].some((id) => !named.has(id)));
}

/**
 * What a request of the viewer changed, by the audit rows that it wrote, and what shows something of that. Null when more
 * than records may have changed for the viewer: what leaves the row scope with a customer is not told one by one.
 */
export async function ownChanges(
  context: ReadContext,
  kinds: ChangeKinds,
  noted: NotedChanges,
): Promise<RecordChange[] | null> {
  const changed: Changed = new Map();
  for (const [kind, ids] of noted) for (const id of ids ?? []) add(changed, kind, id, null);
  const gone = await addShowing(context, kinds, changed);
  const many = [...noted].flatMap(([kind, ids]) => (ids ? [] : [kind]));
  const whole = new Set([...many, ...showingKinds(kinds, [...many, ...gone])]);
  const told = await visibleRecords(context, kinds, changed);
  if (changesScope(context, noted, told)) return null;
  return [...told, ...kindsAlone(context, kinds, { changed, whole, told })];
}

/**
 * Changed records, and those that show something of them. Ids only, and of what the viewer may not read nothing.
 * With numbers, what transactions after the number changed that have ended since is told too; without, also what
 * ended while others still run, which is then told once more.
 */
export async function readChanges(
  context: ReadContext,
  kinds: ChangeKinds,
  { numbers, after }: ChangesQuery,
): Promise<Changes> {
  const named = numbers && inRanges(numbers);
  const { oldest, next } = await transactionsOf(context);
  if (!named && after === undefined) return { data: [], number: oldest, complete: true };
  if (after !== undefined && after > next) return { data: [], number: oldest, complete: false };
  const rows = await auditRows(context, [
    ...(named ? [named] : []),
    ...(after === undefined ? [] : [changedIn(after, named ? oldest : next)]),
  ]);
  if (rows.length > MAX_ROWS) return { data: [], number: oldest, complete: false };
  const changed: Changed = new Map();
  for (const { kind, id, request_id } of rows) add(changed, kind, id, request_id);
  await addShowing(context, kinds, changed);
  const data = await visibleRecords(context, kinds, changed);
  // a record out of the row scope cannot be named: the viewer reads all that is shown again
  return { data, number: oldest, complete: !rows.some((row) => row.is_moved_out) };
}
