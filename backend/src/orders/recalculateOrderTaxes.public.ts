import { isTaxFixed } from '@munim/schema/orders/orders.rules.ts';
import { sql } from 'kysely';
import type { RecalculateTaxes, TaxCause, TaxPlace } from '../addresses/addresses.public.ts';
import {
  type DocumentParties,
  knownPlacesOfSupply,
} from '../billing-registrations/placesOfSupply.public.ts';
import { taxChanges } from '../core/data/taxChanges.ts';
import type { Work } from '../core/data/work.ts';
import {
  lineFacts,
  type LockedLine,
  lockedLines,
  orderLineMoney,
  settleOrder,
} from './orders.public.ts';

type Taxed = DocumentParties & { order_id: number };

/** Writes the tax of lines for another place, with what they were taxed for before. The caller holds the order's row, and settles it. */
export async function writeTax(
  work: Work,
  order_id: number,
  lines: readonly { line: LockedLine; place: TaxPlace }[],
): Promise<void> {
  for (const { line, place } of lines)
    await work.trx
      .updateTable('order_lines')
      .set({
        ...place,
        taxed_before: line.state_code,
        taxed_anew_at: sql<string>`now()`,
        ...orderLineMoney({ ...line, ...place }),
      })
      .where('line_id', '=', line.line_id)
      .execute();
  await work.audit({
    entity: 'ORDER',
    id: order_id,
    action: 'TAX',
    changes: taxChanges(
      lines.map(({ line, place }) => ({ line: line.line_number, from: line, to: place })),
    ),
  });
}

/**
 * Lines of which nothing is sent or invoiced get their present places of supply; the line says what
 * it was taxed for before. The caller holds the order's row, and settles it. Answers whether there was
 * any.
 */
export async function recalculateOrderTax(work: Work, order: Taxed): Promise<boolean> {
  const lines = (await lockedLines(work.trx, order.order_id)).filter(
    (line) => !isTaxFixed(lineFacts(line)),
  );
  const places = await knownPlacesOfSupply(
    work,
    order,
    lines.map((line) => line.address_id),
  );
  const moved = lines.flatMap((line) => {
    const place = places.get(line.address_id);
    if (!place) return [];
    const { state_code, within_state } = place;
    return state_code === line.state_code && within_state === line.within_state
      ? []
      : { line, place: { state_code, within_state } };
  });
  if (moved.length) await writeTax(work, order.order_id, moved);
  return moved.length > 0;
}

const isTouched = (cause: TaxCause) => {
  if ('tenant_id' in cause) return sql<boolean>`o.tenant_id = ${cause.tenant_id}`;
  if ('org_id' in cause)
    return sql<boolean>`o.tenant_id = any(array(select t.tenant_id from tenants t where t.org_id = ${cause.org_id}))`;
  return sql<boolean>`exists (select from order_lines a where a.order_id = o.order_id and a.address_id = ${cause.address_id})`;
};

/** Orders that have open lines and may be taxed otherwise now, locked by id. */
const openOrders = ({ trx }: Work, cause: TaxCause) =>
  trx
    .selectFrom('orders as o')
    .select(['o.order_id', 'o.order_number', 'o.tenant_id'])
    .select(['o.billing_registration_id', 'o.bills_customer_itself', 'o.gst_registration_id'])
    .where(isTouched(cause))
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('order_lines as l')
          .select('l.line_id')
          .whereRef('l.order_id', '=', 'o.order_id')
          .whereRef('l.quantity', '>', 'l.cancelled_quantity')
          .where('l.dispatched_quantity', '=', 0)
          .where('l.invoiced_quantity', '=', 0),
      ),
    )
    .where('o.status', '<>', 'CANCELLED')
    .orderBy('o.order_id')
    .forNoKeyUpdate('o')
    .execute();

/** Open order lines follow their address, and who is billed, into another state. */
export const recalculateOrderTaxes: RecalculateTaxes = async (work, cause) => {
  const { trx } = work;
  const numbers: string[] = [];
  for (const order of await openOrders(work, cause)) {
    const { order_id, order_number } = order;
    if (!(await recalculateOrderTax(work, order))) continue;
    await trx
      .updateTable('orders')
      .set({ version: sql<number>`version + 1` })
      .where('order_id', '=', order_id)
      .execute();
    await settleOrder(trx, order_id);
    numbers.push(order_number);
  }
  return numbers;
};
