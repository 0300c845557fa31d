import type { Database } from '../core/database.ts';
import { notFound } from '../core/errors.ts';
import type { Viewer } from '../core/viewer.ts';
import { orderTotals } from '../orders/orders.service.ts';
import { countQuotations } from '../quotations/quotations.service.ts';
import { countRfqs } from '../quote-requests/quote-requests.service.ts';
import { findCustomer } from './tenants.service.ts';
import type { TenantAnalytics } from './tenants.shapes.ts';

const NOTHING = '0.00';

/**
 * Null says that the viewer may not read it. Invoices and receipts are not kept yet, so nothing was invoiced and nothing received:
 * 0.00 is the truth, and a tile that shows it needs no change when they come. Their sums are taken here then.
 */
function moneyOf(viewer: Viewer) {
  const [orders, payments] = [viewer.can('ORDER', 'READ'), viewer.can('PAYMENT', 'READ')];
  return {
    invoiced_value: orders ? NOTHING : null,
    received_value: payments ? NOTHING : null,
    outstanding_value: orders && payments ? NOTHING : null,
  };
}

/** What a customer amounts to: its papers in the viewer's reach, each number by the permission of its own list. */
export async function tenantAnalytics(db: Database, tenantId: number, viewer: Viewer): Promise<TenantAnalytics> {
  if (!(await findCustomer(db, tenantId, viewer))) throw notFound('Customer');
  const [rfqs, quotations, orders] = await Promise.all([
    viewer.can('QUOTATION_REQUEST', 'READ') ? countRfqs(db, { tenant_id: tenantId }, viewer) : null,
    viewer.can('QUOTATION', 'READ') ? countQuotations(db, { tenant_id: tenantId }, viewer) : null,
    viewer.can('ORDER', 'READ') ? orderTotals(db, { tenantId }, viewer) : null,
  ]);
  return {
    rfq_count: rfqs,
    quotation_count: quotations,
    order_count: orders?.count ?? null,
    order_value: orders?.value ?? null,
    last_order_date: orders?.last_day ?? null,
    ...moneyOf(viewer),
  };
}
