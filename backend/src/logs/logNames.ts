import { sql } from 'kysely';
import type { Database } from '../core/data/database.ts';
import { columnOf, type NameOf, type RawChanges } from './logChanges.ts';

type Kind = 'user' | 'seller' | 'tenant' | 'organisation' | 'category';

/** Columns whose ids are shown as names. */
const KIND_OF: Readonly<Record<string, Kind>> = {
  sales_person: 'user',
  source_person: 'user',
  user_id: 'user',
  created_by: 'user',
  verified_by: 'user',
  assigned_to: 'user',
  category_managers: 'user',
  seller_id: 'seller',
  tenant_id: 'tenant',
  org_id: 'organisation',
  category: 'category',
  category_id: 'category',
  categories: 'category',
};

const SELECTS: Readonly<
  Record<Kind, (ids: readonly number[]) => ReturnType<typeof sql<{ id: number; name: string }>>>
> = {
  user: (ids) =>
    sql`select user_id as id, concat_ws(' ', first_name, last_name) as name from users where user_id = any(${ids})`,
  seller: (ids) =>
    sql`select seller_id as id, seller_name as name from sellers where seller_id = any(${ids})`,
  tenant: (ids) =>
    sql`select tenant_id as id, tenant_name as name from tenants where tenant_id = any(${ids})`,
  organisation: (ids) =>
    sql`select org_id as id, organisation_name as name from organisations where org_id = any(${ids})`,
  category: (ids) =>
    sql`select category_id as id, category_name as name from categories where category_id = any(${ids})`,
};

const idsIn = (value: unknown): number[] =>
  [value].flat().filter((one): one is number => typeof one === 'number' && one > 0);

/** Looks up the names behind the ids of some audit rows: one query a kind that occurs, none when there are no ids. */
export async function namesIn(db: Database, rows: readonly RawChanges[]): Promise<NameOf> {
  const wanted = new Map<Kind, Set<number>>();
  for (const [field, { from, to }] of rows.flatMap((changes) => Object.entries(changes))) {
    const kind = KIND_OF[columnOf(field)];
    if (!kind) continue;
    const ids = wanted.get(kind) ?? new Set();
    for (const id of [...idsIn(from), ...idsIn(to)]) ids.add(id);
    wanted.set(kind, ids);
  }
  const names = new Map<string, string>();
  await Promise.all(
    [...wanted].map(async ([kind, ids]) => {
      if (!ids.size) return;
      const found = await SELECTS[kind]([...ids]).execute(db);
      for (const { id, name } of found.rows) names.set(`${kind} ${id}`, name);
    }),
  );
  return (field, value) => {
    const kind = KIND_OF[columnOf(field)];
    return kind && typeof value === 'number' ? names.get(`${kind} ${value}`) : undefined;
  };
}
