import { sql } from 'kysely';
import { byRow } from '../core/access/documentScope.ts';
import type { SearchedKind } from '../core/data/searchedKinds.ts';
import { visibleCreditNotes } from './credit-notes.scope.ts';

export const searchedCreditNotes: SearchedKind = {
  readPermission: ['CREDIT_NOTE', 'READ'],
  rows: sql`credit_notes c`,
  id: 'c.creditnote_id',
  visible: (viewer) => visibleCreditNotes(viewer, byRow),
  numbers: [{ column: 'c.creditnote_number' }],
  words: ['cn', 'credit note'],
  described: {
    joins: sql`join tenants t on t.tenant_id = c.tenant_id`,
    // a draft has no number yet
    title: sql`coalesce(c.creditnote_number, c.creditnote_id::text)`,
    detail: () => [sql`t.tenant_name`, sql`c.creditnote_date::text`],
    status: sql`c.status`,
  },
};
