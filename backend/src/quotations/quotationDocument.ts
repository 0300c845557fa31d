import { indianDay } from '../core/data/days.ts';
import { headOf } from '../core/data/documentLines.ts';
import { html, page } from '../core/print/html.ts';
import {
  linesTable,
  printHead,
  party,
  remarksPart,
  totalsTable,
  type SoldLine,
} from '../core/print/printParts.ts';
import type { Settings } from '../core/settings.ts';
import type { Quotation, QuotationItem } from './quotations.shapes.ts';

/**
 * Print for the customer: no seller, cost or margin. A4 with its head repeated on each page. In a
 * mail a greeting precedes it.
 */
export function quotationDocument(quotation: Quotation, settings: Settings, greeting = ''): string {
  const { tenant_info: customer } = quotation;
  const items = quotation.quotation_items.filter((item) => item.included_in_quotation);
  return page(
    `Quotation ${quotation.quotation_id}`,
    html`
      ${greeting ? html`<p>${greeting}</p>` : ''}
      ${printHead(settings, 'Quotation', [
        `No. ${quotation.quotation_id}${quotation.revision ? ` (revision ${quotation.revision})` : ''}`,
        `Date ${indianDay(new Date(quotation.created_date))}`,
        quotation.valid_until && `Valid until ${quotation.valid_until}`,
      ])}
      ${party('To', customer.tenant_name, [[customer.district, customer.state].filter(Boolean).join(', ')])}
      ${linesTable(items.map(toSold))}
      ${totalsTable(headOf(items.map((item) => ({ ...item, total: item.item_total }))))}
      ${remarksPart(quotation.remarks)}
    `,
  );
}

const toSold = (item: QuotationItem): SoldLine => ({
  ...item,
  price: item.rfq_selling_price,
  discount: item.quotation_line_discount,
  total: item.item_total,
});
