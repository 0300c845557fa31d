import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { Type } from 'typebox';
import { internalAccess } from '../access/access.ts';
import type { App, AppParts } from './appParts.ts';
import { Answer, Shape, Text } from './shapes.ts';

const Most = Type.Integer({ minimum: 1, maximum: 1_000_000 });
/** Owner of the budget, its requests a minute, and how many of them the gateway would like to serve by itself. */
const Wish = Shape({ key: Text(100, 1), most: Most, wanted: Most });
const Wishes = Shape({ budgets: Type.Array(Wish, { minItems: 1, maxItems: 4 }) });

const PRIVATE =
  /^(?:::ffff:)?(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)|^(?:::1$|f[cd][0-9a-f]{2}:)/i;

/** True for a machine whose x-forwarded-for is trusted (app.ts) and that calls for itself. */
export const isGateway = ({ socket, headers }: FastifyRequest): boolean =>
  PRIVATE.test(socket.remoteAddress ?? '') && !headers['x-forwarded-for'];

/**
 * Gateways share their limits of requests a minute: each takes a part of a budget at a time and counts within it, so that most
 * requests cost no call. Open to the machines whose x-forwarded-for is trusted too (app.ts), and to nobody through them.
 */
export async function requestBudgetRoutes(app: App, { db }: Pick<AppParts, 'db'>): Promise<void> {
  app.post(
    '/request_budget',
    {
      schema: {
        body: Wishes,
        response: Answer({ granted: Type.Array(Type.Integer()), seconds: Type.Integer() }),
      },
      config: internalAccess,
    },
    async (request, reply) => {
      if (!isGateway(request)) return reply.callNotFound();
      const { budgets } = request.body;
      // sorted, so that two gateways never wait for each other
      const rows = budgets
        .toSorted((one, other) => (one.key < other.key ? -1 : 1))
        .map(({ key, wanted }) => sql`(${key}, date_trunc('minute', now()), ${wanted}::int)`);
      const answer = await sql<{ key: string; taken: number; seconds: number }>`
        insert into request_budgets as b (key, minute, taken) values ${sql.join(rows)}
        on conflict (key, minute) do update set taken = b.taken + excluded.taken
        returning key, taken, 60 - floor(extract(second from now()))::int as seconds`.execute(db);
      const taken = new Map(answer.rows.map((row) => [row.key, row.taken]));
      return {
        success: true as const,
        granted: budgets.map(({ key, most, wanted }) =>
          Math.max(0, Math.min(wanted, most - ((taken.get(key) ?? 0) - wanted))),
        ),
        seconds: answer.rows[0]?.seconds ?? 60,
      };
    },
  );
}
