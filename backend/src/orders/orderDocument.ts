import { indianDay } from '../core/days.ts';
import { html, type Markup, page } from '../core/html.ts';
import { headOf } from '../core/paperLines.ts';
import { paperHead, party, placeLines, remarksPart, sideBySide, totalsTable } from '../core/paperParts.ts';
import { rupees } from '../core/rupees.ts';
import type { Settings } from '../core/settings.ts';
import type { Order, OrderLine } from './orders.shapes.ts';

const leftOf = ({ quantity, cancelled_quantity }: OrderLine) => quantity - cancelled_quantity;

/** The customer's paper of an order: no seller, cost or margin. What was cancelled is not on it, unless all of it was. */
export function orderDocument(order: Order, settings: Settings): string {
  const lines = order.order_lines.filter((line) => leftOf(line) > 0);
  const { tenant_info: customer, delivery_address_details: place } = order;
  return page(
    `Order ${order.order_number}`,
    html`
      ${paperHead(settings, 'Sales Order', [
        `No. ${order.order_number}`,
        `Date ${indianDay(new Date(order.created_date))}`,
        order.customer_po_no && `Your PO ${order.customer_po_no}`,
        order.edd && `Delivery by ${order.edd}`,
      ])}
      ${sideBySide(
        party('To', customer?.tenant_name ?? '', [[customer?.district, customer?.state].filter(Boolean).join(', ')]),
        party('Deliver to', customer?.tenant_name ?? '', placeLines(place)),
      )}
      ${order.status === 'CANCELLED' ? html`<p><strong>This order is cancelled.</strong></p>` : null}
      ${lines.length ? linesTable(lines) : null} ${totalsTable(headOf(lines.map((line) => ({ ...line, total: line.line_total }))))}
      ${remarksPart(order.remarks)}
    `,
  );
}

const linesTable = (lines: readonly OrderLine[]): Markup => html`
  <table>
    <thead>
      <tr>
        <th>#</th>
        <th>Item</th>
        <th>HSN</th>
        <th class="right">Quantity</th>
        <th class="right">Price</th>
        <th class="right">Discount</th>
        <th class="right">Taxable</th>
        <th class="right">GST</th>
        <th class="right">Total</th>
      </tr>
    </thead>
    <tbody>
      ${lines.map(
        (line, index) =>
          html`<tr>
            <td>${index + 1}</td>
            <td>${line.sku_info.product_sku_name}<br /><small>${line.remarks ?? ''}</small></td>
            <td>${line.sku_info.hsn_code ?? ''}</td>
            <td class="right">${leftOf(line)} ${line.sku_info.unit}</td>
            <td class="right">${rupees(line.selling_price)}</td>
            <td class="right">${line.order_line_discount}%</td>
            <td class="right">${rupees(line.taxable_amount)}</td>
            <td class="right">${line.pan_india_gst}%</td>
            <td class="right">${rupees(line.line_total)}</td>
          </tr>`,
      )}
    </tbody>
  </table>
`;
