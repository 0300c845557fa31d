import { isTaxFixed } from '@munim/schema/orders/orders.rules.ts';
import { stateName } from '@munim/schema/shared/states.ts';
import { sql } from 'kysely';
import type { TaxAnew } from '../addresses/addresses.public.ts';
import type { Work } from '../core/data/work.ts';
import {
  lineFacts,
  type LockedLine,
  lockedLines,
  orderLineMoney,
  settleOrder,
} from './orders.public.ts';

/** Lines to the address that may still be taxed for another state. */
const openLines = (lines: readonly LockedLine[], addressId: number, state: string): LockedLine[] =>
  lines.filter(
    (line) =>
      line.address_id === addressId && line.state_code !== state && !isTaxFixed(lineFacts(line)),
  );

/** Orders that go to the address and are not cancelled, locked by id. */
const ordersTo = ({ trx }: Work, addressId: number) =>
  trx
    .selectFrom('orders as o')
    .select(['o.order_id', 'o.order_number'])
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('order_lines as l')
          .select('l.line_id')
          .whereRef('l.order_id', '=', 'o.order_id')
          .where('l.address_id', '=', addressId)
          .where('l.dispatched_quantity', '=', 0)
          .where('l.invoiced_quantity', '=', 0),
      ),
    )
    .where('o.status', '<>', 'CANCELLED')
    .orderBy('o.order_id')
    .forNoKeyUpdate('o')
    .execute();

/**
 * Order lines follow their address into another state while nothing of them is sent or invoiced;
 * the line says what it was taxed for before.
 */
export const taxOrdersAnew: TaxAnew = async (work, { address_id, state_code, within_state }) => {
  const { trx } = work;
  const numbers: string[] = [];
  for (const { order_id, order_number } of await ordersTo(work, address_id)) {
    const lines = openLines(await lockedLines(trx, order_id), address_id, state_code);
    if (!lines.length) continue;
    for (const line of lines)
      await trx
        .updateTable('order_lines')
        .set({
          state_code,
          within_state,
          taxed_before: line.state_code,
          taxed_anew_at: sql<string>`now()`,
          ...orderLineMoney({ ...line, within_state }),
        })
        .where('line_id', '=', line.line_id)
        .execute();
    await trx
      .updateTable('orders')
      .set({ version: sql<number>`version + 1` })
      .where('order_id', '=', order_id)
      .execute();
    await settleOrder(trx, order_id);
    const name = (code: string | null) => (code === null ? null : stateName(code));
    const changes = lines.map((line) => [
      `line ${line.line_number} state`,
      { from: name(line.state_code), to: name(state_code) },
    ]);
    await work.audit({
      entity: 'ORDER',
      id: order_id,
      action: 'TAX',
      changes: Object.fromEntries(changes) as Record<string, { from: unknown; to: unknown }>,
    });
    numbers.push(order_number);
  }
  return numbers;
};
