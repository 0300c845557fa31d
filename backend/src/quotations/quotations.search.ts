import { sql } from 'kysely';
import { visibleQuotations } from '../core/access/documentScope.ts';
import { dayOf } from '../core/data/days.ts';
import type { SearchedKind } from '../core/data/searchedKinds.ts';

export const searchedQuotations: SearchedKind = {
  readPermission: ['QUOTATION', 'READ'],
  rows: sql`quotations q`,
  id: 'q.quotation_id',
  visible: visibleQuotations,
  isFoundById: true,
  words: ['quotation', 'quote', 'q', 'qtn'],
  described: {
    joins: sql`join tenants t on t.tenant_id = q.tenant_id`,
    title: sql`q.quotation_id::text`,
    detail: () => [sql`t.tenant_name`, dayOf(sql.ref('q.created_at'))],
    status: sql`q.status`,
  },
};
