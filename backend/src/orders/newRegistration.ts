import { refuseForeignRegistration } from '../billing-registrations/billing-registrations.public.ts';
import type { Work } from '../core/data/work.ts';
import { badField } from '../core/http/errors.ts';
import type { LockedLine, LockedOrder } from './orders.public.ts';
import type { OrderChange } from './orders.shapes.ts';

/** Another registration to bill; null for what the customer and the ship-to say. Invoices keep theirs, so that one order has one. */
export async function newRegistration(
  { trx }: Work,
  order: LockedOrder,
  lines: readonly LockedLine[],
  { billing_registration_id }: OrderChange,
): Promise<Partial<Pick<LockedOrder, 'billing_registration_id'>>> {
  if (
    billing_registration_id === undefined ||
    billing_registration_id === order.billing_registration_id
  )
    return {};
  if (lines.some((line) => line.invoiced_quantity > 0))
    throw badField(
      'billing_registration_id',
      'The billing registration stays once goods were invoiced',
    );
  await refuseForeignRegistration(trx, order.tenant_id, billing_registration_id);
  return { billing_registration_id };
}
