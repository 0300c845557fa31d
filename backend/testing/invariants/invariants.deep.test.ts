import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { addOrder } from '../testPurchasing.ts';
import { meeting, noLocks, withDefects } from './testDefects.ts';
import { type CreatedIds, NOTHING } from './testDocuments.ts';
import { goodsDocuments } from './testGoodsDocuments.ts';
import { goodsMutants } from './testGoodsMutants.ts';
import { lost, type Mutant, rewritten, twice } from './testMutants.ts';
import { brokenRules, digest, keepSums, RULE_NAMES } from './testRules.ts';
import { createScenario, type Scenario, orderByHand } from './testScenario.ts';

let scenario: Scenario;
let documents: ReturnType<typeof goodsDocuments>;
beforeAll(async () => {
  scenario = await createScenario();
  documents = goodsDocuments(scenario);
});
afterAll(() => scenario.test.close());

const order = () => documents.order();
const drafted = () => documents.drafted();
const issued = () => documents.issued();
const received = () => documents.received();
const both = (requests: () => Promise<unknown>) => Promise.all([requests(), requests()]);
const run = (statement: ReturnType<typeof sql>) => statement.execute(scenario.test.owner);

/** The edit has read its lines; they have been bought since. */
const [editing, bought] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
async function buyWhileEdited(made: CreatedIds): Promise<void> {
  const edited = documents.resize(made, 4);
  await editing.promise;
  await documents.buy(made);
  bought.resolve();
  await edited;
}

const DROPPED_LOCKS: Mutant[] = [
  {
    name: 'buying twice without the lock on the order',
    breaks: '1 order line, 2 bought',
    unguarded: ['order_lines', 'generated_quantity'],
    before: order,
    defects: () => [
      noLocks,
      { of: /^update "order_lines" set "generated_quantity"/, after: meeting(2) },
    ],
    requests: (made) => both(() => documents.buy(made)),
  },
  {
    name: 'editing an order without the lock while it is bought for',
    breaks: '1 order line, 2 bought',
    unguarded: ['order_lines', 'generated_quantity'],
    before: order,
    defects: () => [
      noLocks,
      {
        of: /^update "order_lines" set "quantity"/,
        after: async () => (editing.resolve(), bought.promise),
      },
    ],
    requests: buyWhileEdited,
  },
  {
    name: 'two receipts without the lock on the order',
    breaks: '7 incoming',
    before: order,
    defects: () => [noLocks, { of: /^insert into "payments"/, after: meeting(2) }],
    requests: (made) => both(() => documents.receive(made, '1000.00')),
  },
  {
    name: 'two payments without the lock on the purchase order',
    breaks: '7 outgoing, 7 sums',
    unguarded: ['purchase_orders', 'paid_amount'],
    before: issued,
    defects: () => [noLocks, { of: /^insert into "payments"/, after: meeting(2) }],
    requests: (made) => both(() => documents.pay(made, '1000.00')),
  },
];

const BROKEN_STATEMENTS: Mutant[] = [
  {
    name: 'the cap of receipts skipped',
    breaks: '7 incoming',
    before: order,
    defects: rewritten(
      /^select "o"\.\* from "orders"/,
      'select "o".*, 10 * o.order_grand_total as order_grand_total from "orders"',
    ),
    requests: (made) => documents.receive(made, '9000.00'),
  },
  {
    name: 'a receipt not summed on its order',
    breaks: '7 sums',
    before: received,
    defects: lost(/^update "orders" set "received_amount"/),
    requests: (made) => documents.changePaymentStatus(made, 'PAID'),
  },
  {
    name: 'statuses not computed again when money comes',
    breaks: '13 order',
    before: received,
    defects: lost(/^update "orders" set "status"/),
    requests: (made) => documents.changePaymentStatus(made, 'PAID'),
  },
  {
    name: 'the sums of an order not written after an edit',
    breaks: '8 head',
    before: order,
    defects: lost(/^update "orders" set "status"/),
    requests: (made) => documents.resize(made, 4),
  },
  {
    name: 'taxes of another state',
    breaks: '9 place of supply',
    defects: rewritten(
      /^select "a"."address_id", "a"."state", "a"."state_code"/,
      'select "a"."address_id", \'Kerala\' as "state", \'32\' as "state_code"',
    ),
    requests: order,
  },
  {
    name: 'a number taken twice from its series',
    breaks: '10 numbers',
    defects: twice(/^insert into "document_series"/),
    requests: order,
  },
  {
    name: 'an edit without an audit row',
    breaks: '11 changes',
    before: order,
    defects: lost(/^insert into "audit_log"/),
    requests: (made) => documents.resize(made, 4),
  },
  {
    name: 'a move without an audit row',
    breaks: '11 trail',
    before: received,
    defects: lost(/^insert into "audit_log"/),
    requests: (made) => documents.changePaymentStatus(made, 'REJECTED'),
  },
  {
    name: 'an audit row written twice',
    breaks: '11 trail',
    before: received,
    defects: twice(/^insert into "audit_log"/),
    requests: (made) => documents.changePaymentStatus(made, 'REJECTED'),
  },
  {
    name: 'the messages of an issue never queued',
    breaks: '18 outbox',
    before: drafted,
    defects: rewritten(
      /^insert into "messages".*/,
      'select 0 as message_id, $1::text, $2::text[], $3::text, $4::text, $5::bigint, $6::jsonb',
    ),
    requests: (made) => documents.issue(made),
  },
  {
    name: 'a message queued twice',
    breaks: '18 outbox',
    before: drafted,
    defects: twice(/^insert into "messages"/),
    requests: (made) => documents.issue(made),
  },
  {
    name: 'a point that keeps its quantity when its line changes',
    breaks: '1 order line, 3 purchase line',
    before: drafted,
    defects: lost(/^update "delivery_points" set "quantity"/),
    requests: (made) => documents.resizePo(made, 4),
  },
  {
    name: 'points that stay when their purchase order is cancelled',
    breaks: '1 order line, 3 purchase line',
    before: drafted,
    defects: lost(/^update "delivery_points" set "status"/),
    requests: (made) => documents.cancelPo(made),
  },
  {
    name: 'an event left open when its point is cancelled',
    breaks: '3 event',
    before: drafted,
    defects: lost(/^update "delivery_point_events" set "status"/),
    requests: (made) => documents.cancelPo(made),
  },
  {
    name: 'units of a cancelled purchase order not free again',
    breaks: '1 order line, 2 bought',
    before: drafted,
    defects: lost(/^update "order_lines" set "generated_quantity"/),
    requests: (made) => documents.cancelPo(made),
  },
  {
    name: 'an order cancelled without its purchase orders',
    breaks: 'cancelled',
    before: drafted,
    defects: rewritten(
      /^select \* from "purchase_orders" where "order_id" = \$1/,
      'select * from "purchase_orders" where false and "order_id" = $1',
    ),
    requests: (made) => documents.cancelOrder(made),
  },
  {
    name: 'a purchase order cancelled under its payment',
    breaks: 'cancelled',
    before: () => documents.owed(),
    defects: rewritten(
      /^select \* from "purchase_orders" where "po_id"/,
      'select *, 0::numeric(14,2) as pending_amount from "purchase_orders" where "po_id"',
    ),
    requests: (made) => documents.cancelPo(made),
  },
];

/** Rows as a broken service would leave them, where no single statement of the service does it. */
const BROKEN_ROWS: Mutant[] = [
  {
    name: 'a point that names another line of its order',
    breaks: '1 order line',
    before: drafted,
    requests: ({ lines, po_id }) =>
      run(
        sql`update delivery_points set order_line_id = ${lines[1]?.line_id} where po_id = ${po_id}`,
      ),
  },
  {
    name: 'more billed than dispatched',
    breaks: '4 billed',
    unguarded: ['purchase_order_lines', 'billed_quantity'],
    before: drafted,
    requests: ({ po_id }) =>
      run(
        sql`with l as (update purchase_order_lines set billed_quantity = 1 where po_id = ${po_id}) update purchase_orders set billing_status = 'PARTIALLY_BILLED' where po_id = ${po_id}`,
      ),
  },
  {
    name: 'a line a paisa off, its head with it',
    breaks: '8 line',
    before: drafted,
    requests: ({ po_id }) =>
      run(
        sql`with l as (update purchase_order_lines set taxable_amount = taxable_amount + 0.01, line_total = line_total + 0.01 where po_id = ${po_id}) update purchase_orders set po_taxable_amount = po_taxable_amount + 0.01, po_grand_total = po_grand_total + 0.01 where po_id = ${po_id}`,
      ),
  },
  {
    name: 'a line with the heads of another state',
    breaks: '9 place of supply, 9 taxes',
    before: order,
    requests: ({ order_id }) =>
      run(
        sql`update order_lines set igst_amount = cgst_amount + sgst_amount, cgst_amount = 0, sgst_amount = 0 where order_id = ${order_id}`,
      ),
  },
  {
    name: 'a purchase order in the name of another registration than its order',
    breaks: '9 registration',
    before: drafted,
    requests: ({ po_id }) =>
      run(sql`update purchase_orders set gst_registration_id = null where po_id = ${po_id}`),
  },
  {
    name: 'a status that the quantities do not make',
    breaks: '11 trail, 13 purchase order',
    before: issued,
    requests: ({ po_id }) =>
      run(sql`update purchase_orders set status = 'DELIVERED' where po_id = ${po_id}`),
  },
  {
    name: 'a converted quotation whose order is gone',
    breaks: '15 conversion',
    before: async () => ({ ...NOTHING, ...(await addOrder(scenario)) }),
    requests: ({ order_id }) =>
      run(sql`update orders set quotation_id = null where order_id = ${order_id}`),
  },
  {
    name: 'approved by its maker',
    breaks: 'second person',
    before: drafted,
    requests: ({ po_id }) =>
      run(sql`update purchase_orders set approved_by = created_by where po_id = ${po_id}`),
  },
  {
    name: 'a change that the sums of its day are not told of',
    breaks: '20 sums',
    before: order,
    requests: async (made) => {
      const tell = (state: string) =>
        run(sql`alter table orders ${sql.raw(state)} trigger user`).then(() =>
          run(sql`alter table order_lines ${sql.raw(state)} trigger user`),
        );
      await tell('disable');
      await documents.resize(made, 4);
      await tell('enable');
    },
  },
  {
    name: 'an audit log that can be changed',
    breaks: '11 append-only',
    requests: () => run(sql`alter table audit_log disable trigger audit_log_is_append_only`),
  },
];

const MUTANTS = [
  ...DROPPED_LOCKS,
  ...BROKEN_STATEMENTS,
  ...BROKEN_ROWS,
  ...goodsMutants(
    () => documents,
    (statement) => run(statement),
  ),
];

/** Drops the CHECKs of a column while `work` runs; they then hold for new rows again. */
async function without<T>([table, column]: [string, string], work: () => Promise<T>): Promise<T> {
  const { rows } = await sql<{
    conname: string;
    def: string;
  }>`select conname, pg_get_constraintdef(oid) as def from pg_constraint
    where conrelid = ${table}::regclass and contype = 'c' and pg_get_constraintdef(oid) like ${`%${column}%`}`.execute(
    scenario.test.db,
  );
  for (const { conname } of rows)
    await run(sql`alter table ${sql.table(table)} drop constraint ${sql.id(conname)}`);
  const answer = await work();
  for (const { conname, def } of rows)
    await run(
      sql`alter table ${sql.table(table)} add constraint ${sql.id(conname)} ${sql.raw(def)} not valid`,
    );
  return answer;
}

const shortOf = (rule: string) => rule.slice(0, rule.indexOf(':'));

/** The rules that are broken afterwards and were not before. */
async function brokenBy({ defects = () => [], unguarded, before = order, requests }: Mutant) {
  const made = await before();
  await keepSums(scenario.test.db);
  const already = new Set(await brokenRules(scenario.test.db));
  const asked = () => withDefects(defects(), () => requests(made));
  await (unguarded ? without(unguarded, asked) : asked());
  await keepSums(scenario.test.db);
  const fresh = (await brokenRules(scenario.test.db)).filter((one) => !already.has(one));
  return [...new Set(fresh.map(shortOf))].toSorted().join(', ');
}

/** A dropped lock breaks a rule when two really meet: on a busy machine the database may end one as a deadlock, so it is asked again. */
test.each(MUTANTS)('$name breaks: $breaks', async (mutant) => {
  let broken = await brokenBy(mutant);
  for (let again = 0; broken !== mutant.breaks && again < 2; again++)
    broken = await brokenBy(mutant);
  expect(broken).toBe(mutant.breaks);
});

test('a key that is forgotten breaks: 12', async () => {
  const key = 'forgotten';
  const { body } = await orderByHand(scenario, {}, { key });
  const before = await digest(scenario.test.db);
  expect((await orderByHand(scenario, {}, { key })).body).toEqual(body);
  expect(await digest(scenario.test.db)).toEqual(before);
  await run(sql`delete from idempotency_keys where key = ${key}`);
  await orderByHand(scenario, {}, { key });
  expect(await digest(scenario.test.db)).not.toEqual(before);
});

test('every rule has its mutant', () => {
  const shown = new Set(MUTANTS.flatMap(({ breaks }) => breaks.split(', ')));
  expect([...shown].toSorted()).toEqual(RULE_NAMES.map(shortOf).toSorted());
});
