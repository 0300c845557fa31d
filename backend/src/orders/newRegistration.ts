import { refuseForeignRegistration } from '../billing-registrations/billing-registrations.public.ts';
import { newChoice } from '../billing-registrations/placesOfSupply.public.ts';
import type { Work } from '../core/data/work.ts';
import { badField } from '../core/http/errors.ts';
import type { LockedLine, LockedOrder } from './orders.public.ts';
import type { OrderChange } from './orders.shapes.ts';

/** Another choice of who is billed, if it is another; null and false for what the customer and the ship-to say. Invoices keep theirs, so that one order has one. */
export async function newRegistration(
  { trx }: Work,
  order: LockedOrder,
  lines: readonly LockedLine[],
  body: OrderChange,
): Promise<Pick<LockedOrder, 'billing_registration_id' | 'bills_customer_itself'>> {
  const { billing_registration_id, bills_customer_itself } = newChoice(body, order);
  const choice = { billing_registration_id, bills_customer_itself };
  if (
    billing_registration_id === order.billing_registration_id &&
    bills_customer_itself === order.bills_customer_itself
  )
    return choice;
  if (lines.some((line) => line.invoiced_quantity > 0))
    throw badField(
      'billing_registration_id',
      'The billing registration stays once goods were invoiced',
    );
  await refuseForeignRegistration(trx, order.tenant_id, billing_registration_id);
  return choice;
}
