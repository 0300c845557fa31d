import { Role } from '@munim/schema/shared/roles.ts';
import { indianDay } from '../src/core/data/days.ts';
import { call } from './testCompany.ts';
import { addIssuedOrder, type Logistics, ship, type TestPoint, waiting } from './testLogistics.ts';
import type { addOrder, TestOrder } from './testPurchasing.ts';

/** An order whose goods went to the customer, with its invoices. */
export interface Billed {
  order: TestOrder & { poIds: number[] };
  /** One per seller, since each ships separately. */
  invoiceIds: number[];
}

const invoicesOf = async ({ test }: Logistics, orderId: number): Promise<number[]> => {
  const rows = await test.db
    .selectFrom('invoices')
    .select('invoice_id')
    .where('order_id', '=', orderId)
    .orderBy('invoice_id')
    .execute();
  return rows.map((row) => row.invoice_id);
};

/**
 * Ships the waiting goods of an order, each seller's separately; optionally only some units of each
 * point.
 */
export async function send(company: Logistics, orderId: number, units?: number): Promise<number[]> {
  const before = new Set(await invoicesOf(company, orderId));
  const points = await waiting(company, { orderId });
  const bySeller = Map.groupBy(points, (point: TestPoint) => point.sellerId);
  for (const some of bySeller.values()) {
    const quantities =
      units === undefined
        ? new Map<number, number>()
        : new Map(some.map((point) => [point.id, Math.min(units, point.quantity)]));
    const answer = await ship(company, some, { quantities });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  }
  return (await invoicesOf(company, orderId)).filter((id) => !before.has(id));
}

/** An order that was shipped whole: ten pieces at 110.00 and 12 %, 1232.00 by default. */
export async function addBilled(
  company: Logistics,
  lines?: Parameters<typeof addOrder>[1],
): Promise<Billed> {
  const order = await addIssuedOrder(company, lines);
  return { order, invoiceIds: await send(company, order.order_id) };
}

export const readInvoice = async ({ test }: Logistics, invoiceId: number) =>
  (await call(test, Role.TOP_ADMIN, 'GET', `/invoice?invoiceId=${invoiceId}`)).body.data[0];

let reference = 0;

/** Money that came, for the order or one of its invoices. Answers its id. */
export async function receive(
  { test }: Logistics,
  order_number: string,
  amount: string,
  invoice_id?: number,
): Promise<number> {
  const body = {
    order_number,
    amount,
    payment_date: indianDay(),
    payment_mode: 'UPI',
    reference_number: `REC-${++reference}`,
    invoice_id,
  };
  const made = await call(test, Role.TOP_ADMIN, 'POST', '/payment', body);
  if (made.status !== 200) throw new Error(JSON.stringify(made.body));
  const { payment_id } = made.body.data;
  const moved = await call(test, Role.TOP_ADMIN, 'POST', '/payment/update', {
    payment_id,
    status: 'PAID',
  });
  if (moved.status !== 200) throw new Error(JSON.stringify(moved.body));
  return payment_id;
}

/**
 * A credit note on an invoice: its first line by default; written by one person, and optionally
 * issued by another.
 */
export async function credit(
  company: Logistics,
  invoiceId: number,
  lines?: { invoice_line_id: number; quantity: number; amount?: string }[],
  issued = true,
): Promise<number> {
  const { order_number, invoice_lines } = await readInvoice(company, invoiceId);
  const credit_note_lines = lines ?? [
    { invoice_line_id: invoice_lines[0].invoice_line_id, quantity: 1 },
  ];
  const body = { order_number, invoice_id: invoiceId, reason: 'RETURN', credit_note_lines };
  const made = await call(company.test, Role.BROAD_ACCESS, 'POST', '/credit_note', body);
  if (made.status !== 200) throw new Error(JSON.stringify(made.body));
  const { creditnote_id } = made.body.data;
  if (issued) {
    const moved = await call(company.test, Role.TOP_ADMIN, 'POST', '/credit_note/status', {
      creditnote_id,
      status: 'ISSUED',
    });
    if (moved.status !== 200) throw new Error(JSON.stringify(moved.body));
  }
  return creditnote_id;
}
