import { sql } from 'kysely';
import type { SearchedKind } from '../core/data/searchedKinds.ts';

export const searchedProducts: SearchedKind = {
  readPermission: ['PRODUCT', 'READ'],
  rows: sql`products p`,
  id: 'p.product_id',
  visible: () => sql`(not p.is_deleted)`,
  isFoundById: true,
  numbers: [{ column: 'p.hsn_code', label: 'HSN' }],
  name: 'p.product_name',
  words: ['product', 'hsn'],
  described: {
    joins: sql`join categories c on c.category_id = p.category_id`,
    title: sql`p.product_name`,
    detail: () => [sql`c.category_name`],
    status: sql`case when not p.is_active then 'INACTIVE' end`,
  },
};
