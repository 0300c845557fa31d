import { stateCodeOf } from '@munim/schema/shared/states.ts';
import type { Selectable } from 'kysely';
import type { Tables } from '../core/data/database.ts';
import type { Work } from '../core/data/work.ts';
import { refused } from '../core/http/errors.ts';
import { challanToBill, supplyOf, supplyText } from './billedSupply.ts';

type Draft = Pick<
  Selectable<Tables['invoices']>,
  'invoice_id' | 'challan_id' | 'place_of_supply' | 'within_state'
>;

/**
 * Renews the billed party of a draft when it is issued, from order and customer; refused where that
 * makes another tax.
 */
export async function refreshBillTo(work: Work, draft: Draft): Promise<void> {
  const { trx, settings } = work;
  const challan = await challanToBill(work, draft.challan_id);
  const present = supplyOf(challan, settings);
  const drafted = {
    state_code: stateCodeOf(draft.place_of_supply),
    within_state: draft.within_state,
  };
  if (present.state_code !== drafted.state_code || present.within_state !== drafted.within_state)
    throw refused(
      `This draft is taxed for ${supplyText(drafted)}, and who is billed now makes it ${supplyText(present)}: void it and invoice the challan again`,
    );
  await trx
    .updateTable('invoices')
    .set({
      billing_details: JSON.stringify(challan.bill_to),
      tenant_gstin: challan.bill_to.gst_no,
    })
    .where('invoice_id', '=', draft.invoice_id)
    .execute();
}
