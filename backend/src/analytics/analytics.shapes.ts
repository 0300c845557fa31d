import { type Static, Type } from 'typebox';
import { Count, Day, Nullable } from '../core/http/shapes.ts';

/** Without a limit: many orders exceed what one may have. */
const Sum = Type.String({
  pattern: '^[0-9]+\\.[0-9]{2}$',
  description: 'Rupees as text with 2 decimals.',
});

/** Each null without READ on its own entity. */
export const TenantAnalytics = Type.Object({
  rfq_count: Nullable(Count),
  quotation_count: Nullable(Count),
  order_count: Nullable(Count),
  order_value: Nullable(Sum),
  invoiced_value: Nullable(Sum),
  received_value: Nullable(Sum),
  outstanding_value: Nullable(Sum),
  last_order_date: Nullable(Day),
});

export type TenantAnalytics = Static<typeof TenantAnalytics>;
