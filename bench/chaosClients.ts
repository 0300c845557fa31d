import crypto from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { indianDay } from '../backend/src/core/data/days.ts';

/**
 * A client's reaction to a missing answer: repeat under the same Idempotency-Key, or (the control)
 * under a new one.
 */
export type Retrying = 'same key' | 'new key';

/** One requested change, found in the tables by its mark. */
export interface Change {
  kind: Kind;
  mark: string;
  tries: number;
  /** Outcome that the client received. */
  answer: 'done' | 'refused' | 'none';
}

const KINDS = ['order', 'receipt', 'expense', 'adjustment'] as const;
export type Kind = (typeof KINDS)[number];

interface Target {
  address: string;
  token: string;
}
interface Answer {
  data?: Record<string, unknown> | null;
  errors?: { message: string; extensions?: { code?: string } }[];
}

const CHANGES: Record<Kind, string> = {
  order: 'mutation($input: CreateOrderInput!) { createOrder(input: $input) { id } }',
  receipt: 'mutation($input: CreatePaymentInput!) { createPayment(input: $input) { id } }',
  expense: 'mutation($input: CreateExpenseInput!) { createExpense(input: $input) { id } }',
  adjustment:
    'mutation($input: CreateInventoryAdjustmentInput!) { createInventoryAdjustment(input: $input) { id } }',
};

/** Undefined without a response, or when the outcome is unknown. */
async function ask(
  { address, token }: Target,
  query: string,
  variables: object,
): Promise<Answer | undefined> {
  try {
    const response = await fetch(`${address}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query, variables }),
      signal: AbortSignal.timeout(5000),
    });
    const answer = (await response.json()) as Answer;
    const isClear = answer.errors?.every(({ extensions }) =>
      /^(BAD_USER_INPUT|CONFLICT|FORBIDDEN|NOT_FOUND)$/.test(extensions?.code ?? ''),
    );
    return answer.data && !answer.errors ? answer : isClear ? answer : undefined;
  } catch {
    return undefined;
  }
}

interface TestRecords {
  order: {
    orderNumber: string;
    customer: { id: string };
    deliveryAddress: { id: string };
    lines: { sku: { id: string } }[];
  };
  warehouseId: string;
}

async function readRecords(target: Target): Promise<TestRecords> {
  const answer = await ask(
    target,
    `{ orders(limit: 50) { items { orderNumber: number customer { id } deliveryAddress { id } lines { sku { id } } status } }
      warehouses(limit: 1) { items { id } } }`,
    {},
  );
  if (!answer?.data)
    throw new Error(`The gateway does not answer: ${answer?.errors?.[0]?.message ?? 'no answer'}`);
  const { orders, warehouses } = answer.data as {
    orders: { items: (TestRecords['order'] & { status: string })[] };
    warehouses: { items: { id: string }[] };
  };
  const order = orders.items.find(({ status, lines }) => status === 'CONFIRMED' && lines.length);
  const warehouseId = warehouses.items[0]?.id;
  if (!order || !warehouseId)
    throw new Error('The demo data has no confirmed order or no warehouse');
  return { order, warehouseId };
}

function inputOf(kind: Kind, mark: string, { order, warehouseId }: TestRecords): object {
  const [line] = order.lines;
  const skuId = line?.sku.id;
  const today = indianDay();
  if (kind === 'receipt')
    return {
      orderNumber: order.orderNumber,
      amount: '0.01',
      paymentDate: today,
      mode: 'UPI',
      referenceNumber: mark,
    };
  if (kind === 'expense')
    return { entity: 'GENERAL', head: 'OTHER', amount: '1.00', expenseDate: today, remarks: mark };
  if (kind === 'adjustment')
    return { warehouseId, skuId, quantity: 1, reason: 'FOUND', remarks: mark };
  return {
    tenantId: order.customer.id,
    addressId: order.deliveryAddress.id,
    remarks: mark,
    lines: [{ skuId, quantity: 1, sellingPrice: '10.00' }],
  };
}

/** Starts clients that make changes in a loop, repeating each until it is answered. */
export async function startClients(
  company: { address: string },
  { count, token, retrying }: { count: number; token: string; retrying: Retrying },
) {
  const changes: Change[] = [];
  const target = { address: company.address, token };
  const ground = await readRecords(target);
  let stopped = false;
  async function one(kind: Kind): Promise<Change> {
    const mark = `chaos-${crypto.randomUUID()}`;
    let key = crypto.randomUUID();
    for (let tries = 1; ; tries += 1) {
      const answer = await ask(target, CHANGES[kind], {
        input: { ...inputOf(kind, mark, ground), idempotencyKey: key },
      });
      if (answer) return { kind, mark, tries, answer: answer.errors ? 'refused' : 'done' };
      if (retrying === 'new key') key = crypto.randomUUID();
      await sleep(100);
    }
  }
  const client = async (index: number) => {
    for (let turn = index; !stopped; turn += 1)
      changes.push(await one(KINDS[turn % KINDS.length] ?? 'order'));
  };
  const ended = Promise.all(Array.from({ length: count }, (_, index) => client(index)));
  return {
    async stop(): Promise<Change[]> {
      stopped = true;
      await ended;
      return changes;
    },
  };
}
