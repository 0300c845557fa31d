import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { PoState } from '@munim/schema/generated/types.ts';
import { PO_TRANSITIONS } from '@munim/schema/purchase-orders/purchase-orders.rules.ts';
import { Role } from '@munim/schema/shared/roles.ts';
import { sql } from 'kysely';
import { call } from '../../testing/testCompany.ts';
import {
  addOrder,
  addPurchasing,
  auditOf,
  dispatch,
  generate,
  ISSUE,
  moveTo,
  pointsOf,
  type Purchasing,
} from '../../testing/testPurchasing.ts';

let buying: Purchasing;
beforeAll(async () => {
  buying = await addPurchasing();
});
beforeEach(() => {
  buying.sent.length = 0;
  buying.firstTry.accepts = true;
});
afterAll(() => buying.test.close());

/** Transitions to each state, by roles that may make them. */
const WAY: Record<PoState, [PoState, object][]> = {
  DRAFT: [],
  SENT_FOR_APPROVAL: [['SENT_FOR_APPROVAL', {}]],
  APPROVED: [
    ['SENT_FOR_APPROVAL', {}],
    ['APPROVED', {}],
  ],
  REJECTED: [
    ['SENT_FOR_APPROVAL', {}],
    ['REJECTED', { reason: 'Too dear' }],
  ],
  ISSUED: [['ISSUED', {}]],
  CANCELLED: [['CANCELLED', { reason: 'No need' }]],
};

async function addIn(state: PoState, maker: number = Role.BROAD_ACCESS) {
  const order = await addOrder(buying, [{}, { unmanaged: true }]);
  const [po] = (await generate(buying, order.order_id, maker)).body.data;
  for (const [to, more] of WAY[state]) {
    const { status } = await moveTo(buying, po.po_id, to, Role.TOP_ADMIN, more);
    if (status !== 200) throw new Error(`${to}: ${status}`);
  }
  buying.sent.length = 0;
  return {
    po_id: po.po_id as number,
    lines: po.purchase_order_lines as { po_line_id: number; order_line_id: number }[],
    order,
  };
}
const read = async (po_id: number) =>
  (await call(buying.test, Role.TOP_ADMIN, 'GET', `/getPurchaseOrder?po_id=${po_id}`)).body.data[0];

describe('every pair of states', () => {
  const states = Object.keys(PO_TRANSITIONS) as PoState[];
  test.each(states.map((from) => [from]))(
    'from %s: the moves of the domain, the present state, and nothing else',
    async (from) => {
      for (const to of states) {
        const { po_id } = await addIn(from);
        const before = (await auditOf(buying, po_id)).length;
        const { status, body } = await moveTo(buying, po_id, to, Role.TOP_ADMIN, {
          reason: 'Because',
        });
        const rows = (await auditOf(buying, po_id))
          .slice(before)
          .filter(({ to_status }) => to_status !== null);
        if (from === to) {
          expect([to, status, rows]).toEqual([to, 200, []]);
        } else if (PO_TRANSITIONS[from].includes(to)) {
          expect([to, status, body.data?.po_state, body.data?.status]).toEqual([to, 200, to, to]);
          expect(rows).toMatchObject([{ from_status: from, to_status: to }]);
        } else {
          expect([to, status, body.error, rows]).toEqual([to, 400, 'INVALID_TRANSITION', []]);
          expect(body).toMatchObject({
            from,
            to,
            allowed: PO_TRANSITIONS[from],
            message: `Cannot change purchase order from ${from} to ${to}`,
          });
        }
      }
    },
    60_000,
  );
});

test('who last changed the amounts is not the second person either', async () => {
  const { po_id } = await addIn('DRAFT', Role.CATEGORY_MANAGER);
  const { purchase_order_lines } = await read(po_id);
  const [{ po_line_id, quantity }] = purchase_order_lines;
  const edit = (change: object) =>
    call(buying.test, Role.TOP_ADMIN, 'PATCH', '/updatePurchaseOrder', { po_id, ...change });
  expect((await edit({ remark: 'Urgent' })).status).toBe(200);
  const lines = [{ po_line_id, quantity, offer_price: '1.00' }];
  expect((await edit({ purchase_order_lines: lines })).status).toBe(200);
  await moveTo(buying, po_id, 'SENT_FOR_APPROVAL');
  expect(await moveTo(buying, po_id, 'APPROVED', Role.TOP_ADMIN)).toMatchObject({
    status: 400,
    body: { error: 'MAKER_MAY_NOT_APPROVE', message: expect.stringContaining('changed') },
  });
  expect((await moveTo(buying, po_id, 'APPROVED', Role.BROAD_ACCESS)).status).toBe(200);
});

describe('permissions', () => {
  test.each([
    ['DRAFT', 'SENT_FOR_APPROVAL', Role.OPERATIONS, 200],
    ['DRAFT', 'ISSUED', Role.OPERATIONS, 403],
    ['SENT_FOR_APPROVAL', 'APPROVED', Role.OPERATIONS, 403],
    ['SENT_FOR_APPROVAL', 'REJECTED', Role.OPERATIONS, 403],
    ['SENT_FOR_APPROVAL', 'APPROVED', Role.CATEGORY_MANAGER, 200],
    ['SENT_FOR_APPROVAL', 'DRAFT', Role.OPERATIONS, 200],
    ['APPROVED', 'CANCELLED', Role.OPERATIONS, 200],
    ['ISSUED', 'CANCELLED', Role.OPERATIONS, 403],
    ['ISSUED', 'CANCELLED', Role.CATEGORY_MANAGER, 200],
  ] as const)('%s → %s by %i: %i', async (from, to, role, wanted) => {
    const { po_id } = await addIn(from);
    expect((await moveTo(buying, po_id, to, role, { reason: 'Because' })).status).toBe(wanted);
  });

  test.each(['APPROVED', 'REJECTED'])('the maker is not the second person: %s', async (to) => {
    const { po_id } = await addIn('SENT_FOR_APPROVAL', Role.TOP_ADMIN);
    expect(await moveTo(buying, po_id, to, Role.TOP_ADMIN, { reason: 'Mine' })).toMatchObject({
      status: 400,
      body: { error: 'MAKER_MAY_NOT_APPROVE' },
    });
    expect((await moveTo(buying, po_id, to, Role.BROAD_ACCESS, { reason: 'Theirs' })).status).toBe(
      200,
    );
  });

  test('a reason is needed to reject and to cancel', async () => {
    const { po_id } = await addIn('SENT_FOR_APPROVAL');
    for (const to of ['REJECTED', 'CANCELLED'])
      expect(await moveTo(buying, po_id, to)).toMatchObject({
        status: 400,
        body: { field: 'reason' },
      });
    const { body } = await moveTo(buying, po_id, 'REJECTED', Role.TOP_ADMIN, {
      reason: 'Too dear',
    });
    expect(body.data.reject_reason).toBe('Too dear');
    expect((await moveTo(buying, po_id, 'SENT_FOR_APPROVAL')).body.data.reject_reason).toBeNull();
  });

  test('someone was faster: CONFLICT', async () => {
    const { po_id } = await addIn('DRAFT');
    expect(
      await moveTo(buying, po_id, 'SENT_FOR_APPROVAL', Role.TOP_ADMIN, { version: 1 }),
    ).toMatchObject({
      status: 200,
      body: { data: { version: 2 } },
    });
    expect(
      await moveTo(buying, po_id, 'CANCELLED', Role.TOP_ADMIN, { version: 1, reason: 'Late' }),
    ).toMatchObject({
      status: 400,
      body: { error: 'CONFLICT' },
    });
  });
});

describe('ISSUED', () => {
  test.each([
    [{ GStno: undefined }, 'GStno'],
    [{ GStno: '33AAACW1234F1Z' }, 'GStno'],
    [{ GStno: '33AAACW1234F1Z5' }, 'GStno'],
    [{ email: undefined }, 'email'],
    [{ email: 'seller@example' }, 'email'],
    [{ phone: undefined }, 'phone'],
    [{ phone: '98123' }, 'phone'],
    [{ recipient_emails: ['x'] }, 'recipient_emails.0'],
    [{ recipient_phones: ['1'] }, 'recipient_phones.0'],
  ])('%j: %s is wrong', async (wrong, field) => {
    const { po_id } = await addIn('DRAFT');
    expect(await moveTo(buying, po_id, 'ISSUED', Role.TOP_ADMIN, wrong)).toMatchObject({
      status: 400,
      body: { field },
    });
    expect(buying.sent).toEqual([]);
  });

  test('the document keeps what was used; vendor and overrides are mailed and sent WhatsApp', async () => {
    const { po_id } = await addIn('APPROVED');
    const more = { recipient_emails: ['two@example.com'], recipient_phones: ['9000000009'] };
    const { body } = await moveTo(buying, po_id, 'ISSUED', Role.TOP_ADMIN, more);
    expect(body).toMatchObject({
      email_sent: true,
      data: {
        status: 'ISSUED',
        gstin: ISSUE.GStno,
        seller_email: ISSUE.email,
        seller_whatsapp_number: ISSUE.phone,
        issued_at: expect.any(String),
      },
    });
    expect(
      buying.sent.map(({ channel, recipients, entity, entityId }) => ({
        channel,
        recipients,
        entity,
        entityId,
      })),
    ).toEqual([
      {
        channel: 'MAIL',
        recipients: [ISSUE.email, 'two@example.com'],
        entity: 'PURCHASE_ORDER',
        entityId: po_id,
      },
      {
        channel: 'WHATSAPP',
        recipients: [ISSUE.phone, '9000000009'],
        entity: 'PURCHASE_ORDER',
        entityId: po_id,
      },
    ]);
  });

  test('a mail that is not taken undoes nothing and is said; a silent move says nothing', async () => {
    buying.firstTry.accepts = false;
    const { po_id } = await addIn('DRAFT');
    expect((await moveTo(buying, po_id, 'ISSUED')).body).toMatchObject({
      email_sent: false,
      data: { po_state: 'ISSUED' },
    });
    expect(
      (
        await moveTo(buying, (await addIn('DRAFT')).po_id, 'ISSUED', Role.TOP_ADMIN, {
          send_email: false,
        })
      ).body.email_sent,
    ).toBe(true);
    expect(
      (await moveTo(buying, (await addIn('SENT_FOR_APPROVAL')).po_id, 'DRAFT')).body.email_sent,
    ).toBe(true);
    expect(buying.sent.filter(({ entityId }) => entityId !== po_id)).toEqual([]);
  });

  test('asked for again it changes nothing, and mails those who have not had it', async () => {
    const { po_id } = await addIn('ISSUED');
    const { version } = await read(po_id);
    await moveTo(buying, po_id, 'ISSUED');
    expect(buying.sent).toEqual([]);
    const again = await moveTo(buying, po_id, 'ISSUED', Role.TOP_ADMIN, { send_email: true });
    expect(again.body.email_sent).toBe(true);
    expect(buying.sent).toEqual([]);
    await moveTo(buying, po_id, 'ISSUED', Role.TOP_ADMIN, {
      send_email: true,
      recipient_emails: [ISSUE.email.toUpperCase(), 'late@example.com'],
    });
    expect(buying.sent.map(({ recipients }) => recipients)).toEqual([['late@example.com']]);
    expect((await read(po_id)).version).toBe(version);
  });

  test('asked for again, it goes once more to whom it failed for good, and says when it still waits', async () => {
    const { po_id } = await addIn('ISSUED');
    const again = () => moveTo(buying, po_id, 'ISSUED', Role.TOP_ADMIN, { send_email: true });
    await moveTo(buying, po_id, 'ISSUED', Role.TOP_ADMIN, {
      send_email: true,
      recipient_emails: ['late@example.com'],
    });
    buying.sent.splice(0);
    const { db } = buying.test;
    // writes what the queue does when the last attempt has failed
    await sql`insert into audit_log (entity, entity_id, action, remarks)
      values ('PURCHASE_ORDER', ${po_id}, 'MAIL_NOT_SENT', ${ISSUE.email})`.execute(db);
    expect((await again()).body.email_sent).toBe(true);
    expect(buying.sent.map(({ recipients }) => recipients)).toEqual([[ISSUE.email]]);
    await sql`insert into messages (channel, recipients, entity, entity_id, content)
      values ('MAIL', ${[ISSUE.email]}, 'PURCHASE_ORDER', ${po_id}, '{}')`.execute(db);
    buying.sent.splice(0);
    buying.firstTry.accepts = false;
    const waiting = await again();
    buying.firstTry.accepts = true;
    expect([waiting.body.email_sent, buying.sent]).toEqual([false, []]);
  });
});

describe('mails between the maker and those who approve', () => {
  test('the maker, and approvers who see it', async () => {
    const { po_id } = await addIn('DRAFT');
    await moveTo(buying, po_id, 'SENT_FOR_APPROVAL');
    await moveTo(buying, po_id, 'APPROVED');
    expect(buying.sent.map(({ channel }) => channel)).toEqual(['MAIL', 'MAIL']);
    for (const { recipients } of buying.sent) {
      expect(recipients).toEqual(
        expect.arrayContaining([
          'role1001@example.com',
          'role1002@example.com',
          'role1009@example.com',
        ]),
      );
      expect(recipients).not.toContain('role1010@example.com');
      expect(recipients).not.toContain('role1012@example.com');
    }
  });
});

describe('CANCELLED', () => {
  test('points leave the board, the order’s units are free, lines and sums stay on the document', async () => {
    const { po_id, lines } = await addIn('ISSUED');
    const { status, body } = await moveTo(buying, po_id, 'CANCELLED', Role.TOP_ADMIN, {
      reason: 'No need',
    });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      status: 'CANCELLED',
      cancel_reason: 'No need',
      po_grand_total: '2240.00',
      purchase_order_lines: [
        { status: 'CANCELLED', cancelled_quantity: 0 },
        { status: 'CANCELLED', cancelled_quantity: 0 },
      ],
    });
    expect(
      (await pointsOf(buying, po_id)).map((point) => [point.status, point.event_status]),
    ).toEqual([
      ['CANCELLED', 'CANCELLED'],
      ['CANCELLED', 'CANCELLED'],
    ]);
    const left = await buying.test.db
      .selectFrom('order_lines')
      .select('generated_quantity')
      .where(
        'line_id',
        'in',
        lines.map((line) => line.order_line_id),
      )
      .execute();
    expect(left).toEqual([{ generated_quantity: 0 }, { generated_quantity: 0 }]);
    expect(buying.sent[0]!.recipients).toEqual([ISSUE.email]);
  });

  test('a purchase order that the vendor has not seen is mailed to staff only', async () => {
    const { po_id } = await addIn('DRAFT');
    await moveTo(buying, po_id, 'CANCELLED', Role.TOP_ADMIN, { reason: 'No need' });
    expect(buying.sent.map(({ channel }) => channel)).toEqual(['MAIL']);
    expect(buying.sent[0]!.recipients.every((recipient) => recipient.startsWith('role'))).toBe(
      true,
    );
  });

  test.each([
    ['goods have left', { dispatched_quantity: 1 }, {}, /left the seller/],
    ['paid', {}, { paid_amount: '1.00' }, /payments/],
    ['a payment is asked for', {}, { pending_amount: '1.00' }, /payments/],
    ['billed', { dispatched_quantity: 1, billed_quantity: 1 }, {}, /left the seller/],
  ])('refused when %s', async (_, line, head, message) => {
    const { po_id, lines } = await addIn('ISSUED');
    if (Object.keys(line).length)
      await buying.test.db
        .updateTable('purchase_order_lines')
        .set(line)
        .where('po_line_id', '=', lines[0]!.po_line_id)
        .execute();
    if (Object.keys(head).length)
      await buying.test.db
        .updateTable('purchase_orders')
        .set(head)
        .where('po_id', '=', po_id)
        .execute();
    const { status, body } = await moveTo(buying, po_id, 'CANCELLED', Role.TOP_ADMIN, {
      reason: 'No need',
    });
    expect([status, body.message]).toEqual([400, expect.stringMatching(message)]);
    expect((await read(po_id)).po_state).toBe('ISSUED');
  });
});

describe('PATCH /updatePurchaseOrderLineStatus', () => {
  const cancel = (
    po_id: number,
    po_line_id: number,
    role: number = Role.TOP_ADMIN,
    more: object = {},
  ) =>
    call(buying.test, role, 'PATCH', '/updatePurchaseOrderLineStatus', {
      po_id,
      po_line_id,
      status: 'CANCELLED',
      reason: 'Not made',
      ...more,
    });

  test('nothing dispatched: the line goes out of sums, order and board; once more changes nothing', async () => {
    const { po_id, lines } = await addIn('DRAFT');
    const { status, body } = await cancel(po_id, lines[0]!.po_line_id, Role.OPERATIONS);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      po_grand_total: '1120.00',
      purchase_order_lines: [
        {
          status: 'CANCELLED',
          cancelled_quantity: 10,
          item_total: '0.00',
          cancel_reason: 'Not made',
        },
        { status: 'OPEN' },
      ],
    });
    expect((await pointsOf(buying, po_id)).map((point) => point.status)).toEqual([
      'CANCELLED',
      'PENDING',
    ]);
    expect((await cancel(po_id, lines[0]!.po_line_id)).body.data.version).toBe(body.data.version);
    expect((await auditOf(buying, po_id)).map(({ action }) => action)).toEqual([
      'CREATE',
      'CANCEL_LINE',
    ]);
  });

  test('the last line goes with the purchase order only', async () => {
    const { po_id, lines } = await addIn('DRAFT');
    await cancel(po_id, lines[0]!.po_line_id);
    expect(await cancel(po_id, lines[1]!.po_line_id)).toMatchObject({
      status: 400,
      body: { message: expect.stringMatching(/last line/) },
    });
  });

  test('partly dispatched: cut to what has left, with APPROVE only; all of it dispatched: refused', async () => {
    const { po_id, lines } = await addIn('ISSUED');
    await dispatch(buying, lines[0]!.po_line_id, 4);
    await dispatch(buying, lines[1]!.po_line_id, 10);
    expect((await cancel(po_id, lines[0]!.po_line_id, Role.OPERATIONS)).status).toBe(403);
    const { body } = await cancel(po_id, lines[0]!.po_line_id);
    expect(body.data).toMatchObject({
      status: 'IN_TRANSIT',
      po_grand_total: '1568.00',
      purchase_order_lines: [
        {
          status: 'OPEN',
          quantity: 10,
          cancelled_quantity: 6,
          item_total: '400.00',
          line_total: '448.00',
        },
        {},
      ],
    });
    expect((await cancel(po_id, lines[1]!.po_line_id)).status).toBe(400);
  });

  test('never below what is paid or asked for', async () => {
    const { po_id, lines } = await addIn('ISSUED');
    await buying.test.db
      .updateTable('purchase_orders')
      .set({ paid_amount: '1000.00', pending_amount: '500.00' })
      .where('po_id', '=', po_id)
      .execute();
    expect(await cancel(po_id, lines[0]!.po_line_id)).toMatchObject({
      status: 400,
      body: { message: expect.stringMatching(/payments/) },
    });
    expect(await read(po_id)).toMatchObject({
      po_grand_total: '2240.00',
      purchase_order_lines: [{ cancelled_quantity: 0 }, {}],
    });
  });

  test('a line of another purchase order, a version gone by, a cancelled document', async () => {
    const [one, other] = [await addIn('DRAFT'), await addIn('CANCELLED')];
    expect((await cancel(one.po_id, other.lines[0]!.po_line_id)).status).toBe(404);
    expect(
      await cancel(one.po_id, one.lines[0]!.po_line_id, Role.TOP_ADMIN, { version: 9 }),
    ).toMatchObject({
      body: { error: 'CONFLICT' },
    });
    expect(await cancel(other.po_id, other.lines[0]!.po_line_id)).toMatchObject({
      status: 400,
      body: { error: 'INVALID_TRANSITION' },
    });
  });
});
