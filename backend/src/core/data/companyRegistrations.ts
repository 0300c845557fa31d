import { type RawBuilder, sql } from 'kysely';
import { type Static, Type } from 'typebox';
import { type CompanyRegistration, registrationSettings } from '../companySettings.ts';
import { badField } from '../http/errors.ts';
import { Id } from '../http/shapes.ts';
import type { Settings } from '../settings.ts';
import { holdCompany } from './company.ts';
import type { Work } from './work.ts';

/**
 * The GST registration of the company that makes a document (docs/decisions/056). Whatever taxes or draws the document reads
 * the settings of that registration.
 */

/** Fields that readers of a document see of it. */
export const SuppliedBy = Type.Object({
  gst_registration_id: Id,
  gstin: Type.String(),
  state: Type.String(),
});
export type SuppliedBy = Static<typeof SuppliedBy>;

/** Supplying registration, over the column that has its id. */
export const suppliedBy = (id: RawBuilder<unknown>): RawBuilder<SuppliedBy | null> =>
  sql<SuppliedBy | null>`(select json_build_object('gst_registration_id', g.gst_registration_id, 'gstin', g.gstin, 'state', g.state)
    from gst_registrations g where g.gst_registration_id = ${id})`;

/** The registration; the default one where a document has none. */
export function registrationIn(
  { companyRegistrations: all, companyVersion }: Settings,
  id: number | null,
): CompanyRegistration {
  // the environment's company has one, whose id in the database is not known
  const found =
    id === null || companyVersion === 0
      ? all.find((one) => one.is_default)
      : all.find((one) => one.gst_registration_id === id);
  if (!found) throw new Error(`GST registration ${id} is not in version ${companyVersion}`);
  return found;
}

/** List for all staff, the default first. */
export const registrationsInUse = ({ companyRegistrations: all }: Settings): SuppliedBy[] =>
  all
    .filter(({ ended_on }) => ended_on === null)
    .map(({ gst_registration_id, gstin, state }) => ({ gst_registration_id, gstin, state }));

/** Settings for a document of the registration. */
export const settingsOf = (settings: Settings, id: number | null): Settings => ({
  ...settings,
  ...registrationSettings(registrationIn(settings, id)),
});

/** The same work in the name of a registration. */
export const ofRegistration = <T extends Pick<Work, 'settings'>>(
  work: T,
  id: number | null,
): T => ({
  ...work,
  settings: settingsOf(work.settings, id),
});

/**
 * Registration of a state that is in use: the chosen one, else the oldest; null where the company
 * has none there.
 */
export const registrationAt = ({
  chosen,
  state,
}: Record<'chosen' | 'state', RawBuilder<unknown>>): RawBuilder<number | null> =>
  sql<
    number | null
  >`(select g.gst_registration_id from gst_registrations g where g.ended_on is null and g.state = ${state}
    order by (g.gst_registration_id is not distinct from ${chosen}) desc, g.gst_registration_id limit 1)`;

/** The registration that a warehouse belongs to, over warehouses as w and its address as a. */
export const warehouseRegistration = registrationAt({
  chosen: sql.ref('w.gst_registration_id'),
  state: sql.ref('a.state'),
});

/** A vendor's invoice gives input tax to one registration: its bill has purchase orders of one. */
export const ONE_BUYER =
  'The goods of one bill are bought by one GST registration: those of another one travel and are billed apart';

/** Name in messages. */
export const registrationText = ({ gstin, state }: Pick<CompanyRegistration, 'gstin' | 'state'>) =>
  `${gstin} (${state})`;

/**
 * The registration of a new document, or of one that gets another: the default one where nobody chose. Until the end of the
 * transaction it cannot be ended.
 */
export async function chosenRegistration(
  { trx, settings }: Pick<Work, 'trx' | 'settings'>,
  id: number | null | undefined,
): Promise<number | null> {
  await holdCompany(trx, settings);
  if (id === null || id === undefined) return settings.companyRegistrationId || null;
  const found = settings.companyRegistrations.find((one) => one.gst_registration_id === id);
  if (!found) throw badField('gst_registration_id', 'The company has no such GST registration');
  if (found.ended_on !== null)
    throw badField(
      'gst_registration_id',
      `GST registration ${registrationText(found)} has ended: choose another one`,
    );
  return id;
}
