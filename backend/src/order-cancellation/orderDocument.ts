import { sumOf } from '@munim/schema/shared/money.ts';
import type { Database, Trx } from '../core/data/database.ts';
import { indianDay } from '../core/data/days.ts';
import {
  customerFacts,
  type CustomerFacts,
  customerParties,
  placeNote,
  placeOfSupply,
} from '../core/print/customerPart.ts';
import { type GoodsLine, goodsTable } from '../core/print/goodsTable.ts';
import { html, printPage } from '../core/print/html.ts';
import { printedDay } from '../core/print/printedDay.ts';
import { noticePart, printHead, remarksPart } from '../core/print/printParts.ts';
import { endPart } from '../core/print/sumsPart.ts';
import type { Settings } from '../core/settings.ts';
import type { Order, OrderLine } from '../orders/orders.shapes.ts';

const leftOf = ({ quantity, cancelled_quantity }: OrderLine) => quantity - cancelled_quantity;

export const orderPrintFacts = (
  db: Database | Trx,
  { user_info, sales_person }: Order,
): Promise<CustomerFacts> =>
  customerFacts(db, {
    contactId: user_info?.user_id ?? null,
    salesPersonId: sales_person,
  });

/**
 * Print of an order for the customer: no seller, cost or margin. Cancelled lines are left out,
 * unless all are.
 */
export function orderDocument(order: Order, facts: CustomerFacts, settings: Settings): string {
  const lines = order.order_lines.filter((line) => leftOf(line) > 0);
  const { tenant_info: customer, order_number } = order;
  const places = lines.length
    ? lines.map((line) => line.delivery_address_details)
    : [order.delivery_address_details];
  const cancelled = order.status === 'CANCELLED';
  const goods = lines.map((line) =>
    toGoods(line, placeNote(line.delivery_address_details, places)),
  );
  const withinState = lines.every((line) => line.within_state);
  const title = `Order ${order_number}`;
  const content = html`
    ${printHead(settings, {
      title: 'Sales Order',
      facts: [
        ['Order no.', order_number],
        ['Date', printedDay(indianDay(new Date(order.created_date)))],
        ['Your PO', order.customer_po_no],
        ['Delivery by', order.edd && printedDay(order.edd)],
        placeOfSupply(lines),
      ],
    })}
    ${noticePart(cancelled ? 'This order is cancelled.' : null)}
    ${customer ? customerParties({ ...order, tenant_info: customer }, facts, places) : null}
    ${goods.length ? goodsTable(goods, withinState) : null}
    ${endPart(goods, settings, {
      withinState,
      total: sumOf(lines.map((line) => line.line_total)),
      beside: remarksPart(order.remarks),
    })}
  `;
  return printPage(title, [{ content, foot: title, mark: cancelled ? 'CANCELLED' : null }]);
}

const toGoods = (line: OrderLine, place: string | null): GoodsLine => ({
  name: line.product_sku_name,
  notes: [line.remarks, place],
  hsn_code: line.product.hsn_code,
  quantity: leftOf(line),
  unit_code: line.sku.unit,
  money: {
    ...line,
    price: line.selling_price,
    discount: line.order_line_discount,
    gst: line.pan_india_gst,
    total: line.line_total,
  },
});
