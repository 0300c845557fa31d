import { orderStatuses } from '@munim/schema/orders/orders.rules.ts';
import type { Insertable } from 'kysely';
import {
  type DocumentParties,
  placesOfSupply,
  refuseUndecided,
} from '../billing-registrations/placesOfSupply.public.ts';
import type { Tables } from '../core/data/database.ts';
import { headOf, type LineMoney } from '../core/data/documentLines.ts';
import { insertRows, NOW } from '../core/data/insertRows.ts';
import { nextDocumentNumber } from '../core/data/documentNumber.ts';
import { reasonChanges } from '../core/data/priceReasons.ts';
import { mustGet } from '../core/data/rows.ts';
import type { Work } from '../core/data/work.ts';
import { orderLineMoney } from './orders.public.ts';

export interface LineTerms {
  quantity: number;
  selling_price: string;
  order_line_discount: string;
  pan_india_gst: string;
  within_state: boolean;
}

type OrderLineRow = Insertable<Tables['order_lines']>;
type NewLine = Omit<LineTerms, 'within_state'> &
  Omit<
    OrderLineRow,
    keyof LineTerms | keyof LineMoney | 'line_total' | 'order_id' | 'line_number' | 'state_code'
  > & {
    address_id: number;
    /** Tax basis of the quotation: the order says so where its own tax is another. */
    quoted_state?: string | null;
    quoted_within?: boolean;
  };
type Head = Pick<
  Insertable<Tables['orders']>,
  | 'quotation_id'
  | 'tenant_id'
  | 'user_id'
  | 'sales_person'
  | 'address_id'
  | 'remarks'
  | 'customer_po_no'
  | 'edd'
  | 'old_number'
  | 'old_date'
> &
  Pick<
    DocumentParties,
    'billing_registration_id' | 'bills_customer_itself' | 'gst_registration_id'
  >;

interface NewDocument {
  head: Head;
  lines: readonly NewLine[];
  /** Origin, for the log. */
  remarks?: string;
}

const NO_PROGRESS = { cancelled: false, received: '0', credited: '0' };
const initialStatuses = ({ quantity }: NewLine) => ({
  quantity,
  cancelled: 0,
  dispatched: 0,
  delivered: 0,
  invoiced: 0,
});

/** A new order with its sums, statuses and number, in the caller's transaction; answers its id. */
export async function insertOrder(
  work: Work,
  { head, lines, remarks }: NewDocument,
): Promise<number> {
  const { trx, viewer } = work;
  const places = await placesOfSupply(
    work,
    head,
    lines.map((line) => line.address_id),
  );
  await refuseUndecided(work, head, places.values());
  const rows = lines.map(({ quoted_state, quoted_within, ...line }) => {
    const { state_code, within_state } = mustGet(places, line.address_id);
    const taxed = { ...line, state_code, within_state };
    const isQuotedSo =
      quoted_within === undefined ||
      (quoted_state === state_code && quoted_within === within_state);
    const anew = { taxed_before: quoted_state, taxed_anew_at: NOW };
    return { ...taxed, ...orderLineMoney(taxed), ...(isQuotedSo ? {} : anew) };
  });
  const sums = headOf(rows.map((row) => ({ ...row, total: row.line_total })));
  const { status, fulfilment, billing, payment } = orderStatuses({
    ...NO_PROGRESS,
    grandTotal: sums.total,
    lines: lines.map(initialStatuses),
  });
  const { order_id } = await trx
    .insertInto('orders')
    .values({
      ...head,
      order_number: await nextDocumentNumber(trx, 'SO'),
      created_by: viewer.userId,
      status,
      fulfilment_status: fulfilment,
      billing_status: billing,
      payment_status: payment,
      order_taxable_amount: sums.taxable,
      order_gst_amount: sums.gst,
      order_grand_total: sums.total,
    })
    .returning('order_id')
    .executeTakeFirstOrThrow();
  const numbered = rows.map((row, index) => ({ ...row, order_id, line_number: index + 1 }));
  await insertRows(trx, 'order_lines', numbered);
  await work.audit({
    entity: 'ORDER',
    id: order_id,
    action: 'CREATE',
    to: status,
    changes: reasonChanges(numbered),
    ...(remarks ? { remarks } : {}),
  });
  return order_id;
}
