import { indianDay } from '../core/days.ts';
import { html, type Markup, page } from '../core/html.ts';
import { headOf } from '../core/paperLines.ts';
import { paperHead, party, remarksPart, totalsTable } from '../core/paperParts.ts';
import type { Settings } from '../core/settings.ts';
import type { Quotation, QuotationItem } from './quotations.shapes.ts';
import { rupees } from '../core/rupees.ts';

/** The customer's paper: no seller, cost or margin. Prints on A4 with its head repeated on each page. In a mail a greeting stands above it. */
export function quotationDocument(quotation: Quotation, settings: Settings, greeting = ''): string {
  const { tenant_info: customer } = quotation;
  const items = quotation.quotation_items.filter((item) => item.included_in_quotation);
  return page(
    `Quotation ${quotation.quotation_id}`,
    html`
      ${greeting ? html`<p>${greeting}</p>` : ''}
      ${paperHead(settings, 'Quotation', [
        `No. ${quotation.quotation_id}${quotation.revision ? ` (revision ${quotation.revision})` : ''}`,
        `Date ${indianDay(new Date(quotation.created_date))}`,
        quotation.valid_until && `Valid until ${quotation.valid_until}`,
      ])}
      ${party('To', customer.tenant_name, [[customer.district, customer.state].filter(Boolean).join(', ')])} ${linesTable(items)}
      ${totalsTable(headOf(items.map((item) => ({ ...item, total: item.item_total }))))} ${remarksPart(quotation.remarks)}
    `,
  );
}

const linesTable = (items: readonly QuotationItem[]): Markup => html`
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
      ${items.map(
        (item, index) =>
          html`<tr>
            <td>${index + 1}</td>
            <td>${item.sku_info.product_sku_name}<br /><small>${item.remarks ?? ''}</small></td>
            <td>${item.sku_info.hsn_code ?? ''}</td>
            <td class="right">${item.quantity} ${item.sku_info.unit}</td>
            <td class="right">${rupees(item.rfq_selling_price)}</td>
            <td class="right">${item.quotation_line_discount}%</td>
            <td class="right">${rupees(item.taxable_amount)}</td>
            <td class="right">${item.pan_india_gst}%</td>
            <td class="right">${rupees(item.item_total)}</td>
          </tr>`,
      )}
    </tbody>
  </table>
`;
