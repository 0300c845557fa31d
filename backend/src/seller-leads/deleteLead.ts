import { differences } from '../core/data/audit.ts';
import type { Work } from '../core/data/work.ts';
import { refuseVerified } from './leadRules.ts';
import { lockLead } from './seller-leads.service.ts';

/** Deletes the lead with its products; the audit row has its name. */
export async function deleteLead(work: Work, lead_id: number): Promise<{ lead_id: number }> {
  const { trx } = work;
  const lead = await lockLead(trx, lead_id);
  refuseVerified(lead);
  await trx.deleteFrom('seller_leads').where('lead_id', '=', lead_id).execute();
  const { seller_name, mobile_1 } = lead;
  const changes = differences<{ seller_name: string | null; mobile_1: string | null }>(
    { seller_name, mobile_1 },
    { seller_name: null, mobile_1: null },
  );
  await work.audit({ entity: 'SELLER_LEAD', id: lead_id, action: 'DELETE', changes });
  return { lead_id };
}
