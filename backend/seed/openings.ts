import { Role } from '@munim/schema/shared/roles.ts';
import { type Database, withTransaction } from '../src/core/data/database.ts';
import { dayFromToday, indianDay } from '../src/core/data/days.ts';
import { type Work, workOf } from '../src/core/data/work.ts';
import type { Settings } from '../src/core/settings.ts';
import { createOpening } from '../src/openings/writeOpening.ts';
import { changePaymentStatus } from '../src/payments/changePaymentStatus.ts';
import { createOpeningPayment, useAdvance } from '../src/payments/payOpening.ts';
import { viewerOfRole } from './viewers.ts';

/** Last day of the books before these, in days from today. */
const CUT = -75;
const dates = (days: number) => ({
  document_date: dayFromToday(CUT - days),
  due_date: dayFromToday(CUT - days + 30),
  as_of: dayFromToday(CUT),
});

/** The oldest order that is still open stands for one that was open as the old books ended. */
async function markOldOrder({ trx }: Work): Promise<void> {
  const { order_id } = await trx
    .selectFrom('orders')
    .select('order_id')
    .where('status', '=', 'CONFIRMED')
    .orderBy('order_id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const old = { old_number: 'SO/2026-27/0462', old_date: dayFromToday(CUT - 9) };
  await trx.updateTable('orders').set(old).where('order_id', '=', order_id).execute();
  await trx
    .updateTable('order_lines')
    .set({ delivered_before: 36 })
    .where('order_id', '=', order_id)
    .where('line_number', '=', 1)
    .execute();
}

/**
 * Documents of old books: an invoice that is long overdue, one that was paid in part before and is paid in part now, a
 * bill, and an advance each way, of which one waits to be used for the bill.
 */
export async function bringOpenings(db: Database, settings: Settings): Promise<void> {
  await withTransaction(db, async (trx) => {
    const work = workOf(trx, settings, await viewerOfRole(trx, Role.TOP_ADMIN));
    const { tenant_id } = await trx
      .selectFrom('orders')
      .select('tenant_id')
      .orderBy('order_id', 'desc')
      .executeTakeFirstOrThrow();
    const { seller_id } = await trx
      .selectFrom('purchase_orders')
      .select('seller_id')
      .where('po_state', '=', 'ISSUED')
      .orderBy('po_id', 'desc')
      .executeTakeFirstOrThrow();
    const overdue = { kind: 'INVOICE', tenant_id, number: 'MT/2025-26/0931' } as const;
    await createOpening(work, { ...overdue, ...dates(120), total: '48210.00', amount: '48210.00' });
    const opening_id = await createOpening(work, {
      ...{ kind: 'INVOICE', tenant_id, number: 'MT/2026-27/0114' },
      ...{ ...dates(20), total: '123456.50', amount: '73456.50' },
      remarks: 'Half was paid by cheque in July',
    });
    const { due_date: _none, ...cut } = dates(3);
    const advance = { ...cut, payment_mode: 'BANK_TRANSFER' } as const;
    await createOpening(work, {
      ...{ kind: 'CUSTOMER_ADVANCE', tenant_id, number: 'UTR N224260011', ...advance },
      ...{ total: '15000.00', amount: '15000.00' },
    });
    const bill = { kind: 'BILL', seller_id, number: 'EW/1187', ...dates(12) } as const;
    const bill_id = await createOpening(work, { ...bill, total: '36250.00', amount: '36250.00' });
    const advance_id = await createOpening(work, {
      ...{ kind: 'VENDOR_ADVANCE', seller_id, number: 'UTR N224260047', ...advance },
      ...{ total: '10000.00', amount: '10000.00' },
    });
    const payment_date = indianDay();
    const { payment_id } = await createOpeningPayment(work, {
      ...{ opening_id, payment_date, amount: '20000.00' },
      ...{ payment_mode: 'UPI', reference_number: 'UPI-OLD-114' },
    });
    await changePaymentStatus(work, { payment_id, status: 'PAID' });
    await markOldOrder(work);
    await useAdvance(work, { advance_id, opening_id: bill_id, amount: '4000.00', payment_date });
  });
}
