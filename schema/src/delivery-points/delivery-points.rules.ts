import type {
  DeliveryEventStatus,
  DeliveryPointAction,
  DeliverySourceType,
  DeliveryStage,
  PoState,
} from '../../generated/types.ts';
import { lastComingDay } from '../shared/days.ts';
import type { Can } from '../shared/roles.ts';

/** Input of the delivery point rules. */
export interface PointFacts {
  stage: DeliveryStage;
  status: DeliveryEventStatus;
  sourceType: DeliverySourceType;
  /** State of its purchase order; null when the goods come from a warehouse. */
  poState: PoState | null;
  /** True for a sales order; purchases for stock are not shipped to a customer. */
  forOrder: boolean;
}

/** True when its purchase order is issued or the goods are in a warehouse already. */
const isReady = ({ sourceType, poState }: Pick<PointFacts, 'sourceType' | 'poState'>): boolean =>
  sourceType === 'WAREHOUSE' || poState === 'ISSUED';

export const NOT_ISSUED = 'The purchase order is not issued';
const DISPATCH_IS_SHIPPED = 'A dispatch is completed by its shipment';
export const NOT_OPEN = 'This has been done or changed already: load it again';

/** Reason why an event cannot be completed; null when it can. */
export function completeRefusal(point: PointFacts): string | null {
  if (point.status !== 'PENDING') return NOT_OPEN;
  if (point.stage === 'DISPATCH') return DISPATCH_IS_SHIPPED;
  return isReady(point) ? null : NOT_ISSUED;
}

/** Reason why goods cannot leave for a place; null when they can. */
export function shipRefusal(point: PointFacts, to: 'CUSTOMER' | 'WAREHOUSE'): string | null {
  if (point.status !== 'PENDING' || point.stage !== 'DISPATCH') return NOT_OPEN;
  if (!isReady(point)) return NOT_ISSUED;
  if (to === 'CUSTOMER')
    return point.forOrder ? null : 'These goods are for stock: no customer waits for them';
  return point.sourceType === 'WAREHOUSE'
    ? 'Goods do not travel from warehouse to warehouse'
    : null;
}

/**
 * Actions of a viewer on an event. The backend refuses by them, the gateway answers them, the
 * console draws the buttons.
 */
export function deliveryPointActions(point: PointFacts, can: Can): DeliveryPointAction[] {
  if (point.status !== 'PENDING') return [];
  const actions: DeliveryPointAction[] = [];
  const update = can('DELIVERY_CHALLAN', 'UPDATE');
  const write = can('DELIVERY_CHALLAN', 'WRITE');
  if (point.stage === 'DISPATCH' && isReady(point) && (update || write)) actions.push('TICK');
  if (update && !completeRefusal(point)) actions.push('COMPLETE');
  if (update) actions.push('POSTPONE');
  if (update && can('PURCHASE_ORDER', 'APPROVE')) actions.push('PREPONE');
  if (write && !shipRefusal(point, 'CUSTOMER')) actions.push('SHIP_TO_CUSTOMER');
  if (write && !shipRefusal(point, 'WAREHOUSE')) actions.push('SHIP_TO_WAREHOUSE');
  return actions;
}

/**
 * Reason why a day cannot be the new one; null when it can. Days as YYYY-MM-DD in IST. Users who
 * may PREPONE have no minimum; the console asks for confirmation of a past day.
 */
export const newDayRefusal = (
  day: string,
  { today, mayPrepone }: { today: string; mayPrepone: boolean },
): string | null => {
  if (day > lastComingDay(today)) return 'The new date is too far away';
  return day < today && !mayPrepone ? 'The new date must not be in the past' : null;
};

/** Reason why a quantity cannot be dispatched, as a fixed text; null when it can. */
export function quantityRefusal(quantity: number, original: number): string | null {
  if (quantity <= 0) return '0 quantity is not allowed';
  return quantity > original ? `Maximum ${original} can be dispatched` : null;
}

/** Stage as REST spells it. */
export const STAGE_NAMES = {
  DISPATCH: 'dispatch',
  INWARD: 'inward',
  POD: 'POD',
} as const satisfies Record<DeliveryStage, string>;
/** Stage by its REST name. */
export const STAGES = { dispatch: 'DISPATCH', inward: 'INWARD', POD: 'POD' } as const;
