import type {
  InvoiceStatus,
  OrderStatus,
  QuotationStatus,
  RfqStatus,
} from '@munim/schema/generated/types.ts';
import { OPEN_ORDER_STATUSES } from '@munim/schema/orders/orders.rules.ts';
import { type RawBuilder, sql } from 'kysely';
import { eqAny } from '../core/data/search.ts';
import type { Work } from '../core/data/work.ts';
import { notFound, refused } from '../core/http/errors.ts';
import { lockTenant } from './tenants.service.ts';

const ACTIVE_RFQS: readonly RfqStatus[] = ['PENDING', 'PRICE_UPDATED'];
const ACTIVE_QUOTATIONS: readonly QuotationStatus[] = ['SENT', 'CONFIRMED'];
const ACTIVE_ORDERS: readonly OrderStatus[] = OPEN_ORDER_STATUSES;
const UNPAID_INVOICES: readonly InvoiceStatus[] = ['DRAFT', 'ISSUED', 'PARTIALLY_PAID'];

/**
 * Reasons against deleting a customer. One statement, so that a document that is being converted is
 * seen as one of the two.
 */
const inUse = (tenantId: number): RawBuilder<boolean> => sql`
  exists (select from rfqs where tenant_id = ${tenantId} and status = ${eqAny(ACTIVE_RFQS)})
  or exists (select from quotations where tenant_id = ${tenantId} and status = ${eqAny(ACTIVE_QUOTATIONS)})
  or exists (select from orders where tenant_id = ${tenantId} and status = ${eqAny(ACTIVE_ORDERS)})
  or exists (select from invoices where tenant_id = ${tenantId} and status = ${eqAny(UNPAID_INVOICES)})
  or exists (select from opening_documents where tenant_id = ${tenantId} and settled_amount < amount)`;

/**
 * Removes it from every list; documents keep its name. Checked after the lock, so that a document
 * made before is seen.
 */
export async function deleteTenant(work: Work, tenant_id: number): Promise<{ tenant_id: number }> {
  const { trx } = work;
  if (!(await lockTenant(work, tenant_id))) throw notFound('Customer');
  const { used } = await trx.selectNoFrom(inUse(tenant_id).as('used')).executeTakeFirstOrThrow();
  if (used)
    throw refused(
      'Tenant cannot be deleted due to active quote requests, quotations, orders or unpaid invoices',
      'TENANT_IN_USE',
    );
  await trx
    .updateTable('tenants')
    .set({ is_deleted: true })
    .where('tenant_id', '=', tenant_id)
    .execute();
  await work.audit({ entity: 'TENANT', id: tenant_id, action: 'DELETE' });
  await deleteContacts(work, tenant_id);
  return { tenant_id };
}

/**
 * Contacts are deleted too: nobody could open them, and their e-mails and phones would stay taken.
 */
async function deleteContacts(work: Work, tenant_id: number): Promise<void> {
  const { trx } = work;
  const deleted = await trx
    .updateTable('users')
    .set({ deleted_user: true })
    .where('tenant_id', '=', tenant_id)
    .where('deleted_user', '=', false)
    .returning('user_id')
    .execute();
  await work.audit(
    ...deleted.map(({ user_id }) => ({ entity: 'USER' as const, id: user_id, action: 'DELETE' })),
  );
}
