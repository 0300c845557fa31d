import { LIMITS } from '@munim/schema/shared/limits.ts';
import { sql } from 'kysely';
import { eqAny } from '../core/data/search.ts';
import type { ReadContext } from '../core/data/work.ts';
import { bodyOf, type ImportDefinition, textOf } from '../imports/imports.public.ts';
import { changeOrganisation, createOrganisation } from './changeOrganisation.ts';
import { visibleOrganisations } from './organisations.scope.ts';
import { NewOrganisation, OrganisationChange } from './organisations.shapes.ts';

const found = ({ db, viewer }: ReadContext) =>
  db.selectFrom('organisations as g').where(visibleOrganisations(viewer));

/** Groups of customers, from another system. */
export const organisationImport: ImportDefinition = {
  label: 'Organisations',
  help: 'Groups of customers: each customer belongs to one. Import them first.',
  columns: [
    {
      name: 'organisation_name',
      kind: 'text',
      max: LIMITS.customerName,
      required: true,
      help: 'Its name; no two have the same',
      example: 'Kaveri Hotels',
    },
    { name: 'is_active', kind: 'flag', help: 'FALSE: no new documents', example: 'TRUE' },
  ],
  tally: {
    element: 'GROUP',
    under: 'Sundry Debtors',
    word: 'group of Sundry Debtors',
    columns: {
      external_id: ['@NAME'],
      organisation_name: ['@NAME'],
    },
  },
  permissions: [
    ['TENANT', 'WRITE'],
    ['TENANT', 'APPROVE'],
  ],
  entity: 'ORGANISATION',
  table: 'organisations',
  key: 'org_id',
  unique: ['organisation_name'],
  lookUp: {
    word: 'organisation',
    byName: (context, names) =>
      found(context)
        .select(['g.org_id as id', 'g.organisation_name as name'])
        .where(sql`lower(g.organisation_name)`, '=', eqAny([...names]))
        .execute(),
    byId: (context, ids) =>
      found(context)
        .select(['g.org_id as id', 'g.organisation_name as name'])
        .where('g.org_id', '=', eqAny([...ids]))
        .execute(),
  },
  async current(context, ids) {
    const rows = await found(context)
      .select(['g.org_id', 'g.organisation_name', 'g.is_active'])
      .where('g.org_id', '=', eqAny([...ids]))
      .execute();
    return new Map(rows.map(({ org_id, ...values }) => [org_id, values]));
  },
  async add(work, _, row) {
    const body = bodyOf(NewOrganisation, {
      organisation_name: textOf(row, 'organisation_name'),
      is_active: row.values['is_active'],
    });
    return (await createOrganisation(work, body)).org_id;
  },
  async edit(work, _, org_id, { values, changed }) {
    const fields = Object.fromEntries([...changed].map((column) => [column, values[column]]));
    await changeOrganisation(work, bodyOf(OrganisationChange, { org_id, ...fields }));
  },
};
