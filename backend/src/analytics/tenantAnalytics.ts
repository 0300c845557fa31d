import type { ReadContext } from '../core/data/work.ts';
import { notFound } from '../core/http/errors.ts';
import { orderTotals } from '../orders/orders.public.ts';
import { countQuotations } from '../quotations/quotations.public.ts';
import { countRfqs } from '../quote-requests/quote-requests.public.ts';
import { findCustomer } from '../tenants/tenants.public.ts';
import type { TenantAnalytics } from './analytics.shapes.ts';

/**
 * Totals of a customer: documents in the viewer's row scope, each number by the permission of its
 * own list, else null. Outstanding is the invoiced amount less receipts and credit notes.
 */
export async function tenantAnalytics(
  context: ReadContext,
  tenantId: number,
): Promise<TenantAnalytics> {
  const { viewer } = context;
  if (!(await findCustomer(context, tenantId))) throw notFound('Customer');
  const readsOrders = viewer.can('ORDER', 'READ');
  const readsPayments = viewer.can('PAYMENT', 'READ');
  const [rfqs, quotations, totals] = await Promise.all([
    viewer.can('QUOTATION_REQUEST', 'READ') ? countRfqs(context, { tenant_id: tenantId }) : null,
    viewer.can('QUOTATION', 'READ') ? countQuotations(context, { tenant_id: tenantId }) : null,
    readsOrders || readsPayments ? orderTotals(context, { tenantId }) : null,
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
