import { mayReinvoice } from '@munim/schema/delivery-challans/delivery-challans.rules.ts';
import { followsOrder } from '../core/access/documentScope.ts';
import { lockDocuments } from '../core/data/lockDocuments.ts';
import type { Work } from '../core/data/work.ts';
import { notFound, refused } from '../core/http/errors.ts';
import { lockOrder } from '../orders/orders.public.ts';
import { liveInvoicesOf, makeInvoice } from './invoices.public.ts';
import { invoiceById } from './invoices.service.ts';
import type { Invoice, InvoiceOfChallan } from './invoices.shapes.ts';

/**
 * A new invoice, under a new number, of a challan whose invoice was cancelled. Its order is locked,
 * then the challan: of two calls at once the second finds the invoice of the first, and a
 * cancellation of the challan comes before or after.
 */
export async function reinvoice(
  work: Work,
  { challan_id, keep_rates }: InvoiceOfChallan,
): Promise<Invoice> {
  const { trx, viewer } = work;
  const found = await trx
    .selectFrom('delivery_challans as dc')
    .select('dc.order_id')
    .where('dc.challan_id', '=', challan_id)
    .where(followsOrder(viewer, 'dc'))
    .executeTakeFirst();
  if (!found) throw notFound('Delivery challan');
  if (found.order_id === null) throw refused('Only a challan to a customer is invoiced');
  await lockOrder(work, String(found.order_id));
  await lockDocuments(trx, { challans: [challan_id] });
  const { challan_type: type, status } = await trx
    .selectFrom('delivery_challans')
    .select(['challan_type', 'status'])
    .where('challan_id', '=', challan_id)
    .executeTakeFirstOrThrow();
  const [live] = await liveInvoicesOf(trx, [challan_id]);
  if (live)
    throw refused(
      `This challan has the invoice ${live.invoice_number ?? `draft ${live.invoice_id}`}`,
      'ALREADY_INVOICED',
    );
  if (!mayReinvoice({ type, status }, false))
    throw refused('Only a challan whose goods went to a customer is invoiced');
  return invoiceById(
    work,
    await makeInvoice(work, { challanId: challan_id, keepsRates: keep_rates }),
  );
}
