import { gstinStateProblem } from '@munim/schema/shared/gstin.ts';
import type { Selectable } from 'kysely';
import {
  addAddress,
  rewriteAddress,
  type RecalculateTaxes,
} from '../addresses/addresses.public.ts';
import { differences } from '../core/data/audit.ts';
import type { Tables, Trx } from '../core/data/database.ts';
import { onDuplicate } from '../core/data/duplicates.ts';
import type { Work } from '../core/data/work.ts';
import { badField, notFound } from '../core/http/errors.ts';
import { refuseWrongGstin } from '../core/http/gstNumber.ts';
import type { Settings } from '../core/settings.ts';
import { categoriesOf, setCategories } from './sellerCategories.ts';
import { checkFacts, duplicateGstin } from './sellerRules.ts';
import { lockSeller } from './sellers.service.ts';
import type { SellerChange } from './sellers.shapes.ts';

type Row = Selectable<Tables['sellers']>;

/**
 * A carrier is not an own seller, and a former carrier becomes one
 * (docs/rules/catalogue.md#sellers).
 */
const owner = (before: Row, is_transporter: boolean | undefined, sellerOrgId: number) =>
  is_transporter === undefined || is_transporter === before.is_transporter
    ? {}
    : {
        is_transporter,
        is_own_seller: !is_transporter,
        org_id: is_transporter ? null : sellerOrgId,
      };

/** The PIN code is the office's: with the address it follows, alone it must already be so. */
async function saveOffice(
  work: Work,
  before: Row,
  {
    pin_code,
    office_address_details: place,
    gstin,
    is_transporter = before.is_transporter,
  }: SellerChange,
  recalculateTaxes: readonly RecalculateTaxes[],
): Promise<void> {
  const { trx } = work;
  const office = before.office_address_id
    ? await trx
        .selectFrom('addresses')
        .selectAll()
        .where('address_id', '=', before.office_address_id)
        .forUpdate()
        .executeTakeFirstOrThrow()
    : undefined;
  const postalCode = place?.postal_code ?? office?.postal_code;
  if (pin_code !== undefined && postalCode !== undefined && pin_code !== Number(postalCode))
    throw badField('pin_code', 'pin_code must equal office_address_details.postal_code');
  const at = 'office_address_details.';
  if (place && office) await rewriteAddress(work, office, place, { at, recalculateTaxes });
  else if (place)
    await addAddress(work, { entity_type: 'SELLER', entity_id: before.seller_id }, place, at);
  else if (gstin && office && !is_transporter) {
    const problem = gstinStateProblem(gstin, office.state);
    if (problem) throw badField('gstin', problem);
  }
}

async function saveCategories(trx: Trx, sellerId: number, wanted: readonly number[] | undefined) {
  if (!wanted) return {};
  const before = await categoriesOf(trx, sellerId);
  const after = [...new Set(wanted)].toSorted((one, other) => one - other);
  if (before.join(',') === after.join(',')) return {};
  await setCategories(trx, sellerId, after);
  return { categories: { from: before, to: after } };
}

export async function changeSeller(
  work: Work,
  body: SellerChange,
  {
    settings: { sellerOrgId },
    recalculateTaxes,
  }: { settings: Settings; recalculateTaxes: readonly RecalculateTaxes[] },
): Promise<void> {
  const { trx } = work;
  const before = await lockSeller(work, body.seller_id);
  if (!before) throw notFound('Vendor');
  const { seller_id, categories, is_transporter, office_address_details, ...facts } = body;
  const isSamePerson = body.source_person === before.source_person;
  await checkFacts(trx, isSamePerson ? { ...body, source_person: null } : body);
  refuseWrongGstin('gstin', body.gstin, {
    before: before.gstin,
    isTransporter: is_transporter ?? before.is_transporter,
  });
  const fields = {
    ...facts,
    ...owner(before, is_transporter, sellerOrgId),
    ...(office_address_details ? { pin_code: Number(office_address_details.postal_code) } : {}),
    ...(facts.seller_name === undefined ? {} : { seller_name: facts.seller_name.trim() }),
    ...(facts.logo === undefined ? {} : { logo: facts.logo || null }),
  };
  const changes = differences(before, fields);
  if (Object.keys(changes).length)
    await onDuplicate('sellers_gstin', duplicateGstin(), () =>
      trx.updateTable('sellers').set(fields).where('seller_id', '=', seller_id).execute(),
    );
  await saveOffice(work, before, body, recalculateTaxes);
  const all = { ...changes, ...(await saveCategories(trx, seller_id, categories)) };
  if (Object.keys(all).length)
    await work.audit({ entity: 'SELLER', id: seller_id, action: 'UPDATE', changes: all });
}
