import { Type } from 'typebox';
import { requires, signedIn } from '../core/access/access.ts';
import { withIdempotency, withoutIdempotency } from '../core/data/idempotency.ts';
import type { App, AppParts } from '../core/http/appParts.ts';
import { Answer, PageOf } from '../core/http/shapes.ts';
import { listApiTokens, rolesWithout } from './api-tokens.service.ts';
import {
  ApiToken,
  ApiTokenId,
  ApiTokenQuery,
  NewApiToken,
  RoleIds,
  RolesWithout,
  Rotation,
  ShownToken,
} from './api-tokens.shapes.ts';
import { revokeApiToken, rotateApiToken, setRolesWithout } from './changeApiToken.ts';
import { createApiToken } from './createApiToken.ts';

const PATH = '/api_token';
const page = { ...PageOf('data', ApiToken)[200].properties, may_make: Type.Boolean() };

function rolesRoutes(app: App, { db }: AppParts): void {
  const response = Answer({ data: RoleIds });
  app.get(
    `${PATH}/roles`,
    { schema: { response }, config: requires('company', 'READ') },
    async () => ({ success: true as const, data: await rolesWithout(db) }),
  );
  app.put(
    `${PATH}/roles`,
    {
      schema: { body: RolesWithout, response },
      config: { ...requires('company', 'UPDATE'), inApiTokens: false },
    },
    async (request) => ({
      success: true as const,
      data: await withIdempotency(request, (work) => setRolesWithout(work, request.body.role_ids)),
    }),
  );
}

/**
 * Routes of API tokens, for people who are signed in: no token makes, lists or ends one. What shows a token is not repeatable,
 * for its answer would be kept.
 */
export async function apiTokensRoutes(app: App, parts: AppParts): Promise<void> {
  const { db, services } = parts;
  rolesRoutes(app, parts);
  app.get(
    PATH,
    {
      schema: { querystring: ApiTokenQuery, response: { 200: Type.Object(page) } },
      config: signedIn,
    },
    async ({ query, viewer }) => ({
      success: true as const,
      ...(await listApiTokens(db, viewer, query)),
    }),
  );
  app.post(
    PATH,
    { schema: { body: NewApiToken, response: Answer(ShownToken) }, config: signedIn },
    async (request) => ({
      success: true as const,
      ...(await withoutIdempotency(request, (work) =>
        createApiToken(work, services, request.body),
      )),
    }),
  );
  app.post(
    `${PATH}/rotate`,
    { schema: { body: Rotation, response: Answer(ShownToken) }, config: signedIn },
    async (request) => ({
      success: true as const,
      ...(await withoutIdempotency(request, (work) =>
        rotateApiToken(work, services, request.body),
      )),
    }),
  );
  app.post(
    `${PATH}/revoke`,
    {
      schema: { body: ApiTokenId, response: Answer({ data: ApiToken }) },
      config: { ...signedIn, idempotent: true as const },
    },
    async (request) => ({
      success: true as const,
      data: await withIdempotency(request, (work) =>
        revokeApiToken(work, request.body.api_token_id),
      ),
    }),
  );
}
