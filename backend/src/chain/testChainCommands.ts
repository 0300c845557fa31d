import { expect } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import fc from 'fast-check';
import { indianDay } from '../core/days.ts';
import { one } from '../core/rows.ts';
import { addOrder, ISSUE, type TestOrder } from '../core/testPurchasing.ts';
import { addRfq, call } from '../core/testHouse.ts';
import { type Answer, type Chain, orderByHand, type Papers, toTestOrder } from './testChain.ts';

/** One thing that somebody asks; which of the papers is meant is a number, so that any command fits any state. */
export interface Command {
  name: CommandName;
  role: number;
  n: number;
  m: number;
  flag: boolean;
  quantity: number;
  price: string;
  percent: string;
}
type Run = (chain: Chain, papers: Papers, command: Command) => Promise<unknown>;

const pick = <T>(all: readonly T[], n: number): T | undefined => all[n % Math.max(1, all.length)];
const orderOf = ({ orders }: Papers, n: number) => one(orders.slice(n % orders.length));
const lineOf = ({ lines }: TestOrder, n: number) => one(lines.slice(n % lines.length));
const REASON = { reason: 'Random' };

/** Some creates are asked twice at once under one key, as a double click does. */
async function maybeTwice(chain: Chain, { flag, role }: Command, url: string, body: object): Promise<Answer> {
  if (!flag) return chain.ask({ role, method: 'POST', url, body });
  const key = `twice ${chain.next()}`;
  const answers = await Promise.all([1, 2].map(() => chain.ask({ role, method: 'POST', url, body, key })));
  expect(answers[1]).toEqual(answers[0]);
  return one(answers);
}

const createOrder: Run = async (chain, papers, { role, n, m, quantity, price, percent }) => {
  const { house, nearSellerId } = chain;
  const lines = [1, 2, 3].slice(0, 1 + (m % 3)).map((i) => ({
    ...{ product_sku_id: i === 2 ? house.unmanagedSkuId : house.skuId, seller_id: (i + n) % 2 ? house.sellerId : nearSellerId },
    ...{ quantity: quantity + i, selling_price: price, offer_price: '77.77', order_line_discount: i === 3 ? percent : '0' },
  }));
  const terms = { address_id: n % 2 ? house.addressId : house.farAddressId, order_lines: lines };
  const made = await orderByHand(chain, terms, { role, key: `order ${chain.next()}` });
  if (made.status === 200) papers.orders.push(toTestOrder(made));
};

const convert: Run = async (chain, papers, command) => {
  const quotation_id = pick(papers.quotations, command.n);
  if (quotation_id === undefined) return;
  const { status, body } = await maybeTwice(chain, command, '/createOrderFromQuotation', { quotation_id });
  if (status === 200 && body.success) papers.orders.push(toTestOrder({ status, body }));
};

const editOrder: Run = (chain, papers, { role, n, m, flag, quantity, price, percent }) => {
  const order = orderOf(papers, n);
  const line_id = lineOf(order, m).line_id;
  const terms = flag ? { quantity } : { selling_price: price, order_line_discount: percent };
  const place = m === 7 ? { address_id: n % 2 ? chain.house.farAddressId : chain.house.addressId } : {};
  const body = { order_number: order.order_number, remarks: `Remark ${quantity}`, ...place, order_lines: [{ line_id, ...terms }] };
  return chain.ask({ role, method: 'POST', url: '/updateOrder', body });
};

const cancelOrderLine: Run = (chain, papers, { role, n, m }) => {
  const order = orderOf(papers, n);
  const body = { order_number: order.order_number, line_id: lineOf(order, m).line_id, status: 'CANCELLED', ...REASON };
  return chain.ask({ role, method: 'POST', url: '/updateOrderLineStatus', body });
};

const cancelOrder: Run = (chain, papers, { role, n, flag }) => {
  const body = { order_number: orderOf(papers, n).order_number, status: 'CANCELLED', send_email: flag, ...REASON };
  return chain.ask({ role, method: 'POST', url: '/updateOrderStatus', body });
};

const generate: Run = (chain, papers, command) => {
  const sellers = command.m % 3 ? [chain.house.sellerId, chain.nearSellerId] : [chain.nearSellerId];
  return maybeTwice(chain, command, '/generatePOFromOrder', { order_id: orderOf(papers, command.n).order_id, sellers });
};

const createPo: Run = (chain, papers, command) => {
  const { n, m, quantity, price } = command;
  const order = orderOf(papers, n);
  const line = lineOf(order, m);
  const seller_id = m % 2 ? chain.house.sellerId : chain.nearSellerId;
  const stock = { warehouse_id: chain.warehouseId };
  const of = m % 4 === 0 ? { ...stock, lines: {} } : { order_number: order.order_number, lines: { order_line_id: line.line_id } };
  const { lines, ...head } = of;
  const wanted = { product_sku_id: line.product_sku_id, quantity, offer_price: price, ...lines };
  return maybeTwice(chain, command, '/createPurchaseOrder', { seller_id, ...head, purchase_order_lines: [wanted] });
};

/** The newest purchase orders of the run's orders, and for stock. */
async function somePo(chain: Chain, papers: Papers, n: number) {
  const rows = await chain.test.db
    .selectFrom('purchase_orders as o')
    .innerJoin('purchase_order_lines as l', 'l.po_id', 'o.po_id')
    .select(['o.po_id', 'l.po_line_id', 'o.po_grand_total', 'o.po_state'])
    .where((eb) =>
      eb.or([
        eb(
          'o.order_id',
          'in',
          papers.orders.map(({ order_id }) => order_id),
        ),
        eb('o.order_id', 'is', null),
      ]),
    )
    .orderBy('l.po_line_id', 'desc')
    .limit(8)
    .execute();
  return pick(rows, n);
}

const movePo: Run = async (chain, papers, { role, n, m }) => {
  const po = await somePo(chain, papers, n);
  const status = pick(['ISSUED', 'SENT_FOR_APPROVAL', 'APPROVED', 'ISSUED', 'CANCELLED', 'REJECTED', 'DRAFT'], m);
  const details = status === 'ISSUED' ? ISSUE : { status, ...REASON };
  if (po) await chain.ask({ role, method: 'PATCH', url: '/updatePurchaseOrderStatus', body: { po_id: po.po_id, ...details } });
};

const editPo: Run = async (chain, papers, { role, n, flag, quantity, price }) => {
  const po = await somePo(chain, papers, n);
  const terms = flag ? { quantity } : { offer_price: price };
  const lines = [{ po_line_id: po?.po_line_id, ...terms }];
  if (po)
    await chain.ask({
      role,
      method: 'PATCH',
      url: '/updatePurchaseOrder',
      body: { po_id: po.po_id, remark: 'Soon', purchase_order_lines: lines },
    });
};

const cancelPoLine: Run = async (chain, papers, { role, n }) => {
  const po = await somePo(chain, papers, n);
  const body = { po_id: po?.po_id, po_line_id: po?.po_line_id, status: 'CANCELLED', ...REASON };
  if (po) await chain.ask({ role, method: 'PATCH', url: '/updatePurchaseOrderLineStatus', body });
};

/** A third, a half or all of what a paper comes to, or any sum. */
const partOf = (total: string, { m, price }: Command) =>
  m % 4 === 0 ? price : Math.max(0.01, Math.floor((Number(total) * 100) / (m % 4)) / 100).toFixed(2);

const noted = (chain: Chain, amount: string) => ({
  ...{ amount, payment_date: indianDay(), payment_mode: 'UPI', reference_number: `UTR ${chain.next()}` },
});

const receive: Run = async (chain, papers, command) => {
  const { order_number, order_id } = orderOf(papers, command.n);
  const { order_grand_total } = await chain.test.db
    .selectFrom('orders')
    .select('order_grand_total')
    .where('order_id', '=', order_id)
    .executeTakeFirstOrThrow();
  await maybeTwice(chain, command, '/payment', { order_number, ...noted(chain, partOf(order_grand_total, command)) });
};

const pay: Run = async (chain, papers, command) => {
  const po = await somePo(chain, papers, command.n);
  if (po) await maybeTwice(chain, command, '/payment/outgoing', { po_id: po.po_id, ...noted(chain, partOf(po.po_grand_total, command)) });
};

const movePayment: Run = async (chain, _, { role, n, m }) => {
  const rows = await chain.test.db.selectFrom('payments').select('payment_id').orderBy('payment_id', 'desc').limit(5).execute();
  const payment_id = pick(rows, n)?.payment_id;
  const status = pick(['PAID', 'APPROVED', 'PAID', 'APPROVED', 'VOID', 'REJECTED'], m);
  if (payment_id) await chain.ask({ role, method: 'POST', url: '/payment/update', body: { payment_id, status, ...REASON } });
};

const spend: Run = async (chain, papers, command) => {
  const { n, m, price } = command;
  const po = await somePo(chain, papers, n);
  const of =
    m % 2 || !po
      ? { entity_type: 'ORDER', entity_id: orderOf(papers, n).order_number }
      : { entity_type: 'PURCHASE_ORDER', entity_id: String(po.po_id) };
  await maybeTwice(chain, command, '/expense', { ...of, expense_head: 'FREIGHT', amount: price, expense_date: indianDay() });
};

const voidExpense: Run = async (chain, _, { role, n }) => {
  const rows = await chain.test.db.selectFrom('expenses').select('expense_id').orderBy('expense_id', 'desc').limit(4).execute();
  const expense_id = pick(rows, n)?.expense_id;
  if (expense_id) await chain.ask({ role, method: 'PUT', url: '/expense/void', body: { expense_id, ...REASON } });
};

const COMMANDS = {
  ...{ createOrder, convert, editOrder, cancelOrderLine, cancelOrder, generate, createPo, movePo, editPo, cancelPoLine },
  ...{ receive, pay, movePayment, spend, voidExpense },
} satisfies Record<string, Run>;
type CommandName = keyof typeof COMMANDS;

const OFTEN = [
  'generate',
  'createPo',
  'movePo',
  'movePo',
  'movePo',
  'receive',
  'pay',
  'pay',
  'movePayment',
  'movePayment',
  'movePayment',
] as const;
const ROLES = [Role.TOP_ADMIN, Role.TOP_ADMIN, Role.BROAD_ACCESS, Role.BROAD_ACCESS, Role.CATEGORY_MANAGER, Role.OPERATIONS, Role.SALES];

export const anyCommand = fc.record<Command>({
  name: fc.constantFrom(...(Object.keys(COMMANDS) as CommandName[]), ...OFTEN),
  role: fc.constantFrom(...ROLES),
  n: fc.nat(7),
  m: fc.nat(11),
  flag: fc.boolean(),
  quantity: fc.integer({ min: 1, max: 14 }),
  price: fc.integer({ min: 1, max: 30_000 }).map((paise) => (paise / 100).toFixed(2)),
  percent: fc.integer({ min: 0, max: 9999 }).map((hundredths) => (hundredths / 100).toFixed(2)),
});

export const runCommand = (chain: Chain, papers: Papers, command: Command): Promise<unknown> =>
  COMMANDS[command.name](chain, papers, command);

/** An order by hand and one of a quotation that is converted, and one that is only confirmed, at the start of each run. */
export async function startPapers(chain: Chain): Promise<Papers> {
  const byHand = toTestOrder(await orderByHand(chain));
  const converted = await addOrder(chain, [{}, { near: true, quantity: 7 }]);
  const request_id = await addRfq(chain.test, chain.house);
  const quotation = await call(chain.test, Role.TOP_ADMIN, 'POST', '/quotation', { quotation_items: [{ request_id }] });
  const { quotation_id } = await chain.test.db
    .selectFrom('orders')
    .select('quotation_id')
    .where('order_id', '=', converted.order_id)
    .executeTakeFirstOrThrow();
  return { orders: [byHand, converted], quotations: [quotation.body.quotation_id, ...(quotation_id ? [quotation_id] : [])] };
}
