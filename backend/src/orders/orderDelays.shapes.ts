import { OPEN_ORDER_STATUSES } from '@munim/schema/orders/orders.rules.ts';
import { type Static, Type } from 'typebox';
import { Day, Id, Maybe, OneOf, paging, Shape, Text } from '../core/http/shapes.ts';

export const OrderDelayQuery = Shape({ token: Maybe(Text(500, 1)), ...paging() });
export type OrderDelayQuery = Static<typeof OrderDelayQuery>;

/** All public fields: no customer, price, phone, address or seller. */
export const OrderDelay = Type.Object({
  order_number: Type.String(),
  stage: OneOf(...OPEN_ORDER_STATUSES),
  expected_date: Day,
  days_late: Type.Integer({ minimum: 1 }),
});
export type OrderDelay = Static<typeof OrderDelay>;

export const NewOrderDelayLink = Shape({
  org_id: Maybe(Id),
  tenant_id: Maybe(Id),
  valid_days: Maybe(Type.Integer({ minimum: 1, maximum: 90, default: 30 })),
});
export type NewOrderDelayLink = Static<typeof NewOrderDelayLink>;
