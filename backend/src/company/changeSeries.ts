import { isByRegistration } from '@munim/schema/company/numbering.rules.ts';
import type { Trx } from '../core/data/database.ts';
import type { Work } from '../core/data/work.ts';
import { badField } from '../core/http/errors.ts';
import { endChange, lockCompany, readCompany } from './company.service.ts';
import type { Company, SeriesChange } from './company.shapes.ts';
import { SERIES_NAMES, setSeries } from './series.ts';

/** Prefix and next number of a series, by users who change the settings. */
export async function changeSeries(work: Work, body: SeriesChange): Promise<Company> {
  const { trx } = work;
  const { version, gstin, ...setting } = body;
  await lockCompany(trx, version);
  await refuseUnknown(trx, body);
  const changes = await setSeries(trx, { ...setting, gstin: gstin ?? '' });
  if (!Object.keys(changes).length) return readCompany(trx);
  return endChange(work, changes);
}

async function refuseUnknown(trx: Trx, { series, gstin }: SeriesChange): Promise<void> {
  if (!isByRegistration(series)) {
    if (gstin !== null)
      throw badField('gstin', `${SERIES_NAMES[series]} are numbered for the company`);
    return;
  }
  const found = await trx
    .selectFrom('gst_registrations')
    .select('gstin')
    .where('gstin', '=', gstin)
    .where('ended_on', 'is', null)
    .executeTakeFirst();
  if (!found) throw badField('gstin', 'The company has no such GST registration in use');
}
