import { sql } from 'kysely';
import { visiblePurchaseOrders } from '../core/access/documentScope.ts';
import { dayOf } from '../core/data/days.ts';
import type { SearchedKind } from '../core/data/searchedKinds.ts';

/** Readers of purchase orders see vendors. */
export const searchedPurchaseOrders: SearchedKind = {
  readPermission: ['PURCHASE_ORDER', 'READ'],
  rows: sql`purchase_orders po`,
  id: 'po.po_id',
  visible: visiblePurchaseOrders,
  isFoundById: true,
  numbers: [{ column: 'po.old_number', label: 'Old number' }],
  words: ['po', 'purchase order'],
  described: {
    joins: sql`join sellers s on s.seller_id = po.seller_id`,
    title: sql`po.po_id::text`,
    detail: () => [sql`s.seller_name`, dayOf(sql.ref('po.created_at'))],
    status: sql`po.status`,
  },
};
