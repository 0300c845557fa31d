import { amountInWords } from '../core/amountInWords.ts';
import type { Database, Trx } from '../core/database.ts';
import { indianDay } from '../core/days.ts';
import { addressDetails, type AddressDetails } from '../core/embeds.ts';
import { html, type Markup, page } from '../core/html.ts';
import { headOf } from '../core/paperLines.ts';
import { paperHead, party, placeLines, remarksPart, sideBySide, totalsTable } from '../core/paperParts.ts';
import { rupees } from '../core/rupees.ts';
import { anyOf } from '../core/search.ts';
import type { Settings } from '../core/settings.ts';
import type { PurchaseOrder, PurchaseOrderLine } from './purchase-orders.shapes.ts';

/** What the paper tells beyond the record. */
export interface PaperFacts {
  /** Where the goods go: the customer's delivery address, or the warehouse of a stock order. */
  shipTo: { name: string; address: AddressDetails | null };
  withinState: boolean;
  /** UQC by SKU. */
  unitCodes: ReadonlyMap<number, string>;
}

export async function paperFactsOf(db: Database | Trx, po: PurchaseOrder): Promise<PaperFacts> {
  const place = await db
    .selectFrom('purchase_orders as po')
    .leftJoin('warehouses as w', 'w.warehouse_id', 'po.warehouse_id')
    .leftJoin('orders as o', 'o.order_id', 'po.order_id')
    .leftJoin('tenants as t', 't.tenant_id', 'o.tenant_id')
    .leftJoin('addresses as a', (join) => join.on((eb) => eb('a.address_id', '=', eb.fn.coalesce('o.address_id', 'w.address_id'))))
    .select(['po.within_state', 't.tenant_name', 'w.warehouse_name', 'a.address_id', addressDetails.as('address')])
    .where('po.po_id', '=', po.po_id)
    .executeTakeFirstOrThrow();
  const codes = await db
    .selectFrom('skus')
    .select(['product_sku_id', 'unit_code'])
    .where('product_sku_id', '=', anyOf(po.purchase_order_lines.map((line) => line.product_sku_id)))
    .execute();
  return {
    shipTo: { name: place.tenant_name ?? place.warehouse_name ?? '', address: place.address_id === null ? null : place.address },
    withinState: place.within_state,
    unitCodes: new Map(codes.map((row) => [row.product_sku_id, row.unit_code])),
  };
}

const leftOf = ({ quantity, cancelled_quantity }: PurchaseOrderLine) => quantity - cancelled_quantity;

/** Said on a paper that is no order, or no more. */
function warningOf({ po_state, cancel_reason }: PurchaseOrder): string | null {
  if (po_state === 'CANCELLED') return `This purchase order is cancelled${cancel_reason ? `: ${cancel_reason}` : '.'}`;
  return po_state === 'ISSUED' ? null : 'Not issued yet: this is no order.';
}

/** The seller's paper: no customer price, no margin. Cancelled units are not on it. In a mail a greeting stands above it. */
export function purchaseOrderDocument(po: PurchaseOrder, facts: PaperFacts, settings: Settings, greeting = ''): string {
  const lines = po.purchase_order_lines.filter((line) => leftOf(line) > 0);
  const warning = warningOf(po);
  return page(
    `Purchase order ${po.po_id}`,
    html`
      ${greeting ? html`<p class="as-typed">${greeting}</p>` : ''}
      ${paperHead(settings, 'Purchase Order', [
        `No. ${po.po_id}`,
        `Date ${indianDay(new Date(po.issued_at ?? po.created_date))}`,
        po.order_number && `Reference ${po.order_number}`,
        po.due_date && `Due ${po.due_date}`,
      ])}
      ${warning ? html`<p><strong>${warning}</strong></p>` : null} ${sideBySide(sellerPart(po), shipToPart(facts))}
      ${lines.length ? linesTable(lines, facts) : null} ${sumsPart(lines)} ${remarksPart(po.remark)} ${signature(settings)}
    `,
  );
}

function sellerPart({ seller_info: seller, gstin, seller_email, seller_whatsapp_number }: PurchaseOrder): Markup {
  const { office_address_details: office } = seller;
  const number = gstin ?? seller.gstin;
  return party('Seller', seller.seller_name, [
    ...(office ? placeLines(office) : []),
    number && `GSTIN ${number}`,
    [seller_email ?? seller.email_id_1, seller_whatsapp_number ?? seller.mobile_1].filter(Boolean).join(' · '),
  ]);
}

const shipToPart = ({ shipTo: { name, address } }: PaperFacts): Markup => party('Ship to', name, address ? placeLines(address) : []);

/** Sums, amount in words: kept on one page. */
function sumsPart(lines: readonly PurchaseOrderLine[]): Markup {
  const sums = headOf(lines.map((line) => ({ ...line, total: line.item_total })));
  return html`<div class="together">
    ${totalsTable(sums)}
    <p><small>Amount in words</small><br />${amountInWords(sums.total)}</p>
  </div>`;
}

const signature = ({ houseName }: Settings): Markup =>
  html`<div class="together sign">
    <p>For ${houseName}</p>
    <p><small>Authorised signatory</small></p>
  </div>`;

/** Large sums leave room for the name without their sign. */
const figure = (amount: string): string => rupees(amount).replace('₹ ', '');
const percent = (rate: string): string => `${Number(rate)}%`;

const headCell = (name: string): Markup => html`<th class="right">${name}</th>`;
const cell = (text: string): Markup => html`<td class="right">${text}</td>`;

function linesTable(lines: readonly PurchaseOrderLine[], { withinState, unitCodes }: PaperFacts): Markup {
  const taxes = withinState ? ['CGST', 'SGST'] : ['IGST'];
  const taxesOf = (line: PurchaseOrderLine) => (withinState ? [line.cgst_amount, line.sgst_amount] : [line.igst_amount]);
  const row = (line: PurchaseOrderLine, index: number) =>
    html`<tr>
      <td>${index + 1}</td>
      <td class="item">${line.product_sku_name}${line.remark ? html`<br /><small>${line.remark}</small>` : null}</td>
      <td>${line.sku_info.hsn_code ?? ''}</td>
      ${cell(String(leftOf(line)))}
      <td>${unitCodes.get(line.product_sku_id) ?? ''}</td>
      ${cell(figure(line.unit_price))} ${cell(figure(line.taxable_amount))} ${cell(percent(line.gstin))}
      ${taxesOf(line).map((amount) => cell(figure(amount)))} ${cell(figure(line.item_total))}
    </tr>`;
  return html`<p class="above"><small>Amounts in ₹</small></p>
    <table class="dense">
      <thead>
        <tr>
          <th>#</th>
          <th>Item</th>
          <th>HSN</th>
          ${headCell('Qty')}
          <th>Unit</th>
          ${['Price', 'Taxable', 'GST', ...taxes, 'Total'].map(headCell)}
        </tr>
      </thead>
      <tbody>
        ${lines.map(row)}
      </tbody>
    </table>`;
}
