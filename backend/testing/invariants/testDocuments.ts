import { Role } from '@munim/schema/shared/roles.ts';
import { indianDay } from '../../src/core/data/days.ts';
import { single } from '../../src/core/data/rows.ts';
import { generate, ISSUE, type TestOrder } from '../testPurchasing.ts';
import {
  type Answer,
  type Scenario,
  orderByHand,
  type Request,
  toTestOrder,
} from './testScenario.ts';

/**
 * Records that two people change: an order by hand, its first purchase order with its first line, a
 * payment, a shipment with its documents.
 */
export interface CreatedIds extends TestOrder {
  po_id: number;
  po_line_id: number;
  payment_id: number;
  shipment_id: number;
  challan_id: number;
  bill_id: number;
  invoice_id: number;
  creditnote_id: number;
}
export const NOTHING = {
  po_id: 0,
  po_line_id: 0,
  payment_id: 0,
  shipment_id: 0,
  challan_id: 0,
  bill_id: 0,
  invoice_id: 0,
  creditnote_id: 0,
};

/** Valid documents, and single requests on them. */
export function scenarioDocuments(scenario: Scenario) {
  const sendRequest = (
    method: Request['method'],
    url: string,
    body: object,
    role: number = Role.TOP_ADMIN,
  ) => scenario.send({ role, method, url, body });
  const noted = (amount: string) => ({
    amount,
    payment_date: indianDay(),
    payment_mode: 'UPI',
    reference_number: `P ${scenario.next()}`,
  });
  const toOrder = (order_number: string, more: object) =>
    sendRequest('POST', '/updateOrder', { order_number, ...more });
  const because = { reason: 'Because' };

  const issue = ({ po_id }: CreatedIds) =>
    sendRequest('PATCH', '/updatePurchaseOrderStatus', { po_id, ...ISSUE });
  const pay = ({ po_id }: CreatedIds, amount = '100.00') =>
    sendRequest('POST', '/payment/outgoing', { po_id, ...noted(amount) }, Role.BROAD_ACCESS);
  const receive = ({ order_number }: CreatedIds, amount = '100.00') =>
    sendRequest('POST', '/payment', { order_number, ...noted(amount) });

  const order = async (terms: object = {}): Promise<CreatedIds> => ({
    ...NOTHING,
    ...toTestOrder(await orderByHand(scenario, terms)),
  });
  const drafted = async (terms: object = {}): Promise<CreatedIds> => {
    const made = await order(terms);
    const [po] = (await generate(scenario, made.order_id)).body.data;
    return { ...made, po_id: po.po_id, po_line_id: po.purchase_order_lines[0].po_line_id };
  };
  const issued = async (terms: object = {}): Promise<CreatedIds> => {
    const made = await drafted(terms);
    await issue(made);
    return made;
  };
  const withPayment = async (
    of: Promise<CreatedIds>,
    note: (made: CreatedIds) => Promise<Answer>,
  ): Promise<CreatedIds> => {
    const made = await of;
    return { ...made, payment_id: (await note(made)).body.data.payment_id };
  };
  return {
    sendRequest,
    noted,
    order,
    drafted,
    issued,
    owed: () => withPayment(issued(), pay),
    received: () => withPayment(order(), receive),
    issue,
    pay,
    receive,
    changePaymentStatus: ({ payment_id }: CreatedIds, status: string) =>
      sendRequest('POST', '/payment/update', { payment_id, status, ...because }),
    buy: ({ order_id }: CreatedIds) =>
      sendRequest('POST', '/generatePOFromOrder', {
        order_id,
        sellers: [scenario.company.sellerId],
      }),
    resize: ({ order_number, lines }: CreatedIds, quantity: number) =>
      toOrder(order_number, { order_lines: [{ line_id: single(lines).line_id, quantity }] }),
    resizePo: ({ po_id, po_line_id }: CreatedIds, quantity: number) =>
      sendRequest('PATCH', '/updatePurchaseOrder', {
        po_id,
        purchase_order_lines: [{ po_line_id, quantity }],
      }),
    cancelOrder: ({ order_number }: CreatedIds) =>
      sendRequest('POST', '/updateOrderStatus', { order_number, status: 'CANCELLED', ...because }),
    cancelLine: ({ order_number, lines }: CreatedIds) =>
      sendRequest('POST', '/updateOrderLineStatus', {
        order_number,
        line_id: single(lines).line_id,
        status: 'CANCELLED',
        ...because,
      }),
    cancelPo: ({ po_id }: CreatedIds) =>
      sendRequest('PATCH', '/updatePurchaseOrderStatus', {
        po_id,
        status: 'CANCELLED',
        ...because,
      }),
  };
}
