import { sql } from 'kysely';
import type { SearchedKind } from '../core/data/searchedKinds.ts';
import { holdsSize } from '../products/findSkus.public.ts';

export const searchedSkus: SearchedKind = {
  readPermission: ['SKU', 'READ'],
  rows: sql`skus k`,
  id: 'k.product_sku_id',
  visible: () =>
    sql`(not k.is_deleted and exists (select from products own where own.product_id = k.product_id and not own.is_deleted))`,
  isFoundById: true,
  name: 'k.product_sku_name',
  holds: holdsSize,
  words: ['sku'],
  described: {
    joins: sql`join products p on p.product_id = k.product_id`,
    title: sql`k.product_sku_name`,
    detail: () => [
      sql`nullif(p.product_name, k.product_sku_name)`,
      sql`'SKU ' || k.product_sku_id`,
    ],
    status: sql`case when not (k.is_active and p.is_active) then 'INACTIVE' end`,
  },
};
