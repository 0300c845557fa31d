import { addAddress } from '../addresses/addresses.public.ts';
import { onDuplicate } from '../core/data/duplicates.ts';
import type { ReadContext, Work } from '../core/data/work.ts';
import { badField } from '../core/http/errors.ts';
import { refuseWrongGstin } from '../core/http/gstNumber.ts';
import type { Settings } from '../core/settings.ts';
import { setCategories } from './sellerCategories.ts';
import { checkFacts, duplicateGstin } from './sellerRules.ts';
import type { NewSeller } from './sellers.shapes.ts';

/**
 * Every seller but a carrier is an own seller: the list of own sellers would hide any other
 * (docs/rules/catalogue.md#sellers).
 */
function owner(
  { is_transporter = false, is_own_seller = !is_transporter, org_id }: NewSeller,
  sellerOrgId: number,
) {
  if (is_transporter && is_own_seller)
    throw badField('is_own_seller', 'A transporter is not an own seller');
  return { is_transporter, is_own_seller, org_id: org_id ?? (is_own_seller ? sellerOrgId : null) };
}

/** Answers the id of the new seller; its office is written with it. */
export async function createSeller(
  work: Work,
  body: NewSeller,
  { sellerOrgId }: Settings,
): Promise<number> {
  const { trx, viewer } = work;
  const { categories, office_address_details: office, pin_code } = body;
  if (pin_code !== Number(office.postal_code))
    throw badField('pin_code', 'pin_code must equal office_address_details.postal_code');
  await checkFacts(trx, body);
  refuseWrongGstin('gstin', body.gstin, { isTransporter: body.is_transporter ?? false });
  const row = {
    ...owner(body, sellerOrgId),
    seller_name: body.seller_name.trim(),
    mobile_1: body.mobile_1,
    email_id_1: body.email_id_1,
    pin_code,
    year_of_establishment: body.year_of_establishment ?? null,
    gstin: body.gstin ?? null,
    website: body.website ?? null,
    source_person: body.source_person ?? null,
    zone: body.zone ?? null,
    logo: body.logo || null,
    is_active: body.is_active ?? true,
    created_by: viewer.userId,
  };
  const { seller_id } = await onDuplicate('sellers_gstin', duplicateGstin(), () =>
    trx.insertInto('sellers').values(row).returning('seller_id').executeTakeFirstOrThrow(),
  );
  if (categories) await setCategories(trx, seller_id, categories);
  await addAddress(
    work,
    { entity_type: 'SELLER', entity_id: seller_id },
    office,
    'office_address_details.',
  );
  await work.audit({ entity: 'SELLER', id: seller_id, action: 'CREATE' });
  return seller_id;
}

/** A vendor that is not deleted, as itself only; undefined when there is none. */
export const findSeller = ({ db }: ReadContext, sellerId: number) =>
  db
    .selectFrom('sellers')
    .select('seller_id')
    .where('seller_id', '=', sellerId)
    .where('is_deleted', '=', false)
    .executeTakeFirst();
