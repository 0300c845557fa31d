import { indianDay } from '../core/data/days.ts';
import { headOf } from '../core/data/documentLines.ts';
import { html, page } from '../core/print/html.ts';
import {
  linesTable,
  printHead,
  party,
  placeLines,
  remarksPart,
  sideBySide,
  totalsTable,
  type SoldLine,
} from '../core/print/printParts.ts';
import type { Settings } from '../core/settings.ts';
import type { Order, OrderLine } from '../orders/orders.shapes.ts';

const leftOf = ({ quantity, cancelled_quantity }: OrderLine) => quantity - cancelled_quantity;

/**
 * Print of an order for the customer: no seller, cost or margin. Cancelled lines are left out,
 * unless all are.
 */
export function orderDocument(order: Order, settings: Settings): string {
  const lines = order.order_lines.filter((line) => leftOf(line) > 0);
  const { tenant_info: customer, delivery_address_details: place } = order;
  return page(
    `Order ${order.order_number}`,
    html`
      ${printHead(settings, 'Sales Order', [
        `No. ${order.order_number}`,
        `Date ${indianDay(new Date(order.created_date))}`,
        order.customer_po_no && `Your PO ${order.customer_po_no}`,
        order.edd && `Delivery by ${order.edd}`,
      ])}
      ${sideBySide(
        party('To', customer?.tenant_name ?? '', [
          [customer?.district, customer?.state].filter(Boolean).join(', '),
        ]),
        party('Deliver to', customer?.tenant_name ?? '', placeLines(place)),
      )}
      ${order.status === 'CANCELLED' ? html`<p><strong>This order is cancelled.</strong></p>` : null}
      ${lines.length ? linesTable(lines.map(toSold)) : null}
      ${totalsTable(headOf(lines.map((line) => ({ ...line, total: line.line_total }))))}
      ${remarksPart(order.remarks)}
    `,
  );
}

const toSold = (line: OrderLine): SoldLine => ({
  ...line,
  quantity: leftOf(line),
  price: line.selling_price,
  discount: line.order_line_discount,
  total: line.line_total,
});
