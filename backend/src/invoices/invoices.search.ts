import { sql } from 'kysely';
import { byRow } from '../core/access/documentScope.ts';
import type { SearchedKind } from '../core/data/searchedKinds.ts';
import { visibleInvoices } from './invoices.scope.ts';

export const searchedInvoices: SearchedKind = {
  readPermission: ['ORDER', 'READ'],
  rows: sql`invoices i`,
  id: 'i.invoice_id',
  visible: (viewer) => visibleInvoices(viewer, byRow),
  numbers: [{ column: 'i.invoice_number' }],
  words: ['inv', 'invoice'],
  described: {
    joins: sql`join tenants t on t.tenant_id = i.tenant_id`,
    // a draft has no number yet
    title: sql`coalesce(i.invoice_number, i.invoice_id::text)`,
    detail: () => [sql`t.tenant_name`, sql`i.invoice_date::text`],
    status: sql`i.status`,
  },
};
