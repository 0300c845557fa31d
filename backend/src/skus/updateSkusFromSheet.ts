import { LIMITS } from '@munim/schema/shared/limits.ts';
import { ALL_UNIT_CODES, type UnitCode } from '@munim/schema/skus/unitCodes.ts';
import { sql } from 'kysely';
import { requires } from '../core/access/access.ts';
import { differences } from '../core/data/audit.ts';
import type { Trx } from '../core/data/database.ts';
import {
  auditAll,
  inSlices,
  type SheetKind,
  type SheetPlan,
  spelled,
  type SheetRow,
} from '../sheets/sheets.public.ts';
import { unitOf } from './changeSku.ts';
import { NAME_TAKEN, plainName, skusOfProducts } from './skuNames.ts';

const FIELDS = ['product_sku_name', 'unit', 'unit_code', 'is_active'] as const;
type Field = (typeof FIELDS)[number];

type Sku = Awaited<ReturnType<typeof readSkus>>[number];
type SkuSheetRow = Partial<Record<Field, unknown>> & {
  product_sku_name?: string;
  unit?: string;
  unit_code?: UnitCode;
  is_active?: boolean;
};

/** SKUs in the order of ids, so that two parallel sheets wait for each other without a deadlock. */
const readSkus = (trx: Trx, ids: readonly number[], lock: boolean) =>
  trx
    .selectFrom('skus as k')
    .innerJoin('products as p', 'p.product_id', 'k.product_id')
    .select(['k.product_sku_id', 'k.product_id', 'k.product_sku_name'])
    .select(['k.unit', 'k.unit_code', 'k.is_active'])
    .where('k.product_sku_id', '=', sql<number>`any(${ids})`)
    .where('k.is_deleted', '=', false)
    .where('p.is_deleted', '=', false)
    .orderBy('k.product_sku_id')
    .$if(lock, (skus) => skus.forUpdate('k'))
    .execute();

/** An empty cell and a missing column leave a value as it is. */
function changesOf(sku: Sku, { values }: SheetRow) {
  const given = Object.fromEntries(
    FIELDS.flatMap((field) => (values[field] == null ? [] : [[field, values[field]]])),
  ) as SkuSheetRow;
  const after = { ...given, ...unitOf(sku, given) };
  return differences<Record<Field, string | boolean>>(
    sku,
    after as Partial<Record<Field, string | boolean>>,
  );
}

type Changes = ReturnType<typeof changesOf>;
interface Change {
  sku: Sku;
  changes: Changes;
  row: number;
}

const newValue = <F extends Field>({ sku, changes }: Change, field: F): Sku[F] =>
  changes[field] ? (changes[field].to as Sku[F]) : sku[field];

/** Names that would stand twice under their product when all of the sheet is written. */
async function takenNames(trx: Trx, changed: readonly Change[]): Promise<SheetPlan['problems']> {
  const renamed = changed.filter(({ changes }) => changes['product_sku_name']);
  if (!renamed.length) return [];
  const keyOf = (productId: number, name: string) => `${productId} ${plainName(name)}`;
  const nameOf = new Map(
    renamed.map((change) => [change.sku.product_sku_id, newValue(change, 'product_sku_name')]),
  );
  const all = await skusOfProducts(
    trx,
    renamed.map(({ sku }) => sku.product_id),
  );
  const byName = Map.groupBy(all, ({ product_sku_id, product_id, product_sku_name }) =>
    keyOf(product_id, nameOf.get(product_sku_id) ?? product_sku_name),
  );
  return renamed.flatMap((change) => {
    const name = newValue(change, 'product_sku_name');
    const isSame = plainName(name) === plainName(change.sku.product_sku_name);
    const count = byName.get(keyOf(change.sku.product_id, name))?.length ?? 0;
    return isSame || count < 2
      ? []
      : [{ row: change.row, column: 'product_sku_name', message: NAME_TAKEN }];
  });
}

async function write(trx: Trx, changed: readonly Change[]): Promise<void> {
  const column = (field: Field) => changed.map((change) => newValue(change, field));
  await sql`
    update skus set product_sku_name = sheet.product_sku_name, unit = sheet.unit, unit_code = sheet.unit_code, is_active = sheet.is_active
    from unnest(${changed.map(({ sku }) => sku.product_sku_id)}::bigint[], ${column('product_sku_name')}::text[], ${column('unit')}::text[],
      ${column('unit_code')}::text[], ${column('is_active')}::boolean[]) as sheet (id, product_sku_name, unit, unit_code, is_active)
    where skus.product_sku_id = sheet.id`.execute(trx);
}

/** Changes names, units and activity of many SKUs; all of them or none. */
export const skuSheet: SheetKind = {
  method: 'PUT',
  url: '/sku/updateSkuFromSheet',
  access: requires('sku', 'UPDATE'),
  counted: 'updated',
  sheet: {
    key: 'product_sku_id',
    columns: [
      {
        name: 'product_sku_id',
        kind: 'whole',
        min: 1,
        max: Number.MAX_SAFE_INTEGER,
        required: true,
      },
      { name: 'product_sku_name', kind: 'text', max: LIMITS.catalogueName },
      { name: 'unit', kind: 'text', max: LIMITS.unit },
      { name: 'unit_code', kind: 'choice', of: ALL_UNIT_CODES },
      { name: 'is_active', kind: 'flag' },
    ],
  },
  plan: async (work, rows, lock): Promise<SheetPlan> => {
    const { trx } = work;
    const idOf = ({ values }: SheetRow) => values['product_sku_id'] as number;
    const skus = await readSkus(trx, rows.map(idOf), lock);
    const byId = new Map(skus.map((sku) => [sku.product_sku_id, sku]));
    const plan: SheetPlan = { records: 0, differences: [], problems: [], write: async () => 0 };
    const changed: Change[] = [];
    await inSlices(rows, (row) => {
      const sku = byId.get(idOf(row));
      if (!sku)
        return void plan.problems.push({
          row: row.row,
          column: 'product_sku_id',
          message: `SKU ${idOf(row)} not found`,
        });
      const changes = changesOf(sku, row);
      const fields = Object.entries(changes);
      if (fields.length) changed.push({ sku, changes, row: row.row });
      for (const [field, { from, to }] of fields)
        plan.differences.push({
          row: row.row,
          id: sku.product_sku_id,
          field,
          from: spelled(from as string | boolean),
          to: spelled(to as string | boolean),
        });
    });
    plan.problems.push(...(await takenNames(trx, changed)));
    plan.records = changed.length;
    plan.write = async () => {
      await write(trx, changed);
      const entries = changed.map(({ sku, changes }) => ({
        entity: 'SKU' as const,
        id: sku.product_sku_id,
        action: 'UPDATE',
        changes,
      }));
      await auditAll(work, entries);
      return changed.length;
    };
    return plan;
  },
};
