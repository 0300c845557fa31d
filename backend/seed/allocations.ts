import { sql } from 'kysely';
import type { Trx } from '../src/core/data/database.ts';

/**
 * Payments of an order or purchase order settle its documents, the oldest by the oldest: where two
 * running sums overlap, one settles the other.
 */
async function allocate(
  trx: Trx,
  firstPayment: number,
  side: { table: string; id: string; of: string; total: string; got: string },
): Promise<void> {
  const [document, id, of, total, got] = [
    sql.table(side.table),
    sql.ref(side.id),
    sql.ref(side.of),
    sql.ref(side.total),
    sql.ref(side.got),
  ];
  const belongs = side.table === 'bills' ? sql`included_po_ids[1]` : of;
  await sql`insert into payment_allocations (payment_id, ${id}, amount)
    with money as (select payment_id, ${of} as owner, amount, sum(amount) over (partition by ${of} order by payment_id) as upto from payments
        where payment_id >= ${firstPayment} and status = 'PAID' and ${of} is not null),
      documents as (select ${id} as id, ${belongs} as owner, ${total} as total, sum(${total}) over (partition by ${belongs} order by ${id}) as upto from ${document}
        where status = 'ISSUED' and ${belongs} in (select owner from money))
    select payment_id, id, least(m.upto, p.upto) - greatest(m.upto - m.amount, p.upto - p.total) from money m join documents p using (owner)
    where least(m.upto, p.upto) > greatest(m.upto - m.amount, p.upto - p.total) order by payment_id, id`.execute(
    trx,
  );
  await sql`with paid as (select ${id}, sum(amount) as amount from payment_allocations where payment_id >= ${firstPayment} and ${id} is not null group by 1),
      moved as (update ${document} p set ${got} = a.amount, status = case when a.amount = p.${total} then 'PAID' else 'PARTIALLY_PAID' end
        from paid a where a.${id} = p.${id} returning p.${id} as id, p.status, p.created_at)
    insert into audit_log (created_at, user_id, entity, entity_id, action, from_status, to_status, changes)
    select greatest(m.created_at, (select max(y.created_at) from payment_allocations x join payments y using (payment_id) where x.${id} = m.id)), 1,
      ${side.table === 'bills' ? 'BILL' : 'INVOICE'}, m.id, 'STATUS', 'ISSUED', m.status, '{}' from moved m order by 1, m.id`.execute(
    trx,
  );
}

/** Receipts pay invoices, payments to sellers pay bills that were issued. */
export async function seedAllocations(trx: Trx, firstPayment: number): Promise<void> {
  await allocate(trx, firstPayment, {
    table: 'invoices',
    id: 'invoice_id',
    of: 'order_id',
    total: 'invoice_grand_total',
    got: 'received_amount',
  });
  await allocate(trx, firstPayment, {
    table: 'bills',
    id: 'bill_id',
    of: 'po_id',
    total: 'bill_grand_total',
    got: 'paid_amount',
  });
}
