import type { Selectable } from 'kysely';
import type { Tables } from '../core/data/database.ts';
import type { Work } from '../core/data/work.ts';
import { refused } from '../core/http/errors.ts';
import { createSeller } from '../sellers/sellers.public.ts';
import { lockLead } from './seller-leads.service.ts';
import type { Verification, Verified } from './seller-leads.shapes.ts';

type Lead = Selectable<Tables['seller_leads']>;

const NEEDED = {
  email_id_1: 'e-mail',
  pin_code: 'PIN code',
  city: 'city',
  state: 'state',
} as const;

/** A lead has no street: until one is entered, the city is used for the office. */
async function sellerOf(work: Work, lead: Lead): Promise<number> {
  const { trx, settings } = work;
  const { email_id_1, pin_code, city, state, seller_name, mobile_1, gstin, zone, source_person } =
    lead;
  if (!email_id_1 || !pin_code || !city || !state) {
    const missing = Object.entries(NEEDED).flatMap(([field, name]) =>
      lead[field as keyof typeof NEEDED] ? [] : [{ field, name }],
    );
    const names = missing.map(({ name }) => name).join(', ');
    throw refused(`The lead cannot become a seller without: ${names}`, 'LEAD_INCOMPLETE', {
      missing: missing.map(({ field }) => field),
    });
  }
  const category = await trx
    .selectFrom('categories')
    .select('category_id')
    .where((eb) => eb(eb.fn('lower', ['category_name']), '=', lead.lead_category.toLowerCase()))
    .executeTakeFirst();
  const office_address_details = { address1: city, city, state, postal_code: String(pin_code) };
  const facts = {
    seller_name,
    mobile_1,
    email_id_1,
    pin_code,
    gstin,
    zone,
    source_person,
    office_address_details,
  };
  return createSeller(
    work,
    { ...facts, categories: category ? [category.category_id] : [] },
    settings,
  );
}

/** Says that a lead is genuine; from then on it is read-only. Nobody verifies what they made themselves. */
export async function verifyLead(work: Work, body: Verification): Promise<Verified> {
  const { trx, viewer } = work;
  const lead = await lockLead(trx, body.lead_id);
  if (lead.is_verified) throw refused('This lead is verified already', 'LEAD_VERIFIED');
  if (lead.created_by === viewer.userId)
    throw refused('A lead is verified by someone else than its maker', 'OWN_LEAD');
  const seller_id = body.create_seller ? await sellerOf(work, lead) : null;
  const verification_remarks = body.remarks?.trim() || null;
  await trx
    .updateTable('seller_leads')
    .set({
      is_verified: true,
      verified_by: viewer.userId,
      verified_at: new Date().toISOString(),
      verification_remarks,
      seller_id,
    })
    .where('lead_id', '=', lead.lead_id)
    .execute();
  const changes = {
    is_verified: { from: false, to: true },
    ...(seller_id ? { seller_id: { from: null, to: seller_id } } : {}),
  };
  const remarks = verification_remarks ? { remarks: verification_remarks } : {};
  await work.audit({
    entity: 'SELLER_LEAD',
    id: lead.lead_id,
    action: 'VERIFY',
    changes,
    ...remarks,
  });
  return { lead_id: lead.lead_id, is_verified: true, seller_id };
}
