import { orderPage } from '../gateway/testing/orderPage.ts';
import type { Ask, Wrapped } from './graph.ts';

const CANDIDATES = 200;
const PAGE = 50;

interface Candidate {
  id: string;
  number: string;
  lineCount: number;
  purchaseOrders: unknown[];
}

/**
 * The demo's order with the most documents, as its page shows it in all tabs: head, lines, purchase
 * orders with their lines, shipments, invoices and payments.
 */
export async function orderDetails(ask: Ask): Promise<Wrapped> {
  const { orders } = await ask<{ orders: { items: Candidate[] } }>(
    `{ orders(limit: ${CANDIDATES}) { items { id number lineCount purchaseOrders { id } } } }`,
  );
  const size = ({ purchaseOrders, lineCount }: Candidate) =>
    purchaseOrders.length * 100 + lineCount;
  const order = orders.items.toSorted((a, b) => size(b) - size(a))[0];
  if (!order) throw new Error('The demo has no orders');
  const { id, number, lineCount, purchaseOrders } = order;
  console.log(`Order ${number}: ${lineCount} lines, ${purchaseOrders.length} purchase orders`);
  return {
    query: orderPage(order),
    paths: [
      `/getOrderRequest?order_number=${number}&map_tenant=true&map_user=true&map_sales_person=true&map_po_gen_qty=true&map_po_lines=true&map_po_shipments=true`,
      `/getPurchaseOrder?order_id=${id}&page=1&limit=${PAGE}`,
      `/payment?order_number=${number}&page=1&limit=${PAGE}`,
      `/invoice?orderNumber=${number}&page=1&limit=${PAGE}`,
    ],
  };
}
