import { apiTokenName, isNetwork } from '@munim/schema/api-tokens/api-tokens.rules.ts';
import { isForTokens, type PermissionMap, SEES_ALL } from '@munim/schema/shared/roles.ts';
import { heldBy, mapOf, pairsOf } from '@munim/schema/users/users.rules.ts';
import { sql } from 'kysely';
import { hashApiToken, newApiToken } from '../core/access/apiToken.ts';
import { onDuplicate } from '../core/data/duplicates.ts';
import type { Work } from '../core/data/work.ts';
import { badField, forbidden, refused } from '../core/http/errors.ts';
import type { Services } from '../core/services.ts';
import { apiTokenById, makesTokens, refuseTooMany } from './api-tokens.service.ts';
import type { NewApiToken, ShownToken } from './api-tokens.shapes.ts';
import { tokenMail } from './tokenMail.ts';

/** Pairs of a new token, in the one order that maps are kept in; each is one that its maker has. */
function scopesOf({ viewer }: Work, asked: PermissionMap): PermissionMap {
  const pairs = pairsOf(asked);
  if (!pairs.length) throw badField('permissions', 'A token needs at least one permission');
  const unheld = pairs.find((pair) => !heldBy(viewer.can)(pair));
  if (unheld)
    throw refused(
      `You cannot give a permission that you do not hold yourself: ${unheld.join(' ')}`,
      'NOT_GRANTABLE',
    );
  const unfit = pairs.find(([entity, action]) => !isForTokens(asked, entity, action));
  if (unfit)
    throw badField(
      'permissions',
      asked[unfit[0]]?.includes('READ')
        ? `Only people who are signed in have ${unfit.join(' ')}`
        : `A token with ${unfit.join(' ')} needs ${unfit[0]} READ too`,
    );
  return mapOf(pairs);
}

/** Only who sees the rows of every organisation gives a token those of one. */
async function refuseForeignOrganisation({ trx, viewer }: Work, org_id: number): Promise<void> {
  if (!SEES_ALL.includes(viewer.roleId))
    throw badField('org_id', 'Only people who see all rows give a token those of an organisation');
  const found = await trx
    .selectFrom('organisations')
    .select('org_id')
    .where('org_id', '=', org_id)
    .executeTakeFirst();
  if (!found) throw badField('org_id', 'Organisation not found');
}

function networksOf({ networks = [] }: NewApiToken): string[] {
  const given = networks.map((network) => network.trim());
  const wrong = given.findIndex((network) => !isNetwork(network));
  if (wrong !== -1)
    throw badField(
      `networks.${wrong}`,
      `${given[wrong]} is no address, nor a network such as 10.0.0.0/8`,
    );
  return given;
}

/** Makes a token; its maker is told by mail, so that nobody else makes one unseen. */
export async function createApiToken(
  work: Work,
  { outbox }: Pick<Services, 'outbox'>,
  body: NewApiToken,
): Promise<ShownToken> {
  const { trx, viewer, settings } = work;
  if (!(await makesTokens(trx, viewer))) throw forbidden();
  const permissions = scopesOf(work, body.permissions);
  const networks = networksOf(body);
  if (body.org_id !== undefined) await refuseForeignOrganisation(work, body.org_id);
  await refuseTooMany(work);
  const token = newApiToken();
  const name = apiTokenName(body.api_token_name);
  const { api_token_id } = await onDuplicate(
    'api_tokens_name',
    badField('api_token_name', 'You have a token with this name already'),
    () =>
      trx
        .insertInto('api_tokens')
        .values({
          user_id: viewer.userId,
          api_token_name: name,
          permissions: JSON.stringify(permissions),
          org_id: body.org_id ?? null,
          networks,
          token_hash: hashApiToken(token),
          token_end: token.slice(-4),
          expires_at: sql<string>`now() + make_interval(days => ${body.days})`,
        })
        .returning('api_token_id')
        .executeTakeFirstOrThrow(),
  );
  await work.audit({
    entity: 'USER',
    id: viewer.userId,
    action: 'API_TOKEN_MADE',
    remarks: name,
    changes: {
      api_token_id: { from: null, to: api_token_id },
      permissions: { from: null, to: permissions },
    },
  });
  await outbox.send(trx, await tokenMail(trx, settings, viewer.userId, name));
  return { data: await apiTokenById(trx, api_token_id), token };
}
