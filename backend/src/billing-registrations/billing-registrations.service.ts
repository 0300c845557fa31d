import type { Database, Trx } from '../core/data/database.ts';
import { pageOf } from '../core/data/paging.ts';
import { single } from '../core/data/rows.ts';
import { whereIf } from '../core/data/search.ts';
import type { ReadContext, Work } from '../core/data/work.ts';
import { badField, notFound } from '../core/http/errors.ts';
import { billable } from './billing-registrations.public.ts';
import { visibleRegistrations } from './billing-registrations.scope.ts';
import type {
  BillingRegistration,
  BillingRegistrationQuery,
} from './billing-registrations.shapes.ts';

const rowsOf = (db: Database | Trx) => db.selectFrom('billing_registrations as r');

const withDetails = (rows: ReturnType<typeof rowsOf>): Promise<BillingRegistration[]> =>
  rows
    .select(['r.billing_registration_id', 'r.tenant_id', 'r.org_id', 'r.legal_name', 'r.gst_no'])
    .select([
      'r.pan',
      'r.kind',
      'r.address1',
      'r.address2',
      'r.address3',
      'r.city',
      'r.state',
      'r.state_code',
    ])
    .select(['r.postal_code', 'r.is_principal', 'r.is_active', 'r.created_at'])
    .execute();

/** A customer's own first, then the organisation's principal one, then the others as they were made. */
const inOrder = (rows: ReturnType<typeof rowsOf>) =>
  rows
    .orderBy('r.tenant_id')
    .orderBy('r.is_principal', 'desc')
    .orderBy('r.billing_registration_id');

export async function listBillingRegistrations(
  { db, viewer }: ReadContext,
  query: BillingRegistrationQuery,
) {
  const { billing_registration_id, tenant_id, org_id, is_active } = query;
  if (billing_registration_id === undefined && tenant_id === undefined && org_id === undefined)
    throw badField('tenant_id', 'tenant_id, org_id or billing_registration_id is required');
  const ids = inOrder(rowsOf(db))
    .select('r.billing_registration_id')
    .where(visibleRegistrations(viewer))
    .where((eb) =>
      whereIf(billing_registration_id, (id) => eb('r.billing_registration_id', '=', id)),
    )
    .where(whereIf(tenant_id, billable))
    .where((eb) => whereIf(org_id, (id) => eb('r.org_id', '=', id)))
    .where((eb) => whereIf(is_active, (active) => eb('r.is_active', '=', active)));
  const [data, count] = await pageOf(db, ids, query, (isOnPage) =>
    withDetails(inOrder(rowsOf(db).where('r.billing_registration_id', '=', isOnPage))),
  );
  if (billing_registration_id !== undefined && !count) throw notFound('Billing registration');
  return { data, count };
}

/** A billing registration that exists for certain: it was just written. */
export const billingRegistrationById = async (trx: Trx, id: number): Promise<BillingRegistration> =>
  single(await withDetails(rowsOf(trx).where('r.billing_registration_id', '=', id)));

/** Undefined when there is none in the viewer's row scope. */
export const findBillingRegistration = ({ trx, viewer }: Work, id: number) =>
  rowsOf(trx)
    .selectAll('r')
    .where('r.billing_registration_id', '=', id)
    .where(visibleRegistrations(viewer))
    .executeTakeFirst();
