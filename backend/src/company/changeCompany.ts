import {
  companyFault,
  type CompanyIdentity,
  type CompanyPictures,
  panFault,
  roleNamesProblem,
} from '@munim/schema/company/company.rules.ts';
import { differences } from '../core/data/audit.ts';
import type { Work } from '../core/data/work.ts';
import { badField } from '../core/http/errors.ts';
import { withoutPictures } from './companyPictures.ts';
import { endChange, lockCompany, readCompany } from './company.service.ts';
import type { Company, CompanyChange } from './company.shapes.ts';

const trimmed = <T extends object>(fields: T): T =>
  Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [
      field,
      typeof value === 'string' ? value.trim() : value,
    ]),
  ) as T;

/** A PAN is the company itself: with documents it stays, and its GST numbers contain it. */
async function refuseOtherPan({ trx }: Work, pan: string): Promise<void> {
  const { has_documents, registrations } = await readCompany(trx);
  if (has_documents)
    throw badField('pan', 'The PAN stays: documents were issued in the name of its holder');
  for (const { gstin, ended_on } of registrations) {
    const problem = ended_on === null && panFault(pan, gstin);
    if (problem) throw badField('pan', problem);
  }
}

/** A change with its pictures as they are kept. */
export type DrawnChange = Omit<CompanyChange, keyof CompanyPictures> & Partial<CompanyPictures>;

/** Changes what the caller sends; all of it is in force with the next call on every instance. */
export async function changeCompany(work: Work, body: DrawnChange): Promise<Company> {
  const { trx } = work;
  const { version, ...given } = body;
  const before = await lockCompany(trx, version);
  const changes = differences(before, trimmed(given));
  if (!Object.keys(changes).length) return readCompany(trx);
  const after = { ...before, ...trimmed(given) };
  const fault = companyFault(after satisfies CompanyIdentity);
  if (fault) throw badField(fault.field, fault.text);
  const problem = roleNamesProblem(after.role_names);
  if (problem) throw badField('role_names', problem);
  if (changes['pan']) await refuseOtherPan(work, after.pan);
  const { role_names, ...fields } = trimmed(given);
  await trx
    .updateTable('company')
    .set({ ...fields, ...(role_names ? { role_names: JSON.stringify(role_names) } : {}) })
    .execute();
  return endChange(work, withoutPictures(changes));
}
