import { sql } from 'kysely';
import type { SearchedKind } from '../core/data/searchedKinds.ts';
import { visibleOrganisations } from './organisations.scope.ts';

export const searchedOrganisations: SearchedKind = {
  readPermission: ['TENANT', 'READ'],
  rows: sql`organisations g`,
  id: 'g.org_id',
  visible: visibleOrganisations,
  name: 'g.organisation_name',
  words: ['organisation'],
  described: {
    title: sql`g.organisation_name`,
    detail: () => [],
    status: sql`case when not g.is_active then 'INACTIVE' end`,
  },
};
