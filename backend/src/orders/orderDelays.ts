import { OPEN_ORDER_STATUSES } from '@munim/schema/orders/orders.rules.ts';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { visibleOrders } from '../core/access/documentScope.ts';
import { ofOrganisation } from '../core/access/rowScope.ts';
import { viewerById } from '../core/access/staff.ts';
import type { Database } from '../core/data/database.ts';
import { indianDay } from '../core/data/days.ts';
import { countRows, offsetOf } from '../core/data/paging.ts';
import { whereIf } from '../core/data/search.ts';
import { notFound, Refusal, tooManyRequests } from '../core/http/errors.ts';
import type { Settings } from '../core/settings.ts';
import { invalidLink, readLink } from './orderDelayLinks.ts';
import type { OrderDelay, OrderDelayQuery } from './orderDelays.shapes.ts';

const A_MINUTE = 30;

/** Counted in the database: whichever backend answers, an address has so many calls a minute. */
async function countCall(db: Database, address: string): Promise<void> {
  const { rows } = await sql<{ calls: number }>`
    insert into public_calls as c (address, minute, calls) values (${address}, date_trunc('minute', now()), 1)
    on conflict (address, minute) do update set calls = c.calls + 1 returning calls`.execute(db);
  if ((rows[0]?.calls ?? 0) > A_MINUTE) throw tooManyRequests();
}

const OPEN = sql.join(OPEN_ORDER_STATUSES.map((status) => sql.lit(status)));

/** Orders that the address may show: all where settings say so, else those of the link. */
async function allowed(
  request: FastifyRequest,
  db: Database,
  settings: Settings,
  token: string | undefined,
) {
  if (token === undefined) {
    if (settings.orderDelayTracker === 'open') return sql<boolean>`true`;
    throw invalidLink();
  }
  const { makerId, orgId, tenantId } = readLink(settings.tokenSecret, token);
  const maker = await viewerById(request, db, makerId).catch((error: unknown) => {
    throw error instanceof Refusal ? invalidLink() : error;
  });
  return sql<boolean>`(${visibleOrders(maker)} and ${whereIf(orgId, ofOrganisation('o'))}
    and ${whereIf(tenantId, (id) => sql<boolean>`o.tenant_id = ${id}`)})`;
}

/** Open orders past their expected day, the latest first. */
export async function listOrderDelays(
  request: FastifyRequest,
  db: Database,
  settings: Settings,
  query: OrderDelayQuery,
) {
  if (settings.orderDelayTracker === 'off') throw notFound('Page');
  await countCall(db, request.ip);
  const today = indianDay();
  const rows = db
    .selectFrom('orders as o')
    .where(sql<boolean>`o.status in (${OPEN})`)
    .where('o.edd', '<', today)
    .where(await allowed(request, db, settings, query.token));
  const page = rows
    .select([
      'o.order_number',
      'o.status as stage',
      'o.edd as expected_date',
      sql<number>`${today}::date - o.edd`.as('days_late'),
    ])
    .orderBy('o.edd')
    .orderBy('o.order_id')
    .limit(query.limit ?? 10)
    .offset(offsetOf(query));
  const [data, count] = await Promise.all([page.execute(), countRows(db, rows)]);
  return { data: data as OrderDelay[], count };
}
