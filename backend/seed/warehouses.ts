import type { Trx } from '../src/core/data/database.ts';
import { single } from '../src/core/data/rows.ts';
import { type Calendar, DAY, iso } from './calendar.ts';

const WAREHOUSES = [
  {
    name: 'Whitefield warehouse',
    address1: 'Plot 14, EPIP Zone',
    city: 'Bengaluru Urban',
    state: 'Karnataka',
    postal_code: '560066',
  },
  {
    name: 'Erode transit store',
    address1: '22 Perundurai Road',
    city: 'Erode',
    state: 'Tamil Nadu',
    postal_code: '638011',
  },
];

/** Warehouses of the demo. */
export async function seedWarehouses(trx: Trx, calendar: Calendar): Promise<void> {
  const created_at = iso(calendar.midnight - 900 * DAY);
  for (const { name, ...place } of WAREHOUSES) {
    const warehouse = { warehouse_name: name, created_at };
    const { warehouse_id } = single(
      await trx.insertInto('warehouses').values(warehouse).returning('warehouse_id').execute(),
    );
    const address = {
      ...place,
      entity_type: 'WAREHOUSE' as const,
      entity_id: warehouse_id,
      created_at,
    };
    const { address_id } = single(
      await trx.insertInto('addresses').values(address).returning('address_id').execute(),
    );
    await trx
      .updateTable('warehouses')
      .set({ address_id })
      .where('warehouse_id', '=', warehouse_id)
      .execute();
  }
}
