import type { Database } from '../core/data/database.ts';
import { notFound } from '../core/http/errors.ts';
import type { Viewer } from '../core/access/viewer.ts';
import { findCustomer } from '../tenants/tenants.public.ts';
import { countRfqs } from '../quote-requests/quote-requests.public.ts';
import { countQuotations } from '../quotations/quotations.public.ts';
import { orderTotals } from '../orders/orders.public.ts';
import type { TenantAnalytics } from './analytics.shapes.ts';

/**
 * Totals of a customer: documents in the viewer's row scope, each number by the permission of its
 * own list, else null. Outstanding is the invoiced amount less receipts and credit notes.
 */
export async function tenantAnalytics(
  db: Database,
  tenantId: number,
  viewer: Viewer,
): Promise<TenantAnalytics> {
  if (!(await findCustomer(db, tenantId, viewer))) throw notFound('Customer');
  const readsOrders = viewer.can('ORDER', 'READ');
  const readsPayments = viewer.can('PAYMENT', 'READ');
  const [rfqs, quotations, totals] = await Promise.all([
    viewer.can('QUOTATION_REQUEST', 'READ') ? countRfqs(db, { tenant_id: tenantId }, viewer) : null,
    viewer.can('QUOTATION', 'READ') ? countQuotations(db, { tenant_id: tenantId }, viewer) : null,
    readsOrders || readsPayments ? orderTotals(db, { tenantId }, viewer) : null,
  ]);
  const orders = readsOrders ? totals : null;
  return {
    rfq_count: rfqs,
    quotation_count: quotations,
    order_count: orders?.count ?? null,
    order_value: orders?.value ?? null,
    invoiced_value: orders?.invoiced ?? null,
    received_value: (readsPayments ? totals?.received : null) ?? null,
    outstanding_value: (readsPayments ? orders?.outstanding : null) ?? null,
    last_order_date: orders?.last_day ?? null,
  };
}
