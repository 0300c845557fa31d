import { sql } from 'kysely';
import type { Trx } from '../src/core/database.ts';
import { type Calendar, DAY, iso } from './calendar.ts';
import { gstinFor } from './gstin.ts';
import { Random } from './random.ts';

const BY_NAME = ['Patel Roadways', 'VRL Logistics', 'Safexpress Surface', 'Navata Road Transport'];

/** Who carries goods: the vendors that do, and some of whom nothing else is bought. */
export async function layTransporters(trx: Trx, calendar: Calendar): Promise<void> {
  const created_at = iso(calendar.midnight - 800 * DAY);
  await sql`insert into transporters (transporter_name, gst_number, seller_id, created_by, created_at)
    select seller_name, gstin, seller_id, 1, ${created_at} from sellers where is_transporter and gstin is not null order by seller_id`.execute(
    trx,
  );
  const random = new Random('transporters');
  const rows = BY_NAME.map((transporter_name) => ({
    transporter_name,
    gst_number: gstinFor(random, '29', transporter_name),
    created_by: 1,
    created_at,
  }));
  await trx.insertInto('transporters').values(rows).execute();
}
