import type { Tenant, TenantFilter, TenantPage } from '@munim/schema/generated/types.ts';
import type { Backend, Query } from '../core/backendClient.ts';
import { onlyOne } from '../core/batches.ts';
import { orNull, toUserName } from '../core/embeds.ts';
import { optionalRestId, restId } from '../core/ids.ts';
import type { Answer, One } from '../core/rest.ts';

type TenantsJson = Answer<'/tenant/getTenant', 'get'>;

/** The only lines that know how the backend spells a customer. */
const toTenant = (json: One<TenantsJson['tenants']>): Tenant => ({
  id: String(json.tenant_id),
  name: json.tenant_name,
  gstNo: json.gst_no,
  logo: json.logo,
  verified: json.verified_tenant,
  district: json.district,
  state: json.state,
  organisationId: String(json.org_id),
  organisationName: json.organisation_name,
  salesPerson: orNull(json.sales_person_info, toUserName),
  createdBy: orNull(json.created_by_info, toUserName),
});

/** Names come along in the same call. */
const WITH_NAMES = { map_sales_person: true, map_created_by: true };

export interface TenantArgs {
  filter?: TenantFilter | null;
  page?: number | null;
  limit?: number | null;
}

export class TenantsSource {
  readonly #backend: Backend;

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  list = ({ filter, page, limit }: TenantArgs): Promise<TenantPage> =>
    this.#read({
      tenant_name: filter?.name,
      keyword: filter?.keyword,
      verified_tenant: filter?.verified,
      org_id: optionalRestId(filter?.organisationId, 'organisationId'),
      sales_person: optionalRestId(filter?.salesPersonId, 'salesPersonId'),
      page,
      limit,
    });

  async find(id: string): Promise<Tenant> {
    return onlyOne((await this.#read({ tenant_id: restId(id) })).items, 'Customer');
  }

  async #read(query: Query): Promise<TenantPage> {
    const { tenants, count } = await this.#backend.get<TenantsJson>('/tenant/getTenant', { ...query, ...WITH_NAMES });
    return { items: tenants.map(toTenant), count };
  }
}
