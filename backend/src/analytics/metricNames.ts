import { type Dimension, isPeriod } from '@munim/schema/analytics/measures.ts';
import { STATES } from '@munim/schema/shared/states.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database, Trx } from '../core/data/database.ts';
import { eqAny } from '../core/data/search.ts';
import { RECORD_KINDS, type RecordKind } from './records.ts';

const STAFF_NAME = sql`concat_ws(' ', first_name, nullif(last_name, ''))`;

/** Tables that name the ids of a group. */
const TABLES = {
  SALES_PERSON: ['users', 'user_id', STAFF_NAME],
  SOURCE_PERSON: ['users', 'user_id', STAFF_NAME],
  CATEGORY_MANAGER: ['users', 'user_id', STAFF_NAME],
  CUSTOMER: ['tenants', 'tenant_id', sql`tenant_name`],
  ORGANISATION: ['organisations', 'org_id', sql`organisation_name`],
  VENDOR: ['sellers', 'seller_id', sql`seller_name`],
  CATEGORY: ['categories', 'category_id', sql`category_name`],
  PRODUCT: ['products', 'product_id', sql`product_name`],
  SKU: ['skus', 'product_sku_id', sql`product_sku_name`],
  GST_REGISTRATION: [
    'gst_registrations',
    'gst_registration_id',
    sql`concat_ws(', ', state, gstin)`,
  ],
  WAREHOUSE: ['warehouses', 'warehouse_id', sql`warehouse_name`],
} as const satisfies Partial<Record<Dimension, unknown>>;

type Named = keyof typeof TABLES;
/** Groups whose ids are numbers. */
export const isNamed = (dimension: Dimension): dimension is Named => dimension in TABLES;

const MONTH = new Intl.DateTimeFormat('en-IN', {
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

function periodName(dimension: Dimension, day: string): string {
  if (dimension === 'MONTH') return MONTH.format(new Date(`${day}T00:00:00Z`));
  const [year = 0, month = 1] = day.split('-').map(Number);
  const financialYear = month >= 4 ? year : year - 1;
  const years = `${financialYear}-${String((financialYear + 1) % 100).padStart(2, '0')}`;
  if (dimension === 'FINANCIAL_YEAR') return `FY ${years}`;
  return dimension === 'QUARTER' ? `Q${(Math.floor((month + 8) / 3) % 4) + 1} ${years}` : day;
}

/** Names of records by their ids, a query for each kind among them. */
async function recordNames(db: Database | Trx, ids: readonly string[]) {
  const byKind = Map.groupBy(ids, (id) => id.slice(0, id.lastIndexOf('-')));
  const named = [...byKind].map(async ([kind, some]) => {
    const names = await readNames(
      db,
      RECORD_KINDS[kind as RecordKind],
      some.map((id) => Number(id.slice(kind.length + 1))),
    );
    return names.map(({ id, name }) => [`${kind}-${id}`, name] as const);
  });
  return new Map((await Promise.all(named)).flat());
}

async function readNames(
  db: Database | Trx,
  [table, column, name]: readonly [string, string, RawBuilder<unknown>],
  ids: readonly number[],
) {
  const { rows } = await sql<{ id: number; name: string }>`select ${sql.ref(column)} as id,
    ${name} as name from ${sql.table(table)} where ${sql.ref(column)} = ${eqAny(ids)}`.execute(db);
  return rows;
}

/** Names of the ids of a group, all in one query; ids without a name stand for themselves. */
export async function namesOf(
  db: Database | Trx,
  dimension: Dimension,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (isPeriod(dimension)) return new Map(ids.map((id) => [id, periodName(dimension, id)]));
  if (dimension === 'STATE') return new Map(STATES.map(({ code, name }) => [code, name]));
  if (dimension === 'GST_RATE') return new Map(ids.map((id) => [id, `${Number(id)} %`]));
  if (dimension === 'RECORD') return recordNames(db, ids);
  if (!isNamed(dimension) || !ids.length) return new Map();
  const rows = await readNames(db, TABLES[dimension], ids.map(Number));
  return new Map(rows.map((row) => [String(row.id), row.name]));
}
