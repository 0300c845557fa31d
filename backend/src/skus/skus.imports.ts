import { LIMITS } from '@munim/schema/shared/limits.ts';
import { ALL_UNIT_CODES } from '@munim/schema/skus/unitCodes.ts';
import { sql } from 'kysely';
import { eqAny } from '../core/data/search.ts';
import type { ReadContext } from '../core/data/work.ts';
import { badField } from '../core/http/errors.ts';
import { activeColumn, lookUpColumn, textColumn } from '../imports/importColumns.public.ts';
import { bodyOf, idOf, type ImportDefinition, textOf } from '../imports/imports.public.ts';
import { changeSku } from './changeSku.ts';
import { createSku } from './createSku.ts';
import { NewSku, SkuChange } from './skus.shapes.ts';

const found = ({ db }: ReadContext) => db.selectFrom('skus as k').where('k.is_deleted', '=', false);
const named = (context: ReadContext) =>
  found(context).select(['k.product_sku_id as id', 'k.product_sku_name as name']);

/** Units of products that are sold, from another system. */
export const skuImport: ImportDefinition = {
  label: 'SKUs',
  help: 'What of a product is bought and sold, in its unit. Import products before; opening stock and offers after.',
  columns: [
    lookUpColumn(
      'product',
      'PRODUCT',
      { help: 'The product it is of', example: 'Steel tumbler' },
      { required: true, field: 'product_id' },
    ),
    textColumn(
      'sku_name',
      LIMITS.catalogueName,
      { help: 'Its name; no two of a product have the same', example: 'Steel tumbler 300 ml' },
      { required: true, field: 'product_sku_name' },
    ),
    textColumn('unit', LIMITS.unit, {
      help: 'Unit in words, as documents print it',
      example: 'Nos',
    }),
    {
      name: 'unit_code',
      kind: 'choice',
      of: ALL_UNIT_CODES,
      help: 'Unit quantity code of GST',
      example: 'NOS',
    },
    activeColumn,
  ],
  tally: {
    element: 'STOCKITEM',
    word: 'stock item',
    columns: {
      external_id: ['@NAME'],
      product: ['@NAME'],
      sku_name: ['@NAME'],
      unit: ['BASEUNITS'],
      unit_code: ['UNITCODE'],
    },
  },
  permissions: [
    ['SKU', 'WRITE'],
    ['SKU', 'UPDATE'],
  ],
  entity: 'SKU',
  table: 'skus',
  key: 'product_sku_id',
  lookUp: {
    word: 'SKU',
    byName: (context, names) =>
      named(context)
        .where(sql`lower(k.product_sku_name)`, '=', eqAny([...names]))
        .execute(),
    byId: (context, ids) =>
      named(context)
        .where('k.product_sku_id', '=', eqAny([...ids]))
        .execute(),
  },
  async current(context, ids) {
    const rows = await found(context)
      .select(['k.product_sku_id', 'k.product_id as product', 'k.product_sku_name as sku_name'])
      .select(['k.unit', 'k.unit_code', 'k.is_active'])
      .where('k.product_sku_id', '=', eqAny([...ids]))
      .execute();
    return new Map(rows.map(({ product_sku_id, ...values }) => [product_sku_id, values]));
  },
  add: (work, _, row) =>
    createSku(
      work,
      bodyOf(NewSku, {
        product_id: idOf(row, 'product'),
        product_sku_name: textOf(row, 'sku_name'),
        unit: textOf(row, 'unit'),
        unit_code: textOf(row, 'unit_code'),
        is_active: row.values['is_active'],
      }),
    ),
  async edit(work, _, product_sku_id, row) {
    const { changed } = row;
    if (changed.has('product')) throw badField('product_id', 'A SKU stays with its product');
    const fields = { sku_name: 'product_sku_name', unit: 'unit', unit_code: 'unit_code' };
    const body = Object.fromEntries(
      Object.entries(fields).flatMap(([name, field]) =>
        changed.has(name) ? [[field, textOf(row, name)]] : [],
      ),
    );
    const active = changed.has('is_active') ? { is_active: row.values['is_active'] } : {};
    await changeSku(work, bodyOf(SkuChange, { product_sku_id, ...body, ...active }));
  },
};
