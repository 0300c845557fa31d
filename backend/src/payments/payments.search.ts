import { sql } from 'kysely';
import { byRow } from '../core/access/documentScope.ts';
import type { SearchedKind } from '../core/data/searchedKinds.ts';
import { visiblePayments } from './payments.scope.ts';

/** Readers of a vendor's payments read its purchase orders, and so its name. */
export const searchedPayments: SearchedKind = {
  readPermission: ['PAYMENT', 'READ'],
  rows: sql`payments pay`,
  id: 'pay.payment_id',
  visible: (viewer) => visiblePayments(viewer, byRow),
  numbers: [
    { column: 'pay.reference_number' },
    { column: 'pay.bank_reference', label: 'Bank reference' },
  ],
  words: ['payment', 'receipt', 'utr'],
  described: {
    joins: sql`left join tenants t on t.tenant_id = pay.tenant_id left join sellers s on s.seller_id = pay.seller_id
      left join orders o on o.order_id = pay.order_id`,
    title: sql`coalesce(nullif(pay.reference_number, ''), pay.payment_id::text)`,
    detail: () => [sql`coalesce(t.tenant_name, s.seller_name)`, sql`pay.payment_date::text`],
    status: sql`pay.status`,
    page: {
      kind: sql`case when o.order_id is not null then 'ORDER' when pay.po_id is not null then 'PURCHASE_ORDER'
        when pay.tenant_id is not null then 'CUSTOMER' else 'VENDOR' end`,
      key: sql`coalesce(o.order_number, pay.po_id::text, pay.tenant_id::text, pay.seller_id::text)`,
    },
  },
};
