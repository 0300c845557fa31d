import { gstinStateProblem, stateCodeOfGstin } from '@munim/schema/shared/gstin.ts';
import { stateName } from '@munim/schema/shared/states.ts';
import { type RawBuilder, sql } from 'kysely';
import { differences } from '../core/data/audit.ts';
import type { Trx } from '../core/data/database.ts';
import type { Work } from '../core/data/work.ts';
import { badField } from '../core/http/errors.ts';

/** Registrations that may be billed for the customer: its own and its organisation's; over billing_registrations as r. */
export const billable = (tenantId: number): RawBuilder<boolean> => sql`(r.tenant_id = ${tenantId}
  or r.org_id = (select mine.org_id from tenants mine where mine.tenant_id = ${tenantId}))`;

/** A registration that a person chooses for a document of the customer: an active one of its own or its organisation's. */
export async function refuseForeignRegistration(
  trx: Trx,
  tenantId: number,
  registrationId: number | null | undefined,
): Promise<void> {
  if (registrationId === null || registrationId === undefined) return;
  const found = await trx
    .selectFrom('billing_registrations as r')
    .select('r.is_active')
    .where('r.billing_registration_id', '=', registrationId)
    .where(billable(tenantId))
    .forKeyShare()
    .executeTakeFirst();
  if (!found)
    throw badField(
      'billing_registration_id',
      'This registration is not of the customer or its organisation',
    );
  if (!found.is_active)
    throw badField('billing_registration_id', 'This billing registration is not active');
}

const NO_PLACE = { address1: null, address2: null, address3: null, city: null, postal_code: null };

/** The customer's first address in the state of the GST number; without one only the state. */
async function placeInState(trx: Trx, tenantId: number, gstin: string) {
  const addresses = await trx
    .selectFrom('addresses')
    .select(['address1', 'address2', 'address3', 'city', 'state', 'postal_code'])
    .where('entity_type', '=', 'TENANT')
    .where('entity_id', '=', tenantId)
    .where('state_code', 'is not', null)
    .orderBy('address_id')
    .execute();
  const found = addresses.find(({ state }) => gstinStateProblem(gstin, state) === null);
  return found ?? { ...NO_PLACE, state: stateName(stateCodeOfGstin(gstin) ?? '') };
}

interface Customer {
  tenant_id: number;
  tenant_name: string;
  gst_no: string | null;
}

/**
 * The customer's own registration follows its GST number, and its name until a user gives it
 * another legal one. An address in another state than the number's is replaced. The caller has
 * locked the customer.
 */
export async function followCustomer(
  work: Work,
  { tenant_id, tenant_name, gst_no }: Customer,
  nameBefore = tenant_name,
): Promise<void> {
  const { trx } = work;
  const own = await trx
    .selectFrom('billing_registrations')
    .selectAll()
    .where('tenant_id', '=', tenant_id)
    .executeTakeFirst();
  if (!own && gst_no === null) return;
  const isPlaced =
    gst_no === null || (own?.address1 && gstinStateProblem(gst_no, own.state ?? '') === null);
  const fields = {
    gst_no,
    legal_name: !own || own.legal_name === nameBefore ? tenant_name : own.legal_name,
    ...(isPlaced ? {} : await placeInState(trx, tenant_id, gst_no)),
  };
  if (!own) {
    const { billing_registration_id: id } = await trx
      .insertInto('billing_registrations')
      .values({ ...fields, tenant_id, created_by: work.viewer.userId })
      .returning('billing_registration_id')
      .executeTakeFirstOrThrow();
    await work.audit({ entity: 'BILLING_REGISTRATION', id, action: 'CREATE' });
    return;
  }
  const changes = differences(own, fields);
  if (!Object.keys(changes).length) return;
  const id = own.billing_registration_id;
  await trx
    .updateTable('billing_registrations')
    .set(fields)
    .where('billing_registration_id', '=', id)
    .execute();
  await work.audit({ entity: 'BILLING_REGISTRATION', id, action: 'UPDATE', changes });
}
