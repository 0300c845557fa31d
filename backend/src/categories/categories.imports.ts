import { LIMITS } from '@munim/schema/shared/limits.ts';
import { sql } from 'kysely';
import { eqAny } from '../core/data/search.ts';
import type { ReadContext } from '../core/data/work.ts';
import { activeColumn, textColumn } from '../imports/importColumns.public.ts';
import {
  bodyOf,
  type ImportDefinition,
  type ImportRow,
  textOf,
} from '../imports/imports.public.ts';
import { CategoryChange, NewCategory } from './categories.shapes.ts';
import { changeCategory } from './changeCategory.ts';
import { createCategory } from './createCategory.ts';

const found = ({ db }: ReadContext) =>
  db.selectFrom('categories as c').where('c.is_deleted', '=', false);
const named = (context: ReadContext) =>
  found(context).select(['c.category_id as id', 'c.category_name as name']);

/** One cell for a list: 'Cups; Plates'. */
const listOf = (text: string | undefined) =>
  text
    ?.split(';')
    .map((one) => one.trim())
    .filter(Boolean);

const fieldsOf = (row: ImportRow) => ({
  category_name: textOf(row, 'category_name'),
  sub_categories: listOf(textOf(row, 'sub_categories')),
  is_active: row.values['is_active'],
});

/** Categories of products, from another system; their managers and attributes are set in the console. */
export const categoryImport: ImportDefinition = {
  label: 'Categories',
  help: 'Groups of products: each product belongs to one. Managers and attributes are set in the console.',
  columns: [
    textColumn(
      'category_name',
      LIMITS.categoryName,
      { help: 'Its name; no two have the same', example: 'Tableware' },
      { required: true },
    ),
    textColumn('sub_categories', 2000, {
      help: 'Names of its parts, with semicolons between them',
      example: 'Cups; Plates',
    }),
    activeColumn,
  ],
  tally: {
    element: 'STOCKGROUP',
    word: 'stock group',
    columns: {
      external_id: ['@NAME'],
      category_name: ['@NAME'],
    },
  },
  permissions: [
    ['PRODUCT', 'APPROVE'],
    ['PRODUCT', 'WRITE'],
    ['PRODUCT', 'UPDATE'],
  ],
  entity: 'CATEGORY',
  table: 'categories',
  key: 'category_id',
  unique: ['category_name'],
  lookUp: {
    word: 'category',
    byName: (context, names) =>
      named(context)
        .where(sql`lower(c.category_name)`, '=', eqAny([...names]))
        .execute(),
    byId: (context, ids) =>
      named(context)
        .where('c.category_id', '=', eqAny([...ids]))
        .execute(),
  },
  async current(context, ids) {
    const rows = await found(context)
      .select(['c.category_id', 'c.category_name', 'c.sub_categories', 'c.is_active'])
      .where('c.category_id', '=', eqAny([...ids]))
      .execute();
    return new Map(
      rows.map(({ category_id, sub_categories, ...values }) => [
        category_id,
        { ...values, sub_categories: sub_categories.join('; ') },
      ]),
    );
  },
  async add(work, _, row) {
    return (await createCategory(work, bodyOf(NewCategory, fieldsOf(row)))).category_id;
  },
  async edit(work, _, category_id, row) {
    await changeCategory(work, bodyOf(CategoryChange, { category_id, ...fieldsOf(row) }));
  },
};
