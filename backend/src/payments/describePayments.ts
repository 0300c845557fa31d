import { sql } from 'kysely';
import { sellerInfo, tenantInfo, userInfo } from '../core/data/embeds.ts';
import type { ReadContext } from '../core/data/work.ts';
import { AskedFields } from '../core/http/fields.ts';
import { filesOf } from '../documents/documents.public.ts';
import { visiblePayments } from './payments.scope.ts';
import type { Payment } from './payments.shapes.ts';

/** Payments in the viewer's row scope, with their order as o and purchase order as po. */
export const payments = ({ db, viewer }: ReadContext) =>
  db
    .selectFrom('payments as pay')
    .leftJoin('orders as o', 'o.order_id', 'pay.order_id')
    .leftJoin('purchase_orders as po', 'po.po_id', 'pay.po_id')
    .leftJoin('opening_documents as paid', 'paid.opening_id', 'pay.opening_id')
    .leftJoin('opening_documents as advance', 'advance.opening_id', 'pay.advance_id')
    .where(visiblePayments(viewer));

export type PaymentRows = ReturnType<typeof payments>;

/** Documents that the payment settles; over payments as pay. */
const allocations = sql<
  Payment['allocations']
>`coalesce((select json_agg(json_build_object('invoice_id', al.invoice_id,
  'invoice_number', i.invoice_number, 'bill_id', al.bill_id, 'amount', al.amount::text) order by al.invoice_id, al.bill_id)
  from payment_allocations al left join invoices i on i.invoice_id = al.invoice_id where al.payment_id = pay.payment_id), '[]')`;

/** Audit rows of the payment, the oldest first; over payments as pay. */
const logs = sql<
  Payment['logs']
>`(select json_agg(json_build_object('audit_id', l.audit_id, 'created_at', l.created_at,
  'action', l.action, 'from', l.from_status, 'to', l.to_status, 'remarks', l.remarks,
  'user_info', ${userInfo(sql.ref('l.user_id'))}) order by l.audit_id)
  from audit_log l where l.entity = 'PAYMENT' and l.entity_id = pay.payment_id)`;

const withEmbeds = (rows: PaymentRows, asked: AskedFields) =>
  rows
    .leftJoin('tenants as t', 't.tenant_id', 'pay.tenant_id')
    .leftJoin('sellers as s', 's.seller_id', 'pay.seller_id')
    .leftJoin('addresses as sa', 'sa.address_id', 's.office_address_id')
    .select([
      'pay.payment_id',
      'pay.direction',
      'pay.status',
      'pay.amount',
      'pay.payment_date',
      'pay.payment_mode',
      'pay.reference_number',
    ])
    .select([
      'pay.remarks',
      'pay.reason',
      'pay.cash_reason',
      'pay.attachments',
      'pay.po_id',
      'pay.created_at',
      'pay.updated_at',
      asked.column('order_number', sql<string | null>`o.order_number`).as('order_number'),
    ])
    .select([
      asked
        .column(
          'tenant_info',
          sql<Payment['tenant_info']>`case when t.tenant_id is not null then ${tenantInfo} end`,
        )
        .as('tenant_info'),
    ])
    .select(['pay.tenant_id as tenantId', 'pay.seller_id as sellerId'])
    .select(['pay.invoice_id', 'pay.bill_id', 'pay.opening_id', 'pay.advance_id'])
    .select([
      asked.column('allocations', allocations).as('allocations'),
      asked.column('logs', sql<Payment['logs'] | null>`${logs}`).as('logs'),
      asked.column('opening_number', sql<string | null>`paid.number`).as('opening_number'),
      asked.column('advance_number', sql<string | null>`advance.number`).as('advance_number'),
      asked.column('seller_info', sellerInfo).as('seller_info'),
      asked
        .column('created_by_info', userInfo(sql.ref('pay.created_by')).$notNull())
        .as('created_by_info'),
    ]);

const toLog = (log: Payment['logs'][number]): Payment['logs'][number] => ({
  ...log,
  created_at: new Date(log.created_at).toISOString(),
});

export async function withDetails(
  { db, settings }: Pick<ReadContext, 'db' | 'settings'>,
  rows: PaymentRows,
  asked = AskedFields.all,
): Promise<Payment[]> {
  const found = await withEmbeds(rows, asked).execute();
  const uuids = asked.asks('attachments') ? found.flatMap((row) => row.attachments) : [];
  const files = await filesOf(db, settings, uuids);
  return found.map((row) => ({
    ...row,
    attachments: row.attachments.flatMap((uuid) => files.get(uuid) ?? []),
    logs: (row.logs ?? []).map(toLog),
  }));
}
