import { addressIsFixed, isTaxFixed } from '@munim/schema/orders/orders.rules.ts';
import { shareAddresses, type TaxPlace } from '../addresses/addresses.public.ts';
import {
  type DocumentParties,
  placesOfSupply,
  refuseUndecided,
  shareCustomer,
} from '../billing-registrations/placesOfSupply.public.ts';
import { mustGet } from '../core/data/rows.ts';
import type { Work } from '../core/data/work.ts';
import { badField } from '../core/http/errors.ts';
import { refuseForeignAddress } from '../tenants/tenants.public.ts';
import { findOrder, lineFacts, type LockedLine } from './orders.public.ts';
import type { OrderChange } from './orders.shapes.ts';

/** A new delivery address, with the state that its lines are taxed for. */
export type ShipTo = { address_id: number } & TaxPlace;

/** Address of each line that gets another one: the order's new address takes all lines, a line's own comes first. */
function wantedAddresses(
  lines: readonly LockedLine[],
  { address_id: ofAll, order_lines = [] }: OrderChange,
): Map<number, number> {
  const wanted = new Map<number, number>();
  if (ofAll !== undefined && lines.some((line) => line.address_id !== ofAll)) {
    if (addressIsFixed(lines.map(lineFacts)))
      throw badField(
        'address_id',
        'The delivery address stays once goods were dispatched or invoiced',
      );
    for (const line of lines) wanted.set(line.line_id, ofAll);
  }
  for (const [index, { line_id, address_id }] of order_lines.entries()) {
    const line = lines.find((one) => one.line_id === line_id);
    if (!line || address_id === undefined) continue;
    if (address_id !== line.address_id && isTaxFixed(lineFacts(line)))
      throw badField(
        `order_lines.${index}.address_id`,
        'The delivery address of a line stays once goods of it were dispatched or invoiced',
      );
    wanted.set(line_id, address_id);
  }
  return wanted;
}

/** Taken before the lock on the order, so that nothing waits for an order while it holds its customer or one of its new addresses. */
export async function shareForTax(work: Work, body: OrderChange): Promise<void> {
  const { address_id, order_lines = [] } = body;
  const named = [address_id, ...order_lines.map((line) => line.address_id)];
  const ids = named.filter((id) => id !== undefined);
  const changesBillTo =
    body.billing_registration_id !== undefined ||
    body.bills_customer_itself !== undefined ||
    body.gst_registration_id !== undefined;
  if (!ids.length && !changesBillTo) return;
  const found = await findOrder(work, body.order_number);
  if (found) await shareCustomer(work.trx, found.tenant_id);
  await shareAddresses(work.trx, ids);
}

/** New delivery addresses of lines, by line; refused when they are not the customer's. */
export async function newShipTos(
  work: Work,
  order: DocumentParties,
  lines: readonly LockedLine[],
  body: OrderChange,
): Promise<Map<number, ShipTo>> {
  const wanted = wantedAddresses(lines, body);
  for (const address_id of new Set(wanted.values()))
    await refuseForeignAddress(work.trx, order.tenant_id, address_id);
  const places = await placesOfSupply(work, order, [...wanted.values()]);
  await refuseUndecided(work, order, places.values());
  return new Map(
    [...wanted].map(([lineId, address_id]) => {
      const { state_code, within_state } = mustGet(places, address_id);
      return [lineId, { address_id, state_code, within_state }];
    }),
  );
}

/** The order itself has the address of its first line. */
export const firstShipTo = (
  lines: readonly LockedLine[],
  moved: ReadonlyMap<number, ShipTo>,
): Pick<ShipTo, 'address_id'> | undefined => {
  const [first] = lines;
  return first && { address_id: moved.get(first.line_id)?.address_id ?? first.address_id };
};
