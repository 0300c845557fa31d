import type { TransportReason } from '@munim/schema/generated/types.ts';
import { Role } from '@munim/schema/shared/roles.ts';
import { sql } from 'kysely';
import { copyAddress } from '../src/addresses/addresses.public.ts';
import { type Database, type Trx, withTransaction } from '../src/core/data/database.ts';
import { nextDocumentNumber } from '../src/core/data/documentNumber.ts';
import { type Work, workOf } from '../src/core/data/work.ts';
import type { Settings } from '../src/core/settings.ts';
import { changeChallan } from '../src/deliveries/changeChallan.ts';
import { viewerOfRole } from './viewers.ts';

interface Ends {
  warehouse_id: number;
  from_address: number;
  seller_id: number;
  to_address: number;
}

/**
 * Ends of a way from the first warehouse to a vendor: the first one, or the first in another state.
 */
async function endsOf(trx: Trx, isFar: boolean): Promise<Ends | undefined> {
  const { rows } =
    await sql<Ends>`select w.warehouse_id, w.address_id as from_address, s.seller_id, s.office_address_id as to_address from warehouses w cross join sellers s join addresses a on a.address_id = w.address_id join addresses t on t.address_id = s.office_address_id
      where s.is_active and not s.is_transporter and (not ${isFar} or t.state_code <> a.state_code)
      order by w.warehouse_id, s.seller_id limit 1`.execute(trx);
  return rows[0];
}

interface Goods {
  ends: Ends;
  remarks: string;
  reason: { transport_reason: TransportReason; transport_reason_text?: string };
  /** Value of one unit; null when it is missing, which the e-way bill file reports. */
  unitValue: string | null;
  issued: boolean;
}

async function addChallan(work: Work, { ends, reason, remarks, unitValue, issued }: Goods) {
  const { trx, viewer } = work;
  const to = await copyAddress(trx, ends.to_address);
  const { challan_id: id } = await trx
    .insertInto('delivery_challans')
    .values({
      ...ends,
      ...reason,
      challan_number: await nextDocumentNumber(trx, 'DC'),
      challan_type: 'OTHER',
      status: 'DRAFT',
      from_address_details: JSON.stringify(await copyAddress(trx, ends.from_address)),
      delivery_address_details: JSON.stringify(to),
      within_state: to.state === work.settings.companyState,
      remarks,
      created_by: viewer.userId,
    })
    .returning('challan_id')
    .executeTakeFirstOrThrow();
  await sql`insert into dc_lines (challan_id, line_number, product_sku_id, delivered_qty, pan_india_gst, unit_value,
      taxable_amount, cgst_amount, sgst_amount, igst_amount, line_total)
    select ${id}, row_number() over (order by product_sku_id), product_sku_id, 40, pan_india_gst, ${unitValue}::numeric, 0, 0, 0, 0, 0
      from skus k join products p using (product_id) where k.is_active and not k.is_deleted order by product_sku_id limit 2`.execute(
    trx,
  );
  await work.audit({ entity: 'DELIVERY_CHALLAN', id, action: 'CREATE', to: 'DRAFT' });
  if (!issued) return;
  const vehicle = { transport_mode: 'ROAD', vehicle_number: 'KA05MN4471' } as const;
  await changeChallan(work, { challanId: id, newStatus: 'ISSUED', ...vehicle });
}

/** Goods that go back to a vendor on challans made by hand: one ready to leave, worth an e-way bill, one of which nobody said what it is worth, and goods for a job worker in another state. */
export async function addChallansByHand(db: Database, settings: Settings): Promise<void> {
  await withTransaction(db, async (trx) => {
    const [ends, away] = [await endsOf(trx, false), await endsOf(trx, true)];
    if (!ends) return;
    const work = workOf(trx, settings, await viewerOfRole(trx, Role.OPERATIONS));
    const back = { transport_reason: 'OTHERS', transport_reason_text: 'For repair' } as const;
    await addChallan(work, {
      ends,
      reason: back,
      remarks: 'For repair, to come back',
      unitValue: '850.00',
      issued: true,
    });
    await addChallan(work, {
      ends,
      reason: { transport_reason: 'OTHERS', transport_reason_text: 'Return to vendor' },
      remarks: 'Wrong colour',
      unitValue: null,
      issued: false,
    });
    if (away)
      await addChallan(work, {
        ends: away,
        reason: { transport_reason: 'JOB_WORK' },
        remarks: 'Hemming, to come back by the end of the month',
        unitValue: '42.50',
        issued: true,
      });
  });
}
