import { type Selectable, sql } from 'kysely';
import type { Tables } from '../core/data/database.ts';
import { differences } from '../core/data/audit.ts';
import type { Work } from '../core/data/work.ts';

const NONE = {
  e_way_bill_number: null,
  e_way_bill_at: null,
  e_way_bill_valid_until: null,
  e_way_bill_attachment: null,
};

/**
 * Leaves the e-way bill, which names the invoice, with the invoice that is cancelled. Goods that still travel then have
 * none until that of their next invoice is kept; a challan that is cancelled too keeps what it had.
 */
export async function keepEwayBill(
  work: Work,
  {
    invoice_id,
    invoice_number,
    challan_id,
  }: Pick<Selectable<Tables['invoices']>, 'invoice_id' | 'invoice_number' | 'challan_id'>,
): Promise<void> {
  const { trx } = work;
  const { status, e_way_bill_attachment, ...had } = await trx
    .selectFrom('delivery_challans')
    .select([
      'status',
      'e_way_bill_number',
      'e_way_bill_at',
      'e_way_bill_valid_until',
      'e_way_bill_attachment',
    ])
    .where('challan_id', '=', challan_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await trx.updateTable('invoices').set(had).where('invoice_id', '=', invoice_id).execute();
  const changes = differences<Record<string, unknown>>({ ...had, e_way_bill_attachment }, NONE);
  if (status === 'CANCELLED' || !Object.keys(changes).length) return;
  await trx
    .updateTable('delivery_challans')
    .set({ ...NONE, version: sql<number>`version + 1` })
    .where('challan_id', '=', challan_id)
    .execute();
  await work.audit({
    entity: 'DELIVERY_CHALLAN',
    id: challan_id,
    action: 'UPDATE',
    changes,
    remarks: `Invoice ${invoice_number} is cancelled`,
  });
}
