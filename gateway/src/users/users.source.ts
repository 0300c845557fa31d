import type { DefaultUserInput, User } from '@munim/schema/generated/types.ts';
import type { Backend, Query } from '../core/backendClient.ts';
import { onlyOne } from '../core/batches.ts';
import { orNull, toUserName } from '../core/embeds.ts';
import { optionalRestId, restId } from '../core/ids.ts';
import type { Answer, One } from '../core/rest.ts';

type UsersJson = Answer<'/admin/user', 'get'>;
type UserJson = One<UsersJson['data']>;

export type UserRecord = Omit<User, '__typename'>;
interface UserPageRecord {
  items: UserRecord[];
  count: number;
}

/** The only lines that know how the backend spells a user. What the viewer may not read is absent there and null here. */
const toUser = (json: UserJson): UserRecord => ({
  ...toUserName(json),
  roleId: json.role_id,
  deletedUser: json.deleted_user,
  email: json.email ?? null,
  mobile: json.mobile ?? null,
  username: json.username ?? null,
  tenantId: orNull(json.tenant_id, String),
});

interface PageArgs {
  keyword?: string | null | undefined;
  page?: number | null;
  limit?: number | null;
}
export interface StaffArgs extends PageArgs {
  roleIds?: readonly number[] | null;
  deletedUser?: boolean | null;
}

export class UsersSource {
  readonly #backend: Backend;

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  list = ({ roleIds, deletedUser, ...page }: StaffArgs): Promise<UserPageRecord> =>
    this.#read({ role_id: roleIds, deleted_user: deletedUser, ...page });

  contacts = (tenantId: string, page: PageArgs): Promise<UserPageRecord> =>
    this.#read({ tenant_id: restId(tenantId, 'tenantId'), ...page });

  async find(id: string): Promise<UserRecord> {
    const { items } = await this.#read({ user_id: restId(id) });
    return onlyOne(items, 'User');
  }

  async setDefault(input: DefaultUserInput | null | undefined): Promise<void> {
    const choice = input
      ? {
          org_id: optionalRestId(input.organisationId, 'organisationId') ?? undefined,
          tenant_id: restId(input.tenantId, 'tenantId'),
          user_id: restId(input.userId, 'userId'),
          address_id: optionalRestId(input.addressId, 'addressId') ?? undefined,
        }
      : {};
    await this.#backend.post('/user/setDefaultUser', choice);
  }

  async #read(query: Query): Promise<UserPageRecord> {
    const { data, count } = await this.#backend.get<UsersJson>('/admin/user', query);
    return { items: data.map(toUser), count };
  }
}
