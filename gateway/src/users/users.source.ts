import type {
  CreateAdminUserInput,
  CreateTenantUserInput,
  DefaultUserInput,
  FirstStep,
  QueryRoleTemplateEffectArgs,
  RoleTemplate,
  RoleTemplateEffect,
  UpdateRoleTemplateInput,
  UpdateUserInput,
  User,
  UserView,
} from '@munim/schema/generated/types.ts';
import type { Role } from '@munim/schema/shared/roles.ts';
import type { Backend } from '../core/backend.ts';
import { singleRow } from '../core/batches.ts';
import { mapNullable, toPermissions, toUserName } from '../core/embeds.ts';
import { optionalRestId, restId } from '../core/ids.ts';
import { toPermissionMap } from '../core/permissionMap.ts';
import { backendDecides } from '../core/backendDecides.ts';
import { type Answer, type Body, type One, partialBody, type Query } from '../core/rest.ts';

type UsersJson = Answer<'/admin/user', 'get'>;
type UserJson = One<UsersJson['data']>;

/** A user in our words; `lastTopAdmin` is null where the viewer does not see all fields. */
export type UserRecord = Omit<User, '__typename' | 'actions'> & {
  lastTopAdmin: boolean | null;
  /** True for a user who has never signed in; false where the backend does not say. */
  invited: boolean;
};
interface UserPageRecord {
  items: UserRecord[];
  count: number;
}

/**
 * Maps a user from and to REST; no other code knows the backend's spelling. Fields that the viewer
 * may not read are absent there and null here.
 */
const toUser = (json: UserJson): UserRecord => ({
  ...toUserName(json),
  roleId: json.role_id,
  roleName: json.role_name ?? null,
  deletedUser: json.deleted_user,
  email: json.email ?? null,
  mobile: json.mobile ?? null,
  username: json.username ?? null,
  logo: json.logo ?? null,
  logoThumbnail: json.logo_thumbnail ?? null,
  tenantId: mapNullable(json.tenant_id, String),
  organisationId: mapNullable(json.org_id, String),
  organisationName: json.organisation_name ?? null,
  banned: json.banned ?? null,
  signInRefused: json.sign_in_refused ?? null,
  salesUsers: mapNullable(json.sales_users, (users) => users.map(toUserName)),
  lastActiveAt: json.last_active_at ?? null,
  permissions: mapNullable(json.permissions, toPermissions),
  createdAt: json.created_at ?? null,
  invitedAt: json.invited_at ?? null,
  firstSignInAt: json.first_sign_in_at ?? null,
  invited: json.first_sign_in_at === null,
  lastTopAdmin: json.last_top_admin ?? null,
});

const toRoleTemplate = (json: One<Answer<'/admin/role', 'get'>['data']>): RoleTemplate => ({
  roleId: json.role_id,
  name: json.display_name,
  permissions: toPermissions(json.permissions),
  version: json.version ?? 0,
  assignable: json.assignable,
});

type RoleId = (typeof Role)[keyof typeof Role];
const roleOf = (id: number): RoleId => backendDecides(id);

/** Undefined leaves a text unchanged; null clears it. */
const text = (value: string | null | undefined): string | undefined =>
  value === null ? '' : value;

interface PageArgs {
  keyword?: string | null | undefined;
  page?: number | null;
  limit?: number | null;
}
interface ContactArgs extends PageArgs {
  deletedUser?: boolean | null;
}
export interface StaffArgs extends ContactArgs {
  roleIds?: readonly number[] | null;
}
interface FindArgs {
  id: string;
  deletedUser?: boolean | null;
}

const toStaff = ({
  username,
  roleId,
  organisationId,
  permissions,
}: Omit<CreateAdminUserInput, 'firstName' | 'email' | 'mobile'>) => ({
  username: username || undefined,
  role_id: roleOf(roleId),
  org_id: optionalRestId(organisationId, 'organisationId') ?? undefined,
  permissions: permissions ? toPermissionMap(permissions) : undefined,
});

export class UsersSource {
  readonly #backend: Backend;

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  list = ({ roleIds, deletedUser, ...page }: StaffArgs): Promise<UserPageRecord> =>
    this.#read({ role_id: roleIds, deleted_user: deletedUser, ...page });

  contacts = (tenantId: string, { deletedUser, ...page }: ContactArgs): Promise<UserPageRecord> =>
    this.#read({ tenant_id: restId(tenantId, 'tenantId'), deleted_user: deletedUser, ...page });

  find = ({ id, deletedUser }: FindArgs): Promise<UserRecord> =>
    this.#one({ user_id: restId(id), deleted_user: deletedUser });

  contact = (tenantId: string, { id, deletedUser }: FindArgs): Promise<UserRecord> =>
    this.#one({
      tenant_id: restId(tenantId, 'tenantId'),
      user_id: restId(id),
      deleted_user: deletedUser,
    });

  async firstSteps(): Promise<FirstStep[]> {
    return (await this.#backend.get('/user/firstSteps')).data;
  }

  async dismissFirstSteps(): Promise<boolean> {
    return (await this.#backend.post('/user/firstSteps/dismiss', {})).success;
  }

  async templates(): Promise<RoleTemplate[]> {
    const { data } = await this.#backend.get('/admin/role');
    return data.map(toRoleTemplate);
  }

  async templateEffect({
    roleId,
    permissions,
  }: QueryRoleTemplateEffectArgs): Promise<RoleTemplateEffect> {
    const body = { role_id: roleOf(roleId), permissions: toPermissionMap(permissions) };
    const { data } = await this.#backend.post('/admin/role/effect', body);
    return {
      ...data,
      users: data.users.map(({ user_info, own_differences: ownDifferences, ...counts }) => ({
        user: toUserName(user_info),
        ownDifferences,
        ...counts,
      })),
    };
  }

  async updateTemplate({
    roleId,
    version,
    permissions,
  }: UpdateRoleTemplateInput): Promise<RoleTemplate[]> {
    const body = { role_id: roleOf(roleId), version, permissions: toPermissionMap(permissions) };
    const { data } = await this.#backend.patch('/admin/role', body);
    return data.map(toRoleTemplate);
  }

  create = ({
    firstName,
    lastName,
    email,
    mobile,
    logo,
    ...more
  }: CreateAdminUserInput | CreateTenantUserInput): Promise<UserRecord> =>
    this.#create(
      partialBody({
        first_name: firstName,
        last_name: text(lastName),
        email,
        mobile,
        logo: text(logo),
        ...('tenantId' in more ? { tenant_id: restId(more.tenantId, 'tenantId') } : toStaff(more)),
      }),
    );

  async update({
    id,
    firstName,
    lastName,
    email,
    mobile,
    username,
    logo,
    roleId,
    organisationId,
    permissions,
    salesUserIds,
  }: UpdateUserInput) {
    const { data } = await this.#backend.patch('/admin/updateUser', {
      user_id: restId(id),
      first_name: firstName ?? undefined,
      last_name: text(lastName),
      email: email ?? undefined,
      mobile: mobile ?? undefined,
      username: username ?? undefined,
      logo: text(logo),
      role_id: backendDecides(roleId ?? undefined),
      org_id: optionalRestId(organisationId, 'organisationId') ?? undefined,
      permissions: permissions ? toPermissionMap(permissions) : undefined,
      sales_user_ids: salesUserIds?.map((one) => restId(one, 'salesUserIds')),
    });
    return toUser(data);
  }

  remove = (id: string): Promise<UserRecord> => this.#patch('/admin/markUserDeleted', id);
  ban = (id: string): Promise<UserRecord> => this.#patch('/admin/user/ban', id);
  unban = (id: string): Promise<UserRecord> => this.#patch('/admin/user/un_ban', id);
  invite = (id: string): Promise<UserRecord> => this.#post('/admin/user/invite', id);
  unlock = (id: string): Promise<UserRecord> => this.#post('/admin/user/unlock', id);
  /** A token that the backend has just made needs no other proof. */
  async viewAs(id: string): Promise<UserView> {
    const { result } = await this.#backend.post('/admin/user/viewAs', { user_id: restId(id) });
    this.#backend.connections.onToken?.(result.accessToken, true);
    return result;
  }
  logOut = (id: string): Promise<UserRecord> => this.#post('/admin/user/logout', id);

  async setDefault(input: DefaultUserInput | null | undefined): Promise<void> {
    const choice: Body<'/user/setDefaultUser', 'post'> = input
      ? {
          org_id: optionalRestId(input.organisationId, 'organisationId') ?? undefined,
          tenant_id: restId(input.tenantId, 'tenantId'),
          user_id: restId(input.userId, 'userId'),
          address_id: optionalRestId(input.addressId, 'addressId') ?? undefined,
        }
      : partialBody({});
    await this.#backend.post('/user/setDefaultUser', choice);
  }

  async #create(body: Body<'/admin/createUser', 'post'>): Promise<UserRecord> {
    return toUser((await this.#backend.post('/admin/createUser', body)).data);
  }

  async #patch(
    path: '/admin/markUserDeleted' | '/admin/user/ban' | '/admin/user/un_ban',
    id: string,
  ): Promise<UserRecord> {
    return toUser((await this.#backend.patch(path, { user_id: restId(id) })).result);
  }

  async #post(
    path: '/admin/user/invite' | '/admin/user/unlock' | '/admin/user/logout',
    id: string,
  ): Promise<UserRecord> {
    return toUser((await this.#backend.post(path, { user_id: restId(id) })).result);
  }

  async #one(query: Query<'/admin/user'>): Promise<UserRecord> {
    return singleRow((await this.#read(query)).items, 'User');
  }

  async #read(query: Query<'/admin/user'>): Promise<UserPageRecord> {
    const { data, count } = await this.#backend.get('/admin/user', query);
    return { items: data.map(toUser), count };
  }
}
