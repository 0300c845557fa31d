import { showsHomeList } from '@munim/schema/home/home.rules.ts';
import { OPEN_ORDER_STATUSES } from '@munim/schema/orders/orders.rules.ts';
import { PENDING_DAYS } from '@munim/schema/shared/limits.ts';
import { Type } from 'typebox';
import { signedIn } from '../core/access.ts';
import type { App, AppParts } from '../core/appParts.ts';
import { indianDay } from '../core/days.ts';
import { Answer, Count, Day, Id, ListOf, Maybe, Nullable, Shape } from '../core/shapes.ts';
import { countOrders } from '../orders/orders.service.ts';
import { countQuotations } from '../quotations/quotations.service.ts';
import { countRfqs } from '../quote-requests/quote-requests.service.ts';

const Badge = Nullable(Count);
const Summary = Type.Object({
  pending_rfqs: Badge,
  pending_quotations: Badge,
  open_rfqs: Badge,
  open_quotations: Badge,
  open_orders: Badge,
});

const daysAgo = (days: number) => indianDay(new Date(Date.now() - days * 24 * 3600_000));

/** AN07: every badge of Home in one call; null where the viewer would not see the list (decision G148). */
export async function homeRoutes(app: App, { db }: AppParts): Promise<void> {
  app.get(
    '/dashboard/summary',
    {
      schema: {
        querystring: Shape({ sales_person: Maybe(ListOf(Id)), category_manager: Maybe(Id), start_date: Maybe(Day), end_date: Maybe(Day) }),
        response: Answer({ data: Summary }),
      },
      config: signedIn,
    },
    async ({ query, viewer }) => {
      const { sales_person, category_manager, start_date = `${indianDay().slice(0, 8)}01`, end_date = indianDay() } = query;
      const who = { ...(sales_person ? { sales_person } : {}), ...(category_manager ? { category_manager } : {}) };
      const pending = { ...who, from_date: daysAgo(PENDING_DAYS), to_date: indianDay() };
      const within = { ...who, from_date: start_date, to_date: end_date };
      const orders = {
        ...(sales_person ? { sales_person } : {}),
        startDate: start_date,
        endDate: end_date,
        status: [...OPEN_ORDER_STATUSES],
      };
      const shows = (list: Parameters<typeof showsHomeList>[0]) => showsHomeList(list, viewer.roleId, viewer.can);
      const [pending_rfqs, pending_quotations, open_rfqs, open_quotations, open_orders] = await Promise.all([
        shows('pendingRfqs') ? countRfqs(db, { ...pending, status: ['PENDING'] }, viewer) : null,
        shows('pendingQuotations') ? countQuotations(db, { ...pending, status: ['SENT'] }, viewer) : null,
        shows('openRfqs') ? countRfqs(db, { ...within, status: ['PENDING', 'PRICE_UPDATED'] }, viewer) : null,
        shows('openQuotations') ? countQuotations(db, { ...within, status: ['SENT', 'CONFIRMED'] }, viewer) : null,
        shows('openOrders') ? countOrders(db, orders, viewer) : null,
      ]);
      return { success: true as const, data: { pending_rfqs, pending_quotations, open_rfqs, open_quotations, open_orders } };
    },
  );
}
