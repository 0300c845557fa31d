import { type CountedList, showsHomeList } from '@munim/schema/home/home.rules.ts';
import { OPEN_ORDER_STATUSES } from '@munim/schema/orders/orders.rules.ts';
import {
  ASSIGNED_SAMPLE_STATUSES,
  OPEN_SAMPLE_STATUSES,
} from '@munim/schema/sample-requests/sample-requests.rules.ts';
import { PENDING_DAYS } from '@munim/schema/shared/limits.ts';
import { type Static, Type } from 'typebox';
import { signedIn } from '../core/access/access.ts';
import { dayFromToday, indianDay } from '../core/data/days.ts';
import type { ReadContext } from '../core/data/work.ts';
import type { App, AppParts } from '../core/http/appParts.ts';
import { Answer, Count, Day, Id, ListOf, Maybe, Nullable, Shape } from '../core/http/shapes.ts';
import { countOrders } from '../orders/orders.public.ts';
import { countPurchaseOrders } from '../purchase-orders/purchase-orders.public.ts';
import { countQuotations } from '../quotations/quotations.public.ts';
import { countRfqs } from '../quote-requests/quote-requests.public.ts';
import { countSampleRequests } from '../sample-requests/sample-requests.public.ts';
import { countShipments } from '../shipments/shipments.public.ts';

/** Each badge by its list. */
const LISTS = {
  pending_rfqs: 'pendingRfqs',
  draft_pos: 'draftPos',
  pending_quotations: 'pendingQuotations',
  unassigned_samples: 'unassignedSamples',
  assigned_samples: 'assignedSamples',
  open_rfqs: 'openRfqs',
  open_quotations: 'openQuotations',
  open_orders: 'openOrders',
  open_samples: 'openSamples',
  open_shipments: 'openShipments',
} as const satisfies Record<string, CountedList>;

const Badge = Nullable(Count);
const Summary = Type.Object(
  Object.fromEntries(Object.keys(LISTS).map((badge) => [badge, Badge])) as Record<
    keyof typeof LISTS,
    typeof Badge
  >,
);

const SummaryQuery = Shape({
  sales_person: Maybe(ListOf(Id)),
  category_manager: Maybe(Id),
  start_date: Maybe(Day),
  end_date: Maybe(Day),
});
type SummaryQuery = Static<typeof SummaryQuery>;

/**
 * Counts each list with the filter that Home uses: pending ones of the last 365 days, open ones
 * within the dates.
 */
function badgesOf(
  context: ReadContext,
  query: SummaryQuery,
): Record<CountedList, () => Promise<number>> {
  const {
    sales_person,
    category_manager,
    start_date = `${indianDay().slice(0, 8)}01`,
    end_date = indianDay(),
  } = query;
  const sales = sales_person ? { sales_person } : {};
  const manager = category_manager ? { category_manager } : {};
  const lastYear = { from_date: dayFromToday(-PENDING_DAYS), to_date: indianDay() };
  const within = { from_date: start_date, to_date: end_date };
  const assigned = {
    ...(category_manager ? { assigned_to: [category_manager] } : {}),
    status: ASSIGNED_SAMPLE_STATUSES,
  };
  const orders = {
    ...sales,
    startDate: start_date,
    endDate: end_date,
    status: [...OPEN_ORDER_STATUSES],
  };
  return {
    pendingRfqs: () =>
      countRfqs(context, { ...sales, ...manager, ...lastYear, status: ['PENDING'] }),
    draftPos: () => countPurchaseOrders(context, { ...manager, ...lastYear, status: ['DRAFT'] }),
    pendingQuotations: () =>
      countQuotations(context, { ...sales, ...manager, ...lastYear, status: ['SENT'] }),
    unassignedSamples: () => countSampleRequests(context, { ...lastYear, status: ['DRAFT'] }),
    assignedSamples: () => countSampleRequests(context, { ...assigned, ...lastYear }),
    openRfqs: () =>
      countRfqs(context, { ...sales, ...manager, ...within, status: ['PENDING', 'PRICE_UPDATED'] }),
    openQuotations: () =>
      countQuotations(context, { ...sales, ...manager, ...within, status: ['SENT', 'CONFIRMED'] }),
    openOrders: () => countOrders(context, orders),
    openSamples: () =>
      countSampleRequests(context, { ...sales, ...within, status: OPEN_SAMPLE_STATUSES }),
    openShipments: () => countShipments(context, { status: ['IN_TRANSIT'] }),
  };
}

/**
 * All badges of Home in one call; null where the viewer does not see the list
 * (docs/rules/console.md#home).
 */
export async function homeRoutes(app: App, { db, settings }: AppParts): Promise<void> {
  app.get(
    '/dashboard/summary',
    {
      schema: { querystring: SummaryQuery, response: Answer({ data: Summary }) },
      config: signedIn,
    },
    async ({ query, viewer }) => {
      const badges = badgesOf({ db, settings, viewer }, query);
      const count = async (list: CountedList) =>
        showsHomeList(list, viewer.roleId, viewer.can) ? badges[list]() : null;
      const counts = await Promise.all(Object.values(LISTS).map(count));
      const data = Object.fromEntries(
        Object.keys(LISTS).map((badge, i) => [badge, counts[i]]),
      ) as Static<typeof Summary>;
      return { success: true as const, data };
    },
  );
}
