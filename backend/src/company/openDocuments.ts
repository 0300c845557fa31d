import { sql } from 'kysely';
import { warehouseRegistration } from '../core/data/companyRegistrations.ts';
import type { Trx } from '../core/data/database.ts';
import { refused } from '../core/http/errors.ts';

/** Documents that a message names. */
const MOST_NAMED = 8;

/** Unfinished documents in the name of a registration, and warehouses with goods that came in by it. */
async function openDocuments(trx: Trx, id: number): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    (select 'order ' || order_number as name from orders
      where gst_registration_id = ${id} and status not in ('PAID', 'CANCELLED') order by order_id limit ${MOST_NAMED + 1})
    union all (select 'quotation ' || quotation_id from quotations
      where gst_registration_id = ${id} and status in ('SENT', 'CONFIRMED') order by quotation_id limit ${MOST_NAMED + 1})
    union all (select 'purchase order ' || po_id from purchase_orders
      where gst_registration_id = ${id} and status not in ('PAID', 'CANCELLED') order by po_id limit ${MOST_NAMED + 1})
    union all (select 'delivery challan ' || challan_number from delivery_challans
      where gst_registration_id = ${id} and status in ('DRAFT', 'ISSUED', 'IN_TRANSIT') order by challan_id limit ${MOST_NAMED + 1})
    union all (select 'stock of warehouse ' || w.warehouse_name from warehouses w join addresses a using (address_id)
      where ${warehouseRegistration} = ${id}
        and exists (select from stock_balances b where b.warehouse_id = w.warehouse_id and b.quantity > 0)
      order by w.warehouse_id limit ${MOST_NAMED + 1})`.execute(trx);
  return rows.map(({ name }) => name);
}

/** Open documents bear the number and the taxes of their registration. The caller has locked the company, which new ones hold. */
export async function refuseOpenDocuments(
  trx: Trx,
  { gst_registration_id: id, gstin }: { gst_registration_id: number; gstin: string },
  until: string,
): Promise<void> {
  const open = await openDocuments(trx, id);
  if (!open.length) return;
  const more = open.length > MOST_NAMED ? ' and more' : '';
  throw refused(
    `${open.slice(0, MOST_NAMED).join(', ')}${more} of GST registration ${gstin}: finish or cancel them ${until}`,
    'OPEN_DOCUMENTS',
  );
}
