import type { HomeList } from '@munim/schema/generated/types.ts';
import { showsHomeList } from '@munim/schema/home/home.rules.ts';
import { type Static, Type } from 'typebox';
import { signedIn } from '../core/access/access.ts';
import type { App, AppParts } from '../core/http/appParts.ts';
import { Answer, Count, Nullable } from '../core/http/shapes.ts';
import { homeFigures, readHome } from './home.ts';
import { Home, HomeFigure, HomeQuery, SummaryQuery } from './home.shapes.ts';
import { homeRows } from './homeRows.ts';

/** Each badge by its list. */
const LISTS = {
  pending_rfqs: 'PENDING_RFQS',
  draft_pos: 'DRAFT_POS',
  pending_quotations: 'PENDING_QUOTATIONS',
  unassigned_samples: 'UNASSIGNED_SAMPLES',
  assigned_samples: 'ASSIGNED_SAMPLES',
  open_rfqs: 'OPEN_RFQS',
  open_quotations: 'OPEN_QUOTATIONS',
  open_orders: 'OPEN_ORDERS',
  open_samples: 'OPEN_SAMPLES',
  open_shipments: 'OPEN_SHIPMENTS',
} as const satisfies Record<string, HomeList>;

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
      const countOf = async (list: HomeList) =>
        showsHomeList(list, viewer.roleId, viewer.can)
          ? (await lists[list].count({ db, settings, viewer })).count
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
