import { sql } from 'kysely';
import type { Database } from '../src/core/data/database.ts';

/** Issued bills of vendors who round to whole rupees: every fifth that nothing is paid for yet. */
export async function roundVendorBills(db: Database): Promise<void> {
  await sql`with rounded as (
      update bills b set round_off = round(bill_grand_total) - bill_grand_total, bill_grand_total = round(bill_grand_total)
      where status = 'ISSUED' and bill_id % 5 = 0 and zoho_bill_id is null
        and not exists (select from payments y where y.po_id = any(b.included_po_ids))
      returning included_po_ids[1] as po_id, round_off)
    update purchase_orders o set round_off = r.by from (select po_id, sum(round_off) as by from rounded group by 1) r where r.po_id = o.po_id`.execute(
    db,
  );
}
