import type { Organisation, OrganisationPage } from '@munim/schema/generated/types.ts';
import type { Backend, Query } from '../core/backendClient.ts';
import { onlyOne } from '../core/batches.ts';
import { restId } from '../core/ids.ts';
import type { Answer, One } from '../core/rest.ts';

type OrganisationsJson = Answer<'/organisation/getOrganisation', 'get'>;

/** The only lines that know how the backend spells an organisation. */
const toOrganisation = (json: One<OrganisationsJson['organisations']>): Organisation => ({
  id: String(json.org_id),
  name: json.organisation_name,
  isActive: json.is_active,
  logo: json.logo,
});

export interface OrganisationArgs {
  name?: string | null;
  isActive?: boolean | null;
  page?: number | null;
  limit?: number | null;
}

export class OrganisationsSource {
  readonly #backend: Backend;

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  list = ({ name, isActive, page, limit }: OrganisationArgs): Promise<OrganisationPage> =>
    this.#read({ organisation_name: name, is_active: isActive, page, limit });

  async find(id: string): Promise<Organisation> {
    return onlyOne((await this.#read({ org_id: restId(id) })).items, 'Organisation');
  }

  async #read(query: Query): Promise<OrganisationPage> {
    const { organisations, count } = await this.#backend.get<OrganisationsJson>('/organisation/getOrganisation', query);
    return { items: organisations.map(toOrganisation), count };
  }
}
