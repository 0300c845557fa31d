import { sql } from 'kysely';
import { visibleOrders } from '../core/access/documentScope.ts';
import { dayOf } from '../core/data/days.ts';
import type { SearchedKind } from '../core/data/searchedKinds.ts';

export const searchedOrders: SearchedKind = {
  readPermission: ['ORDER', 'READ'],
  rows: sql`orders o`,
  id: 'o.order_id',
  visible: visibleOrders,
  numbers: [
    { column: 'o.order_number' },
    { column: 'o.customer_po_no', label: 'Customer PO' },
    { column: 'o.old_number', label: 'Old number' },
  ],
  words: ['so', 'order', 'sales order'],
  described: {
    joins: sql`join tenants t on t.tenant_id = o.tenant_id`,
    key: sql`o.order_number`,
    title: sql`o.order_number`,
    detail: () => [sql`t.tenant_name`, dayOf(sql.ref('o.created_at'))],
    status: sql`o.status`,
  },
};
