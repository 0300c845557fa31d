import { placeOfSupply } from '@munim/schema/billing-registrations/billing-registrations.rules.ts';
import { stateName } from '@munim/schema/shared/states.ts';
import { sql } from 'kysely';
import type { TaxPlace } from '../addresses/addresses.public.ts';
import type { AddressCopy } from '../addresses/addresses.shapes.ts';
import { nobodyChosen } from '../billing-registrations/placesOfSupply.public.ts';
import { type BillTo, billTo, copiedStateCode } from '../core/data/billTo.ts';
import { settingsOf } from '../core/data/companyRegistrations.ts';
import type { Work } from '../core/data/work.ts';
import { refused } from '../core/http/errors.ts';
import type { Settings } from '../core/settings.ts';
import { lockedLines } from '../orders/orders.public.ts';
import { wayRefusal } from '../warehouses/registrationOfWarehouse.public.ts';
import { writeTax } from '../orders/recalculateOrderTaxes.public.ts';

/** A challan to a customer, with what the invoice keeps of its order and customer. */
export async function challanToBill(work: Work, challanId: number) {
  const { trx } = work;
  const { bill_to, ...challan } = await trx
    .selectFrom('delivery_challans as c')
    .innerJoin('orders as o', 'o.order_id', 'c.order_id')
    .innerJoin('tenants as t', 't.tenant_id', 'o.tenant_id')
    .select(['c.challan_id', 'c.challan_type', 'c.shipment_id', 'c.order_id'])
    .select(['c.from_address_details', 'c.delivery_address_details'])
    .select(['o.tenant_id', 'o.customer_po_no', 'o.gst_registration_id'])
    .select(copiedStateCode('c.delivery_address_details').as('ship_to_state'))
    .select(
      billTo({
        chosen: sql.ref('o.billing_registration_id'),
        itself: sql.ref('o.bills_customer_itself'),
        stateCode: copiedStateCode('c.delivery_address_details'),
      }).as('bill_to'),
    )
    .where('c.challan_id', '=', challanId)
    .executeTakeFirstOrThrow();
  const from = challan.from_address_details as unknown as AddressCopy;
  const to = challan.delivery_address_details as unknown as AddressCopy;
  const document = { id: challan.gst_registration_id, word: 'order' } as const;
  const noWay = await wayRefusal(work, { from, to, document });
  if (noWay) throw refused(noWay);
  if (bill_to === null) throw await nobodyChosen(trx, challan.tenant_id);
  return { ...challan, bill_to };
}

interface Supply {
  bill_to: BillTo;
  ship_to_state: string | null;
  gst_registration_id: number | null;
}

/** Place of supply of goods that are billed so, and supplied by the order's registration. */
export function supplyOf(
  { bill_to, ship_to_state, gst_registration_id }: Supply,
  settings: Settings,
): TaxPlace {
  const { gst_no, state_code, kind } = bill_to;
  const { stateCode, withinState } = placeOfSupply({
    billed: { gstNumber: gst_no, stateCode: state_code, kind },
    shipTo: ship_to_state,
    company: settingsOf(settings, gst_registration_id).companyStateCode,
  });
  if (stateCode === null || stateName(stateCode) === null)
    throw refused('The state of the delivery address is not known: correct the address first');
  return { state_code: stateCode, within_state: withinState };
}

/** Registration and place of supply in words. */
export const supplyText = ({
  state_code,
  within_state,
}: {
  state_code: string | null;
  within_state: boolean;
}) =>
  `${(state_code && stateName(state_code)) ?? 'no state'} (${within_state ? 'CGST + SGST' : 'IGST'})`;

/**
 * Tax of an invoice's lines by where they are supplied. Order lines of which nothing is on an
 * invoice follow whom this one bills, also where their goods have left already: an earlier invoice
 * of them was cancelled. Of those that are invoiced in part the rest stays as the parts are; a GST
 * number of another state cannot be billed for it. The caller holds the order's row, and settles
 * it.
 */
export async function taxForInvoice(
  work: Work,
  orderId: number,
  lineIds: ReadonlySet<number>,
  challan: Supply,
): Promise<TaxPlace> {
  const place = supplyOf(challan, work.settings);
  const others = (await lockedLines(work.trx, orderId)).filter(
    (line) =>
      lineIds.has(line.line_id) &&
      (line.state_code !== place.state_code || line.within_state !== place.within_state),
  );
  const invoiced = others.find((line) => line.invoiced_quantity > 0);
  if (invoiced) {
    const { line_number, state_code, within_state } = invoiced;
    if (challan.bill_to.gst_no !== null || state_code === null)
      throw refused(
        `Line ${line_number} of the order was invoiced for ${supplyText(invoiced)}, and who is billed now makes it ${supplyText(place)}: cancel the rest of the line and order it anew`,
      );
    return { state_code, within_state };
  }
  if (others.length)
    await writeTax(
      work,
      orderId,
      others.map((line) => ({ line, place })),
    );
  return place;
}
