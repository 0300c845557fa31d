import { ISSUE } from '../testPurchasing.ts';
import { lineOf, sendMaybeTwice, orderOf, pick, REASON, type Run, pickPo } from './testCommand.ts';
import { orderByHand, toTestOrder } from './testScenario.ts';

/** One in eight is so large that its goods need an e-way bill. */
const createOrder: Run = async (scenario, documents, { role, n, m, quantity, price, percent }) => {
  const { company, nearSellerId } = scenario;
  const lines = [1, 2, 3].slice(0, 1 + (m % 3)).map((i) => ({
    product_sku_id: i === 2 ? company.unmanagedSkuId : company.skuId,
    seller_id: (i + n) % 2 ? company.sellerId : nearSellerId,
    quantity: quantity + i + (n === 7 ? 500 : 0),
    selling_price: price,
    offer_price: '77.77',
    order_line_discount: i === 3 ? percent : '0',
    below_cost_reason: 'Old stock',
  }));
  const terms = {
    address_id: n % 2 ? company.addressId : company.farAddressId,
    order_lines: lines,
  };
  const made = await orderByHand(scenario, terms, { role, key: `order ${scenario.next()}` });
  if (made.status === 200) documents.orders.push(toTestOrder(made));
};

const convert: Run = async (scenario, documents, command) => {
  const quotation_id = pick(documents.quotations, command.n);
  if (quotation_id === undefined) return;
  const { status, body } = await sendMaybeTwice(scenario, command, '/createOrderFromQuotation', {
    quotation_id,
  });
  if (status === 200 && body.success) documents.orders.push(toTestOrder({ status, body }));
};

const editOrder: Run = (scenario, documents, { role, n, m, flag, quantity, price, percent }) => {
  const order = orderOf(documents, n);
  const line_id = lineOf(order, m).line_id;
  const terms = flag
    ? { quantity }
    : { selling_price: price, order_line_discount: percent, below_cost_reason: 'Old stock' };
  const place =
    m === 7
      ? { address_id: n % 2 ? scenario.company.farAddressId : scenario.company.addressId }
      : {};
  const body = {
    order_number: order.order_number,
    remarks: `Remark ${quantity}`,
    ...place,
    order_lines: [{ line_id, ...terms }],
  };
  return scenario.send({ role, method: 'POST', url: '/updateOrder', body });
};

const cancelOrderLine: Run = (scenario, documents, { role, n, m }) => {
  const order = orderOf(documents, n);
  const body = {
    order_number: order.order_number,
    line_id: lineOf(order, m).line_id,
    status: 'CANCELLED',
    ...REASON,
  };
  return scenario.send({ role, method: 'POST', url: '/updateOrderLineStatus', body });
};

const cancelOrder: Run = (scenario, documents, { role, n, flag }) => {
  const body = {
    order_number: orderOf(documents, n).order_number,
    status: 'CANCELLED',
    send_email: flag,
    ...REASON,
  };
  return scenario.send({ role, method: 'POST', url: '/updateOrderStatus', body });
};

const generate: Run = (scenario, documents, command) => {
  const sellers =
    command.m % 3 ? [scenario.company.sellerId, scenario.nearSellerId] : [scenario.nearSellerId];
  return sendMaybeTwice(scenario, command, '/generatePOFromOrder', {
    order_id: orderOf(documents, command.n).order_id,
    sellers,
  });
};

const createPo: Run = (scenario, documents, command) => {
  const { n, m, quantity, price } = command;
  const order = orderOf(documents, n);
  const line = lineOf(order, m);
  const seller_id = m % 2 ? scenario.company.sellerId : scenario.nearSellerId;
  const stock = { warehouse_id: scenario.warehouseId };
  const of =
    m % 4 === 0
      ? { ...stock, lines: {} }
      : { order_number: order.order_number, lines: { order_line_id: line.line_id } };
  const { lines, ...head } = of;
  const wanted = { product_sku_id: line.product_sku_id, quantity, offer_price: price, ...lines };
  return sendMaybeTwice(scenario, command, '/createPurchaseOrder', {
    seller_id,
    ...head,
    purchase_order_lines: [wanted],
  });
};

const changePoStatus: Run = async (scenario, documents, { role, n, m }) => {
  const po = await pickPo(scenario, documents, n);
  const status = pick(
    ['ISSUED', 'SENT_FOR_APPROVAL', 'APPROVED', 'ISSUED', 'CANCELLED', 'REJECTED', 'DRAFT'],
    m,
  );
  const details = status === 'ISSUED' ? ISSUE : { status, ...REASON };
  if (po)
    await scenario.send({
      role,
      method: 'PATCH',
      url: '/updatePurchaseOrderStatus',
      body: { po_id: po.po_id, ...details },
    });
};

const editPo: Run = async (scenario, documents, { role, n, flag, quantity, price }) => {
  const po = await pickPo(scenario, documents, n);
  const terms = flag ? { quantity } : { offer_price: price };
  const lines = [{ po_line_id: po?.po_line_id, ...terms }];
  if (po)
    await scenario.send({
      role,
      method: 'PATCH',
      url: '/updatePurchaseOrder',
      body: { po_id: po.po_id, remark: 'Soon', purchase_order_lines: lines },
    });
};

const cancelPoLine: Run = async (scenario, documents, { role, n }) => {
  const po = await pickPo(scenario, documents, n);
  const body = { po_id: po?.po_id, po_line_id: po?.po_line_id, status: 'CANCELLED', ...REASON };
  if (po)
    await scenario.send({ role, method: 'PATCH', url: '/updatePurchaseOrderLineStatus', body });
};

export const ORDER_COMMANDS = {
  createOrder,
  convert,
  editOrder,
  cancelOrderLine,
  cancelOrder,
  generate,
  createPo,
  changePoStatus,
  editPo,
  cancelPoLine,
} satisfies Record<string, Run>;
