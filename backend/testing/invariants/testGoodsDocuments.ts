import { Role } from '@munim/schema/shared/roles.ts';
import { indianDay } from '../../src/core/data/days.ts';
import { shipmentBody, waiting } from '../testLogistics.ts';
import { scenarioDocuments, type CreatedIds, NOTHING } from './testDocuments.ts';
import { upload } from './testGoodsCommands.ts';
import { type Answer, type Scenario, orderByHand, toTestOrder } from './testScenario.ts';

/** Goods on their way, from a vendor or the warehouse. */
function sendingDocuments(scenario: Scenario, documents: ReturnType<typeof scenarioDocuments>) {
  const { sendRequest } = documents;
  const { warehouseId: warehouse_id, company } = scenario;

  const send = async (
    { po_id, order_id }: CreatedIds,
    toWarehouse = false,
    units?: number,
  ): Promise<Answer> => {
    const of = po_id ? { poId: po_id } : { orderId: order_id };
    const open = await waiting(scenario, of);
    // a screen that was opened before they were closed sends them all the same
    const points = open.length ? open : await waiting(scenario, of, { closed: true });
    const quantities = new Map(units === undefined ? [] : points.map((point) => [point.id, units]));
    return sendRequest(
      'POST',
      '/shipment',
      await shipmentBody(scenario, points, { toWarehouse, quantities }),
    );
  };
  const withPapers = ({ body: { data } }: Answer) => ({
    shipment_id: data.shipment.shipment_id,
    challan_id: data.delivery_challans[0].challan_id,
    bill_id: data.bills[0]?.bill_id ?? 0,
    invoice_id: data.invoices[0]?.invoice_id ?? 0,
  });
  const sending = async (
    made: CreatedIds,
    toWarehouse?: boolean,
    units?: number,
  ): Promise<CreatedIds> => ({
    ...made,
    ...withPapers(await send(made, toWarehouse, units)),
  });
  /** An order whose goods are on their way to the customer; more of them with a bigger first line. */
  const sent = async (terms: object = {}): Promise<CreatedIds> =>
    sending(await documents.issued(terms));
  const adjust = (quantity: number) =>
    sendRequest('POST', '/inventory/adjustment', {
      warehouse_id,
      sku_id: company.skuId,
      quantity,
      reason: 'STOCK_COUNT',
      remarks: 'Counted',
    });
  const fromStock = async (): Promise<CreatedIds> => {
    const line = {
      product_sku_id: company.skuId,
      warehouse_id,
      quantity: 10,
      selling_price: '110.00',
    };
    return {
      ...NOTHING,
      ...toTestOrder(
        await orderByHand(scenario, { order_lines: [line, { ...line, quantity: 2 }] }),
      ),
    };
  };
  /** Served by the warehouse, whose every unit of it is reserved. */
  const stocked = async (): Promise<CreatedIds> => {
    const balances = scenario.test.db
      .selectFrom('stock_balances')
      .select(['quantity', 'reserved_quantity']);
    const there = await balances.where('product_sku_id', '=', company.skuId).executeTakeFirst();
    const short = 12 - (there ? there.quantity - there.reserved_quantity : 0);
    if (short) await adjust(short);
    return fromStock();
  };
  /** Bought for stock, on its way there. */
  const toStock = async (): Promise<CreatedIds> => {
    const made = await documents.issued();
    const line = { product_sku_id: company.skuId, quantity: 5, offer_price: '100.00' };
    const body = { seller_id: company.sellerId, warehouse_id, purchase_order_lines: [line] };
    const { po_id } = (await sendRequest('POST', '/createPurchaseOrder', body)).body.data;
    await documents.issue({ ...made, po_id });
    return sending({ ...made, po_id }, true);
  };
  /** Order in two shipments, with a bill each. */
  const sentTwice = async (): Promise<CreatedIds> => {
    const made = await documents.issued();
    await sending(made, false, 4);
    return sending(made);
  };
  return {
    send,
    sending,
    sent,
    sentTwice,
    adjust,
    fromStock,
    stocked,
    toStock,
    deliver: ({ challan_id: challanId }: CreatedIds) =>
      sendRequest('PUT', '/dc', { challanId, newStatus: 'DELIVERED' }),
    cancelChallan: ({ challan_id: challanId }: CreatedIds) =>
      sendRequest('PUT', '/dc', {
        challanId,
        newStatus: 'CANCELLED',
        reason_for_cancellation: 'Because',
      }),
  };
}

/** Bills, invoices, credit notes and payments of the orders. */
function billingDocuments(
  scenario: Scenario,
  documents: ReturnType<typeof scenarioDocuments>,
  { sent }: ReturnType<typeof sendingDocuments>,
) {
  const { sendRequest } = documents;
  const { company } = scenario;
  const issueBill = async (
    { bill_id }: CreatedIds,
    seller_invoice_number = `B ${scenario.next()}`,
  ) => {
    const link = await upload(scenario, Role.TOP_ADMIN, 'BILL');
    const seller_invoice_attachment = { attachment_type: 'VENDOR_INVOICE', attachment_link: link };
    const document = {
      seller_invoice_number,
      seller_invoice_date: indianDay(),
      seller_invoice_attachment,
    };
    return sendRequest('PUT', '/bill/status', { bill_id, status: 'ISSUED', ...document });
  };
  const cancelBill = ({ bill_id }: CreatedIds) =>
    sendRequest('PUT', '/bill/status', {
      bill_id,
      status: 'CANCELLED',
      reason_for_cancellation: 'Because',
    });
  const billed = async (terms: object = {}): Promise<CreatedIds> => {
    const made = await sent(terms);
    await issueBill(made);
    return made;
  };
  /** One line, that nothing else is on the challan. */
  const only = (line: object) => ({
    order_lines: [{ product_sku_id: company.skuId, seller_id: company.sellerId, ...line }],
  });
  const billedBig = (): Promise<CreatedIds> =>
    billed(only({ quantity: 500, selling_price: '110.00', offer_price: '100.00' }));
  const issuedLine = (line: object): Promise<CreatedIds> => documents.issued(only(line));
  const credit = async (
    { order_number, invoice_id }: CreatedIds,
    quantity: number,
  ): Promise<Answer> => {
    const lines = scenario.test.db
      .selectFrom('invoice_lines')
      .select('invoice_line_id')
      .where('invoice_id', '=', invoice_id);
    const { invoice_line_id } = await lines.executeTakeFirstOrThrow();
    return sendRequest('POST', '/credit_note', {
      order_number,
      invoice_id,
      reason: 'DAMAGED',
      credit_note_lines: [{ invoice_line_id, quantity }],
    });
  };
  const issueNote = ({ creditnote_id }: CreatedIds) =>
    sendRequest(
      'POST',
      '/credit_note/status',
      { creditnote_id, status: 'ISSUED' },
      Role.BROAD_ACCESS,
    );
  const credited = async (made: CreatedIds, quantity = 10): Promise<CreatedIds> => ({
    ...made,
    creditnote_id: (await credit(made, quantity)).body.data.creditnote_id,
  });
  /** Two drafts, each on the whole line. */
  const creditedTwice = async (): Promise<CreatedIds> => credited(await credited(await sent()));
  const receiveFor = ({ order_number, invoice_id }: CreatedIds, amount = '100.00') =>
    sendRequest('POST', '/payment', { order_number, invoice_id, ...documents.noted(amount) });
  const owing = async (made: CreatedIds, amount?: string): Promise<CreatedIds> => ({
    ...made,
    payment_id: (await receiveFor(made, amount)).body.data.payment_id,
  });
  const paid = async (amount?: string): Promise<CreatedIds> => {
    const made = await owing(await sent(), amount);
    await documents.changePaymentStatus(made, 'PAID');
    return made;
  };
  /** A receipt for the invoice of old books, PAID. */
  const openingPaid = async (): Promise<CreatedIds> => {
    const { opening_id } = await scenario.test.db
      .selectFrom('opening_documents')
      .select('opening_id')
      .where('kind', '=', 'INVOICE')
      .executeTakeFirstOrThrow();
    const body = { opening_id, ...documents.noted('10.00') };
    const { payment_id } = (await sendRequest('POST', '/payment/opening', body)).body.data;
    const made = { ...(await documents.order()), payment_id };
    await documents.changePaymentStatus(made, 'PAID');
    return made;
  };
  return {
    openingPaid,
    issueBill,
    cancelBill,
    billed,
    billedBig,
    issuedLine,
    issueNote,
    credited,
    creditedTwice,
    receiveFor,
    owing,
    paid,
    voidPayment: (made: CreatedIds) => documents.changePaymentStatus(made, 'VOID'),
    convertPo: ({ po_id }: CreatedIds) =>
      sendRequest('POST', '/bill/convert/purchase_order', { po_id }),
    billByHand: ({ po_id, po_line_id }: CreatedIds) =>
      sendRequest('POST', '/bill', {
        seller_id: company.sellerId,
        included_po_ids: [po_id],
        bill_lines: [{ po_line_id, quantity: 10 }],
      }),
  };
}

/** Goods in transit with valid documents, and single requests on them. */
export function goodsDocuments(scenario: Scenario) {
  const documents = scenarioDocuments(scenario);
  const goods = sendingDocuments(scenario, documents);
  return { ...documents, ...goods, ...billingDocuments(scenario, documents, goods) };
}
