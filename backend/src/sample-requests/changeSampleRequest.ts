import {
  mayChangeSampleRequests,
  needsRemarks,
  allowedSampleStatuses,
} from '@munim/schema/sample-requests/sample-requests.rules.ts';
import { CATEGORY_MANAGERS } from '@munim/schema/shared/roles.ts';
import { differences } from '../core/data/audit.ts';
import type { Trx } from '../core/data/database.ts';
import type { Work } from '../core/data/work.ts';
import { badField, forbidden, invalidTransition } from '../core/http/errors.ts';
import { onDuplicateLine } from './createSampleRequest.ts';
import {
  changedSampleRequest,
  type LockedSampleRequest,
  lockSampleRequest,
} from './sample-requests.service.ts';
import type { SampleRequest, SampleRequestChange } from './sample-requests.shapes.ts';

interface StatusRequest {
  sample_request_id: number;
  status: LockedSampleRequest['status'];
  remarks?: string;
}

/** Assigns, moves or remarks on a sample request, or several of it; refused by the same rules that draw the controls. */
export async function changeSampleRequest(
  work: Work,
  { sample_request_id, assigned_to, status, remarks }: SampleRequestChange,
): Promise<SampleRequest> {
  const { trx, settings, viewer } = work;
  if (assigned_to !== undefined && !viewer.can('QUOTATION', 'APPROVE')) throw forbidden();
  if ((status !== undefined || remarks !== undefined) && !mayChangeSampleRequests(viewer.can))
    throw forbidden();
  const request = await lockSampleRequest(work, sample_request_id);
  const assigned = assigned_to === undefined ? request : await assign(work, request, assigned_to);
  if (status !== undefined && status !== assigned.status)
    await changeStatus(work, assigned, status, remarks);
  else if (remarks !== undefined) await remark(work, assigned, remarks);
  return changedSampleRequest(trx, settings, sample_request_id);
}

/** Another status, and nothing else: asked for the present one it changes nothing. */
export async function changeSampleRequestStatus(
  work: Work,
  wish: StatusRequest,
): Promise<SampleRequest> {
  const { trx, settings } = work;
  const request = await lockSampleRequest(work, wish.sample_request_id);
  if (wish.status !== request.status) await changeStatus(work, request, wish.status, wish.remarks);
  return changedSampleRequest(trx, settings, wish.sample_request_id);
}

/** A draft gets its first status by it; any other status stays. The same manager again changes nothing. */
async function assign(
  work: Work,
  request: LockedSampleRequest,
  assigned_to: number,
): Promise<LockedSampleRequest> {
  const { trx, viewer } = work;
  if (request.assigned_to === assigned_to) return request;
  await refuseOthers(trx, assigned_to);
  const status = request.status === 'DRAFT' ? 'SAMPLE_REQUESTED' : request.status;
  const changed = await trx
    .updateTable('sample_requests')
    .set({ assigned_to, assigned_by: viewer.userId, assigned_at: new Date().toISOString(), status })
    .where('sample_request_id', '=', request.sample_request_id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await work.audit({
    entity: 'SAMPLE_REQUEST',
    id: request.sample_request_id,
    action: 'ASSIGN',
    from: request.status,
    to: status,
    changes: differences({ assigned_to: request.assigned_to }, { assigned_to }),
  });
  return changed;
}

async function refuseOthers(trx: Trx, userId: number): Promise<void> {
  const manager = await trx
    .selectFrom('users')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('role_id', 'in', CATEGORY_MANAGERS)
    .where('deleted_user', '=', false)
    .forKeyShare()
    .executeTakeFirst();
  if (!manager) throw badField('assigned_to', 'This user is not a category manager');
}

async function changeStatus(
  work: Work,
  { sample_request_id, line_id, remarks: before, status: from }: LockedSampleRequest,
  to: LockedSampleRequest['status'],
  said: string | undefined,
): Promise<void> {
  const { trx } = work;
  const allowed = allowedSampleStatuses(from);
  if (!allowed.includes(to)) throw invalidTransition('sample request', from, to, allowed);
  const remarks = said?.trim() || undefined;
  if (needsRemarks(from, to) && remarks === undefined)
    throw badField('remarks', 'Please enter remarks.');
  await onDuplicateLine(line_id === null ? 'quotation_item_id' : 'line_id', () =>
    trx
      .updateTable('sample_requests')
      .set({ status: to, ...(remarks === undefined ? {} : { remarks }) })
      .where('sample_request_id', '=', sample_request_id)
      .execute(),
  );
  await work.audit({
    entity: 'SAMPLE_REQUEST',
    id: sample_request_id,
    action: 'STATUS',
    from,
    to,
    ...(remarks === undefined
      ? {}
      : { remarks, changes: differences({ remarks: before }, { remarks }) }),
  });
}

async function remark(work: Work, request: LockedSampleRequest, said: string): Promise<void> {
  const { trx } = work;
  const remarks = said.trim() || null;
  const changes = differences({ remarks: request.remarks }, { remarks });
  if (!Object.keys(changes).length) return;
  await trx
    .updateTable('sample_requests')
    .set({ remarks })
    .where('sample_request_id', '=', request.sample_request_id)
    .execute();
  await work.audit({
    entity: 'SAMPLE_REQUEST',
    id: request.sample_request_id,
    action: 'UPDATE',
    changes,
  });
}
