import {
  type ChosenReason,
  reasonProblem,
  reasonsOf,
  reasonTextOf,
  type Way,
} from '@munim/schema/delivery-challans/transportReasons.ts';
import type { TransportReason } from '@munim/schema/generated/types.ts';
import { badField } from '../core/http/errors.ts';

/** Refuses what the portal would not take for these ends. */
export function refuseReason(
  way: Way,
  chosen: ChosenReason,
  fields: { reason: string; text: string },
): void {
  const problem = reasonProblem(way, chosen);
  if (problem) throw badField(fields[problem.field], problem.message);
}

/**
 * Columns of a challan made by hand: the reason that a user chose, else the likeliest one for its
 * ends.
 */
export function reasonColumns(
  way: Way,
  chosen: ChosenReason,
): { transport_reason: TransportReason; transport_reason_text: string | null } {
  refuseReason(way, chosen, { reason: 'transport_reason', text: 'transport_reason_text' });
  const transport_reason = chosen.reason ?? reasonsOf(way)[0] ?? 'OTHERS';
  const words = chosen.text?.trim() || (chosen.reason ? '' : reasonTextOf(way));
  return {
    transport_reason,
    transport_reason_text: (transport_reason === 'OTHERS' && words) || null,
  };
}
