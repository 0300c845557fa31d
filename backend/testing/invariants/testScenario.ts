import { expect } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import type { Outbox } from '../../src/messages/messages.public.ts';
import { createTestApp } from '../testApp.ts';
import type { call } from '../testCompany.ts';
import { addOpening } from '../testOpenings.ts';
import { addLogistics, type Logistics } from '../testLogistics.ts';
import type { TestOrder } from '../testPurchasing.ts';

/** An outbox that keeps its messages where the real one does, in the caller's transaction; its server refuses every other mail. */
const tableOutbox: Outbox = {
  async send(trx, { channel, recipients, subject, entity, entityId, ...content }) {
    const row = {
      channel,
      recipients: [...recipients],
      subject: subject ?? null,
      entity,
      entity_id: entityId,
    };
    const values = { ...row, content: JSON.stringify(content) };
    const { message_id: id } = await trx
      .insertInto('messages')
      .values(values)
      .returning('message_id')
      .executeTakeFirstOrThrow();
    return { id, isNew: true };
  },
  firstTry: async (messageId) => messageId % 2 === 0,
};

export interface Request {
  role: number;
  method: 'POST' | 'PATCH' | 'PUT';
  url: string;
  body: object;
  key?: string | undefined;
}
export type Answer = Awaited<ReturnType<typeof call>>;

/** A company that sells, buys, ships and pays, with a record of all requests. */
export interface Scenario extends Logistics {
  send(request: Request): Promise<Answer>;
  /** Answer under a key, to be requested again. */
  repeatable: (Request & { answer: unknown })[];
  /** Number of successes by kind of request. */
  done: Map<string, number>;
  next(): number;
}

/**
 * Clear: done, or refused with a text of ours. Never a driver's text, a deadlock or a time-out, nor
 * a missing route.
 */
const isClear = ({ status, body }: Answer): boolean =>
  status === 200 ||
  ([400, 403, 404, 409].includes(status) &&
    typeof body.message === 'string' &&
    body.message !== 'Not found' &&
    !/constraint|deadlock|relation|column/.test(body.message));

/**
 * Each role signs in once, and again before its token expires: a long run takes longer than that.
 */
function signedInAs(test: Scenario['test']): (role: number) => Promise<{ authorization: string }> {
  const signed = new Map<number, { until: number; headers: Promise<{ authorization: string }> }>();
  return (role) => {
    const known = signed.get(role);
    if (known && known.until > Date.now()) return known.headers;
    const headers = test.as(role);
    signed.set(role, { until: Date.now() + 5 * 60_000, headers });
    return headers;
  };
}

export async function createScenario({ drafts = false } = {}): Promise<Scenario> {
  const buying = await addLogistics(
    await createTestApp({
      env: { INVOICE_AT_DISPATCH: drafts ? 'draft' : 'issued' },
      services: { outbox: tableOutbox },
    }),
  );
  const { test, company } = buying;
  // half a percent of an odd price: rounding shows
  const { product_id } = await test.db
    .selectFrom('skus')
    .select('product_id')
    .where('product_sku_id', '=', company.unmanagedSkuId)
    .executeTakeFirstOrThrow();
  await test.db
    .updateTable('products')
    .set({ pan_india_gst: '5' })
    .where('product_id', '=', product_id)
    .execute();
  const [customer, vendor] = [{ tenant_id: company.tenantId }, { seller_id: company.sellerId }];
  for (const kind of ['INVOICE', 'CUSTOMER_ADVANCE'] as const)
    await addOpening(test.db, kind, customer, { total: '4000.00', amount: '3333.33' });
  for (const kind of ['BILL', 'VENDOR_ADVANCE'] as const)
    await addOpening(test.db, kind, vendor, { total: '4000.00', amount: '2222.22' });
  const repeatable: Scenario['repeatable'] = [];
  const done: Scenario['done'] = new Map();
  let count = 0;
  const signedIn = signedInAs(test);
  const send = async (request: Request): Promise<Answer> => {
    const { role, method, url, body: payload, key } = request;
    const headers = { ...(await signedIn(role)), ...(key ? { 'idempotency-key': key } : {}) };
    const response = await test.app.inject({ method, url, headers, payload });
    const answer = { status: response.statusCode, body: response.json() };
    expect([request, answer, isClear(answer)]).toEqual([request, answer, true]);
    if (answer.status === 200) done.set(url, (done.get(url) ?? 0) + 1);
    if (key && answer.status === 200) repeatable.push({ ...request, answer: answer.body });
    return answer;
  };
  return { ...buying, send, repeatable, done, next: () => ++count };
}

/**
 * Documents of a run by their callers' numbers: the newest of its orders and the documents of
 * those.
 */
export interface Documents {
  orders: TestOrder[];
  quotations: number[];
}

/** An order by hand, of two lines: ten of the managed SKU of the far vendor, seven of the near one. */
export async function orderByHand(
  scenario: Scenario,
  more: object = {},
  { role = Role.TOP_ADMIN, key }: { role?: number; key?: string } = {},
): Promise<Answer> {
  const { company, nearSellerId } = scenario;
  const line = {
    product_sku_id: company.skuId,
    seller_id: company.sellerId,
    quantity: 10,
    selling_price: '110.00',
    offer_price: '100.00',
  };
  return scenario.send({
    role,
    method: 'POST',
    url: '/createOrder',
    key,
    body: {
      tenant_id: company.tenantId,
      address_id: company.addressId,
      order_lines: [
        line,
        {
          ...line,
          seller_id: nearSellerId,
          quantity: 7,
          selling_price: '33.35',
          order_line_discount: '12.50',
          below_cost_reason: 'Old stock',
        },
      ],
      ...more,
    },
  });
}

export const toTestOrder = ({ body: { order } }: Answer): TestOrder => ({
  order_id: order.order_id,
  order_number: order.order_number,
  lines: order.order_lines,
});
