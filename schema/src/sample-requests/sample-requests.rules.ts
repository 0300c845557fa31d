import type { SampleRequestAction, SampleRequestStatus } from '../../generated/types.ts';
import type { Can } from '../shared/roles.ts';

/** The usual order; CONFIRMED and REJECTED are both its end. */
export const SAMPLE_REQUEST_STATUSES = [
  'DRAFT',
  'SAMPLE_REQUESTED',
  'PROCESSING_BY_VENDOR',
  'RECEIVED_AT_WAREHOUSE',
  'FORWARDED_TO_SALES',
  'DELIVERED_TO_CUSTOMER',
  'CONFIRMED',
  'REJECTED',
] as const satisfies SampleRequestStatus[];

/** The customer has decided: the line may have another request. */
const DECIDED_SAMPLE_STATUSES = ['CONFIRMED', 'REJECTED'] as const satisfies SampleRequestStatus[];
/** Home of category managers: assigned and not decided. */
export const ASSIGNED_SAMPLE_STATUSES = SAMPLE_REQUEST_STATUSES.slice(1, 6);
/** Home of sales: everything not decided, drafts included. */
export const OPEN_SAMPLE_STATUSES = SAMPLE_REQUEST_STATUSES.slice(0, 6);

export const LINE_HAS_OPEN_SAMPLE_REQUEST = 'This line has an open sample request';

const isDecided = (status: SampleRequestStatus) =>
  DECIDED_SAMPLE_STATUSES.some((decided) => decided === status);

/**
 * Statuses that may be chosen. An assignment alone leads out of DRAFT, and nothing back to it;
 * every other status may be chosen (docs/rules/quoting.md#sample-request).
 */
export const allowedSampleStatuses = (from: SampleRequestStatus): SampleRequestStatus[] =>
  from === 'DRAFT' ? [] : SAMPLE_REQUEST_STATUSES.filter((to) => to !== 'DRAFT' && to !== from);

/** Going back, or taking a decision back, says why. */
export const needsRemarks = (from: SampleRequestStatus, to: SampleRequestStatus): boolean =>
  isDecided(from) || SAMPLE_REQUEST_STATUSES.indexOf(to) < SAMPLE_REQUEST_STATUSES.indexOf(from);

/** Permission to change statuses and remarks. */
export const mayChangeSampleRequests = (can: Can): boolean =>
  can('QUOTATION_REQUEST', 'UPDATE') || can('ORDER', 'UPDATE');

/**
 * Actions of a viewer on a sample request. The backend refuses by them, the gateway answers them,
 * the console draws the buttons.
 */
export function sampleRequestActions(status: SampleRequestStatus, can: Can): SampleRequestAction[] {
  const actions: SampleRequestAction[] = [];
  if (can('QUOTATION', 'APPROVE')) actions.push('ASSIGN');
  if (mayChangeSampleRequests(can)) {
    if (allowedSampleStatuses(status).length) actions.push('CHANGE_STATUS');
    actions.push('EDIT');
  }
  return actions;
}
