import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { keepingOutbox } from '../../../backend/testing/keepingOutbox.ts';
import { addTestCompany, type TestCompany as House } from '../../../backend/testing/testCompany.ts';
import { testPrints } from '../../../backend/testing/testPrints.ts';
import { testGateway } from '../../testing/testGateway.ts';
import { testStack, type TestStack } from '../../testing/testStack.ts';

let stack: TestStack;
let rows: House;
let open: Awaited<ReturnType<typeof testGateway>>;
let order: { order_number: string; order_id: number };
const queued: unknown[] = [];

beforeAll(async () => {
  stack = await testStack({}, { services: { outbox: keepingOutbox(queued) } });
  rows = await addTestCompany(stack.backend);
  const address = stack.backend.app.server.address();
  open = await testGateway(
    `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    {},
  );
  order = await testPrints(stack.backend, rows).order('10.00');
  await stack.backend.db
    .updateTable('orders')
    .set({ edd: '2025-01-01' })
    .where('order_id', '=', order.order_id)
    .execute();
}, 60_000);
afterAll(async () => {
  await open.close();
  await stack.close();
});

const LINK =
  'mutation($input: OrderDelayLinkInput!) { createOrderDelayLink(input: $input) { url expiresAt } }';
const DELAYS =
  'query($token: String) { orderDelays(token: $token) { items { orderNumber stage expectedDate daysLate } count } }';

describe('late orders', () => {
  test('a link is made with the permission in one call, and opens without a session in one more', async () => {
    const made = await stack.run(Role.TOP_ADMIN, LINK, {
      input: { tenantId: String(rows.tenantId), validDays: 1 },
    });
    expect(stack.calls()).toEqual(['POST /orderDelayTracker/link']);
    const { url, expiresAt } = (made.data ?? {})['createOrderDelayLink'] as {
      url: string;
      expiresAt: string;
    };
    expect(Date.parse(expiresAt) - Date.now()).toBeLessThan(24 * 3600_000);
    const { data, errors } = await open.run(DELAYS, {
      token: null,
      variables: { token: new URL(url).searchParams.get('token') },
    });
    expect(errors).toBeUndefined();
    expect(data?.['orderDelays']).toEqual({
      count: 1,
      items: [
        {
          orderNumber: order.order_number,
          stage: 'CONFIRMED',
          expectedDate: '2025-01-01',
          daysLate: expect.any(Number),
        },
      ],
    });
  });

  test('a bad link has the fixed text', async () => {
    for (const token of [null, 'x.y']) {
      const { errors } = await open.run(DELAYS, { token: null, variables: { token } });
      expect(errors?.[0]).toMatchObject({
        message: 'This link is not valid or has expired.',
        extensions: { code: 'LINK_INVALID' },
      });
    }
  });

  test('no link without the permission to approve orders', async () => {
    const { errors } = await stack.run(Role.SALES, LINK, { input: {} });
    expect(errors?.[0]?.extensions?.['code']).toBe('FORBIDDEN');
    expect(stack.calls()).toEqual([]);
  });
});

test('a message to the customer takes one call', async () => {
  const input = {
    orderNumber: order.order_number,
    emails: ['buyer@example.com'],
    subject: 'Tomorrow',
    message: 'Truck at 9',
  };
  const SEND =
    'mutation($input: OrderCommunicationInput!) { sendOrderCommunication(input: $input) { sent message } }';
  const { data } = await stack.run(Role.TOP_ADMIN, SEND, { input });
  expect(data?.['sendOrderCommunication']).toEqual({
    sent: true,
    message: 'Email has sent to customer !',
  });
  expect(stack.calls()).toEqual(['POST /sales_order/communication']);
  expect(queued).toMatchObject([
    {
      recipients: ['buyer@example.com'],
      subject: 'Tomorrow',
      text: 'Truck at 9',
      entityId: order.order_id,
    },
  ]);
});

test('the purchase order print comes as HTML in one call, and by a one-use link without a session', async () => {
  const poId = await testPrints(stack.backend, rows).purchaseOrder('10.00');
  const { data } = await stack.run(Role.TOP_ADMIN, `{ purchaseOrderDocument(id: "${poId}") }`);
  expect(data?.['purchaseOrderDocument']).toContain('Weavers of Erode');
  expect(stack.calls()).toEqual([
    `GET /download_purchase_order?po_id=${poId}&type=html&beautify=true`,
  ]);
  const made = await stack.run(
    Role.TOP_ADMIN,
    `mutation { createDownloadLink(document: PURCHASE_ORDER, id: "${poId}") { url } }`,
  );
  const { url } = (made.data ?? {})['createDownloadLink'] as { url: string };
  const first = await open.app.inject({ url });
  expect([first.statusCode, first.headers['content-type'], first.headers['cache-control']]).toEqual(
    [200, 'text/html; charset=utf-8', 'no-store'],
  );
  expect(first.headers['content-disposition']).toBeUndefined();
  expect(first.body).toContain('Weavers of Erode');
  expect((await open.app.inject({ url })).statusCode).toBe(401);
});
