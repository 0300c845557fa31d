import type { SampleRequestStatus } from '@munim/schema/generated/types.ts';
import { type RawBuilder, sql } from 'kysely';
import { reachOf } from '../core/access/rowScope.ts';
import type { Viewer } from '../core/access/viewer.ts';

/** What a list is asked for, as far as it tells drafts from assigned ones: an index then knows which of the two ways to go. */
interface Asked {
  status?: readonly SampleRequestStatus[];
  assigned_to?: readonly number[];
}

const isDraft = sql<boolean>`s.status = 'DRAFT'`;

/** Exactly drafts are assigned to nobody (a CHECK says so). */
function assignedOrDraft(me: number, { status, assigned_to }: Asked): RawBuilder<boolean> {
  const mine = sql<boolean>`s.assigned_to = ${me}`;
  if (assigned_to || (status && !status.includes('DRAFT'))) return mine;
  if (status?.every((one) => one === 'DRAFT')) return isDraft;
  return sql`(${mine} or ${isDraft})`;
}

/**
 * Over sample_requests as s: category managers see what is assigned to them and what is assigned to nobody yet (contract/roles.tsv).
 * All stands on the request itself, so that indexes know it.
 */
export function sampleRequestsInReach(viewer: Viewer, asked: Asked = {}): RawBuilder<boolean> {
  const me = viewer.userId;
  switch (reachOf(viewer)) {
    case 'all':
      return sql`true`;
    case 'own customers':
      return sql`(s.customer_sales_person = ${me} or s.sales_person = ${me} or s.created_by = ${me})`;
    case 'managed categories':
      return assignedOrDraft(me, asked);
    case 'own organisation':
      return sql`s.org_id = ${viewer.orgId}`;
    default:
      return sql`false`;
  }
}
