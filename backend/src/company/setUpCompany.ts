import {
  companyFault,
  type CompanyIdentity,
  type CompanyPictures,
  panFault,
  type RegistrationFields,
} from '@munim/schema/company/company.rules.ts';
import { isByRegistration } from '@munim/schema/company/numbering.rules.ts';
import { audit, differences, SYSTEM } from '../core/data/audit.ts';
import type { Trx } from '../core/data/database.ts';
import { badField, conflict, inField, refused } from '../core/http/errors.ts';
import { withoutPictures } from './companyPictures.ts';
import { COMPANY_ID, countChange } from './company.service.ts';
import { moveSeries, type SeriesSetting, setSeries } from './series.ts';
import { registrationOf } from './writeRegistration.ts';

/** Changes before anybody can sign in: by the set-up page or the command. */
export interface SetUpWork {
  trx: Trx;
  /** Author and way, for the audit log. */
  remarks: string;
}

const lock = (trx: Trx) => trx.selectFrom('company').selectAll().forUpdate().executeTakeFirst();

/** Refuses the second of two who began with the same version; without a version (undefined) nothing is compared. */
function refuseOutdated(present: number | null, version: number | null | undefined): void {
  if (version !== undefined && version !== present) throw conflict('company');
}

/** The company, made or changed; `version` is the one that was read, null for none. Pictures that are left out stay. */
export async function setUpCompany(
  { trx, remarks }: SetUpWork,
  { pictures = {}, ...given }: CompanyIdentity & { pictures?: Partial<CompanyPictures> },
  version?: number | null,
): Promise<void> {
  const fields = Object.fromEntries(
    Object.entries(given).map(([field, value]) => [field, value.trim()]),
  ) as unknown as CompanyIdentity;
  const fault = companyFault(fields);
  if (fault) throw badField(fault.field, fault.text);
  const before = await lock(trx);
  refuseOutdated(before?.version ?? null, version);
  for (const { gstin } of await trx.selectFrom('gst_registrations').select('gstin').execute()) {
    const problem = panFault(fields.pan, gstin);
    if (problem) throw badField('pan', problem);
  }
  const stored = { ...fields, ...pictures };
  if (before) {
    await trx.updateTable('company').set(stored).execute();
    await countChange(trx, null);
  } else {
    const made = await trx
      .insertInto('company')
      .values(stored)
      .onConflict((already) => already.doNothing())
      .returning('company_id')
      .executeTakeFirst();
    if (!made) throw conflict('company');
  }
  await audit(trx, SYSTEM, {
    entity: 'COMPANY',
    id: COMPANY_ID,
    action: before ? 'UPDATE' : 'CREATE',
    changes: withoutPictures(differences<Partial<typeof stored>>(before ?? {}, stored)),
    remarks,
  });
}

/** The GST registration that documents have, made or changed. */
export async function setUpRegistration(
  { trx, remarks }: SetUpWork,
  given: RegistrationFields,
  version?: number,
): Promise<void> {
  const company = await lock(trx);
  if (!company) throw refused('Enter the company first');
  refuseOutdated(company.version, version);
  const fields = registrationOf(given, company.pan);
  const before = await trx
    .selectFrom('gst_registrations')
    .selectAll()
    .where('is_default', '=', true)
    .executeTakeFirst();
  if (before)
    await trx
      .updateTable('gst_registrations')
      .set(fields)
      .where('gst_registration_id', '=', before.gst_registration_id)
      .execute();
  else
    await trx
      .insertInto('gst_registrations')
      .values({ ...fields, is_default: true })
      .execute();
  if (before && before.gstin !== fields.gstin) await moveSeries(trx, before.gstin, fields.gstin);
  await countChange(trx, null);
  await audit(trx, SYSTEM, {
    entity: 'COMPANY',
    id: COMPANY_ID,
    action: 'UPDATE',
    changes: differences<Partial<RegistrationFields>>(before ?? {}, fields),
    remarks,
  });
}

/** Numbers of the company's documents and of those of its registration. */
export async function setUpSeries(
  { trx, remarks }: SetUpWork,
  given: readonly Omit<SeriesSetting, 'gstin'>[],
  version?: number,
): Promise<void> {
  const company = await lock(trx);
  refuseOutdated(company?.version ?? null, version);
  const registration = await trx
    .selectFrom('gst_registrations')
    .select('gstin')
    .where('is_default', '=', true)
    .executeTakeFirst();
  if (!registration) throw refused('Enter the company and its GST registration first');
  if (new Set(given.map(({ series }) => series)).size < given.length)
    throw badField('series', 'Each kind of document has one series');
  const changes: Awaited<ReturnType<typeof setSeries>> = {};
  for (const [index, setting] of given.entries()) {
    const gstin = isByRegistration(setting.series) ? registration.gstin : '';
    Object.assign(
      changes,
      await inField(`series.${index}`, () => setSeries(trx, { ...setting, gstin })),
    );
  }
  await countChange(trx, null);
  await audit(trx, SYSTEM, {
    entity: 'COMPANY',
    id: COMPANY_ID,
    action: 'UPDATE',
    changes,
    remarks,
  });
}
