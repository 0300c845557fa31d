import { gstinStateProblem } from '@munim/schema/shared/gstin.ts';
import { taxAll } from '../addresses/addresses.public.ts';
import { stateOfPlace } from '../addresses/stateOfPlace.public.ts';
import { differences } from '../core/data/audit.ts';
import { onDuplicate } from '../core/data/duplicates.ts';
import type { Trx } from '../core/data/database.ts';
import type { Work } from '../core/data/work.ts';
import { badField, forbidden, notFound } from '../core/http/errors.ts';
import { refuseWrongGstin } from '../core/http/gstNumber.ts';
import { lockOrganisation } from '../organisations/organisations.public.ts';
import type { Declared } from '../core/http/appParts.ts';
import { refuseKnownCustomer } from './knownCustomers.public.ts';
import {
  billingRegistrationById,
  findBillingRegistration,
} from './billing-registrations.service.ts';
import type {
  BillingRegistration,
  BillingRegistrationChange,
  NewBillingRegistration,
} from './billing-registrations.shapes.ts';

type Owners = Pick<Declared, 'addressOwners' | 'recalculateTaxes'>;
/** A registration as it was written, with the numbers of the orders that are taxed anew by it. */
interface WrittenRegistration {
  data: BillingRegistration;
  taxed_anew: string[];
}
interface Owner {
  tenant_id: number | null;
  org_id: number | null;
}

/** Customers by TENANT UPDATE, organisations by TENANT APPROVE, as their own fields; both in the row scope. */
async function lockOwner(
  work: Work,
  { tenant_id, org_id }: Owner,
  { addressOwners }: Owners,
): Promise<void> {
  if (tenant_id !== null) {
    if (!(await addressOwners.TENANT.lock(work, tenant_id))) throw notFound('Customer');
    return;
  }
  if (!work.viewer.can('TENANT', 'APPROVE')) throw forbidden();
  if (org_id === null || !(await lockOrganisation(work, org_id))) throw notFound('Organisation');
}

/** Stored form of what was typed. Refuses a GST number that no office gave, and an address in another state than its. */
async function columnsOf(
  body: NewBillingRegistration | BillingRegistrationChange,
  before: Pick<BillingRegistration, 'gst_no' | 'kind'> = { gst_no: null, kind: 'REGULAR' },
) {
  const gst_no =
    body.gst_no === undefined ? before.gst_no : body.gst_no.trim().toUpperCase() || null;
  refuseWrongGstin('gst_no', gst_no, { before: before.gst_no });
  const state = await stateOfPlace(body, '', () => Promise.resolve(gst_no));
  const problem = gst_no && gstinStateProblem(gst_no, state);
  if (problem) throw badField('state', problem);
  const { kind = before.kind } = body;
  if (kind === 'SEZ' && gst_no === null)
    throw badField('gst_no', 'A unit or developer of a special economic zone has a GST number');
  return {
    legal_name: body.legal_name.trim(),
    gst_no,
    kind,
    address1: body.address1.trim(),
    address2: body.address2?.trim() || null,
    address3: body.address3?.trim() || null,
    city: body.city.trim(),
    state,
    postal_code: body.postal_code,
  };
}

/** One principal registration of an organisation: another one steps back first. */
async function stepBack(work: Work, org_id: number): Promise<void> {
  const { trx } = work;
  const before = await trx
    .updateTable('billing_registrations')
    .set({ is_principal: false })
    .where('org_id', '=', org_id)
    .where('is_principal', '=', true)
    .returning('billing_registration_id as id')
    .executeTakeFirst();
  const changes = { is_principal: { from: true, to: false } };
  if (before)
    await work.audit({ entity: 'BILLING_REGISTRATION', id: before.id, action: 'UPDATE', changes });
}

const withUniqueNumber = <T>(write: () => Promise<T>): Promise<T> =>
  onDuplicate(
    'billing_registrations_gst_no',
    badField('gst_no', 'This organisation has a registration with this GST number already'),
    write,
  );

/** The first registration of an organisation is its principal one. */
async function isPrincipal(
  trx: Trx,
  { org_id, is_principal = false }: NewBillingRegistration,
): Promise<boolean> {
  if (org_id === undefined) return false;
  const first = trx
    .selectFrom('billing_registrations')
    .select('billing_registration_id')
    .where('org_id', '=', org_id)
    .limit(1)
    .executeTakeFirst();
  return is_principal || (await first) === undefined;
}

export async function createBillingRegistration(
  work: Work,
  owners: Owners,
  body: NewBillingRegistration,
): Promise<WrittenRegistration> {
  const { trx, viewer } = work;
  const { tenant_id = null, org_id = null } = body;
  if ((tenant_id === null) === (org_id === null))
    throw badField('tenant_id', 'Either tenant_id or org_id is required');
  await lockOwner(work, { tenant_id, org_id }, owners);
  const columns = await columnsOf(body);
  const is_principal = await isPrincipal(trx, body);
  if (is_principal && org_id !== null) await stepBack(work, org_id);
  const values = { ...columns, tenant_id, org_id, is_principal, created_by: viewer.userId };
  const { billing_registration_id: id } = await onDuplicate(
    'billing_registrations_tenant',
    badField('tenant_id', 'This customer has a billing registration already: change that one'),
    () =>
      withUniqueNumber(() =>
        trx
          .insertInto('billing_registrations')
          .values(values)
          .returning('billing_registration_id')
          .executeTakeFirstOrThrow(),
      ),
  );
  await work.audit({ entity: 'BILLING_REGISTRATION', id, action: 'CREATE' });
  await tellCustomer(work, { tenant_id, gst_no: columns.gst_no });
  const taxed_anew = await taxOwner(work, { tenant_id, org_id }, owners);
  return { data: await billingRegistrationById(trx, id), taxed_anew };
}

/** Open documents of the customer, or of all customers of the organisation, follow who is billed now. */
const taxOwner = (work: Work, { tenant_id, org_id }: Owner, { recalculateTaxes }: Owners) => {
  if (tenant_id !== null) return taxAll(work, recalculateTaxes, { tenant_id });
  return org_id === null ? Promise.resolve([]) : taxAll(work, recalculateTaxes, { org_id });
};

/** The GST number of a customer is that of its own registration. */
async function tellCustomer(
  work: Work,
  { tenant_id, gst_no }: { tenant_id: number | null; gst_no: string | null },
): Promise<void> {
  if (tenant_id === null) return;
  const { trx } = work;
  const before = await trx
    .selectFrom('tenants')
    .select(['gst_no', 'org_id'])
    .where('tenant_id', '=', tenant_id)
    .executeTakeFirstOrThrow();
  const changes = differences(before, { gst_no });
  if (!Object.keys(changes).length) return;
  const { org_id } = before;
  // a unit of its own customer's organisation is meant: its registration is entered by hand
  await refuseKnownCustomer(work, { tenant_id, org_id, tenant_name: null, gst_no }, true);
  await trx.updateTable('tenants').set({ gst_no }).where('tenant_id', '=', tenant_id).execute();
  await work.audit({ entity: 'TENANT', id: tenant_id, action: 'UPDATE', changes });
}

/** Flags that the change sets; an organisation keeps one principal registration, an active one. */
function flagsOf(
  { is_principal, is_active }: BillingRegistrationChange,
  before: { org_id: number | null; is_principal: boolean },
) {
  if (is_principal === true && before.org_id === null)
    throw badField('is_principal', 'Only an organisation has a principal registration');
  if (is_principal === false && before.is_principal)
    throw badField('is_principal', 'Make another registration the principal one instead');
  const remains = is_principal === true || before.is_principal;
  if (is_active === false && remains)
    throw badField('is_active', 'The principal registration stays active');
  return {
    ...(is_principal === undefined ? {} : { is_principal }),
    ...(is_active === undefined ? (is_principal ? { is_active: true } : {}) : { is_active }),
  };
}

/** Invoices keep who they billed; documents before that follow. */
export async function changeBillingRegistration(
  work: Work,
  owners: Owners,
  body: BillingRegistrationChange,
): Promise<WrittenRegistration> {
  const { trx } = work;
  const { billing_registration_id: id } = body;
  const found = await findBillingRegistration(work, id);
  if (!found) throw notFound('Billing registration');
  await lockOwner(work, found, owners);
  // read again: it may have changed while this waited for its owner
  const before = (await findBillingRegistration(work, id)) ?? found;
  const fields = { ...(await columnsOf(body, before)), ...flagsOf(body, before) };
  const changes = differences(before, fields);
  if (!Object.keys(changes).length)
    return { data: await billingRegistrationById(trx, id), taxed_anew: [] };
  if (fields.is_principal && !before.is_principal && before.org_id !== null)
    await stepBack(work, before.org_id);
  await withUniqueNumber(() =>
    trx
      .updateTable('billing_registrations')
      .set(fields)
      .where('billing_registration_id', '=', id)
      .execute(),
  );
  await work.audit({ entity: 'BILLING_REGISTRATION', id, action: 'UPDATE', changes });
  await tellCustomer(work, { tenant_id: before.tenant_id, gst_no: fields.gst_no });
  const taxed_anew = await taxOwner(work, before, owners);
  return { data: await billingRegistrationById(trx, id), taxed_anew };
}
