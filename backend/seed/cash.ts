import { Role } from '@munim/schema/shared/roles.ts';
import { type Database, withTransaction } from '../src/core/data/database.ts';
import { indianDay } from '../src/core/data/days.ts';
import { workOf } from '../src/core/data/work.ts';
import type { Settings } from '../src/core/settings.ts';
import { createOutgoingPayment } from '../src/payments/createPayment.ts';
import { viewerOfRole } from './viewers.ts';

/** A vendor who is to get more cash in a day than is deductible, with the reason; it waits for approval. */
export async function payInCash(db: Database, settings: Settings): Promise<void> {
  await withTransaction(db, async (trx) => {
    const work = workOf(trx, settings, await viewerOfRole(trx, Role.TOP_ADMIN));
    const po = await trx
      .selectFrom('purchase_orders')
      .select('po_id')
      .where('po_state', '=', 'ISSUED')
      .where('paid_amount', '=', '0')
      .where('pending_amount', '=', '0')
      .where('po_grand_total', '>', '20000')
      .orderBy('po_id', 'desc')
      .executeTakeFirstOrThrow();
    await createOutgoingPayment(work, {
      po_id: po.po_id,
      amount: '12000.00',
      payment_date: indianDay(),
      payment_mode: 'CASH',
      reference_number: 'VOUCHER-12',
      cash_reason: 'The vendor’s bank was closed for three days',
    });
  });
}
