import { differences } from '../core/data/audit.ts';
import { onDuplicate } from '../core/data/duplicates.ts';
import type { Work } from '../core/data/work.ts';
import { refuseWrongGstin } from '../core/http/gstNumber.ts';
import { checkPeople, duplicatePhone, refuseVerified, trimmed } from './leadRules.ts';
import { lockLead } from './seller-leads.service.ts';
import type { LeadChange } from './seller-leads.shapes.ts';

export async function changeLead(work: Work, { lead_id, ...body }: LeadChange): Promise<void> {
  const { trx } = work;
  const before = await lockLead(trx, lead_id);
  refuseVerified(before);
  await checkPeople(trx, body, before);
  refuseWrongGstin('gstin', body.gstin, { before: before.gstin });
  const facts = trimmed(body);
  const changes = differences(before, facts);
  if (!Object.keys(changes).length) return;
  await onDuplicate('seller_leads_mobile', duplicatePhone(), () =>
    trx.updateTable('seller_leads').set(facts).where('lead_id', '=', lead_id).execute(),
  );
  await work.audit({ entity: 'SELLER_LEAD', id: lead_id, action: 'UPDATE', changes });
}
