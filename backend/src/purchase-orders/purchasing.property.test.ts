import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { call } from '../core/testHouse.ts';
import { addOrder, addPurchasing, generate, moveTo, type Purchasing, type TestOrder } from '../core/testPurchasing.ts';

let buying: Purchasing;
beforeAll(async () => {
  buying = await addPurchasing();
});
afterAll(() => buying.test.close());

/** What must hold whatever was asked before (design/domain.md, section 8). Each query answers what is wrong. */
const WRONG = {
  '2: more bought than ordered, or counted otherwise than it stands': sql`select l.line_id from order_lines l
    left join (select p.order_line_id, sum(p.quantity - p.cancelled_quantity) as bought from purchase_order_lines p
      join purchase_orders o using (po_id) where o.po_state <> 'CANCELLED' group by 1) b on b.order_line_id = l.line_id
    where l.generated_quantity <> coalesce(b.bought, 0) or l.generated_quantity > l.quantity - l.cancelled_quantity`,
  '3: a line that is not the sum of its live points': sql`select l.po_line_id from purchase_order_lines l join purchase_orders o using (po_id)
    left join (select po_line_id, sum(quantity) as waiting from delivery_points where status <> 'CANCELLED' group by 1) d using (po_line_id)
    where coalesce(d.waiting, 0) <> (case o.po_state when 'CANCELLED' then 0 else l.quantity - l.cancelled_quantity end)`,
  'a point whose open event does not fit it': sql`select d.sub_shipment_tracker_id from delivery_points d left join delivery_point_events e
    on e.sub_shipment_tracker_id = d.sub_shipment_tracker_id and e.status = 'PENDING'
    where (d.status = 'PENDING') <> (e.sub_shipment_tracker_id is not null)`,
  '8: a head that is not the sum of its lines': sql`select o.po_id from purchase_orders o join purchase_order_lines l using (po_id)
    group by o.po_id having o.po_taxable_amount <> sum(l.taxable_amount) or o.po_grand_total <> sum(l.item_total)`,
  '9: heads of tax that do not fit the vendor’s state': sql`select l.po_line_id from purchase_order_lines l join purchase_orders o using (po_id)
    where (o.within_state and l.igst_amount <> 0) or (not o.within_state and l.cgst_amount <> 0)`,
  '11: a state that its trail does not end with': sql`select o.po_id from purchase_orders o where o.po_state is distinct from
    (select a.to_status from audit_log a where a.entity = 'PURCHASE_ORDER' and a.entity_id = o.po_id and a.to_status is not null
      order by a.audit_id desc limit 1)`,
  '11: a step of the trail that does not begin where the one before ended': sql`select entity_id from (select entity_id, from_status,
      lag(to_status) over (partition by entity_id order by audit_id) as before from audit_log
      where entity = 'PURCHASE_ORDER' and to_status is not null) a where from_status is distinct from before`,
  '13: a legacy status that is not its state before anything has left': sql`select po_id from purchase_orders where status <> po_state`,
  'approved by its maker': sql`select po_id from purchase_orders where approved_by = created_by`,
};

const ROLES = [Role.TOP_ADMIN, Role.BROAD_ACCESS, Role.CATEGORY_MANAGER, Role.OPERATIONS];
const STATES = ['DRAFT', 'SENT_FOR_APPROVAL', 'APPROVED', 'REJECTED', 'ISSUED', 'CANCELLED'];
const small = fc.nat({ max: 20 });
const command = fc.record({
  what: fc.constantFrom('generate', 'create', 'move', 'move', 'move', 'edit', 'cancel line', 'change order', 'cancel order line'),
  ...{
    role: fc.constantFrom(...ROLES),
    which: small,
    line: small,
    quantity: fc.integer({ min: 1, max: 14 }),
    state: fc.constantFrom(...STATES),
  },
});
type Command = typeof command extends fc.Arbitrary<infer T> ? T : never;

async function run(orders: readonly TestOrder[], { what, role, which, line, quantity, state }: Command): Promise<number> {
  const order = orders[which % orders.length]!;
  const orderLine = order.lines[line % order.lines.length]!;
  const ask = async (method: 'POST' | 'PATCH', url: string, body: object) => (await call(buying.test, role, method, url, body)).status;
  const open = { product_sku_id: orderLine.product_sku_id, order_line_id: orderLine.line_id, quantity, offer_price: '33.33' };
  const head = { seller_id: which % 2 ? buying.house.sellerId : buying.nearSellerId, order_number: order.order_number };
  if (what === 'generate') return (await generate(buying, order.order_id, role)).status;
  if (what === 'create') return ask('POST', '/createPurchaseOrder', { ...head, purchase_order_lines: [open] });
  const onOrder = { order_number: order.order_number };
  if (what === 'change order') return ask('POST', '/updateOrder', { ...onOrder, order_lines: [{ line_id: orderLine.line_id, quantity }] });
  if (what === 'cancel order line')
    return ask('POST', '/updateOrderLineStatus', { ...onOrder, line_id: orderLine.line_id, status: 'CANCELLED', reason: 'Random' });
  const lines = await buying.test.db
    .selectFrom('purchase_order_lines')
    .select(['po_id', 'po_line_id'])
    .orderBy('po_line_id', 'desc')
    .limit(8)
    .execute();
  const one = lines[which % Math.max(lines.length, 1)];
  if (!one) return 0;
  if (what === 'move') return (await moveTo(buying, one.po_id, state, role, { reason: 'Random' })).status;
  if (what === 'cancel line') return ask('PATCH', '/updatePurchaseOrderLineStatus', { ...one, status: 'CANCELLED', reason: 'Random' });
  const change = { po_line_id: one.po_line_id, quantity, offer_price: '12.35' };
  return ask('PATCH', '/updatePurchaseOrder', { po_id: one.po_id, purchase_order_lines: [change] });
}

test('whatever is asked, alone or two at a time, nothing is bought twice, lost, or decided without a trace', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 8, maxLength: 24 }), async (commands) => {
      const orders = [await addOrder(buying, [{}, { near: true, quantity: 7 }]), await addOrder(buying, [{ unmanaged: true }])];
      for (let i = 0; i < commands.length; i += 2) {
        const answers = await Promise.all(commands.slice(i, i + 2).map((one) => run(orders, one)));
        expect(answers.filter((status) => status >= 500)).toEqual([]);
      }
      for (const [what, query] of Object.entries(WRONG)) expect([what, (await query.execute(buying.test.db)).rows]).toEqual([what, []]);
    }),
    { numRuns: 12, seed: 20_261_121, endOnFailure: true },
  );
  const reached = await buying.test.db.selectFrom('purchase_orders').select('po_state').distinct().execute();
  expect(reached.map(({ po_state }) => po_state)).toEqual(expect.arrayContaining(['DRAFT', 'SENT_FOR_APPROVAL', 'ISSUED', 'CANCELLED']));
}, 180_000);
