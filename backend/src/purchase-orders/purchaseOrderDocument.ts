import { sumOf } from '@munim/schema/shared/money.ts';
import { indianDay } from '../core/data/days.ts';
import type { AddressDetails } from '../core/data/embeds.ts';
import { companyAsIssued } from '../core/data/issuedCopies.ts';
import {
  copyOf,
  issuedPlaceOfPurchaseOrder,
  issuedPlaceOfPurchaseOrderLine,
  issuedUnitCode,
} from '../core/data/issuedMasters.ts';
import type { ReadContext } from '../core/data/work.ts';
import { distinctPlaces, placeNote } from '../core/print/customerPart.ts';
import { type GoodsLine, goodsTable } from '../core/print/goodsTable.ts';
import { html, type Markup, printPage } from '../core/print/html.ts';
import { printedDay } from '../core/print/printedDay.ts';
import {
  noticePart,
  party,
  placeLines,
  printHead,
  remarksPart,
  sideBySide,
  stateWithCode,
} from '../core/print/printParts.ts';
import { endPart } from '../core/print/sumsPart.ts';
import type { Settings } from '../core/settings.ts';
import type { PurchaseOrder, PurchaseOrderLine } from './purchase-orders.shapes.ts';

/** Data of the print beside the record, and the company of the day of issue. */
export interface PrintFacts {
  company: Settings;
  /** Delivery address of the customer, or the warehouse of a stock order. */
  shipTo: { name: string; address: AddressDetails | null };
  /** Delivery addresses of the customer, by line. */
  shipToOfLines: ReadonlyMap<number, AddressDetails>;
  withinState: boolean;
  /** UQC by SKU. */
  unitCodes: ReadonlyMap<number, string>;
}

export async function printFactsOf(
  { db, settings }: Pick<ReadContext, 'db' | 'settings'>,
  { po_id: id }: PurchaseOrder,
): Promise<PrintFacts> {
  const place = await db
    .selectFrom('purchase_orders as po')
    .leftJoin('warehouses as w', 'w.warehouse_id', 'po.warehouse_id')
    .leftJoin('orders as o', 'o.order_id', 'po.order_id')
    .leftJoin('tenants as t', 't.tenant_id', 'o.tenant_id')
    .leftJoin('addresses as a', (join) =>
      join.on((eb) => eb('a.address_id', '=', eb.fn.coalesce('o.address_id', 'w.address_id'))),
    )
    .leftJoin('issued_copies as ic', (join) => join.on(copyOf('PURCHASE_ORDER', 'po.po_id')))
    .select(['po.within_state', ...issuedPlaceOfPurchaseOrder])
    .where('po.po_id', '=', id)
    .executeTakeFirstOrThrow();
  const codes = await db
    .selectFrom('purchase_order_lines as l')
    .innerJoin('skus as k', 'k.product_sku_id', 'l.product_sku_id')
    .leftJoin('issued_copies as ic', (join) => join.on(copyOf('PURCHASE_ORDER', 'l.po_id')))
    .select(['k.product_sku_id', issuedUnitCode.as('unit_code')])
    .where('l.po_id', '=', id)
    .execute();
  const ofLines = await db
    .selectFrom('purchase_order_lines as pl')
    .innerJoin('order_lines as l', 'l.line_id', 'pl.order_line_id')
    .innerJoin('addresses as a', 'a.address_id', 'l.address_id')
    .leftJoin('issued_copies as ic', (join) => join.on(copyOf('PURCHASE_ORDER', 'pl.po_id')))
    .select(['pl.po_line_id', issuedPlaceOfPurchaseOrderLine.as('address')])
    .where('pl.po_id', '=', id)
    .execute();
  return {
    company: await companyAsIssued({ db, settings }, { kind: 'PURCHASE_ORDER', id }),
    shipToOfLines: new Map(ofLines.map((line) => [line.po_line_id, line.address])),
    shipTo: { name: place.place_name ?? '', address: place.address },
    withinState: place.within_state,
    unitCodes: new Map(codes.map((row) => [row.product_sku_id, row.unit_code])),
  };
}

const leftOf = ({ quantity, cancelled_quantity }: PurchaseOrderLine) =>
  quantity - cancelled_quantity;

/** Mark across the sheets of a purchase order that is none, and the sentence that says why. */
function markOf({ po_state }: PurchaseOrder): string | null {
  if (po_state === 'ISSUED') return null;
  return po_state === 'CANCELLED' ? 'CANCELLED' : 'DRAFT';
}

function warningOf({ po_state, cancel_reason }: PurchaseOrder): string | null {
  if (po_state === 'CANCELLED')
    return `This purchase order is cancelled${cancel_reason ? `: ${cancel_reason}` : '.'}`;
  return po_state === 'ISSUED' ? null : 'Not issued yet: this is no order.';
}

/**
 * Print for the seller: no customer price, no margin. Cancelled units are left out. In a mail a
 * greeting precedes it.
 */
export function purchaseOrderDocument(po: PurchaseOrder, facts: PrintFacts, greeting = ''): string {
  const title = `Purchase order ${po.po_id}`;
  const lines = po.purchase_order_lines.filter((line) => leftOf(line) > 0);
  const places = lines.flatMap((line) => facts.shipToOfLines.get(line.po_line_id) ?? []);
  const goods = lines.map((line) => toGoods(line, facts, places));
  const { withinState, company } = facts;
  const total = sumOf(lines.map((line) => line.line_total));
  const content = html`
    ${printHead(company, {
      title: 'Purchase Order',
      facts: [
        ['PO no.', String(po.po_id)],
        ['Date', printedDay(indianDay(new Date(po.issued_at ?? po.created_date)))],
        ['Due', po.due_date && printedDay(po.due_date)],
        ['Reference', po.order_number],
      ],
    })}
    ${noticePart(warningOf(po))}
    ${sideBySide(sellerPart(po), shipToPart(facts, places), billToPart(company))}
    ${goods.length ? goodsTable(goods, withinState) : null}
    ${endPart(goods, company, { withinState, total, hsn: true, beside: remarksPart(po.remark) })}
  `;
  return printPage(title, [{ content, foot: title, mark: markOf(po) }], greeting);
}

/** The seller's invoice is made out to the company, wherever the goods go. */
const billToPart = ({ companyName, companyAddress, companyGstin, companyState }: Settings) =>
  party('Bill to', companyName, [
    companyAddress,
    `GSTIN ${companyGstin}`,
    `State ${stateWithCode(companyState)}`,
  ]);

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

/** One place, or that the lines go to several: then each names its own. */
function shipToPart({ shipTo }: PrintFacts, places: readonly AddressDetails[]): Markup {
  const [address = shipTo.address, ...others] = distinctPlaces(places);
  if (others.length) return party('Ship to', `${others.length + 1} places`, ['See the lines']);
  return party(
    'Ship to',
    shipTo.name,
    address ? [...placeLines(address), `State ${stateWithCode(address.state)}`] : [],
  );
}

const noteOf = (place: AddressDetails | undefined, places: readonly AddressDetails[]) =>
  place ? placeNote(place, places) : null;

/** The price already has the seller's discount. */
const toGoods = (
  line: PurchaseOrderLine,
  { unitCodes, shipToOfLines }: PrintFacts,
  places: readonly AddressDetails[],
): GoodsLine => ({
  name: line.product_sku_name,
  notes: [line.remark, noteOf(shipToOfLines.get(line.po_line_id), places)],
  hsn_code: line.product_info.hsn_code,
  quantity: leftOf(line),
  unit_code: unitCodes.get(line.product_sku_id) ?? '',
  money: {
    ...line,
    price: line.unit_price,
    discount: null,
    gst: line.gstin,
    total: line.line_total,
  },
});
