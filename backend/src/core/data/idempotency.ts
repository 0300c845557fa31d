import { createHash } from 'node:crypto';
import { LIMITS } from '@munim/schema/shared/limits.ts';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { viewerRights } from '../access/viewerVersion.ts';
import { badField, Refusal } from '../http/errors.ts';
import { companyNow, withCompany } from './company.ts';
import { type Trx, withTransaction } from './database.ts';
import { forgetChanges, type KeptChanges, keptChanges, noteChanges } from './requestChanges.ts';
import { withNamedStatements } from './namedStatements.ts';
import { type Work, workOf } from './work.ts';

const HEADER = 'idempotency-key';
/** The first request stands; what differs in the second one is not done. */
export const KEY_IS_USED =
  'This Idempotency-Key was used for another request, which was done: nothing of this one was done';

/** Answers of the first request show what its sender was allowed to see then. */
const RIGHTS_HAVE_CHANGED =
  'This was done. What you may see has changed since: load it again to see it';

/** The first answer, and by which rights it was made. */
interface KeptAnswer {
  readonly answer: unknown;
  readonly rights: string;
  /** Absent in answers of releases that did not tell what changed. */
  readonly changed?: KeptChanges | undefined;
}

/** The key of a request, checked. */
export function keyOf(request: FastifyRequest): string | undefined {
  const key = request.headers[HEADER];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !key || key.length > LIMITS.idempotencyKey)
    throw badField(
      'Idempotency-Key',
      `Idempotency-Key must be 1 to ${LIMITS.idempotencyKey} characters`,
    );
  return key;
}

/**
 * Runs a change in one transaction; under an Idempotency-Key the same body gets the first answer again for 24 hours, while
 * the person's rights are the same.
 * The key row is written in the change's own transaction, so a second caller waits for the first and then reads its answer.
 */
export const withIdempotency = <T>(
  request: FastifyRequest,
  change: (work: Work) => Promise<T>,
  /** Replaces the body in the key's fingerprint where the body is not JSON. */
  body: unknown = request.body,
): Promise<T> => withNamedStatements(() => changeOnce(request, change, body));

/** Runs a change in one transaction each time it is asked for: its answer must not be kept, for it shows a secret. */
export const withoutIdempotency = <T>(
  request: FastifyRequest,
  change: (work: Work) => Promise<T>,
): Promise<T> =>
  withNamedStatements(() => withTransaction(request.server.parts.db, changing(request, change)));

/** The change with the company as it is now, not as it was when the request came. */
function changing<T>({ server, viewer }: FastifyRequest, change: (work: Work) => Promise<T>) {
  const { db, settings } = server.parts;
  return async (trx: Trx): Promise<T> =>
    withCompany(await companyNow(db, trx), () => change(workOf(trx, settings, viewer)));
}

function changeOnce<T>(
  request: FastifyRequest,
  change: (work: Work) => Promise<T>,
  body: unknown,
): Promise<T> {
  const { db } = request.server.parts;
  const key = keyOf(request);
  const inTransaction = changing(request, change);
  if (key === undefined) return withTransaction(db, inTransaction);
  const operation = `${request.method} ${request.routeOptions.url ?? ''}`;
  // a DELETE names its record in the query and has no body
  const asked = JSON.stringify([request.params, request.query, body ?? null]);
  const bodyHash = createHash('sha256').update(asked).digest('base64url');
  const user_id = request.viewer.userId;
  const rights = viewerRights(request.viewer);
  return withTransaction(db, async (trx) => {
    await trx
      .deleteFrom('idempotency_keys')
      .where('user_id', '=', user_id)
      .where('key', '=', key)
      .where('created_at', '<', sql<string>`now() - interval '24 hours'`)
      .execute();
    const claimed = await trx
      .insertInto('idempotency_keys')
      .values({ user_id, key, operation, body_hash: bodyHash })
      .onConflict((c) => c.columns(['user_id', 'key']).doNothing())
      .returning('key')
      .executeTakeFirst();
    const mine = trx
      .selectFrom('idempotency_keys')
      .selectAll()
      .where('user_id', '=', user_id)
      .where('key', '=', key);
    if (!claimed) {
      const first = await mine.executeTakeFirstOrThrow();
      const kept = first.response as Partial<KeptAnswer> | null;
      const isSame = first.operation === operation && first.body_hash === bodyHash;
      if (!isSame || kept?.rights !== rights || !kept.changed) forgetChanges();
      if (!isSame) throw badField('Idempotency-Key', KEY_IS_USED);
      if (kept?.rights !== rights) throw new Refusal(409, 'CONFLICT', RIGHTS_HAVE_CHANGED);
      for (const [kind, ids] of kept.changed ?? []) noteChanges(kind, ids);
      return kept.answer as T;
    }
    const answer = await inTransaction(trx);
    await trx
      .updateTable('idempotency_keys')
      .set({
        response: JSON.stringify({
          answer: answer ?? null,
          rights,
          changed: keptChanges(),
        } satisfies KeptAnswer),
      })
      .where('user_id', '=', user_id)
      .where('key', '=', key)
      .execute();
    return answer;
  });
}
