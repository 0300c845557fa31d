import { sql } from 'kysely';
import { Type } from 'typebox';
import { internalAccess } from '../access/access.ts';
import type { App, AppParts } from './appParts.ts';
import { isGateway } from './requestBudgets.ts';
import { Answer, Shape, Text } from './shapes.ts';

const MOST = 100_000_000;
const Points = Type.Integer({ minimum: 1, maximum: MOST });
/**
 * Owner of the bucket, its size and what is restored a second; what the gateway would like to take, and how much of that it needs now.
 * What nothing is needed of has been used already, or is given back, and is never refused.
 */
const Wish = Shape({
  key: Text(100, 1),
  size: Points,
  restore: Points,
  wanted: Type.Integer({ minimum: -MOST, maximum: MOST }),
  needed: Type.Union([Points, Type.Null()]),
});

/** Gateways share the points that a token has left for queries: each takes a part at a time, as of requests a minute. */
export async function costBucketRoutes(app: App, { db }: Pick<AppParts, 'db'>): Promise<void> {
  app.post(
    '/cost_bucket',
    {
      schema: {
        body: Wish,
        response: Answer({ granted: Type.Integer(), level: Type.Number() }),
      },
      config: internalAccess,
    },
    async (request, reply) => {
      if (!isGateway(request)) return reply.callNotFound();
      const { key, size, restore, wanted, needed } = request.body;
      const granted = (level: ReturnType<typeof sql>) =>
        sql`(case when ${needed}::int is null or ${wanted}::int <= ${level} then ${wanted}::int
          when ${needed}::int <= ${level} then floor(${level})::int else 0 end)`;
      const full = sql`${size}::float8`;
      const now = sql`least(${size}::float8, b.level + ${restore}::float8
        * greatest(0, extract(epoch from now() - b.at)))`;
      const { rows } = await sql<{ granted: number; level: number }>`
        insert into cost_buckets as b (key, granted, level)
        values (${key}, ${granted(full)}, least(${full}, ${full} - ${granted(full)}))
        on conflict (key) do update set granted = ${granted(now)},
          level = least(${full}, ${now} - ${granted(now)}), at = greatest(b.at, now())
        returning granted, level`.execute(db);
      const [row] = rows;
      return { success: true as const, granted: row?.granted ?? 0, level: row?.level ?? 0 };
    },
  );
}
