import { lineSums } from '@munim/schema/shared/money.ts';
import { sql } from 'kysely';
import type { Trx } from '../src/core/data/database.ts';
import { seedAllocations } from './allocations.ts';
import { type Calendar, DAY, dayInIndia, iso } from './calendar.ts';
import type { DemoDocuments } from './demoDocuments.ts';
import { takeIds } from './documents.ts';
import { required, Random } from './random.ts';
import { insertRows } from './rows.ts';

type State = 'PENDING' | 'APPROVED' | 'PAID' | 'REJECTED' | 'VOID';
const MODES = ['BANK_TRANSFER', 'BANK_TRANSFER', 'UPI', 'CHEQUE'] as const;
const ACTION: Record<State, string> = {
  PENDING: 'CREATE',
  APPROVED: 'APPROVE',
  PAID: 'PAY',
  REJECTED: 'REJECT',
  VOID: 'VOID',
};
const REASON: Partial<Record<State, string>> = {
  REJECTED: 'Cheque returned by the bank',
  VOID: 'Recorded on the wrong document',
};
/**
 * Share of payables that is paid, one purchase order after the other: a new installation shows
 * every state.
 */
const OUTGOING: readonly { share: number; way: readonly State[] }[] = [
  { share: 100, way: ['PENDING', 'APPROVED', 'PAID'] },
  { share: 40, way: ['PENDING', 'APPROVED', 'PAID'] },
  { share: 50, way: ['PENDING'] },
  { share: 30, way: ['PENDING', 'APPROVED'] },
  { share: 100, way: ['PENDING', 'REJECTED'] },
  { share: 25, way: ['PENDING', 'APPROVED', 'PAID', 'VOID'] },
];

/** A payment, paid or pending, for a document. */
interface PaidDocument {
  order_id: number | null;
  tenant_id: number | null;
  po_id: number | null;
  seller_id: number | null;
  total: string;
  received: string;
  status: string;
  at: string;
}
interface PlannedPayment {
  document: PaidDocument;
  amount: string;
  way: readonly State[];
}

export const orderIdsOf = ({ orders }: DemoDocuments): number[] => orders.map((order) => order.id);

/** Percentage of an amount, to the paisa. */
const part = (amount: string, percent: number): string =>
  lineSums({
    quantity: 1,
    price: amount,
    discountPercent: String(100 - percent),
    gstPercent: '0',
    withinState: false,
  }).taxable;
const rest = (amount: string, taken: string): string =>
  ((Math.round(Number(amount) * 100) - Math.round(Number(taken) * 100)) / 100).toFixed(2);

async function documentsOf(trx: Trx, orderIds: readonly number[]): Promise<PaidDocument[]> {
  const { rows } = await sql<PaidDocument>`
    select order_id, tenant_id, null::bigint as po_id, null::bigint as seller_id, order_grand_total as total, received_amount as received, status,
      created_at as at from orders where order_id = any(${orderIds}) and (received_amount > 0 or status = 'DELIVERED')
    union all
    select null, null, po_id, seller_id, po_grand_total, 0, fulfilment_status, created_at from purchase_orders
      where order_id = any(${orderIds}) and po_state = 'ISSUED' and po_grand_total > 0
    order by at, order_id, po_id`.execute(trx);
  return rows;
}

/**
 * Receipts of an order come as one or two payments; for some delivered and unpaid orders a payment
 * is pending.
 */
function receiptsOf(random: Random, document: PaidDocument): PlannedPayment[] {
  const { received, total } = document;
  const paid = ['PENDING', 'PAID'] as const;
  if (!Number(received)) {
    if (!random.chance(50)) return [];
    return [
      {
        document,
        amount: part(total, 50),
        way: random.pick([
          ['PENDING'],
          ['PENDING'],
          ['PENDING', 'REJECTED'],
          ['PENDING', 'PAID', 'VOID'],
        ] as const),
      },
    ];
  }
  if (random.chance(50)) return [{ document, amount: received, way: paid }];
  const first = part(received, 40);
  return [first, rest(received, first)]
    .filter((amount) => Number(amount) > 0)
    .map((amount) => ({ document, amount, way: paid }));
}

function planPayments(random: Random, documents: readonly PaidDocument[]): PlannedPayment[] {
  let turn = 0;
  return documents
    .flatMap((document) => {
      if (document.order_id) return receiptsOf(random, document);
      const { share, way } = required(OUTGOING[turn++ % OUTGOING.length]);
      return [{ document, amount: part(document.total, share), way }];
    })
    .filter(({ amount }) => Number(amount) > 0);
}

/** Users who may record a payment, and users who may approve it. */
async function payersOf(trx: Trx): Promise<{ maker: number; approver: number }> {
  const { rows } = await sql<{
    id: number;
  }>`select user_id as id from users where permissions -> 'payment' ? 'APPROVE'
    and not banned and not deleted_user order by (permissions -> 'admin_user') is not null, user_id`.execute(
    trx,
  );
  return { maker: required(rows[0]).id, approver: required(rows[1]).id };
}

/**
 * Receipts and payments of these orders and their purchase orders; updates the documents' sums.
 * Returns the number of rows.
 */
export async function seedPayments(
  trx: Trx,
  calendar: Calendar,
  orderIds: readonly number[],
): Promise<number> {
  const random = new Random(`payments of ${orderIds[0] ?? 0}`);
  const { maker, approver } = await payersOf(trx);
  const plans = planPayments(random, await documentsOf(trx, orderIds));
  const first = await takeIds(trx, 'payments', 'payment_id', plans.length);
  const events: { at: number; row: object }[] = [];
  const payments = plans.map(
    ({ document: { order_id, tenant_id, po_id, seller_id, at }, amount, way }, i) => {
      const payment_id = first + i;
      let moment = calendar.later(random, Date.parse(at), 24, 24 * 12);
      const payment_date = dayInIndia(moment);
      const created_at = iso(moment);
      for (const [step, to] of way.entries()) {
        const from_status = way[step - 1] ?? null;
        const who = {
          user_id: to === 'APPROVED' || to === 'VOID' ? approver : maker,
          entity: 'PAYMENT',
          entity_id: payment_id,
          action: ACTION[to],
        };
        events.push({
          at: moment,
          row: {
            created_at: iso(moment),
            ...who,
            from_status,
            to_status: to,
            changes: {},
            remarks: REASON[to] ?? null,
          },
        });
        moment = calendar.later(random, moment + 1, 1, 40);
      }
      const status = required(way.at(-1));
      return {
        payment_id,
        direction: order_id ? 'INCOMING' : 'OUTGOING',
        order_id,
        tenant_id,
        po_id,
        seller_id,
        status,
        amount,
        payment_date,
        payment_mode: random.pick(MODES),
        reference_number: `UTR${String(26_000_000 + payment_id)}`,
        remarks: null,
        attachments: '{}',
        reason: REASON[status] ?? null,
        approved_by: way.includes('APPROVED') ? approver : null,
        created_by: maker,
        created_at,
      };
    },
  );
  await insertRows(trx, 'payments', payments);
  const trail = events.toSorted((one, other) => one.at - other.at).map(({ row }) => row);
  await insertRows(trx, 'audit_log', trail);
  await settlePurchaseOrders(trx, first);
  await seedAllocations(trx, first);
  return payments.length + trail.length;
}

/** The formulas of purchase-orders.rules.ts; seed.test.ts compares. */
async function settlePurchaseOrders(trx: Trx, firstPayment: number): Promise<void> {
  await sql`update purchase_orders po set paid_amount = s.paid, pending_amount = s.pending, payment_status = s.payment,
      status = case when po.fulfilment_status = 'DELIVERED' and s.payment <> 'PENDING' then s.payment else po.status end
    from (select p.po_id, t.paid, t.pending,
        case when t.paid = 0 then 'PENDING' when t.paid >= p.po_grand_total then 'PAID' else 'PARTIALLY_PAID' end as payment
      from (select po_id, coalesce(sum(amount) filter (where status = 'PAID'), 0) as paid,
          coalesce(sum(amount) filter (where status in ('PENDING', 'APPROVED')), 0) as pending
        from payments where po_id is not null and payment_id >= ${firstPayment} group by po_id) t join purchase_orders p using (po_id)) s
    where s.po_id = po.po_id`.execute(trx);
}

const EXPENSES = 48;
const HEADS = ['FREIGHT', 'LOADING', 'PACKING', 'FUEL', 'RENT', 'TRAVEL', 'OTHER'] as const;
const VENDORS = [
  'Patel Roadways',
  'VRL Logistics',
  'Sri Ganesh Loaders',
  'Navkar Packaging',
  'Indian Oil, Hosur Road',
];

/** Expenses of some orders, purchase orders and warehouses, and of the company itself. */
export async function seedExpenses(trx: Trx, calendar: Calendar): Promise<void> {
  const random = new Random('expenses');
  const { maker } = await payersOf(trx);
  const { rows } = await sql<{ entity_type: string; entity_id: number | null; at: string }>`
    (select 'ORDER' as entity_type, order_id as entity_id, created_at as at from orders where fulfilment_status <> 'PENDING' order by order_id desc limit 20)
    union all (select 'PURCHASE_ORDER', po_id, created_at from purchase_orders where po_state = 'ISSUED' order by po_id desc limit 16)
    union all (select 'WAREHOUSE', warehouse_id, ${iso(calendar.midnight - 60 * DAY)}::timestamptz from warehouses order by warehouse_id)`.execute(
    trx,
  );
  const general = {
    entity_type: 'GENERAL',
    entity_id: null,
    at: iso(calendar.midnight - 40 * DAY),
  };
  const owners = [
    ...rows,
    ...Array.from({ length: Math.max(0, EXPENSES - rows.length) }, () => general),
  ];
  const spent = owners.map((owner) => ({
    owner,
    at: calendar.later(random, Date.parse(owner.at), 12, 24 * 30),
  }));
  spent.sort((one, other) => one.at - other.at);
  const first = await takeIds(trx, 'expenses', 'expense_id', spent.length);
  const expenses = spent.map(({ owner: { entity_type, entity_id }, at }, i) => {
    const isVoid = i % 9 === 4;
    return {
      expense_id: first + i,
      entity_type,
      entity_id,
      status: isVoid ? 'VOID' : 'ACTIVE',
      void_reason: isVoid ? 'Entered twice' : null,
      expense_head: entity_type === 'WAREHOUSE' ? 'RENT' : random.pick(HEADS),
      amount: `${random.int(3, 400)}50.00`,
      expense_date: dayInIndia(at),
      vendor_name: random.chance(80) ? random.pick(VENDORS) : null,
      reference_number: random.chance(70) ? `LR/${random.int(1000, 9999)}` : null,
      remarks: null,
      attachments: '{}',
      created_by: maker,
      created_at: iso(at),
    };
  });
  await insertRows(trx, 'expenses', expenses);
  const trail = expenses.flatMap(({ expense_id, status, created_at }) => {
    const row = {
      created_at,
      user_id: maker,
      entity: 'EXPENSE',
      entity_id: expense_id,
      changes: {},
    };
    const made = {
      ...row,
      action: 'CREATE',
      from_status: null,
      to_status: 'ACTIVE',
      remarks: null,
    };
    const gone = {
      ...row,
      action: 'VOID',
      from_status: 'ACTIVE',
      to_status: 'VOID',
      remarks: 'Entered twice',
    };
    return status === 'VOID' ? [made, gone] : [made];
  });
  await insertRows(trx, 'audit_log', trail);
}
