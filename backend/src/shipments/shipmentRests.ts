import { lastComingDay } from '@munim/schema/shared/days.ts';
import { DATE_IN_SECONDS, isInSeconds } from '@munim/schema/shared/seconds.ts';
import { indianDay } from '../core/data/days.ts';
import { badField } from '../core/http/errors.ts';
import type { NewShipment, Rest } from './shipments.shapes.ts';
import type { WaitingPoint } from './waitingPoints.ts';

/** The day on which a rest follows. */
function dayOf({ expected_date }: Rest, field: string): string {
  if (!isInSeconds(expected_date)) throw badField(field, DATE_IN_SECONDS);
  const day = indianDay(new Date(expected_date * 1000));
  if (day < indianDay()) throw badField(field, 'The new date must not be in the past');
  const last = lastComingDay(indianDay());
  // a year of five digits sorts before
  if (day > last || day.length > last.length) throw badField(field, 'The new date is too far away');
  return day;
}

/** The request's data for the units that stay behind; each rest belongs to one line. */
export function remaindersOf({ sub_shipment_tracker: rests = [] }: NewShipment) {
  const known = new Map<number, { rest: Rest; field: string }>();
  for (const [i, rest] of rests.entries()) {
    const field = `sub_shipment_tracker.${i}`;
    const id = rest.sub_shipment_tracker_event_id;
    if (known.has(id))
      throw badField(`${field}.sub_shipment_tracker_event_id`, 'This delivery point is here twice');
    known.set(id, { rest, field });
  }
  return {
    /** Day of the rest when less leaves than waits; null when all leaves. */
    dateOf(point: WaitingPoint, quantity: number): string | null {
      const found = known.get(point.sub_shipment_tracker_event_id);
      const stays = point.quantity - quantity;
      if (stays === 0) return null;
      if (!found)
        throw badField(
          'sub_shipment_tracker',
          `A new date is needed for the ${stays} that stay behind`,
        );
      const { rest, field } = found;
      known.delete(point.sub_shipment_tracker_event_id);
      if (rest.shipment_tracker_id !== point.sub_shipment_tracker_id)
        throw badField(
          `${field}.shipment_tracker_id`,
          'This is not the delivery point of the event',
        );
      if (rest.quantity !== stays)
        throw badField(`${field}.quantity`, `The pending quantity is ${stays}`);
      return dayOf(rest, `${field}.expected_date`);
    },
    refuseUnused(): void {
      for (const { field } of known.values())
        throw badField(
          `${field}.sub_shipment_tracker_event_id`,
          'Nothing of this delivery point stays behind',
        );
    },
  };
}
