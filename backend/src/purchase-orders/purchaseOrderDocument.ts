import type { Database, Trx } from '../core/data/database.ts';
import { indianDay } from '../core/data/days.ts';
import { headOf } from '../core/data/documentLines.ts';
import { addressDetails, type AddressDetails } from '../core/data/embeds.ts';
import { eqAny } from '../core/data/search.ts';
import { html, type Markup, page } from '../core/print/html.ts';
import {
  goodsTable,
  type GoodsLine,
  printHead,
  party,
  placeLines,
  remarksPart,
  sideBySide,
  signature,
  sumsPart,
} from '../core/print/printParts.ts';
import type { Settings } from '../core/settings.ts';
import type { PurchaseOrder, PurchaseOrderLine } from './purchase-orders.shapes.ts';

/** Data of the print beside the record. */
export interface PrintFacts {
  /** Delivery address of the customer, or the warehouse of a stock order. */
  shipTo: { name: string; address: AddressDetails | null };
  withinState: boolean;
  /** UQC by SKU. */
  unitCodes: ReadonlyMap<number, string>;
}

export async function printFactsOf(db: Database | Trx, po: PurchaseOrder): Promise<PrintFacts> {
  const place = await db
    .selectFrom('purchase_orders as po')
    .leftJoin('warehouses as w', 'w.warehouse_id', 'po.warehouse_id')
    .leftJoin('orders as o', 'o.order_id', 'po.order_id')
    .leftJoin('tenants as t', 't.tenant_id', 'o.tenant_id')
    .leftJoin('addresses as a', (join) =>
      join.on((eb) => eb('a.address_id', '=', eb.fn.coalesce('o.address_id', 'w.address_id'))),
    )
    .select([
      'po.within_state',
      't.tenant_name',
      'w.warehouse_name',
      'a.address_id',
      addressDetails.as('address'),
    ])
    .where('po.po_id', '=', po.po_id)
    .executeTakeFirstOrThrow();
  const codes = await db
    .selectFrom('skus')
    .select(['product_sku_id', 'unit_code'])
    .where('product_sku_id', '=', eqAny(po.purchase_order_lines.map((line) => line.product_sku_id)))
    .execute();
  return {
    shipTo: {
      name: place.tenant_name ?? place.warehouse_name ?? '',
      address: place.address_id === null ? null : place.address,
    },
    withinState: place.within_state,
    unitCodes: new Map(codes.map((row) => [row.product_sku_id, row.unit_code])),
  };
}

const leftOf = ({ quantity, cancelled_quantity }: PurchaseOrderLine) =>
  quantity - cancelled_quantity;

/** Mark on a purchase order that is not issued yet or is cancelled. */
function warningOf({ po_state, cancel_reason }: PurchaseOrder): string | null {
  if (po_state === 'CANCELLED')
    return `This purchase order is cancelled${cancel_reason ? `: ${cancel_reason}` : '.'}`;
  return po_state === 'ISSUED' ? null : 'Not issued yet: this is no order.';
}

/**
 * Print for the seller: no customer price, no margin. Cancelled units are left out. In a mail a
 * greeting precedes it.
 */
export function purchaseOrderDocument(
  po: PurchaseOrder,
  facts: PrintFacts,
  settings: Settings,
  greeting = '',
): string {
  const lines = po.purchase_order_lines.filter((line) => leftOf(line) > 0);
  const warning = warningOf(po);
  return page(
    `Purchase order ${po.po_id}`,
    html`
      ${greeting ? html`<p class="as-typed">${greeting}</p>` : ''}
      ${printHead(settings, 'Purchase Order', [
        `No. ${po.po_id}`,
        `Date ${indianDay(new Date(po.issued_at ?? po.created_date))}`,
        po.order_number && `Reference ${po.order_number}`,
        po.due_date && `Due ${po.due_date}`,
      ])}
      ${warning ? html`<p><strong>${warning}</strong></p>` : null}
      ${sideBySide(sellerPart(po), shipToPart(facts))}
      ${
        lines.length
          ? goodsTable(
              lines.map((line) => toGoods(line, facts)),
              facts.withinState,
            )
          : null
      }
      ${sumsPart(headOf(lines.map((line) => ({ ...line, total: line.item_total }))))}
      ${remarksPart(po.remark)} ${signature(settings)}
    `,
  );
}

function sellerPart({
  seller_info: seller,
  gstin,
  seller_email,
  seller_whatsapp_number,
}: PurchaseOrder): Markup {
  const { office_address_details: office } = seller;
  const number = gstin ?? seller.gstin;
  return party('Seller', seller.seller_name, [
    ...(office ? placeLines(office) : []),
    number && `GSTIN ${number}`,
    [seller_email ?? seller.email_id_1, seller_whatsapp_number ?? seller.mobile_1]
      .filter(Boolean)
      .join(' · '),
  ]);
}

const shipToPart = ({ shipTo: { name, address } }: PrintFacts): Markup =>
  party('Ship to', name, address ? placeLines(address) : []);

/** The price already has the seller's discount. */
const toGoods = (line: PurchaseOrderLine, { unitCodes }: PrintFacts): GoodsLine => ({
  name: line.product_sku_name,
  remarks: line.remark,
  hsn_code: line.sku_info.hsn_code,
  quantity: leftOf(line),
  unit_code: unitCodes.get(line.product_sku_id) ?? '',
  money: {
    ...line,
    price: line.unit_price,
    discount: null,
    gst: line.gstin,
    total: line.item_total,
  },
});
