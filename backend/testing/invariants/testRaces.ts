import { BILL_ISSUED_BLOCKS } from '@munim/schema/delivery-challans/delivery-challans.rules.ts';
import { NOT_OPEN } from '@munim/schema/delivery-points/delivery-points.rules.ts';
import type { Answer } from './testRun.ts';
import type { Made } from './testDocuments.ts';
import type { goodsDocuments } from './testGoodsDocuments.ts';

export type Ask = (made: Made) => Promise<Answer>;
type Documents = ReturnType<typeof goodsDocuments>;
export interface Race {
  name: string;
  before: (documents: Documents) => Promise<Made>;
  /** The two that are asked at once. */
  asks: (documents: Documents) => [Ask, Ask];
  /** Row at which they meet: the order's by default. */
  at?: 'stock';
  /**
   * Results of both when the first comes first, and when the second does: 'done', or the refusal.
   */
  hear: [[string, string], [string, string]];
}
export const done = 'done';
const GONE = 'This order is cancelled';
const PAID_FOR = 'There are payments for this purchase order';
const BOUGHT = 'Nothing is left to buy of these vendors on this order';
const NOT_ISSUED = 'Only a purchase order that is issued can be paid';
const TOO_FEW =
  'quantity must be at least 10: so many are bought, served from stock, sent, invoiced or cancelled';
const ORDER_ISSUED = 'A purchase order of this order is issued: cancel that first';
const LINE_ISSUED = 'Units of this line are on an issued purchase order: cancel them there first';
const PO_GONE = 'Cannot change purchase order from CANCELLED to ISSUED';
const SENT = 'Goods of this purchase order have left the seller';
const NOTHING_LEFT = 'Nothing of this line is left to cancel';
const SAME_NUMBER =
  'This vendor has a bill with this invoice number in this financial year already';
const RESERVED = 'Only 0 in stock that are not reserved';
const CREDITED = 'Only 0 left to credit';
const movedTo = (from: string, to: string) =>
  `Cannot change delivery challan from ${from} to ${to}`;
const to = (status: string) => (p: Documents) => (made: Made) => p.movePayment(made, status);

export const RACES: Race[] = [
  {
    name: 'a receipt, and its order cancelled',
    before: (p) => p.order(),
    asks: (p) => [p.receive, p.cancelOrder],
    hear: [
      [done, done],
      [GONE, done],
    ],
  },
  {
    name: 'a receipt that came, and its order cancelled',
    before: (p) => p.received(),
    asks: (p) => [to('PAID')(p), p.cancelOrder],
    hear: [
      [done, done],
      [done, done],
    ],
  },
  {
    name: 'a payment noted, and its purchase order cancelled',
    before: (p) => p.issued(),
    asks: (p) => [p.pay, p.cancelPo],
    hear: [
      [done, PAID_FOR],
      [NOT_ISSUED, done],
    ],
  },
  {
    name: 'a payment approved, and its purchase order cancelled',
    before: (p) => p.owed(),
    asks: (p) => [to('APPROVED')(p), p.cancelPo],
    hear: [
      [done, PAID_FOR],
      [done, PAID_FOR],
    ],
  },
  {
    name: 'a payment rejected, and its purchase order cancelled',
    before: (p) => p.owed(),
    asks: (p) => [to('REJECTED')(p), p.cancelPo],
    hear: [
      [done, done],
      [done, PAID_FOR],
    ],
  },
  {
    name: 'buying, and the line cancelled',
    before: (p) => p.order(),
    asks: (p) => [p.buy, p.cancelLine],
    hear: [
      [done, done],
      [BOUGHT, done],
    ],
  },
  {
    name: 'buying, and the order cancelled',
    before: (p) => p.order(),
    asks: (p) => [p.buy, p.cancelOrder],
    hear: [
      [done, done],
      [GONE, done],
    ],
  },
  {
    name: 'buying, and a smaller quantity',
    before: (p) => p.order(),
    asks: (p) => [p.buy, (made) => p.resize(made, 4)],
    hear: [
      [done, TOO_FEW],
      [done, done],
    ],
  },
  {
    name: 'buying twice',
    before: (p) => p.order(),
    asks: (p) => [p.buy, p.buy],
    hear: [
      [done, BOUGHT],
      [BOUGHT, done],
    ],
  },
  {
    name: 'issuing, and the order cancelled',
    before: (p) => p.drafted(),
    asks: (p) => [p.issue, p.cancelOrder],
    hear: [
      [done, ORDER_ISSUED],
      [PO_GONE, done],
    ],
  },
  {
    name: 'issuing, and the line cancelled',
    before: (p) => p.drafted(),
    asks: (p) => [p.issue, p.cancelLine],
    hear: [
      [done, LINE_ISSUED],
      [PO_GONE, done],
    ],
  },
  {
    name: 'goods sent twice',
    before: (p) => p.issued(),
    asks: (p) => [(m) => p.send(m), (m) => p.send(m)],
    hear: [
      [done, NOT_OPEN],
      [NOT_OPEN, done],
    ],
  },
  {
    name: 'goods sent, and their purchase order cancelled',
    before: (p) => p.issued(),
    asks: (p) => [(m) => p.send(m), p.cancelPo],
    hear: [
      [done, SENT],
      [NOT_OPEN, done],
    ],
  },
  {
    name: 'goods sent from stock, and their line cancelled',
    before: (p) => p.stocked(),
    asks: (p) => [(m) => p.send(m), p.cancelLine],
    hear: [
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
    asks: (p) => [(m) => p.send(m), () => p.adjust(-5)],
    at: 'stock',
    hear: [
      [done, RESERVED],
      [done, RESERVED],
    ],
  },
  {
    name: 'a challan delivered, and cancelled',
    before: async (p) => p.sending(await p.stocked()),
    asks: (p) => [p.deliver, p.cancelChallan],
    hear: [
      [done, movedTo('DELIVERED', 'CANCELLED')],
      [movedTo('CANCELLED', 'DELIVERED'), done],
    ],
  },
  {
    name: 'a challan cancelled, and its bill issued',
    before: (p) => p.sent(),
    asks: (p) => [p.cancelChallan, (m) => p.issueBill(m)],
    hear: [
      [done, 'Cannot change bill from CANCELLED to ISSUED'],
      [BILL_ISSUED_BLOCKS, done],
    ],
  },
  {
    name: 'a challan cancelled, and a receipt noted for its invoice',
    before: (p) => p.sent(),
    asks: (p) => [p.cancelChallan, (m) => p.receiveFor(m)],
    hear: [
      [done, 'Only an invoice that is issued can be paid'],
      [done, done],
    ],
  },
  {
    name: 'a challan cancelled, and its invoice paid',
    before: async (p) => p.owing(await p.sent()),
    asks: (p) => [p.cancelChallan, to('PAID')(p)],
    hear: [
      [done, done],
      ['A payment was given for this invoice: void it first', done],
    ],
  },
  {
    name: 'two bills issued with one number',
    before: (p) => p.sentTwice(),
    asks: (p) => [
      (m) => p.issueBill(m, `T ${m.bill_id}`),
      (m) => p.issueBill({ ...m, bill_id: m.bill_id - 1 }, `t ${m.bill_id}`),
    ],
    hear: [
      [done, SAME_NUMBER],
      [SAME_NUMBER, done],
    ],
  },
  {
    name: 'two credit notes on one line issued',
    before: (p) => p.creditedTwice(),
    asks: (p) => [p.issueNote, (m) => p.issueNote({ ...m, creditnote_id: m.creditnote_id - 1 })],
    hear: [
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
    asks: (p) => [p.convertPo, p.billByHand],
    hear: [
      [done, 'Nothing is dispatched and not billed'],
      ['Nothing left to bill on this purchase order', done],
    ],
  },
  {
    name: 'a payment void, and its invoice credited',
    before: async (p) => p.credited(await p.paid('1000.00')),
    asks: (p) => [p.voidPayment, p.issueNote],
    hear: [
      [done, done],
      [done, done],
    ],
  },
];
