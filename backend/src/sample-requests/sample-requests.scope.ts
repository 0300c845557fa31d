import type { SampleRequestStatus } from '@munim/schema/generated/types.ts';
import { type RawBuilder, sql } from 'kysely';
import { rowScopeOf } from '../core/access/rowScope.ts';
import type { Viewer } from '../core/access/viewer.ts';

/**
 * Status filter as far as it separates drafts from assigned ones: it lets the planner choose one of
 * two indexes.
 */
interface SampleFilters {
  status?: readonly SampleRequestStatus[];
  assigned_to?: readonly number[];
}

const isDraft = sql<boolean>`s.status = 'DRAFT'`;

/** Exactly drafts are assigned to nobody (a CHECK says so). */
function assignedOrDraft(me: number, { status, assigned_to }: SampleFilters): RawBuilder<boolean> {
  const mine = sql<boolean>`s.assigned_to = ${me}`;
  if (assigned_to || (status && !status.includes('DRAFT'))) return mine;
  if (status?.every((one) => one === 'DRAFT')) return isDraft;
  return sql`(${mine} or ${isDraft})`;
}

/**
 * Condition over sample_requests as s: category managers see those assigned to them and those
 * assigned to nobody yet (docs/rules/permissions.md#row-scope). All columns are on the request
 * itself, so that indexes serve them.
 */
export function visibleSampleRequests(
  viewer: Viewer,
  asked: SampleFilters = {},
): RawBuilder<boolean> {
  const me = viewer.userId;
  switch (rowScopeOf(viewer)) {
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
