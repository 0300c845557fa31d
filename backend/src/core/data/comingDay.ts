import { lastComingDay, MOST_YEARS_AHEAD } from '@munim/schema/shared/days.ts';
import { badField } from '../http/errors.ts';
import { indianDay } from './days.ts';

/** Refuses a day that is over, and one that only a slip in the year explains. */
export function refuseOtherDays(field: string, day: string | null | undefined): void {
  if (!day) return;
  if (day < indianDay()) throw badField(field, `${field} must not be in the past`);
  if (day > lastComingDay(indianDay()))
    throw badField(field, `${field} must be within ${MOST_YEARS_AHEAD} years from today`);
}
