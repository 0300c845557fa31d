import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { addDays, startOfLastFinancialYear } from '@munim/schema/shared/days.ts';
import { Role } from '@munim/schema/shared/roles.ts';
import { dayFromToday, indianDay } from '../core/data/days.ts';
import { addBills, addSeller, addSentPo, billCalls, type Bills } from '../../testing/testBills.ts';
import { call } from '../../testing/testCompany.ts';

let bills: Bills;
let sendRequest: ReturnType<typeof billCalls>;
beforeAll(async () => {
  bills = await addBills();
  sendRequest = billCalls(bills);
});
afterAll(() => bills.app.close());

const { TOP_ADMIN, BROAD_ACCESS, CATEGORY_MANAGER, OPERATIONS } = Role;
const backdatePurchaseOrders = (day: string) =>
  bills.app.db.updateTable('purchase_orders').set({ created_at: day }).execute();
const made = async (quantities = [4], sent = [10]) => {
  const po = await addSentPo(bills, { lines: sent.map(() => ({})), sent });
  const { body } = await sendRequest.create([po], quantities);
  return { po, billId: body.data.bill_id as number, bill: body.data };
};

const [SOON, LATER] = [dayFromToday(50), dayFromToday(70)];

describe('permissions', () => {
  test('a bill follows its purchase orders: outside the row scope is not found, for reads and writes', async () => {
    const po = await addSentPo(bills, { lines: [{ skuId: bills.company.unmanagedSkuId }] });
    const { bill_id } = (await sendRequest.create([po], [4])).body.data;
    expect((await sendRequest.list(`bill_id=${bill_id}`, CATEGORY_MANAGER)).status).toBe(404);
    expect((await sendRequest.list(`po_id=${po.poId}`, CATEGORY_MANAGER)).body).toMatchObject({
      data: [],
      count: 0,
    });
    expect(
      (await sendRequest.change(bill_id, { payment_due_date: dayFromToday(40) }, CATEGORY_MANAGER))
        .status,
    ).toBe(404);
    expect(
      (
        await sendRequest.move(
          bill_id,
          'CANCELLED',
          { reason_for_cancellation: 'x' },
          CATEGORY_MANAGER,
        )
      ).status,
    ).toBe(404);
    expect((await sendRequest.refresh(bill_id, CATEGORY_MANAGER)).status).toBe(404);
    expect((await sendRequest.create([po], [1], {}, CATEGORY_MANAGER)).status).toBe(404);
    expect((await sendRequest.convert(po.poId, CATEGORY_MANAGER)).status).toBe(404);
    const { billId } = await made();
    expect((await sendRequest.list(`bill_id=${billId}`, CATEGORY_MANAGER)).body.count).toBe(1);
  });
});

test('a draft of what was dispatched, with its sums, its due date and both sides of the match', async () => {
  const po = await addSentPo(bills, {
    lines: [{ quantity: 10, price: '99.99' }, { quantity: 5 }],
    sent: [7, 5],
  });
  const { body } = await sendRequest.create([po], [3, 5]);
  expect(body.data).toMatchObject({
    status: 'DRAFT',
    seller_id: bills.company.sellerId,
    po_id: po.poId,
    included_po_ids: [po.poId],
    shipment_id: null,
    bill_base_value: '799.97',
    bill_gst_amount: '96.00',
    bill_grand_total: '895.97',
    paid_amount: '0.00',
    open_amount: '0.00',
    seller_invoice_attachment: null,
    zoho_bill_id: null,
    sync_status: null,
    seller_info: { seller_name: 'Weavers of Erode' },
    bill_lines: [
      {
        quantity: 3,
        offer_price: '99.99',
        ordered_quantity: 10,
        dispatched_quantity: 7,
        billed_quantity: 3,
        line_total: '335.97',
      },
      {
        quantity: 5,
        offer_price: '100.00',
        ordered_quantity: 5,
        dispatched_quantity: 5,
        billed_quantity: 5,
        igst_amount: '60.00',
      },
    ],
  });
  const days =
    (Date.parse(body.data.payment_due_date) -
      Date.parse(new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format())) /
    864e5;
  expect(days).toBe(30);
  expect(await sendRequest.billed(po)).toEqual([3, 5]);
  expect(await sendRequest.poRow(po.poId)).toMatchObject({ billing_status: 'PARTIALLY_BILLED' });
  expect(await sendRequest.trail(body.data.bill_id)).toEqual(['CREATE >DRAFT']);
});

describe('refusals on creation', () => {
  test('bad fields by name', async () => {
    const po = await addSentPo(bills, { lines: [{}, {}], sent: [4, 0] });
    const other = await addSentPo(bills);
    const near = await addSentPo(bills, { sellerId: await addSeller(bills) });
    const [one = 0, two = 0] = po.lineIds;
    const line = (po_line_id: number, quantity: number) => ({ po_line_id, quantity });
    const tries: [object, string, string?][] = [
      [{ bill_lines: [line(one, 5)] }, 'bill_lines.0.quantity', 'Only 4 dispatched and not billed'],
      [
        { bill_lines: [line(one, 4), line(two, 1)] },
        'bill_lines.1.quantity',
        'Nothing is dispatched and not billed',
      ],
      [{ bill_lines: [line(one, 0)] }, 'bill_lines.0.quantity'],
      [
        { bill_lines: [line(one, 1), line(one, 1)] },
        'bill_lines.1.po_line_id',
        'This line is on the bill already',
      ],
      [
        { bill_lines: [line(other.lineIds[0]!, 1)] },
        'bill_lines.0.po_line_id',
        'This is not a line of these purchase orders',
      ],
      [
        { included_po_ids: [po.poId, other.poId] },
        'included_po_ids.1',
        `No line of purchase order ${other.poId} is on the bill`,
      ],
      [
        { included_po_ids: [near.poId] },
        'included_po_ids.0',
        'This is not a purchase order of the seller',
      ],
      [{ included_po_ids: [] }, 'included_po_ids'],
      [{ bill_lines: [] }, 'bill_lines'],
      [{ shipment_id: 999_999 }, 'shipment_id', 'This is not a shipment of the seller'],
      [{ payment_due_date: '2026-02-30' }, 'payment_due_date'],
      [{ colour: 'red' }, 'colour'],
    ];
    for (const [more, field, message] of tries) {
      const { status, body } = await sendRequest.create([po], [1], more);
      expect([status, body.field]).toEqual([400, field]);
      if (message) expect(body.message).toBe(message);
    }
    expect((await sendRequest.create([{ ...po, poId: 999_999 }], [1])).status).toBe(404);
    expect(await sendRequest.billed(po)).toEqual([0, 0]);
  });

  test('two at once never bill more than was dispatched', async () => {
    const po = await addSentPo(bills, { sent: [5] });
    const results = await Promise.all([1, 2, 3, 4, 5, 6].map(() => sendRequest.create([po], [2])));
    expect(results.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(await sendRequest.billed(po)).toEqual([4]);
  });

  test('under one Idempotency-Key there is one bill', async () => {
    const po = await addSentPo(bills);
    const key = { 'idempotency-key': 'bill-once' };
    const [a, b] = await Promise.all([
      sendRequest.create([po], [2], {}, TOP_ADMIN, key),
      sendRequest.create([po], [2], {}, TOP_ADMIN, key),
    ]);
    expect(a.body.data.bill_id).toBe(b.body.data.bill_id);
    expect(await sendRequest.billed(po)).toEqual([2]);
  });
});

describe('a purchase order is converted', () => {
  test('into the unbilled rest, until nothing is left', async () => {
    const po = await addSentPo(bills, { lines: [{}, {}], sent: [10, 3] });
    await sendRequest.create([po], [4]);
    const { body } = await sendRequest.convert(po.poId);
    expect(body.data).toMatchObject({
      status: 'DRAFT',
      bill_lines: [{ quantity: 6 }, { quantity: 3 }],
    });
    expect(await sendRequest.convert(po.poId)).toMatchObject({
      status: 400,
      body: { message: 'Nothing left to bill on this purchase order' },
    });
    expect((await sendRequest.convert(999_999)).status).toBe(404);
  });

  test('once when two come at once, and once under a key', async () => {
    const po = await addSentPo(bills);
    const results = await Promise.all([sendRequest.convert(po.poId), sendRequest.convert(po.poId)]);
    expect(results.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    const again = await addSentPo(bills);
    const key = { 'idempotency-key': 'convert-once' };
    const first = await sendRequest.convert(again.poId, TOP_ADMIN, key);
    expect((await sendRequest.convert(again.poId, TOP_ADMIN, key)).body).toEqual(first.body);
  });
});

describe('the list', () => {
  test('by every filter, newest first', async () => {
    const { po, billId } = await made();
    const second = await made();
    await bills.app.db
      .updateTable('bills')
      .set({ zoho_bill_id: 'Z-77' })
      .where('bill_id', '=', billId)
      .execute();
    const idsOf = async (query: string) =>
      (await sendRequest.list(query)).body.data.map((bill: { bill_id: number }) => bill.bill_id);
    expect(await idsOf(`po_id=${po.poId}`)).toEqual([billId]);
    expect(await idsOf('zohoBillId=Z-77')).toEqual([billId]);
    expect(await idsOf(`bill_id=${billId}`)).toEqual([billId]);
    expect(
      (await idsOf(`seller_id=${bills.company.sellerId}&status=DRAFT,PAID&limit=2`)).slice(0, 2),
    ).toEqual([second.billId, billId]);
    expect(await idsOf('status=PAID')).toEqual([]);
    expect(await idsOf('shipment_id=999999')).toEqual([]);
    expect((await sendRequest.list('bill_id=999999')).status).toBe(404);
    expect((await sendRequest.list('status=GONE')).body.field).toBe('status.0');
    expect((await sendRequest.list('limit=1&page=2')).body.data[0].bill_id).toBe(billId);
  });
});

describe('a bill is changed', () => {
  test('its due date is counted from the vendor invoice, unless somebody chose one', async () => {
    const { billId } = await made();
    const [first, second] = [-3, -10].map((days) => addDays(indianDay(), days)) as [string, string];
    const due = async (change: object) =>
      (await sendRequest.change(billId, change)).body.data.payment_due_date;
    expect(await due({ seller_invoice_date: first })).toBe(addDays(first, 30));
    expect(await due({ seller_invoice_date: second })).toBe(addDays(second, 30));
    expect(await due({ payment_due_date: SOON })).toBe(SOON);
    const invoice = await sendRequest.invoice('D-1', first);
    const issued = await sendRequest.move(billId, 'ISSUED', invoice);
    expect(issued.body.data.payment_due_date).toBe(SOON);
  });

  test.each([
    [-31, 400],
    [-30, 200],
  ])('the vendor invoice dated %i days from the purchase order: %i', async (days, status) => {
    const date = { seller_invoice_date: addDays(indianDay(), days) };
    expect((await sendRequest.change((await made()).billId, date)).status).toBe(status);
  });

  test('its due date until it is paid, the vendor invoice only while it is a draft', async () => {
    const { billId } = await made();
    const draft = await sendRequest.change(billId, {
      payment_due_date: SOON,
      ...(await sendRequest.invoice('A-1')),
    });
    expect(draft.body.data).toMatchObject({
      payment_due_date: SOON,
      seller_invoice_number: 'A-1',
      status: 'DRAFT',
    });
    expect(draft.body.data.seller_invoice_attachment.file.content_type).toBe('application/pdf');
    expect(
      (await sendRequest.change(billId, { seller_invoice_number: null })).body.data,
    ).toMatchObject({
      seller_invoice_number: null,
    });
    expect(
      (await sendRequest.change(billId, { seller_invoice_date: '2999-01-01' })).body.field,
    ).toBe('seller_invoice_date');
    expect((await sendRequest.change(billId, { version: 1 })).body.error).toBe('CONFLICT');
    expect(
      (await sendRequest.move(billId, 'ISSUED', { seller_invoice_number: ' A-1 ' })).body.data,
    ).toMatchObject({
      status: 'ISSUED',
      seller_invoice_number: 'A-1',
    });
    expect((await sendRequest.change(billId, { seller_invoice_number: 'A-2' })).body).toMatchObject(
      {
        field: 'seller_invoice_number',
        message: 'The vendor invoice can be changed only while the bill is a draft',
      },
    );
    expect(
      (
        await sendRequest.change(billId, {
          seller_invoice_number: 'A-1',
          payment_due_date: LATER,
        })
      ).body.data.payment_due_date,
    ).toBe(LATER);
    expect(await sendRequest.trail(billId)).toEqual([
      'CREATE >DRAFT',
      'UPDATE >',
      'UPDATE >',
      'ISSUE DRAFT>ISSUED',
      'UPDATE >',
    ]);
  });

  test('a file of somebody else, or used already, is not taken', async () => {
    const { billId } = await made();
    const link = await sendRequest.invoiceFile(OPERATIONS);
    const attachment = { attachment_type: 'VENDOR_INVOICE', attachment_link: link };
    expect(
      (await sendRequest.change(billId, { seller_invoice_attachment: attachment })).body.field,
    ).toContain('seller_invoice_attachment');
    expect(
      (await sendRequest.change(billId, { seller_invoice_attachment: attachment }, OPERATIONS))
        .status,
    ).toBe(200);
    expect(
      (
        await sendRequest.change(
          (await made()).billId,
          { seller_invoice_attachment: attachment },
          OPERATIONS,
        )
      ).status,
    ).toBe(400);
    expect(
      (
        await sendRequest.change(billId, {
          seller_invoice_attachment: { ...attachment, attachment_type: 'PHOTO' },
        })
      ).status,
    ).toBe(400);
  });
});

describe('a bill is issued', () => {
  test.each(['seller_invoice_number', 'seller_invoice_date', 'seller_invoice_attachment'])(
    'not without %s',
    async (missing) => {
      const { billId } = await made();
      const { [missing]: _left, ...rest } = (await sendRequest.invoice('B-1')) as Record<
        string,
        unknown
      >;
      expect((await sendRequest.move(billId, 'ISSUED', rest)).body).toMatchObject({
        error: 'VALIDATION',
        field: missing,
      });
      expect(await sendRequest.row(billId)).toMatchObject({
        status: 'DRAFT',
        seller_invoice_number: null,
      });
    },
  );

  test('its number once a seller and financial year, also when two come at once; another year or seller may have it', async () => {
    const april = startOfLastFinancialYear(indianDay());
    const may = addDays(april, 30);
    const four = await Promise.all([made(), made(), made(), made()]);
    const [a, b, c, d] = four.map(({ billId }) => billId);
    await backdatePurchaseOrders(addDays(april, -20));
    const both = await Promise.all(
      [a!, b!].map(async (id) =>
        sendRequest.move(id, 'ISSUED', await sendRequest.invoice('ONE/26', may)),
      ),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect(both.find(({ status }) => status === 400)?.body).toMatchObject({
      field: 'seller_invoice_number',
      message: 'This vendor has a bill with this invoice number in this financial year already',
    });
    expect(
      (await sendRequest.move(c!, 'ISSUED', await sendRequest.invoice('one/26', april))).status,
    ).toBe(400);
    expect(
      (
        await sendRequest.move(
          c!,
          'ISSUED',
          await sendRequest.invoice('one/26', addDays(april, -1)),
        )
      ).status,
    ).toBe(200);
    const sellerId = await addSeller(bills);
    const near = await addSentPo(bills, { sellerId });
    await backdatePurchaseOrders(addDays(april, -20));
    const other = await sendRequest.create([near], [1], { seller_id: sellerId });
    expect(
      (
        await sendRequest.move(
          other.body.data.bill_id,
          'ISSUED',
          await sendRequest.invoice('ONE/26', may),
        )
      ).status,
    ).toBe(200);
    expect(
      await sendRequest.move(d!, 'ISSUED', await sendRequest.invoice('ONE/27', may)),
    ).toMatchObject({
      status: 200,
    });
  });

  test('once: a repeated request changes nothing, and paid statuses are never set by hand', async () => {
    const { billId } = await made();
    const first = await sendRequest.issue(billId);
    expect((await sendRequest.move(billId, 'ISSUED')).body).toEqual(first.body);
    for (const status of ['PAID', 'PARTIALLY_PAID', 'DRAFT'])
      expect((await sendRequest.move(billId, status)).status).toBe(400);
  });
});

describe('a bill is cancelled', () => {
  const REASON = { reason_for_cancellation: 'Wrong vendor' };

  test('as a draft, with a reason; its units may be billed again', async () => {
    const { po, billId } = await made([10]);
    expect((await sendRequest.move(billId, 'CANCELLED')).body.field).toBe(
      'reason_for_cancellation',
    );
    expect(
      (await sendRequest.move(billId, 'CANCELLED', { reason_for_cancellation: 'x'.repeat(257) }))
        .body.field,
    ).toBe('reason_for_cancellation');
    expect(
      (await sendRequest.move(billId, 'CANCELLED', REASON, OPERATIONS)).body.data,
    ).toMatchObject({
      status: 'CANCELLED',
      ...REASON,
    });
    expect([
      await sendRequest.billed(po),
      (await sendRequest.poRow(po.poId)).billing_status,
    ]).toEqual([[0], 'PENDING']);
    expect(
      (await sendRequest.move(billId, 'ISSUED', await sendRequest.invoice('C-1'))).body,
    ).toMatchObject({
      error: 'INVALID_TRANSITION',
      allowed: [],
    });
    expect((await sendRequest.convert(po.poId)).body.data.bill_grand_total).toBe('1120.00');
  });

  test('once issued by role 1001 only', async () => {
    const { po, billId } = await made();
    await sendRequest.issue(billId);
    expect((await sendRequest.move(billId, 'CANCELLED', REASON, BROAD_ACCESS)).status).toBe(403);
    expect((await sendRequest.move(billId, 'CANCELLED', REASON)).body.data.status).toBe(
      'CANCELLED',
    );
    expect(await sendRequest.billed(po)).toEqual([0]);
    expect(await sendRequest.trail(billId)).toEqual([
      'CREATE >DRAFT',
      'ISSUE DRAFT>ISSUED',
      'CANCEL ISSUED>CANCELLED',
    ]);
  });

  test('not while it is paid, in part or whole; paid in advance, it is paid as it is issued', async () => {
    const { po, billId, bill } = await made();
    const pay = (amount: string) => ({
      po_id: po.poId,
      amount,
      payment_date: indianDay(),
      payment_mode: 'UPI',
      reference_number: `U-${billId}`,
    });
    const { payment_id } = (
      await call(bills.app, BROAD_ACCESS, 'POST', '/payment/outgoing', pay('100.00'))
    ).body.data;
    for (const status of ['APPROVED', 'PAID'])
      await call(bills.app, TOP_ADMIN, 'POST', '/payment/update', { payment_id, status });
    const issued = await sendRequest.issue(billId);
    expect(issued.body.data).toMatchObject({
      status: 'PARTIALLY_PAID',
      paid_amount: '100.00',
      bill_lines: [{ paid_amount: '100.00' }],
    });
    expect(issued.body.data.open_amount).toBe((Number(bill.bill_grand_total) - 100).toFixed(2));
    expect((await sendRequest.move(billId, 'CANCELLED', REASON)).body.error).toBe(
      'INVALID_TRANSITION',
    );
  });

  test('a cancel and an issue at once: one wins', async () => {
    const { billId } = await made();
    const invoice = await sendRequest.invoice('RACE');
    const both = await Promise.all([
      sendRequest.move(billId, 'ISSUED', invoice),
      sendRequest.move(billId, 'CANCELLED', REASON, OPERATIONS),
    ]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});
