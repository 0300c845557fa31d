import { type CountedList, showsHomeList } from '@munim/schema/home/home.rules.ts';
import { LIST_NAMES } from '@munim/schema/home/homeLists.ts';
import { type Static, Type } from 'typebox';
import { signedIn } from '../core/access/access.ts';
import type { App, AppParts } from '../core/http/appParts.ts';
import { Answer, Count, Nullable } from '../core/http/shapes.ts';
import { homeFigures, readHome } from './home.ts';
import { Home, HomeFigure, HomeQuery, SummaryQuery } from './home.shapes.ts';
import { homeRows } from './homeRows.ts';

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
      const lists = homeRows(query);
      const countOf = async (list: CountedList) =>
        showsHomeList(list, viewer.roleId, viewer.can)
          ? (await lists[LIST_NAMES[list]].count({ db, settings, viewer })).count
          : null;
      const counts = await Promise.all(Object.values(LISTS).map(countOf));
      const data = Object.fromEntries(
        Object.keys(LISTS).map((badge, i) => [badge, counts[i]]),
      ) as Static<typeof Summary>;
      return { success: true as const, data };
    },
  );
  app.get(
    '/dashboard/home',
    {
      schema: { querystring: HomeQuery, response: Answer({ data: Home }) },
      config: signedIn,
    },
    async ({ query, viewer }) => ({
      success: true as const,
      data: await readHome({ db, settings, viewer }, query),
    }),
  );
  app.get(
    '/dashboard/figures',
    { schema: { response: Answer({ data: Type.Array(HomeFigure) }) }, config: signedIn },
    async ({ viewer }) => ({
      success: true as const,
      data: await homeFigures({ db, settings, viewer }),
    }),
  );
}
