import { Role, roleTemplate, type PermissionMap } from '@munim/schema/shared/roles.ts';
import { keepingOutbox } from './keepingOutbox.ts';
import type { Outbox, RecordMessage } from '../src/messages/messages.public.ts';
import { createTestApp, type TestApp } from './testApp.ts';
import { call } from './testCompany.ts';

interface Person {
  role_id?: number;
  org_id?: number;
  tenant_id?: number;
  permissions?: PermissionMap;
  banned?: boolean;
}

/** An app that collects its messages, with functions that create users. */
export async function createUsersTest() {
  const queued: RecordMessage[] = [];
  let failing = false;
  const keeping = keepingOutbox(queued);
  const send: Outbox['send'] = async (trx, message) => {
    if (failing) throw new Error('The queue is not there');
    return keeping.send(trx, message);
  };
  const outbox = { ...keeping, send };
  const test: TestApp = await createTestApp({ services: { outbox } });
  let people = 0;
  /** A body of createUser that nobody else has used. */
  const fresh = () => {
    const n = ++people;
    return {
      first_name: `Person${n}`,
      email: `fresh${n}@example.com`,
      mobile: String(6_000_000_000 + n),
    };
  };
  const add = async ({ role_id = Role.SALES, tenant_id, permissions, ...more }: Person = {}) => {
    const own =
      tenant_id === undefined
        ? { role_id, permissions: JSON.stringify(permissions ?? roleTemplate(role_id)) }
        : { tenant_id };
    const person = fresh();
    const row = { ...person, username: person.email, ...own, ...more };
    return (
      await test.db.insertInto('users').values(row).returning('user_id').executeTakeFirstOrThrow()
    ).user_id;
  };
  const row = (user_id: number) =>
    test.db
      .selectFrom('users')
      .selectAll()
      .where('user_id', '=', user_id)
      .executeTakeFirstOrThrow();
  const auditOf = (entity_id: number) =>
    test.db
      .selectFrom('audit_log')
      .select(['action', 'changes', 'user_id'])
      .where('entity', '=', 'USER')
      .where('entity_id', '=', entity_id)
      .orderBy('audit_id')
      .execute();
  const sendRequest = (
    who: number | null,
    command: keyof typeof COMMANDS,
    body: object,
    headers: Record<string, string> = {},
  ) => call(test, who, COMMANDS[command][0], COMMANDS[command][1], body, headers);
  return {
    ...test,
    test,
    queued,
    queueFails: (fails: boolean) => void (failing = fails),
    fresh,
    add,
    row,
    auditOf,
    sendRequest,
  };
}
export type UsersTest = Awaited<ReturnType<typeof createUsersTest>>;

export const COMMANDS = {
  create: ['POST', '/admin/createUser'],
  change: ['PATCH', '/admin/updateUser'],
  remove: ['PATCH', '/admin/markUserDeleted'],
  ban: ['PATCH', '/admin/user/ban'],
  unban: ['PATCH', '/admin/user/un_ban'],
  unlock: ['POST', '/admin/user/unlock'],
  invite: ['POST', '/admin/user/invite'],
  logOut: ['POST', '/admin/user/logout'],
} as const;

/** A map with pairs beyond the role's own. */
export const permissionsWith = (roleId: number, more: PermissionMap): PermissionMap => ({
  ...roleTemplate(roleId),
  ...more,
});
