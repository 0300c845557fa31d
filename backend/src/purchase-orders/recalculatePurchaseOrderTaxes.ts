import { EDITABLE_PO_STATES } from '@munim/schema/purchase-orders/purchase-orders.rules.ts';
import { isWithinState } from '@munim/schema/shared/states.ts';
import type { RecalculateTaxes } from '../addresses/addresses.public.ts';
import { settingsOf } from '../core/data/companyRegistrations.ts';
import type { Work } from '../core/data/work.ts';
import { lineMoney, linesOf, writeHead } from './purchaseOrderLines.ts';
import type { LockedPurchaseOrder } from './purchaseOrderLocks.ts';

/** States before it is issued: nothing of it can be billed. */
const OPEN_STATES = [...EDITABLE_PO_STATES, 'SENT_FOR_APPROVAL', 'APPROVED'] as const;

type Taxed = Pick<LockedPurchaseOrder, 'po_id' | 'within_state'>;

/** Taxes the lines of a locked purchase order for a place within the state of the registration that buys, or outside. */
async function tax(work: Work, po: Taxed, within_state: boolean): Promise<void> {
  const { trx } = work;
  if (po.within_state === within_state) return;
  for (const line of await linesOf(trx, po.po_id)) {
    const quantity = line.quantity - line.cancelled_quantity;
    await trx
      .updateTable('purchase_order_lines')
      .set(lineMoney({ ...line, quantity }, within_state))
      .where('po_line_id', '=', line.po_line_id)
      .execute();
  }
  await trx
    .updateTable('purchase_orders')
    .set({ within_state })
    .where('po_id', '=', po.po_id)
    .execute();
  await writeHead(trx, po.po_id);
  const heads = (within: boolean) => (within ? 'CGST + SGST' : 'IGST');
  await work.audit({
    entity: 'PURCHASE_ORDER',
    id: po.po_id,
    action: 'TAX',
    changes: { taxes: { from: heads(po.within_state), to: heads(within_state) } },
  });
}

/** Taxes a purchase order for the state of its seller's office, at the latest when it is issued. */
export async function taxForSeller(
  work: Work,
  po: Taxed & Pick<LockedPurchaseOrder, 'seller_id' | 'gst_registration_id'>,
): Promise<void> {
  const office = await work.trx
    .selectFrom('sellers as s')
    .leftJoin('addresses as a', 'a.address_id', 's.office_address_id')
    .select('a.state_code')
    .where('s.seller_id', '=', po.seller_id)
    .executeTakeFirstOrThrow();
  const { companyStateCode } = settingsOf(work.settings, po.gst_registration_id);
  await tax(work, po, isWithinState(office.state_code, companyStateCode));
}

/** Purchase orders that are not issued follow the office of their seller into another state. */
export const recalculatePurchaseOrderTaxes: RecalculateTaxes = async (work, cause) => {
  if (!('address_id' in cause)) return [];
  const open = await work.trx
    .selectFrom('purchase_orders as po')
    .innerJoin('sellers as s', 's.seller_id', 'po.seller_id')
    .select(['po.po_id', 'po.within_state', 'po.seller_id', 'po.gst_registration_id'])
    .where('s.office_address_id', '=', cause.address_id)
    .where('po.po_state', 'in', OPEN_STATES)
    .orderBy('po.po_id')
    .forUpdate('po')
    .execute();
  for (const po of open) await taxForSeller(work, po);
  return [];
};
