import { differences } from '../core/data/audit.ts';
import type { Work } from '../core/data/work.ts';
import { badField, notFound } from '../core/http/errors.ts';
import { profileOf } from '../sign-in/sign-in.public.ts';
import { customerForDocument, findCustomer } from '../tenants/tenants.public.ts';
import type { DefaultUser } from './users.shapes.ts';

const NONE = { default_tenant_id: null, default_user_id: null, default_address_id: null };

async function chosen(work: Work, { org_id, tenant_id, user_id, address_id }: DefaultUser) {
  if ([org_id, tenant_id, user_id, address_id].every((id) => id === undefined)) return NONE;
  if (tenant_id === undefined) throw badField('tenant_id', 'tenant_id is required');
  if (user_id === undefined) throw badField('user_id', 'user_id is required');
  const customer = await findCustomer(work, tenant_id);
  if (!customer) throw notFound('Customer');
  if (org_id !== undefined && org_id !== customer.org_id)
    throw badField('org_id', 'This customer does not belong to the organisation');
  await customerForDocument(work, { tenant_id, user_id, address_id });
  return {
    default_tenant_id: tenant_id,
    default_user_id: user_id,
    default_address_id: address_id ?? null,
  };
}

/** Stores the working customer: it fills in forms and widens nothing. */
export async function setDefaultUser(work: Work, body: DefaultUser) {
  const { trx, viewer } = work;
  const before = await trx
    .selectFrom('users')
    .select(['default_tenant_id', 'default_user_id', 'default_address_id'])
    .where('user_id', '=', viewer.userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const after = await chosen(work, body);
  const changes = differences(before, after);
  if (Object.keys(changes).length) {
    await trx.updateTable('users').set(after).where('user_id', '=', viewer.userId).execute();
    await work.audit({
      entity: 'USER',
      id: viewer.userId,
      action: 'SET_DEFAULT_CUSTOMER',
      changes,
    });
  }
  return profileOf(work, viewer.userId);
}
