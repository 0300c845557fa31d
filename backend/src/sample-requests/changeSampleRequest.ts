import {
  changesSampleRequests,
  needsRemarks,
  sampleRequestMoves,
} from '@munim/schema/sample-requests/sample-requests.rules.ts';
import { CATEGORY_MANAGERS } from '@munim/schema/shared/roles.ts';
import { audit, differences } from '../core/data/audit.ts';
import type { Trx } from '../core/data/database.ts';
import { badField, forbidden, invalidTransition } from '../core/http/errors.ts';
import type { Settings } from '../core/settings.ts';
import type { Viewer } from '../core/access/viewer.ts';
import { unlessLineIsTaken } from './createSampleRequest.ts';
import {
  changedSampleRequest,
  type LockedSampleRequest,
  lockSampleRequest,
} from './sample-requests.service.ts';
import type { SampleRequest, SampleRequestChange } from './sample-requests.shapes.ts';

interface Wish {
  sample_request_id: number;
  status: LockedSampleRequest['status'];
  remarks?: string;
}

/** Assigns, moves or remarks on a sample request, or several of it; refused by the same rules that draw the controls. */
export async function changeSampleRequest(
  trx: Trx,
  settings: Settings,
  { sample_request_id, assigned_to, status, remarks }: SampleRequestChange,
  viewer: Viewer,
): Promise<SampleRequest> {
  if (assigned_to !== undefined && !viewer.can('QUOTATION', 'APPROVE')) throw forbidden();
  if ((status !== undefined || remarks !== undefined) && !changesSampleRequests(viewer.can))
    throw forbidden();
  const request = await lockSampleRequest(trx, sample_request_id, viewer);
  const assigned =
    assigned_to === undefined ? request : await assign(trx, request, assigned_to, viewer);
  if (status !== undefined && status !== assigned.status)
    await move(trx, assigned, status, remarks, viewer);
  else if (remarks !== undefined) await remark(trx, assigned, remarks, viewer);
  return changedSampleRequest(trx, settings, sample_request_id);
}

/** Another status, and nothing else: asked for the present one it changes nothing. */
export async function moveSampleRequest(
  trx: Trx,
  settings: Settings,
  wish: Wish,
  viewer: Viewer,
): Promise<SampleRequest> {
  const request = await lockSampleRequest(trx, wish.sample_request_id, viewer);
  if (wish.status !== request.status) await move(trx, request, wish.status, wish.remarks, viewer);
  return changedSampleRequest(trx, settings, wish.sample_request_id);
}

/** A draft gets its first status by it; any other status stays. The same manager again changes nothing. */
async function assign(
  trx: Trx,
  request: LockedSampleRequest,
  assigned_to: number,
  viewer: Viewer,
): Promise<LockedSampleRequest> {
  if (request.assigned_to === assigned_to) return request;
  await refuseOthers(trx, assigned_to);
  const status = request.status === 'DRAFT' ? 'SAMPLE_REQUESTED' : request.status;
  const changed = await trx
    .updateTable('sample_requests')
    .set({ assigned_to, assigned_by: viewer.userId, assigned_at: new Date().toISOString(), status })
    .where('sample_request_id', '=', request.sample_request_id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await audit(trx, viewer, {
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

async function move(
  trx: Trx,
  { sample_request_id, line_id, remarks: before, status: from }: LockedSampleRequest,
  to: LockedSampleRequest['status'],
  said: string | undefined,
  viewer: Viewer,
): Promise<void> {
  const allowed = sampleRequestMoves(from);
  if (!allowed.includes(to)) throw invalidTransition('sample request', from, to, allowed);
  const remarks = said?.trim() || undefined;
  if (needsRemarks(from, to) && remarks === undefined)
    throw badField('remarks', 'Please enter remarks.');
  await unlessLineIsTaken(line_id === null ? 'quotation_item_id' : 'line_id', () =>
    trx
      .updateTable('sample_requests')
      .set({ status: to, ...(remarks === undefined ? {} : { remarks }) })
      .where('sample_request_id', '=', sample_request_id)
      .execute(),
  );
  await audit(trx, viewer, {
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

async function remark(
  trx: Trx,
  request: LockedSampleRequest,
  said: string,
  viewer: Viewer,
): Promise<void> {
  const remarks = said.trim() || null;
  const changes = differences({ remarks: request.remarks }, { remarks });
  if (!Object.keys(changes).length) return;
  await trx
    .updateTable('sample_requests')
    .set({ remarks })
    .where('sample_request_id', '=', request.sample_request_id)
    .execute();
  await audit(trx, viewer, {
    entity: 'SAMPLE_REQUEST',
    id: request.sample_request_id,
    action: 'UPDATE',
    changes,
  });
}
