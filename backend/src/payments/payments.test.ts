import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { PaymentDirection, PaymentState } from '@munim/schema/generated/types.ts';
import { PAYMENT_TRANSITIONS, paymentNeedsReason } from '@munim/schema/payments/payments.rules.ts';
import { Role } from '@munim/schema/shared/roles.ts';
import { indianDay } from '../core/data/days.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { addTestCompany, call, type TestCompany } from '../../testing/testCompany.ts';
import { openPaymentsOf } from '../../testing/testPayments.ts';
import { testPrints } from '../../testing/testPrints.ts';
import { SCRIPTED_PDF, memoryStore, uploadFor } from '../../testing/testUploads.ts';
import type { AuditedKind } from '../core/data/auditedKinds.ts';

let app: TestApp;
let company: TestCompany;
let documents: ReturnType<typeof testPrints>;

beforeAll(async () => {
  app = await createTestApp({ services: { files: memoryStore() } });
  company = await addTestCompany(app);
  documents = testPrints(app, company);
});
afterAll(() => app.close());

const { TOP_ADMIN, BROAD_ACCESS, SALES, SALES_SECOND, CATEGORY_MANAGER, OPERATIONS } = Role;
type Who = number | null;
let next = 0;
const money = (amount = '100.00') => ({
  amount,
  payment_date: indianDay(),
  payment_mode: 'UPI',
  reference_number: `UTR-${++next}`,
});
const receive = (
  order_number: string,
  more: object = {},
  who: Who = TOP_ADMIN,
  headers?: Record<string, string>,
) => call(app, who, 'POST', '/payment', { order_number, ...money(), ...more }, headers);
const pay = (
  po_id: number,
  more: object = {},
  who: Who = TOP_ADMIN,
  headers?: Record<string, string>,
) => call(app, who, 'POST', '/payment/outgoing', { po_id, ...money(), ...more }, headers);
const move = (payment_id: number, status: string, more: object = {}, who: Who = BROAD_ACCESS) =>
  call(app, who, 'POST', '/payment/update', { payment_id, status, ...more });
const list = (query: string, who: Who = TOP_ADMIN) => call(app, who, 'GET', `/payment?${query}`);
const outgoing = (query: string, who: Who = TOP_ADMIN) =>
  call(app, who, 'GET', `/payment/outgoing?${query}`);
const orderRow = (order_id: number) =>
  app.db
    .selectFrom('orders')
    .selectAll()
    .where('order_id', '=', order_id)
    .executeTakeFirstOrThrow();
const poRow = (po_id: number) =>
  app.db
    .selectFrom('purchase_orders')
    .selectAll()
    .where('po_id', '=', po_id)
    .executeTakeFirstOrThrow();
const trail = async (entity: AuditedKind, id: number) => {
  const rows = await app.db
    .selectFrom('audit_log')
    .selectAll()
    .where('entity', '=', entity)
    .where('entity_id', '=', id)
    .orderBy('audit_id')
    .execute();
  return rows.map((row) => `${row.action} ${row.from_status ?? ''}>${row.to_status ?? ''}`);
};

describe('permissions', () => {
  test('payments follow their document: another one is not found, and not without READ of the document', async () => {
    const foreign = await documents.order('100.00', { foreign: true });
    const own = await documents.order('100.00');
    const unmanaged = await documents.purchaseOrder('100.00', { foreign: true });
    const managed = await documents.purchaseOrder('100.00');
    for (const order of [foreign, own]) await receive(order.order_number);
    for (const po_id of [unmanaged, managed]) await pay(po_id);
    expect((await list(`order_number=${foreign.order_number}`, SALES)).status).toBe(404);
    expect((await list(`order_number=${own.order_number}`, SALES)).body).toMatchObject({
      count: 1,
      balance: { pending: '100.00' },
    });
    expect((await list(`tenant_id=${company.foreignTenantId}`, SALES)).body.data).toEqual([]);
    expect((await list(`tenant_id=${company.tenantId}`, SALES_SECOND)).body.count).toBe(0);
    expect((await outgoing(`po_id=${unmanaged}`, CATEGORY_MANAGER)).status).toBe(404);
    expect((await outgoing(`po_id=${managed}`, CATEGORY_MANAGER)).body.count).toBe(1);
    const all = (await outgoing(`seller_id=${company.sellerId}&limit=200`)).body.count;
    expect(
      (await outgoing(`seller_id=${company.sellerId}&limit=200`, CATEGORY_MANAGER)).body.count,
    ).toBeLessThan(all);
    for (const run of [
      outgoing(`po_id=${managed}`, SALES),
      list(`seller_id=${company.sellerId}`, SALES),
    ])
      expect((await run).status).toBe(403);
  });

  test('APPROVED and VOID need APPROVE, the others UPDATE; the maker does not approve', async () => {
    const po_id = await documents.purchaseOrder('100.00');
    const { payment_id } = (await pay(po_id)).body.data;
    const permissions = (actions: string[]) =>
      JSON.stringify({ payment: ['READ', ...actions], purchase_order: ['READ'] });
    const as = async (actions: string[], status: string) => {
      const user = app.userIdOf(Role.OPERATIONS_SECOND);
      await app.db
        .updateTable('users')
        .set({ permissions: permissions(actions) })
        .where('user_id', '=', user)
        .execute();
      return (await move(payment_id, status, { reason: 'x' }, Role.OPERATIONS_SECOND)).status;
    };
    expect(await move(payment_id, 'APPROVED', {}, TOP_ADMIN)).toMatchObject({
      status: 400,
      body: { error: 'SECOND_PERSON' },
    });
    expect(await as(['UPDATE'], 'APPROVED')).toBe(403);
    expect(await as(['APPROVE'], 'APPROVED')).toBe(200);
    expect(await as(['APPROVE'], 'PAID')).toBe(403);
    expect(await as(['UPDATE'], 'PAID')).toBe(200);
    expect(await as(['UPDATE'], 'VOID')).toBe(403);
    expect(await as(['APPROVE'], 'VOID')).toBe(200);
  });
});

describe('what is refused', () => {
  test.each([
    [{ amount: '0.00' }, 'amount'],
    [{ amount: '-1' }, 'amount'],
    [{ amount: '100.01' }, 'amount'],
    [{ amount: '1.005' }, 'amount'],
    [{ payment_date: '2026-02-30' }, 'payment_date'],
    [{ payment_mode: 'BARTER' }, 'payment_mode'],
    [{ reference_number: '  ' }, 'reference_number'],
    [{ reference_number: 'x'.repeat(51) }, 'reference_number'],
    [{ remarks: 'x'.repeat(257) }, 'remarks'],
    [{ attachments: ['https://elsewhere.example/a.pdf'] }, /^attachments/],
    [{ attachments: Array.from({ length: 11 }, (_, i) => `f${i}`) }, 'attachments'],
    [{ invoice_id: 1 }, 'invoice_id'],
    [{ status: 'PAID' }, 'status'],
  ])('of a receipt: %j', async (more, field) => {
    const { order_id, order_number } = await documents.order('100.00');
    const wanted = typeof field === 'string' ? field : expect.stringMatching(field);
    expect(await receive(order_number, more)).toMatchObject({
      status: 400,
      body: { error: 'VALIDATION', field: wanted },
    });
    expect(
      (await app.db.selectFrom('payments').selectAll().where('order_id', '=', order_id).execute())
        .length,
    ).toBe(0);
  });

  test('of a payment: more than is open, a bill, a purchase order that is not issued, or none', async () => {
    const po_id = await documents.purchaseOrder('100.00');
    expect(await pay(po_id, { amount: '100.01' })).toMatchObject({
      status: 400,
      body: { field: 'amount', message: 'Only ₹ 100.00 of ₹ 100.00 is still open' },
    });
    expect(await pay(po_id, { bill_id: 1 })).toMatchObject({
      status: 400,
      body: { field: 'bill_id' },
    });
    const draft = await documents.purchaseOrder('100.00', { issued: false });
    expect(await pay(draft)).toMatchObject({ status: 400, body: { error: 'PO_NOT_ISSUED' } });
    expect((await pay(999_999)).status).toBe(404);
  });

  test('of a receipt: a cancelled order, an unknown one', async () => {
    const { order_id, order_number } = await documents.order('100.00');
    await app.db
      .updateTable('orders')
      .set({ cancelled: true, status: 'CANCELLED' })
      .where('order_id', '=', order_id)
      .execute();
    expect(await receive(order_number)).toMatchObject({
      status: 400,
      body: { error: 'ORDER_CANCELLED' },
    });
    expect((await receive('SO-NONE')).status).toBe(404);
  });

  test('of a list: more than one of the keys, the other direction, a last day before the first', async () => {
    for (const [query, field] of [
      ['tenant_id=1&seller_id=1', 'seller_id'],
      ['tenant_id=1&direction=OUTGOING', 'direction'],
      ['from_date=2026-11-22&to_date=2026-11-21', 'to_date'],
    ])
      expect(await list(query!)).toMatchObject({ status: 400, body: { field } });
    expect(await list('direction=OUTGOING', SALES)).toMatchObject({ status: 403 });
    expect(await outgoing('')).toMatchObject({ status: 400, body: { field: 'seller_id' } });
  });

  test('a reference number twice for one customer and mode, whatever its case, until the first is given up', async () => {
    const { order_number } = await documents.order('500.00');
    const other = await documents.order('500.00', { foreign: true });
    const cheque = { payment_mode: 'CHEQUE', reference_number: 'Abc-1' };
    const { payment_id } = (await receive(order_number, cheque)).body.data;
    const again = () => receive(order_number, { ...cheque, reference_number: ' aBC-1 ' });
    expect(await again()).toMatchObject({
      status: 400,
      body: { field: 'reference_number', message: expect.stringContaining('already') },
    });
    for (const [number, more] of [
      [order_number, { payment_mode: 'CARD' }],
      [other.order_number, {}],
    ] as const)
      expect((await receive(number, { ...cheque, ...more })).status).toBe(200);
    await move(payment_id, 'REJECTED', { reason: 'Bounced' });
    expect((await again()).status).toBe(200);
  });
});

describe('the sums of the document', () => {
  test('a receipt counts when it is PAID, and no more once it is void', async () => {
    const { order_id, order_number } = await documents.order('300.00', { delivered: true });
    const one = (await receive(order_number, { amount: '100.5' })).body.data;
    expect(one).toMatchObject({
      status: 'PENDING',
      amount: '100.50',
      direction: 'INCOMING',
      order_number,
      po_id: null,
      seller_info: null,
      tenant_info: { tenant_id: company.tenantId },
      logs: [{ action: 'CREATE', to: 'PENDING' }],
      attachments: [],
    });
    expect(await orderRow(order_id)).toMatchObject({
      received_amount: '0.00',
      payment_status: 'PENDING',
      status: 'DELIVERED',
    });
    await move(one.payment_id, 'PAID');
    expect(await orderRow(order_id)).toMatchObject({
      received_amount: '100.50',
      payment_status: 'PARTIALLY_PAID',
      status: 'PARTIALLY_PAID',
    });
    const two = (await receive(order_number, { amount: '199.50' })).body.data;
    await move(two.payment_id, 'PAID');
    expect(await orderRow(order_id)).toMatchObject({
      received_amount: '300.00',
      payment_status: 'PAID',
      status: 'PAID',
    });
    expect((await list(`order_number=${order_number}`)).body.balance).toEqual({
      total: '300.00',
      paid: '300.00',
      pending: '0.00',
      credited: '0.00',
      open: '0.00',
    });
    const gone = (await move(one.payment_id, 'VOID', { reason: 'Cheque bounced' })).body.data;
    expect(gone).toMatchObject({ status: 'VOID', reason: 'Cheque bounced', amount: '100.50' });
    expect(
      gone.logs.map((log: { to: string; remarks: string | null }) => [log.to, log.remarks]),
    ).toEqual([
      ...[
        ['PENDING', null],
        ['PAID', null],
      ],
      ['VOID', 'Cheque bounced'],
    ]);
    expect(await orderRow(order_id)).toMatchObject({
      received_amount: '199.50',
      payment_status: 'PARTIALLY_PAID',
      status: 'PARTIALLY_PAID',
    });
    expect(await trail('ORDER', order_id)).toEqual([
      ...[
        'STATUS DELIVERED>PARTIALLY_PAID',
        'STATUS PARTIALLY_PAID>PAID',
        'STATUS PAID>PARTIALLY_PAID',
      ],
    ]);
  });

  test('a payment holds its part from the beginning', async () => {
    const po_id = await documents.purchaseOrder('100.00');
    const { payment_id } = (await pay(po_id, { amount: '60.00' })).body.data;
    expect(await poRow(po_id)).toMatchObject({
      paid_amount: '0.00',
      pending_amount: '60.00',
      payment_status: 'PENDING',
    });
    expect(await pay(po_id, { amount: '40.01' })).toMatchObject({
      status: 400,
      body: { message: 'Only ₹ 40.00 of ₹ 100.00 is still open' },
    });
    await move(payment_id, 'APPROVED');
    await move(payment_id, 'PAID');
    expect(await poRow(po_id)).toMatchObject({
      paid_amount: '60.00',
      pending_amount: '0.00',
      payment_status: 'PARTIALLY_PAID',
      status: 'ISSUED',
    });
    expect(await openPaymentsOf(app, po_id)).toBe(1);
    await move(payment_id, 'VOID', { reason: 'Paid twice' });
    expect(await poRow(po_id)).toMatchObject({
      paid_amount: '0.00',
      pending_amount: '0.00',
      payment_status: 'PENDING',
    });
    expect(await openPaymentsOf(app, po_id)).toBe(0);
    expect(await trail('PAYMENT', payment_id)).toEqual([
      'CREATE >PENDING',
      'APPROVE PENDING>APPROVED',
      'PAY APPROVED>PAID',
      'VOID PAID>VOID',
    ]);
  });
});

describe('moves', () => {
  const STATES: readonly PaymentState[] = ['PENDING', 'APPROVED', 'PAID', 'REJECTED', 'VOID'];
  const WAYS: Record<PaymentDirection, Partial<Record<PaymentState, PaymentState[]>>> = {
    INCOMING: { PENDING: [], PAID: ['PAID'], REJECTED: ['REJECTED'], VOID: ['PAID', 'VOID'] },
    OUTGOING: {
      PENDING: [],
      APPROVED: ['APPROVED'],
      PAID: ['APPROVED', 'PAID'],
      REJECTED: ['REJECTED'],
      VOID: ['APPROVED', 'PAID', 'VOID'],
    },
  };
  const ASKED = ['APPROVED', 'PAID', 'REJECTED', 'VOID'] as const;
  const table = Object.entries(WAYS).flatMap(([direction, ways]) =>
    STATES.filter((from) => ways[from]).map(
      (from) => [direction as PaymentDirection, from, ways[from] ?? []] as const,
    ),
  );

  test.each(table)(
    '%s from %s: exactly those of the domain; the sums always agree',
    async (direction, from, way) => {
      for (const to of ASKED) {
        const order = direction === 'INCOMING' ? await documents.order('100.00') : undefined;
        const po_id = order ? undefined : await documents.purchaseOrder('100.00');
        const { payment_id } = (order ? await receive(order.order_number) : await pay(po_id!)).body
          .data;
        for (const step of way)
          expect((await move(payment_id, step, { reason: 'Because' })).status).toBe(200);
        const before = await trail('PAYMENT', payment_id);
        const isMove = PAYMENT_TRANSITIONS[direction][from].includes(to);
        if (isMove && paymentNeedsReason(to))
          expect(await move(payment_id, to)).toMatchObject({
            status: 400,
            body: { field: 'reason' },
          });
        const answer = await move(payment_id, to, { reason: 'Because' });
        if (isMove || from === to)
          expect(answer).toMatchObject({
            status: 200,
            body: { data: { status: to, amount: '100.00' } },
          });
        else
          expect(answer).toMatchObject({
            status: 400,
            body: {
              error: 'INVALID_TRANSITION',
              from,
              to,
              allowed: PAYMENT_TRANSITIONS[direction][from],
            },
          });
        const after = await trail('PAYMENT', payment_id);
        expect(after.length - before.length).toBe(isMove ? 1 : 0);
        const now = isMove ? to : from;
        const paid = now === 'PAID' ? '100.00' : '0.00';
        if (order) expect((await orderRow(order.order_id)).received_amount).toBe(paid);
        else {
          const pending = now === 'PENDING' || now === 'APPROVED' ? '100.00' : '0.00';
          expect(await poRow(po_id!)).toMatchObject({ paid_amount: paid, pending_amount: pending });
        }
      }
    },
  );

  test('PENDING cannot be asked for; an unknown payment is not found', async () => {
    const { order_number } = await documents.order('100.00');
    const { payment_id } = (await receive(order_number)).body.data;
    expect(await move(payment_id, 'PENDING')).toMatchObject({
      status: 400,
      body: { field: 'status' },
    });
    expect((await move(999_999, 'PAID')).status).toBe(404);
  });
});

describe('two at once', () => {
  const statuses = async (calls: Promise<{ status: number }>[]) =>
    (await Promise.all(calls)).map((answer) => answer.status).toSorted();

  test('the last rupee is received and paid once', async () => {
    const { order_id, order_number } = await documents.order('100.00');
    const po_id = await documents.purchaseOrder('100.00');
    expect(await statuses(Array.from({ length: 5 }, () => receive(order_number)))).toEqual([
      200, 400, 400, 400, 400,
    ]);
    expect(await statuses(Array.from({ length: 5 }, () => pay(po_id)))).toEqual([
      200, 400, 400, 400, 400,
    ]);
    expect(
      (await app.db.selectFrom('payments').selectAll().where('order_id', '=', order_id).execute())
        .length,
    ).toBe(1);
    expect(await poRow(po_id)).toMatchObject({ pending_amount: '100.00' });
  });

  test('one reference number on two orders of a customer, and on two purchase orders of a seller', async () => {
    const orders = [await documents.order('100.00'), await documents.order('100.00')];
    const pos = [await documents.purchaseOrder('100.00'), await documents.purchaseOrder('100.00')];
    const same = { reference_number: 'SAME-1' };
    const received = await Promise.all(orders.map((order) => receive(order.order_number, same)));
    const paid = await Promise.all(pos.map((po_id) => pay(po_id, same)));
    for (const answers of [received, paid]) {
      expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 400]);
      expect(answers.find((answer) => answer.status === 400)?.body).toMatchObject({
        field: 'reference_number',
      });
    }
  });

  test('paid and rejected: one of them; paid against void: the sum is right whoever was first', async () => {
    const { order_id, order_number } = await documents.order('100.00');
    const { payment_id } = (await receive(order_number)).body.data;
    expect(
      await statuses([move(payment_id, 'PAID'), move(payment_id, 'REJECTED', { reason: 'x' })]),
    ).toEqual([200, 400]);
    const po_id = await documents.purchaseOrder('100.00');
    const first = (await pay(po_id)).body.data.payment_id;
    for (const step of ['APPROVED', 'PAID']) await move(first, step);
    const [, again] = await Promise.all([move(first, 'VOID', { reason: 'x' }), pay(po_id)]);
    const row = await poRow(po_id);
    expect([row.paid_amount, row.pending_amount]).toEqual([
      '0.00',
      again.status === 200 ? '100.00' : '0.00',
    ]);
    const { received_amount } = await orderRow(order_id);
    const paid = await app.db
      .selectFrom('payments')
      .select('status')
      .where('payment_id', '=', payment_id)
      .executeTakeFirstOrThrow();
    expect(received_amount).toBe(paid.status === 'PAID' ? '100.00' : '0.00');
  });

  test('paying against cancelling: never a payment on a purchase order that was cancelled', async () => {
    for (let i = 0; i < 4; i++) {
      const po_id = await documents.purchaseOrder('100.00');
      const cancel = () =>
        call(app, TOP_ADMIN, 'PATCH', '/updatePurchaseOrderStatus', {
          po_id,
          po_status: 'CANCELLED',
          reason: 'Not needed',
        });
      const both = i % 2 ? [cancel(), pay(po_id)] : [pay(po_id), cancel()];
      expect(await statuses(both)).toEqual([200, 400]);
      const { po_state } = await poRow(po_id);
      expect(await openPaymentsOf(app, po_id)).toBe(po_state === 'CANCELLED' ? 0 : 1);
    }
  });
});

test('the same Idempotency-Key answers the first payment again', async () => {
  const { order_number } = await documents.order('300.00');
  const po_id = await documents.purchaseOrder('300.00');
  const body = money();
  const twice = async (run: () => ReturnType<typeof receive>) => {
    const [first, second] = [await run(), await run()];
    expect([first.status, second.body]).toEqual([200, first.body]);
  };
  await twice(() => receive(order_number, body, TOP_ADMIN, { 'idempotency-key': 'receipt-1' }));
  await twice(() => pay(po_id, body, TOP_ADMIN, { 'idempotency-key': 'payment-1' }));
  expect((await list(`order_number=${order_number}`)).body.count).toBe(1);
  expect((await outgoing(`po_id=${po_id}`)).body.count).toBe(1);
});

test('slips open for viewers who may read the payment', async () => {
  const { order_number } = await documents.order('100.00');
  const slip = await uploadFor(app, TOP_ADMIN, SCRIPTED_PDF, 'PAYMENT', 'slip.pdf');
  const { data } = (await receive(order_number, { attachments: [slip] })).body;
  expect(data.attachments).toMatchObject([{ name: 'slip.pdf' }]);
  const { uuid } = data.attachments[0];
  const open = async (who: number) =>
    (
      await app.app.inject({
        url: `/files/${uuid}`,
        headers: { ...(await app.as(who)), accept: 'application/json' },
      })
    ).statusCode;
  expect(await Promise.all([BROAD_ACCESS, SALES, SALES_SECOND, OPERATIONS].map(open))).toEqual([
    200, 200, 404, 403,
  ]);
  expect((await receive(order_number, { amount: '1', attachments: [slip] })).status).toBe(400);
});
