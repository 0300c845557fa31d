import { sql } from 'kysely';
import { eqAny } from '../core/data/search.ts';
import type { ReadContext } from '../core/data/work.ts';
import { badField } from '../core/http/errors.ts';
import { lookUpColumn, quantityColumn } from '../imports/importColumns.public.ts';
import {
  bodyOf,
  idOf,
  type ImportDefinition,
  type LookUp,
  textOf,
} from '../imports/imports.public.ts';
import { changeOpening, openingsById, openStock, removeOpenings } from './openingStock.ts';
import { OpeningStock, OpeningStockChange } from './stock.shapes.ts';

const named = ({ db }: ReadContext) =>
  db.selectFrom('warehouses as w').select(['w.warehouse_id as id', 'w.warehouse_name as name']);

/** Own warehouses, by name. */
export const warehouseLookUp: LookUp = {
  word: 'warehouse',
  byName: (context, names) =>
    named(context)
      .where(sql`lower(w.warehouse_name)`, '=', eqAny([...names]))
      .execute(),
  byId: (context, ids) =>
    named(context)
      .where('w.warehouse_id', '=', eqAny([...ids]))
      .execute(),
};

const PLACE = ['warehouse', 'sku'];

/** Stock as the old books end, from another system. */
export const openingStockImport: ImportDefinition = {
  label: 'Opening stock',
  help: 'What lies in a warehouse as the old books end, one row a SKU, with its cost. Add warehouses and import SKUs before; nothing of the SKU may have moved there yet.',
  columns: [
    lookUpColumn(
      'warehouse',
      'WAREHOUSE',
      { help: 'Where it lies', example: 'Peenya' },
      { required: true, field: 'warehouse_id' },
    ),
    lookUpColumn(
      'sku',
      'SKU',
      { help: 'What lies there', example: 'Steel tumbler 300 ml' },
      { required: true, field: 'sku_id' },
    ),
    quantityColumn('quantity', { help: 'Units of the SKU', example: '240' }, { required: true }),
    {
      name: 'unit_cost',
      kind: 'decimal',
      places: 4,
      digits: 10,
      required: true,
      help: 'Cost of one unit without tax, as the old books value it',
      example: '41.2500',
    },
    {
      name: 'as_of',
      kind: 'day',
      required: true,
      help: 'Last day of the old books',
      example: '2026-11-22',
    },
  ],
  permissions: [['PRODUCT', 'APPROVE']],
  entity: 'WAREHOUSE',
  table: 'opening_stock',
  key: 'opening_stock_id',
  unique: [PLACE],
  async current(context, ids) {
    const rows = await openingsById(context, ids);
    return new Map(
      rows.map(({ opening_stock_id, warehouse_id, sku_id, ...values }) => [
        opening_stock_id,
        { ...values, warehouse: warehouse_id, sku: sku_id },
      ]),
    );
  },
  add: (work, _, row) =>
    openStock(
      work,
      bodyOf(OpeningStock, {
        warehouse_id: idOf(row, 'warehouse'),
        sku_id: idOf(row, 'sku'),
        quantity: row.values['quantity'],
        unit_cost: textOf(row, 'unit_cost'),
        as_of: textOf(row, 'as_of'),
      }),
    ),
  async edit(work, _, opening_stock_id, row) {
    if (PLACE.some((name) => row.changed.has(name)))
      throw badField('sku_id', 'Opening stock stays with its warehouse and SKU');
    const { quantity } = row.values;
    const body = { opening_stock_id, quantity };
    const more = { unit_cost: textOf(row, 'unit_cost'), as_of: textOf(row, 'as_of') };
    await changeOpening(work, bodyOf(OpeningStockChange, { ...body, ...more }));
  },
  takeBack: (work, _, ids) => removeOpenings(work, ids),
};
