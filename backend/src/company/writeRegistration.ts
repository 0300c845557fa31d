import {
  panFault,
  type RegistrationFields,
  registrationFault,
} from '@munim/schema/company/company.rules.ts';
import { LIMITS } from '@munim/schema/shared/limits.ts';
import { stateCodeOf, stateName } from '@munim/schema/shared/states.ts';
import { sql } from 'kysely';
import { differences } from '../core/data/audit.ts';
import type { Trx } from '../core/data/database.ts';
import { indianDay } from '../core/data/days.ts';
import { onDuplicate } from '../core/data/duplicates.ts';
import type { Work } from '../core/data/work.ts';
import { badField, notFound, refused } from '../core/http/errors.ts';
import { refuseOpenDocuments } from './openDocuments.ts';
import { endChange, isOnDocuments, isUsed, lockCompany, readCompany } from './company.service.ts';
import { moveSeries, removeSeries } from './series.ts';
import type {
  Company,
  NewRegistration,
  RegistrationChange,
  RegistrationId,
} from './company.shapes.ts';

const onDuplicateGstin = <T>(write: () => Promise<T>) =>
  onDuplicate(
    'gst_registrations_gstin',
    badField('gstin', 'The company has this GST number already'),
    write,
  );

/** The fields as they are stored, checked; of one that stays with its number the PAN is not validated again. */
export function registrationOf(
  { gstin, state, address1, city, postal_code }: RegistrationFields,
  pan: string | null,
): RegistrationFields {
  const fields = {
    gstin,
    state: stateName(stateCodeOf(state) ?? '') ?? state,
    address1: address1.trim(),
    city: city.trim(),
    postal_code,
  };
  const fault = registrationFault(fields);
  if (fault) throw badField(fault.field, fault.text);
  const problem = pan === null ? undefined : panFault(pan, gstin);
  if (problem) throw badField('gstin', problem);
  return fields;
}

async function registrationById(trx: Trx, id: number) {
  const found = await trx
    .selectFrom('gst_registrations as r')
    .selectAll('r')
    .select(isOnDocuments(sql.ref('r.gstin')).as('has_documents'))
    .where('r.gst_registration_id', '=', id)
    .executeTakeFirst();
  if (!found) throw notFound('GST registration');
  return found;
}

export async function addRegistration(work: Work, body: NewRegistration): Promise<Company> {
  const { trx } = work;
  const { pan } = await lockCompany(trx, body.version);
  const fields = registrationOf(body, pan);
  const held = await trx.selectFrom('gst_registrations').select('is_default').execute();
  if (held.length >= LIMITS.gstRegistrations)
    throw refused(`A company has at most ${LIMITS.gstRegistrations} GST registrations`);
  const is_default = !held.some((one) => one.is_default);
  await onDuplicateGstin(() =>
    trx
      .insertInto('gst_registrations')
      .values({ ...fields, is_default })
      .execute(),
  );
  return endChange(work, { [`registration ${fields.gstin}`]: { from: null, to: fields } });
}

/**
 * Changes a registration. With documents its number stays: they are of it. Its place may change,
 * and so do later documents.
 */
export async function changeRegistration(work: Work, body: RegistrationChange): Promise<Company> {
  const { trx } = work;
  const { pan } = await lockCompany(trx, body.version);
  const before = await registrationById(trx, body.gst_registration_id);
  const isOther = body.gstin !== before.gstin;
  if (isOther && before.has_documents)
    throw badField(
      'gstin',
      'The GST number stays: documents have it. Add another registration instead',
    );
  const fields = registrationOf(body, isOther ? pan : null);
  if (before.state !== fields.state)
    await refuseOpenDocuments(trx, before, `before it is of ${fields.state}`);
  const changes = differences<RegistrationFields>(before, fields);
  if (!Object.keys(changes).length) return readCompany(trx);
  await onDuplicateGstin(() =>
    trx
      .updateTable('gst_registrations')
      .set(fields)
      .where('gst_registration_id', '=', before.gst_registration_id)
      .execute(),
  );
  if (isOther) await moveSeries(trx, before.gstin, fields.gstin);
  return endChange(
    work,
    Object.fromEntries(
      Object.entries(changes).map(([field, change]) => [
        `registration ${before.gstin} ${field}`,
        change,
      ]),
    ),
  );
}

/**
 * New documents have the default registration unless a user chooses another; existing ones keep
 * theirs.
 */
export async function makeDefault(
  work: Work,
  { version, gst_registration_id }: RegistrationId,
): Promise<Company> {
  const { trx } = work;
  await lockCompany(trx, version);
  const next = await registrationById(trx, gst_registration_id);
  if (next.is_default) return readCompany(trx);
  if (next.ended_on !== null) throw refused('This registration has ended');
  const now = await trx
    .selectFrom('gst_registrations')
    .select('gstin')
    .where('is_default', '=', true)
    .executeTakeFirst();
  await trx.updateTable('gst_registrations').set({ is_default: false }).execute();
  await trx
    .updateTable('gst_registrations')
    .set({ is_default: true })
    .where('gst_registration_id', '=', gst_registration_id)
    .execute();
  return endChange(work, { 'default registration': { from: now?.gstin ?? null, to: next.gstin } });
}

/** A registration that can go: the default one stays. */
async function lockOther(trx: Trx, { version, gst_registration_id }: RegistrationId) {
  await lockCompany(trx, version);
  const found = await registrationById(trx, gst_registration_id);
  if (found.is_default) throw refused('Choose another default registration first');
  return found;
}

/** An ended registration makes no documents any more; those it made stay. */
export async function endRegistration(work: Work, which: RegistrationId): Promise<Company> {
  const { trx } = work;
  const found = await lockOther(trx, which);
  if (found.ended_on !== null) return readCompany(trx);
  await refuseOpenDocuments(trx, found, 'before it ends');
  const ended_on = indianDay();
  await trx
    .updateTable('gst_registrations')
    .set({ ended_on })
    .where('gst_registration_id', '=', found.gst_registration_id)
    .execute();
  return endChange(work, {
    [`registration ${found.gstin} ended_on`]: { from: null, to: ended_on },
  });
}

/** Removes a registration that no document has; the others are ended. */
export async function removeRegistration(work: Work, which: RegistrationId): Promise<Company> {
  const { trx } = work;
  const found = await lockOther(trx, which);
  const { used } = await trx
    .selectNoFrom(isUsed(found.gst_registration_id).as('used'))
    .executeTakeFirstOrThrow();
  if (found.has_documents || used)
    throw refused('Documents have this GST number: end the registration instead', 'IN_USE');
  await trx
    .deleteFrom('gst_registrations')
    .where('gst_registration_id', '=', found.gst_registration_id)
    .execute();
  await removeSeries(trx, found.gstin);
  return endChange(work, { [`registration ${found.gstin}`]: { from: found.gstin, to: null } });
}
