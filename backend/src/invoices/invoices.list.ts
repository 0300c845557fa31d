import { LIVE_INVOICE_STATUSES } from '@munim/schema/invoices/invoices.rules.ts';
import { sql } from 'kysely';
import { amount, moment } from '../core/data/cursors.ts';
import { walkedList } from '../core/data/listPage.ts';

export const INVOICE_LIST = walkedList({
  id: 'i.invoice_id',
  keys: {
    CREATED: null,
    UPDATED: moment('i.updated_at'),
    TOTAL: amount('i.invoice_grand_total'),
  },
  first: 'CREATED_DESC',
  total: 'i.invoice_grand_total',
});

/** Columns of the sums; the due amount is that of `invoiceDue`. */
export const SUMMED_INVOICES = {
  status: 'i.status',
  amounts: {
    invoice_grand_total: 'i.invoice_grand_total',
    invoice_taxable_amount: 'i.invoice_taxable_amount',
    invoice_gst_amount: 'i.invoice_gst_amount',
    received_amount: 'i.received_amount',
    due_amount: sql`case when i.status in (${sql.join(LIVE_INVOICE_STATUSES.map((status) => sql.lit(status)))})
    then greatest(i.invoice_grand_total - i.received_amount - i.credited_amount, 0) else 0 end`,
  },
};
