import { differences } from '../core/data/audit.ts';
import { onDuplicate } from '../core/data/duplicates.ts';
import type { Work } from '../core/data/work.ts';
import { badField, forbidden, notFound } from '../core/http/errors.ts';
import { lockOrganisation } from './organisations.public.ts';
import { mayAddOrganisations } from './organisations.scope.ts';
import { organisationById } from './organisations.service.ts';
import type { NewOrganisation, Organisation, OrganisationChange } from './organisations.shapes.ts';

/**
 * Names must differ by more than case. Of two parallel requests the unique index refuses the
 * second.
 */
const withUniqueName = <T>(write: () => Promise<T>): Promise<T> =>
  onDuplicate(
    'organisations_name',
    badField('organisation_name', 'This organisation name is already in use'),
    write,
  );

export async function createOrganisation(work: Work, body: NewOrganisation): Promise<Organisation> {
  const { trx, viewer } = work;
  if (!mayAddOrganisations(viewer)) throw forbidden();
  const fields = {
    organisation_name: body.organisation_name.trim(),
    logo: body.logo || null,
    is_active: body.is_active ?? true,
  };
  const { org_id } = await withUniqueName(() =>
    trx.insertInto('organisations').values(fields).returning('org_id').executeTakeFirstOrThrow(),
  );
  await work.audit({ entity: 'ORGANISATION', id: org_id, action: 'CREATE' });
  return organisationById(work, org_id);
}

/**
 * Changes an organisation. Ending it (`is_active`) leaves documents as they are, and
 * `customerForDocument` refuses new ones.
 */
export async function changeOrganisation(
  work: Work,
  body: OrganisationChange,
): Promise<Organisation> {
  const { trx } = work;
  const { org_id, organisation_name, logo, is_active } = body;
  const before = await lockOrganisation(work, org_id);
  if (!before) throw notFound('Organisation');
  const fields = {
    ...(organisation_name === undefined ? {} : { organisation_name: organisation_name.trim() }),
    ...(logo === undefined ? {} : { logo: logo || null }),
    ...(is_active === undefined ? {} : { is_active }),
  };
  const changes = differences(before, fields);
  if (Object.keys(changes).length) {
    await withUniqueName(() =>
      trx.updateTable('organisations').set(fields).where('org_id', '=', org_id).execute(),
    );
    await work.audit({ entity: 'ORGANISATION', id: org_id, action: 'UPDATE', changes });
  }
  return organisationById(work, org_id);
}
