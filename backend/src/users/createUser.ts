import { Role, type PermissionMap } from '@munim/schema/shared/roles.ts';
import { mayGiveRole, mapOf, pairsOf } from '@munim/schema/users/users.rules.ts';
import type { Work } from '../core/data/work.ts';
import type { AppParts } from '../core/http/appParts.ts';
import { badField, forbidden, notFound, refused } from '../core/http/errors.ts';
import type { Outbox } from '../messages/messages.public.ts';
import { type AddContact, findCustomer } from '../tenants/tenants.public.ts';
import { sendInvitation } from './inviteUser.ts';
import { startingPermissions } from './roleTemplates.ts';
import { refusingDuplicates } from './userDuplicates.ts';
import { isSameMap, refuseNotGrantable, refuseWrongOrganisation } from './userRules.ts';
import { userById } from './users.service.ts';
import type { NewUser, User } from './users.shapes.ts';
import { welcomeMail } from './welcomeMail.ts';

/** Fields that make the person staff or a contact. */
interface Membership {
  role_id: number | null;
  tenant_id: number | null;
  org_id: number | null;
  permissions: PermissionMap;
  tenantName: string | null;
}

export const refuseUnknownRole = () =>
  refused('You cannot give this role', 'ROLE_NOT_ASSIGNABLE', { field: 'role_id' });

async function newStaff(work: Work, role_id: number, body: NewUser): Promise<Membership> {
  const { viewer } = work;
  if (!viewer.can('ADMIN_USER', 'WRITE')) throw forbidden();
  if (!mayGiveRole(viewer, role_id)) throw refuseUnknownRole();
  const org_id = body.org_id ?? null;
  await refuseWrongOrganisation(work, org_id, role_id === Role.ORGANISATION);
  const template = await startingPermissions(work.trx, role_id);
  const permissions = body.permissions ? mapOf(pairsOf(body.permissions)) : template;
  if (!isSameMap(permissions, template) && !viewer.can('ADMIN_USER', 'APPROVE')) throw forbidden();
  refuseNotGrantable({}, permissions, viewer);
  return { role_id, tenant_id: null, org_id, permissions, tenantName: null };
}

async function newContact(work: Work, tenant_id: number, body: NewUser): Promise<Membership> {
  const { viewer } = work;
  if (!viewer.can('TENANT_USER', 'WRITE')) throw forbidden();
  for (const field of ['org_id', 'permissions'] as const)
    if (body[field] !== undefined) throw badField(field, `A contact has no ${field}`);
  const customer = await findCustomer(work, tenant_id);
  if (!customer) throw notFound('Customer');
  return contactOf(customer);
}

function membershipOf(work: Work, body: NewUser): Promise<Membership> {
  const { role_id, tenant_id } = body;
  if (role_id !== undefined && tenant_id === undefined) return newStaff(work, role_id, body);
  if (tenant_id !== undefined && role_id === undefined) return newContact(work, tenant_id, body);
  throw badField('role_id', 'Give exactly one of role_id and tenant_id');
}

/** An empty field counts as absent. */
export const textOrNull = (text: string | undefined): string | null => text?.trim() || null;

type Person = Pick<NewUser, 'first_name' | 'last_name' | 'email' | 'mobile' | 'username' | 'logo'>;

/** Creation by a signed-in person, or by the service itself. */
type Creation = Pick<Work, 'trx' | 'settings' | 'audit'> & { viewer: { userId: number | null } };

/** The row, its log, and the invitation or welcome mail, which is sent when the transaction commits. */
export async function insertUser(
  work: Creation,
  services: { outbox: Pick<Outbox, 'send'> },
  body: Person,
  { tenantName, permissions, ...belonging }: Membership,
): Promise<number> {
  const { trx, settings, viewer, audit } = work;
  const person = {
    first_name: body.first_name.trim(),
    last_name: textOrNull(body.last_name),
    email: body.email,
    mobile: body.mobile,
    username: textOrNull(body.username) ?? body.email,
    logo: textOrNull(body.logo),
    ...belonging,
  };
  const { user_id } = await refusingDuplicates(trx, person, null, () =>
    trx
      .insertInto('users')
      .values({ ...person, permissions: JSON.stringify(permissions), created_by: viewer.userId })
      .returning('user_id')
      .executeTakeFirstOrThrow(),
  );
  const changes = Object.fromEntries(
    Object.entries({ ...person, permissions }).map(([field, to]) => [field, { from: null, to }]),
  );
  await audit({ entity: 'USER', id: user_id, action: 'CREATE', changes });
  const { first_name, last_name, email, role_id } = person;
  const fields = { user_id, first_name, last_name, email };
  if (role_id === null)
    await services.outbox.send(trx, welcomeMail(settings, { ...fields, tenant_name: tenantName }));
  else await sendInvitation(work, services.outbox, { ...fields, role_id });
  return user_id;
}

const contactOf = (customer: { tenant_id: number; tenant_name: string }): Membership => ({
  role_id: null,
  tenant_id: customer.tenant_id,
  org_id: null,
  permissions: {},
  tenantName: customer.tenant_name,
});

/** A contact that comes with its customer. */
export const addContact: AddContact = async (work, services, customer, contact) =>
  void (await insertUser(work, services, contact, contactOf(customer)));

/** Makes a member of staff or a contact. */
export async function createUser(
  work: Work,
  { settings, services }: Pick<AppParts, 'settings' | 'services'>,
  body: NewUser,
): Promise<User> {
  const userId = await insertUser(work, services, body, await membershipOf(work, body));
  return userById(work.trx, settings, userId);
}
