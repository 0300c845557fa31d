import { SAMPLE_REQUEST_STATUSES } from '@munim/schema/sample-requests/sample-requests.rules.ts';
import { sql } from 'kysely';
import type { Trx } from '../src/core/data/database.ts';
import { type Calendar, iso } from './calendar.ts';
import { Random } from './random.ts';
import { insertRows } from './rows.ts';

/** Puts the category managers in charge. */
const MANAGER = 2;
const OF_EACH_SOURCE = 12;
const ENTITY = 'SAMPLE_REQUEST';
const REMARKS = [
  'Two metres in the ordered shade',
  'One piece for the purchase committee',
  'Same weave as the last lot',
  null,
];
const REFUSED = 'Shade is darker than the approved swatch';

interface Line {
  entity_type: 'QUOTATION_LINE' | 'ORDER_LINE';
  id: number;
  product_sku_id: number;
  tenant_id: number;
  sales_person: number;
  manager: number;
  at: string;
}

/**
 * The first line of each of the newest documents from before today, where the category has a
 * manager.
 */
const linesOf = async (
  trx: Trx,
  calendar: Calendar,
  of: 'quotations' | 'orders',
): Promise<Line[]> => {
  const document =
    of === 'quotations'
      ? sql`quotations p join quotation_items l using (quotation_id)`
      : sql`orders p join order_lines l using (order_id)`;
  const [type, id] =
    of === 'quotations' ? ['QUOTATION_LINE', 'l.quotation_item_id'] : ['ORDER_LINE', 'l.line_id'];
  const { rows } =
    await sql<Line>`select ${type}::text as entity_type, ${sql.ref(id)} as id, l.product_sku_id, p.tenant_id, p.sales_person,
      p.created_at as at, (select min(m.user_id) from category_managers m join products c using (category_id) join skus k using (product_id)
        where k.product_sku_id = l.product_sku_id) as manager
    from ${document} where l.line_number = 1 and p.sales_person is not null and p.status not in ('REJECTED', 'CANCELLED')
      and p.created_at < ${iso(calendar.midnight)}::timestamptz order by p.created_at desc, ${sql.ref(id)} desc limit ${OF_EACH_SOURCE}`.execute(
      trx,
    );
  return rows.filter(({ manager }) => manager);
};

/** Sample requests of the newest documents, in every status, with the steps before it. */
export async function seedSamples(trx: Trx, calendar: Calendar): Promise<void> {
  const random = new Random('samples');
  const steps: object[] = [];
  const lines = [
    ...(await linesOf(trx, calendar, 'quotations')),
    ...(await linesOf(trx, calendar, 'orders')),
  ];
  const rows = lines.map((line, index) => {
    const { entity_type, product_sku_id, tenant_id, sales_person, manager } = line;
    const sample_request_id = index + 1;
    const status = SAMPLE_REQUEST_STATUSES[index % SAMPLE_REQUEST_STATUSES.length] ?? 'DRAFT';
    let at = calendar.later(random, Date.parse(line.at), 1, 30);
    const created_at = iso(at);
    const step = (
      user_id: number,
      action: string,
      from_status: string | null,
      to_status: string,
      changes: object = {},
    ) => {
      const said = to_status === 'REJECTED' ? REFUSED : null;
      steps.push({
        created_at: iso(at),
        user_id,
        entity: ENTITY,
        entity_id: sample_request_id,
        action,
        from_status,
        to_status,
        changes,
        remarks: said,
      });
      at = calendar.later(random, at, 2, 20);
    };
    step(sales_person, 'CREATE', null, 'DRAFT');
    const assigned_at = status === 'DRAFT' ? null : iso(at);
    if (assigned_at)
      step(MANAGER, 'ASSIGN', 'DRAFT', 'SAMPLE_REQUESTED', {
        assigned_to: { from: null, to: manager },
      });
    if (assigned_at && status !== 'SAMPLE_REQUESTED')
      step(manager, 'STATUS', 'SAMPLE_REQUESTED', status);
    return {
      sample_request_id,
      entity_type,
      product_sku_id,
      tenant_id,
      sales_person,
      status,
      created_by: sales_person,
      created_at,
      quotation_item_id: entity_type === 'QUOTATION_LINE' ? line.id : null,
      line_id: entity_type === 'ORDER_LINE' ? line.id : null,
      remarks: status === 'REJECTED' ? REFUSED : random.pick(REMARKS),
      ...(assigned_at
        ? { assigned_to: manager, assigned_by: MANAGER, assigned_at }
        : { assigned_to: null, assigned_by: null, assigned_at }),
    };
  });
  await insertRows(trx, 'sample_requests', rows);
  await insertRows(trx, 'audit_log', steps);
  await sql`select setval(pg_get_serial_sequence('sample_requests', 'sample_request_id'), ${rows.length}::bigint)`.execute(
    trx,
  );
}
