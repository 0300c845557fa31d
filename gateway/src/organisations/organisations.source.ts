import type {
  NamedSort,
  CreateOrganisationInput,
  Organisation,
  UpdateOrganisationInput,
} from '@munim/schema/generated/types.ts';
import { type FlatListArgs, type ListPage, listQuery, toPage } from '../core/listPages.ts';
import type { AskedFields } from '../core/askedFields.ts';
import type { Backend } from '../core/backend.ts';
import { singleRow } from '../core/batches.ts';
import { idOf, optionalRestId, restId } from '../core/ids.ts';
import { mapping } from '../core/mapping.ts';
import type { Answer, One, Query } from '../core/rest.ts';

type OrganisationsJson = Answer<'/organisation/getOrganisation', 'get'>;

/** An organisation before its customers are joined. */
export type OrganisationRecord = Omit<Organisation, '__typename' | 'tenants'>;
type OrganisationPageRecord = ListPage<OrganisationRecord>;

/** Maps an organisation from and to REST; no other code knows the backend's spelling. */
export const toOrganisation = mapping<One<OrganisationsJson['organisations']>, OrganisationRecord>(
  (rest) => ({
    id: rest.field('org_id', idOf),
    name: rest.field('organisation_name'),
    isActive: rest.field('is_active'),
    logo: rest.field('logo'),
    logoThumbnail: rest.field('logo_thumbnail'),
    tenantCount: rest.field('tenant_count'),
    updatedAt: rest.field('updated_at'),
  }),
  { tenants: ['id'] },
);

export type OrganisationArgs = FlatListArgs<NamedSort> & {
  name?: string | null;
  isActive?: boolean | null;
  keyword?: string | null;
  verified?: boolean | null;
  salesPersonId?: string | null;
};

export class OrganisationsSource {
  readonly #backend: Backend;

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  list = (
    { name, isActive, keyword, verified, salesPersonId, ...args }: OrganisationArgs,
    asked: AskedFields | null,
  ): Promise<OrganisationPageRecord> =>
    this.#read(
      {
        organisation_name: name,
        is_active: isActive,
        keyword,
        verified_tenant: verified,
        sales_person: optionalRestId(salesPersonId, 'salesPersonId'),
        ...listQuery({ ...args, filter: args }),
      },
      asked,
    );

  async find(id: string, asked: AskedFields | null): Promise<OrganisationRecord> {
    return singleRow((await this.#read({ org_id: restId(id) }, asked)).items, 'Organisation');
  }

  async create({ name, logo, isActive }: CreateOrganisationInput): Promise<OrganisationRecord> {
    const { data } = await this.#backend.post('/organisation/createOrganisation', {
      organisation_name: name,
      logo: logo ?? undefined,
      is_active: isActive ?? undefined,
    });
    return toOrganisation(data);
  }

  async update({ id, name, logo, isActive }: UpdateOrganisationInput): Promise<OrganisationRecord> {
    const { data } = await this.#backend.patch('/organisation/updateOrganisation', {
      org_id: restId(id),
      organisation_name: name ?? undefined,
      logo: logo === null ? '' : logo,
      is_active: isActive ?? undefined,
    });
    return toOrganisation(data);
  }

  async #read(
    query: Query<'/organisation/getOrganisation'>,
    asked: AskedFields | null,
  ): Promise<OrganisationPageRecord> {
    const { organisations, ...page } = await this.#backend.get(
      '/organisation/getOrganisation',
      query,
      asked,
    );
    return toPage(
      organisations.map((json) => toOrganisation(json, asked?.tree)),
      page,
    );
  }
}
