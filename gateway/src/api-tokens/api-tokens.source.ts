import type {
  ApiToken,
  ApiTokenPage,
  CreateApiTokenInput,
  NewApiToken,
  RotateApiTokenInput,
} from '@munim/schema/generated/types.ts';
import type { Backend } from '../core/backend.ts';
import { backendDecides } from '../core/backendDecides.ts';
import { mapNullable, toPermissions, toUserName } from '../core/embeds.ts';
import { optionalRestId, restId } from '../core/ids.ts';
import { toPermissionMap } from '../core/permissionMap.ts';
import { type Answer, partialBody } from '../core/rest.ts';

type ShownJson = Answer<'/api_token', 'post'>;
type ApiTokenJson = ShownJson['data'];
type RoleIds = Answer<'/api_token/roles', 'get'>['data'];

interface Asked {
  ofEverybody: boolean | null;
  page: number | null;
  limit: number | null;
}

/** Maps an API token from REST; no other code knows the backend's spelling. */
const toApiToken = (json: ApiTokenJson): ApiToken => ({
  id: String(json.api_token_id),
  name: json.api_token_name,
  user: toUserName(json.user_info),
  permissions: toPermissions(json.permissions),
  organisation: mapNullable(json.organisation_details, ({ org_id, organisation_name }) => ({
    id: String(org_id),
    name: organisation_name,
  })),
  networks: json.networks,
  tokenEnd: json.token_end,
  state: json.state,
  expiresAt: json.expires_at,
  lastUsedAt: json.last_used_at,
  lastUsedFrom: json.last_used_from,
  createdAt: json.created_at,
  rotatedAt: json.rotated_at,
  previousEndsAt: json.previous_ends_at,
  revokedAt: json.revoked_at,
  version: json.version,
});

const toShown = ({ data, token }: ShownJson): NewApiToken => ({
  apiToken: toApiToken(data),
  token,
});

export class ApiTokensSource {
  readonly #backend: Backend;

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  async list({ ofEverybody, page, limit }: Asked): Promise<ApiTokenPage> {
    const { data, count, may_make } = await this.#backend.get('/api_token', {
      ...(ofEverybody ? { of_everybody: true } : {}),
      page,
      limit,
    });
    return { items: data.map(toApiToken), count, mayMake: may_make };
  }

  async create({
    name,
    permissions,
    organisationId,
    networks,
    days,
  }: CreateApiTokenInput): Promise<NewApiToken> {
    return toShown(
      await this.#backend.post(
        '/api_token',
        partialBody({
          api_token_name: name,
          permissions: toPermissionMap(permissions),
          networks: networks && [...networks],
          days,
          org_id: optionalRestId(organisationId, 'organisationId') ?? undefined,
        }),
      ),
    );
  }

  async rotate({ id, version, days, overlapHours }: RotateApiTokenInput): Promise<NewApiToken> {
    const body = { api_token_id: restId(id), version, days, overlap_hours: overlapHours };
    return toShown(await this.#backend.post('/api_token/rotate', body));
  }

  async revoke(id: string): Promise<ApiToken> {
    const { data } = await this.#backend.post('/api_token/revoke', { api_token_id: restId(id) });
    return toApiToken(data);
  }

  async rolesWithout(): Promise<RoleIds> {
    return (await this.#backend.get('/api_token/roles')).data;
  }

  async setRolesWithout(roleIds: readonly number[]): Promise<RoleIds> {
    const body = { role_ids: roleIds.map((id) => backendDecides<number, RoleIds[number]>(id)) };
    return (await this.#backend.put('/api_token/roles', body)).data;
  }
}
