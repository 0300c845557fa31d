import { LIMITS } from '@munim/schema/shared/limits.ts';
import { sql } from 'kysely';
import { eqAny } from '../core/data/search.ts';
import type { ReadContext } from '../core/data/work.ts';
import { activeColumn, lookUpColumn, textColumn } from '../imports/importColumns.public.ts';
import {
  bodyOf,
  idOf,
  type ImportDefinition,
  type ImportRow,
  textOf,
} from '../imports/imports.public.ts';
import { changeProduct } from './changeProduct.ts';
import { createProduct } from './createProduct.ts';
import { NewProduct, ProductChange } from './products.shapes.ts';

const found = ({ db }: ReadContext) =>
  db.selectFrom('products as p').where('p.is_deleted', '=', false);
const named = (context: ReadContext) =>
  found(context).select(['p.product_id as id', 'p.product_name as name']);

const fieldsOf = (row: ImportRow) => ({
  product_name: textOf(row, 'product_name'),
  category: idOf(row, 'category'),
  sub_category: textOf(row, 'sub_category'),
  pan_india_gst: textOf(row, 'gst_percent'),
  tax_category: textOf(row, 'tax_category') || undefined,
  hsn_code: textOf(row, 'hsn_code'),
  description: textOf(row, 'description'),
  is_active: row.values['is_active'],
});

/** Products with HSN code and GST rate, from another system. */
export const productImport: ImportDefinition = {
  label: 'Products',
  help: 'What is traded, with HSN code and GST rate. Import categories before, SKUs after.',
  columns: [
    textColumn(
      'product_name',
      LIMITS.catalogueName,
      { help: 'Its name', example: 'Steel tumbler' },
      { required: true },
    ),
    lookUpColumn(
      'category',
      'CATEGORY',
      { help: 'The category it is in', example: 'Tableware' },
      { required: true },
    ),
    textColumn('sub_category', LIMITS.subCategory, {
      help: 'A part of the category',
      example: 'Cups',
    }),
    {
      name: 'gst_percent',
      kind: 'decimal',
      places: 2,
      digits: 3,
      required: true,
      field: 'pan_india_gst',
      help: 'GST rate in percent',
      example: '18',
    },
    {
      name: 'tax_category',
      kind: 'choice',
      of: ['TAXABLE', 'NIL_RATED', 'EXEMPT', 'NON_GST'],
      help: 'Why nothing is charged, where the rate is 0; what the rate says when empty',
      example: 'TAXABLE',
    },
    textColumn('hsn_code', 8, { help: 'HSN or SAC code, 4, 6 or 8 digits', example: '73239390' }),
    textColumn('description', LIMITS.productDescription, {
      help: 'Words for quotations',
      example: '',
    }),
    activeColumn,
  ],
  tally: {
    element: 'STOCKITEM',
    word: 'stock item',
    columns: {
      external_id: ['@NAME'],
      product_name: ['@NAME'],
      category: ['PARENT'],
      gst_percent: ['GSTRATE#last'],
      hsn_code: ['HSNCODE#last'],
      description: ['DESCRIPTION'],
    },
  },
  permissions: [
    ['PRODUCT', 'WRITE'],
    ['PRODUCT', 'UPDATE'],
  ],
  entity: 'PRODUCT',
  table: 'products',
  key: 'product_id',
  lookUp: {
    word: 'product',
    byName: (context, names) =>
      named(context)
        .where(sql`lower(p.product_name)`, '=', eqAny([...names]))
        .execute(),
    byId: (context, ids) =>
      named(context)
        .where('p.product_id', '=', eqAny([...ids]))
        .execute(),
  },
  async current(context, ids) {
    const rows = await found(context)
      .select(['p.product_id', 'p.product_name', 'p.category_id as category', 'p.sub_category'])
      .select([
        'p.pan_india_gst as gst_percent',
        'p.tax_category',
        'p.hsn_code',
        'p.description',
        'p.is_active',
      ])
      .where('p.product_id', '=', eqAny([...ids]))
      .execute();
    return new Map(rows.map(({ product_id, ...values }) => [product_id, values]));
  },
  async add(work, _, row) {
    return (await createProduct(work, bodyOf(NewProduct, fieldsOf(row)))).product_id;
  },
  async edit(work, _, product_id, row) {
    // another rate brings its category along, unless the sheet names one
    const { tax_category, ...fields } = fieldsOf(row);
    const category = row.changed.has('tax_category') ? { tax_category } : {};
    await changeProduct(work, bodyOf(ProductChange, { product_id, ...fields, ...category }));
  },
};
