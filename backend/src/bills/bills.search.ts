import { sql } from 'kysely';
import { dayOf } from '../core/data/days.ts';
import type { SearchedKind } from '../core/data/searchedKinds.ts';
import { visibleBills } from './bills.public.ts';

/** Readers of bills see vendors. */
export const searchedBills: SearchedKind = {
  readPermission: ['PURCHASE_ORDER', 'READ'],
  rows: sql`bills b`,
  id: 'b.bill_id',
  visible: visibleBills,
  isFoundById: true,
  numbers: [{ column: 'b.seller_invoice_number', label: 'Vendor invoice' }],
  words: ['bill'],
  described: {
    joins: sql`join sellers s on s.seller_id = b.seller_id`,
    title: sql`b.bill_id::text`,
    detail: () => [
      sql`s.seller_name`,
      sql`coalesce(b.seller_invoice_date, ${dayOf(sql.ref('b.created_at'))})`,
    ],
    status: sql`b.status`,
  },
};
