import { BILL_ISSUED_BLOCKS } from '@munim/schema/delivery-challans/delivery-challans.rules.ts';
import { NOT_OPEN } from '@munim/schema/delivery-points/delivery-points.rules.ts';
import type { CreatedIds } from './testDocuments.ts';
import type { goodsDocuments } from './testGoodsDocuments.ts';
import type { Answer } from './testScenario.ts';

export type SendRequest = (made: CreatedIds) => Promise<Answer>;
type Documents = ReturnType<typeof goodsDocuments>;
export interface Race {
  name: string;
  before: (documents: Documents) => Promise<CreatedIds>;
  /** The two that are asked at once. */
  requests: (documents: Documents) => [SendRequest, SendRequest];
  /** Row at which they meet: the order's by default. */
  at?: 'stock';
  /**
   * Results of both when the first comes first, and when the second does: 'done', or the refusal.
   */
  answers: [[string, string], [string, string]];
}
export const done = 'done';
const ALREADY_CANCELLED = 'This order is cancelled';
const PAID_FOR = 'There are payments for this purchase order';
const BOUGHT = 'Nothing is left to buy of these vendors on this order';
const NOT_ISSUED = 'Only a purchase order that is issued can be paid';
const TOO_FEW =
  'quantity must be at least 10: so many are bought, served from stock, sent, invoiced or cancelled';
const ORDER_ISSUED = 'A purchase order of this order is issued: cancel that first';
const LINE_ISSUED = 'Units of this line are on an issued purchase order: cancel them there first';
const PO_CANCELLED = 'Cannot change purchase order from CANCELLED to ISSUED';
const SENT = 'Goods of this purchase order have left the seller';
const NOTHING_LEFT = 'Nothing of this line is left to cancel';
const SAME_NUMBER =
  'This vendor has a bill with this invoice number in this financial year already';
const RESERVED = 'Only 0 in stock that are not reserved';
const CREDITED = 'Only 0 left to credit';
const movedTo = (from: string, to: string) =>
  `Cannot change delivery challan from ${from} to ${to}`;
const to = (status: string) => (p: Documents) => (made: CreatedIds) =>
  p.changePaymentStatus(made, status);

export const RACES: Race[] = [
  {
    name: 'a receipt, and its order cancelled',
    before: (p) => p.order(),
    requests: (p) => [p.receive, p.cancelOrder],
    answers: [
      [done, done],
      [ALREADY_CANCELLED, done],
    ],
  },
  {
    name: 'a receipt that came, and its order cancelled',
    before: (p) => p.received(),
    requests: (p) => [to('PAID')(p), p.cancelOrder],
    answers: [
      [done, done],
      [done, done],
    ],
  },
  {
    name: 'a payment noted, and its purchase order cancelled',
    before: (p) => p.issued(),
    requests: (p) => [p.pay, p.cancelPo],
    answers: [
      [done, PAID_FOR],
      [NOT_ISSUED, done],
    ],
  },
  {
    name: 'a payment approved, and its purchase order cancelled',
    before: (p) => p.owed(),
    requests: (p) => [to('APPROVED')(p), p.cancelPo],
    answers: [
      [done, PAID_FOR],
      [done, PAID_FOR],
    ],
  },
  {
    name: 'a payment rejected, and its purchase order cancelled',
    before: (p) => p.owed(),
    requests: (p) => [to('REJECTED')(p), p.cancelPo],
    answers: [
      [done, done],
      [done, PAID_FOR],
    ],
  },
  {
    name: 'buying, and the line cancelled',
    before: (p) => p.order(),
    requests: (p) => [p.buy, p.cancelLine],
    answers: [
      [done, done],
      [BOUGHT, done],
    ],
  },
  {
    name: 'buying, and the order cancelled',
    before: (p) => p.order(),
    requests: (p) => [p.buy, p.cancelOrder],
    answers: [
      [done, done],
      [ALREADY_CANCELLED, done],
    ],
  },
  {
    name: 'buying, and a smaller quantity',
    before: (p) => p.order(),
    requests: (p) => [p.buy, (made) => p.resize(made, 4)],
    answers: [
      [done, TOO_FEW],
      [done, done],
    ],
  },
  {
    name: 'buying twice',
    before: (p) => p.order(),
    requests: (p) => [p.buy, p.buy],
    answers: [
      [done, BOUGHT],
      [BOUGHT, done],
    ],
  },
  {
    name: 'issuing, and the order cancelled',
    before: (p) => p.drafted(),
    requests: (p) => [p.issue, p.cancelOrder],
    answers: [
      [done, ORDER_ISSUED],
      [PO_CANCELLED, done],
    ],
  },
  {
    name: 'issuing, and the line cancelled',
    before: (p) => p.drafted(),
    requests: (p) => [p.issue, p.cancelLine],
    answers: [
      [done, LINE_ISSUED],
      [PO_CANCELLED, done],
    ],
  },
  {
    name: 'goods sent twice',
    before: (p) => p.issued(),
    requests: (p) => [(m) => p.send(m), (m) => p.send(m)],
    answers: [
      [done, NOT_OPEN],
      [NOT_OPEN, done],
    ],
  },
  {
    name: 'goods sent, and their purchase order cancelled',
    before: (p) => p.issued(),
    requests: (p) => [(m) => p.send(m), p.cancelPo],
    answers: [
      [done, SENT],
      [NOT_OPEN, done],
    ],
  },
  {
    name: 'goods sent from stock, and their line cancelled',
    before: (p) => p.stocked(),
    requests: (p) => [(m) => p.send(m), p.cancelLine],
    answers: [
      [done, NOTHING_LEFT],
      [NOT_OPEN, done],
    ],
  },
  {
    name: 'goods of a warehouse sent, and its stock taken',
    before: async (p) => {
      await p.stocked();
      return p.stocked();
    },
    requests: (p) => [(m) => p.send(m), () => p.adjust(-5)],
    at: 'stock',
    answers: [
      [done, RESERVED],
      [done, RESERVED],
    ],
  },
  {
    name: 'a challan delivered, and cancelled',
    before: async (p) => p.sending(await p.stocked()),
    requests: (p) => [p.deliver, p.cancelChallan],
    answers: [
      [done, movedTo('DELIVERED', 'CANCELLED')],
      [movedTo('CANCELLED', 'DELIVERED'), done],
    ],
  },
  {
    name: 'a challan cancelled, and its bill issued',
    before: (p) => p.sent(),
    requests: (p) => [p.cancelChallan, (m) => p.issueBill(m)],
    answers: [
      [done, 'Cannot change bill from CANCELLED to ISSUED'],
      [BILL_ISSUED_BLOCKS, done],
    ],
  },
  {
    name: 'a challan cancelled, and a receipt noted for its invoice',
    before: (p) => p.sent(),
    requests: (p) => [p.cancelChallan, (m) => p.receiveFor(m)],
    answers: [
      [done, 'Only an invoice that is issued can be paid'],
      [done, done],
    ],
  },
  {
    name: 'a challan cancelled, and its invoice paid',
    before: async (p) => p.owing(await p.sent()),
    requests: (p) => [p.cancelChallan, to('PAID')(p)],
    answers: [
      [done, done],
      ['A payment was given for this invoice: void it first', done],
    ],
  },
  {
    name: 'two bills issued with one number',
    before: (p) => p.sentTwice(),
    requests: (p) => [
      (m) => p.issueBill(m, `T ${m.bill_id}`),
      (m) => p.issueBill({ ...m, bill_id: m.bill_id - 1 }, `t ${m.bill_id}`),
    ],
    answers: [
      [done, SAME_NUMBER],
      [SAME_NUMBER, done],
    ],
  },
  {
    name: 'two credit notes on one line issued',
    before: (p) => p.creditedTwice(),
    requests: (p) => [
      p.issueNote,
      (m) => p.issueNote({ ...m, creditnote_id: m.creditnote_id - 1 }),
    ],
    answers: [
      [done, CREDITED],
      [CREDITED, done],
    ],
  },
  {
    name: 'a purchase order billed whole, and by hand',
    before: async (p) => {
      const made = await p.sent();
      await p.cancelBill(made);
      return made;
    },
    requests: (p) => [p.convertPo, p.billByHand],
    answers: [
      [done, 'Nothing is dispatched and not billed'],
      ['Nothing left to bill on this purchase order', done],
    ],
  },
  {
    name: 'a payment void, and its invoice credited',
    before: async (p) => p.credited(await p.paid('1000.00')),
    requests: (p) => [p.voidPayment, p.issueNote],
    answers: [
      [done, done],
      [done, done],
    ],
  },
];
