import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { hashApiToken, newApiToken } from '../core/access/apiToken.ts';
import { COMPANY_ID } from '../company/company.public.ts';
import type { Work } from '../core/data/work.ts';
import { conflict, forbidden, notFound, refused } from '../core/http/errors.ts';
import type { Services } from '../core/services.ts';
import {
  apiTokenById,
  makesTokens,
  refuseTooMany,
  rolesWithout,
  tokenState,
} from './api-tokens.service.ts';
import type { ApiToken, Rotation, ShownToken } from './api-tokens.shapes.ts';
import { tokenMail } from './tokenMail.ts';

/** A token under a lock. Another person's is not found, unless it may be revoked. */
async function lockToken({ trx, viewer }: Work, id: number, revoking: boolean) {
  const token = await trx
    .selectFrom('api_tokens as a')
    .select(['a.user_id', 'a.api_token_name', 'a.token_hash', 'a.version'])
    .select(tokenState.as('state'))
    .where('a.api_token_id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  const isOwn = token?.user_id === viewer.userId;
  if (!token || !(isOwn || (revoking && viewer.can('ADMIN_USER', 'UPDATE'))))
    throw notFound('API token');
  return token;
}

/** Replaces the secret; the one before works on for some hours, so that a tool can be given the new one meanwhile. */
export async function rotateApiToken(
  work: Work,
  { outbox }: Pick<Services, 'outbox'>,
  { api_token_id, version, days, overlap_hours }: Rotation,
): Promise<ShownToken> {
  const { trx, viewer, settings } = work;
  if (!(await makesTokens(trx, viewer))) throw forbidden();
  const held = await lockToken(work, api_token_id, false);
  if (held.state === 'REVOKED') throw refused('This token is revoked: make a new one');
  if (held.version !== version) throw conflict('API token');
  if (held.state === 'EXPIRED') await refuseTooMany(work);
  const token = newApiToken();
  const goesOn = overlap_hours > 0 && held.state === 'ACTIVE';
  await trx
    .updateTable('api_tokens')
    .set({
      token_hash: hashApiToken(token),
      token_end: token.slice(-4),
      previous_hash: goesOn ? held.token_hash : null,
      // no longer than it would have worked, and not longer than the new one
      previous_ends_at: goesOn
        ? sql<string>`least(expires_at, now() + make_interval(days => ${days}), now() + make_interval(hours => ${overlap_hours}))`
        : null,
      expires_at: sql<string>`now() + make_interval(days => ${days})`,
      rotated_at: sql<string>`now()`,
      version: sql<number>`version + 1`,
    })
    .where('api_token_id', '=', api_token_id)
    .execute();
  const { api_token_name: remarks, user_id } = held;
  await work.audit({ entity: 'USER', id: user_id, action: 'API_TOKEN_ROTATED', remarks });
  await outbox.send(trx, await tokenMail(trx, settings, user_id, remarks));
  return { data: await apiTokenById(trx, api_token_id), token };
}

/** Ends a token with the next call. Safe to repeat. */
export async function revokeApiToken(work: Work, id: number): Promise<ApiToken> {
  const { trx } = work;
  const { state, user_id, api_token_name: remarks } = await lockToken(work, id, true);
  if (state !== 'REVOKED') {
    await trx
      .updateTable('api_tokens')
      .set({ revoked_at: sql<string>`now()`, version: sql<number>`version + 1` })
      .where('api_token_id', '=', id)
      .execute();
    await work.audit({ entity: 'USER', id: user_id, action: 'API_TOKEN_REVOKED', remarks });
  }
  return apiTokenById(trx, id);
}

/** Sets the roles that make none; of two at once the second waits, and stands. */
export async function setRolesWithout({ trx, audit }: Work, roleIds: readonly number[]) {
  await sql`lock table roles_without_api_tokens in exclusive mode`.execute(trx);
  const before = await rolesWithout(trx);
  await trx.deleteFrom('roles_without_api_tokens').execute();
  if (roleIds.length)
    await trx
      .insertInto('roles_without_api_tokens')
      .values(roleIds.map((role_id) => ({ role_id })))
      .execute();
  const after = await rolesWithout(trx);
  if (!isDeepStrictEqual(before, after))
    await audit({
      entity: 'COMPANY',
      id: COMPANY_ID,
      action: 'UPDATE',
      changes: { 'roles without API tokens': { from: before, to: after } },
    });
  return after;
}
