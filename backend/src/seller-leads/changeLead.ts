import { audit, differences } from '../core/data/audit.ts';
import type { Trx } from '../core/data/database.ts';
import { unlessTaken } from '../core/data/duplicates.ts';
import type { Viewer } from '../core/access/viewer.ts';
import { checkPeople, phoneTaken, refuseVerified, trimmed } from './leadRules.ts';
import { lockLead } from './seller-leads.service.ts';
import type { LeadChange } from './seller-leads.shapes.ts';

export async function changeLead(
  trx: Trx,
  { lead_id, ...body }: LeadChange,
  viewer: Viewer,
): Promise<void> {
  const before = await lockLead(trx, lead_id);
  refuseVerified(before);
  await checkPeople(trx, body, before);
  const facts = trimmed(body);
  const changes = differences(before, facts);
  if (!Object.keys(changes).length) return;
  await unlessTaken('seller_leads_mobile', phoneTaken(), () =>
    trx.updateTable('seller_leads').set(facts).where('lead_id', '=', lead_id).execute(),
  );
  await audit(trx, viewer, { entity: 'SELLER_LEAD', id: lead_id, action: 'UPDATE', changes });
}
