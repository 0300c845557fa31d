import type {
  NamedSort,
  CreateTenantInput,
  NewContactInput,
  ShippingAddressInput,
  Tenant,
  TenantAnalytics,
  TenantContact,
  TenantFilter,
  UpdateTenantInput,
} from '@munim/schema/generated/types.ts';
import DataLoader from 'dataloader';
import { type ListArgs, type ListPage, listQuery, toPage } from '../core/listPages.ts';
import type { AskedFields } from '../core/askedFields.ts';
import type { Backend } from '../core/backend.ts';
import { loaderById, singleRow } from '../core/batches.ts';
import { toAddress, toUserName } from '../core/embeds.ts';
import { mapping } from '../core/mapping.ts';
import { idOf, optionalRestId, restId, restIds } from '../core/ids.ts';
import type { Answer, One, Query } from '../core/rest.ts';

type TenantsJson = Answer<'/tenant/getTenant', 'get'>;
type TenantJson = One<TenantsJson['tenants']>;

/** A customer before its contacts are joined. */
export type TenantRecord = Omit<Tenant, '__typename' | 'users'>;
type TenantPageRecord = ListPage<TenantRecord>;

/** Maps a customer from and to REST; no other code knows the backend's spelling. */
export const toTenant = mapping<TenantJson, TenantRecord>(
  (rest) => ({
    id: rest.field('tenant_id', idOf),
    name: rest.field('tenant_name'),
    gstNo: rest.field('gst_no'),
    creditDays: rest.field('credit_days'),
    logo: rest.field('logo'),
    logoThumbnail: rest.field('logo_thumbnail'),
    verified: rest.field('verified_tenant'),
    district: rest.field('district'),
    state: rest.field('state'),
    organisationId: rest.field('org_id', idOf),
    organisationName: rest.field('organisation_name'),
    salesPerson: rest.record('sales_person_info', toUserName),
    createdBy: rest.record('created_by_info', toUserName),
    createdAt: rest.field('created_at'),
    updatedAt: rest.field('updated_at'),
    shippingAddress: rest.record('shipping_address', toAddress),
    contactCount: rest.field('contact_count'),
  }),
  { users: ['id'] },
);

const toContact = (json: One<NonNullable<TenantJson['users']>>): TenantContact => ({
  ...toUserName(json),
  email: json.email,
  mobile: json.mobile,
});

const toAnalytics = (json: Answer<'/tenant/analytics', 'get'>['data']): TenantAnalytics => ({
  rfqCount: json.rfq_count,
  quotationCount: json.quotation_count,
  orderCount: json.order_count,
  orderValue: json.order_value,
  invoicedValue: json.invoiced_value,
  receivedValue: json.received_value,
  outstandingValue: json.outstanding_value,
  advanceValue: json.advance_value,
  lastOrderDate: json.last_order_date,
});

const toPlace = ({
  address1,
  address2,
  address3,
  city,
  state,
  postalCode,
}: ShippingAddressInput) => ({
  address1,
  address2: address2 ?? '',
  address3: address3 ?? '',
  city,
  state: state ?? undefined,
  postal_code: postalCode,
});

const toNewContact = ({ firstName, lastName, email, mobile }: NewContactInput) => ({
  first_name: firstName,
  last_name: lastName ?? undefined,
  email,
  mobile,
});

/** An absent field stays; null clears it. */
const text = (value: string | null | undefined) => (value === null ? '' : value);

const toFields = ({
  gstNo,
  logo,
  salesPersonId,
  creditDays,
  shippingAddress,
  confirmDuplicate,
}: CreateTenantInput | UpdateTenantInput) => ({
  gst_no: text(gstNo),
  logo: text(logo),
  sales_person: optionalRestId(salesPersonId, 'salesPersonId') ?? undefined,
  credit_days: creditDays,
  shipping_address: shippingAddress ? toPlace(shippingAddress) : undefined,
  confirm_duplicate: confirmDuplicate || undefined,
});

/** Mapping flags for names, read in the same call. */
const WITH_NAMES = { map_sales_person: true, map_created_by: true };
const MAX_ORGANISATIONS = 100;

export type TenantArgs = ListArgs<TenantFilter, NamedSort>;
export interface OfOrganisationArgs {
  keyword?: string | null;
  verified?: boolean | null;
  salesPersonId?: string | null;
  limit?: number | null;
}

export class TenantsSource {
  readonly #backend: Backend;
  readonly #contacts: DataLoader<string, { id: string; users: TenantContact[] }>;
  /** One loader per set of flags. */
  readonly #ofOrganisation = new Map<string, DataLoader<string, TenantPageRecord>>();

  constructor(backend: Backend) {
    this.#backend = backend;
    this.#contacts = loaderById('Customer', async (ids) => {
      const { tenants } = await this.#ask({
        tenant_ids: restIds(ids),
        map_users: true,
        limit: ids.length,
      });
      return tenants.map((json) => ({
        id: idOf(json.tenant_id),
        users: (json.users ?? []).map(toContact),
      }));
    });
  }

  list = ({ filter, ...args }: TenantArgs, asked: AskedFields | null): Promise<TenantPageRecord> =>
    this.#read(
      {
        tenant_name: filter?.name,
        keyword: filter?.keyword,
        verified_tenant: filter?.verified,
        org_id: optionalRestId(filter?.organisationId, 'organisationId'),
        sales_person: optionalRestId(filter?.salesPersonId, 'salesPersonId'),
        ...listQuery({ filter, ...args }),
      },
      asked,
    );

  async find(id: string, asked: AskedFields | null): Promise<TenantRecord> {
    return singleRow((await this.#read({ tenant_id: restId(id) }, asked)).items, 'Customer');
  }

  async contacts(id: string): Promise<TenantContact[]> {
    return (await this.#contacts.load(id)).users;
  }

  /** The first customers of an organisation; those of all organisations of a page in one call. */
  ofOrganisation(id: string, args: OfOrganisationArgs): Promise<TenantPageRecord> {
    const { keyword, verified, salesPersonId, limit } = args;
    const key = JSON.stringify([keyword, verified, salesPersonId, limit]);
    const loader =
      this.#ofOrganisation.get(key) ??
      new DataLoader<string, TenantPageRecord>((ids) => this.#readOfOrganisations(ids, args), {
        maxBatchSize: MAX_ORGANISATIONS,
      });
    this.#ofOrganisation.set(key, loader);
    return loader.load(id);
  }

  async #readOfOrganisations(
    ids: readonly string[],
    { keyword, verified, salesPersonId, limit }: OfOrganisationArgs,
  ) {
    const { tenants, organisation_counts } = await this.#ask({
      org_ids: restIds(ids),
      keyword,
      verified_tenant: verified,
      sales_person: optionalRestId(salesPersonId, 'salesPersonId'),
      limit,
      ...WITH_NAMES,
    });
    const byOrganisation = Map.groupBy(
      tenants.map((json) => toTenant(json)),
      (tenant) => tenant.organisationId,
    );
    const counts = new Map(
      (organisation_counts ?? []).map(({ org_id, count }) => [String(org_id), count]),
    );
    return ids.map((id) => ({
      items: byOrganisation.get(id) ?? [],
      count: counts.get(id) ?? byOrganisation.get(id)?.length ?? 0,
      pageInfo: null,
    }));
  }

  async analytics(id: string): Promise<TenantAnalytics> {
    const query = { tenant_id: restId(id, 'tenantId') };
    return toAnalytics((await this.#backend.get('/tenant/analytics', query)).data);
  }

  async create(input: CreateTenantInput): Promise<TenantRecord> {
    const { data } = await this.#backend.post('/tenant/createTenant', {
      tenant_name: input.name,
      org_id: restId(input.organisationId, 'organisationId'),
      ...toFields(input),
      contacts: input.contacts?.map(toNewContact),
      further_addresses: input.furtherAddresses?.map(toPlace),
    });
    return toTenant(data);
  }

  async update(input: UpdateTenantInput): Promise<TenantRecord> {
    const { data } = await this.#backend.patch('/tenant/updateTenant', {
      tenant_id: restId(input.id),
      tenant_name: input.name ?? undefined,
      org_id: optionalRestId(input.organisationId, 'organisationId') ?? undefined,
      verified_tenant: input.verified ?? undefined,
      ...toFields(input),
    });
    return toTenant(data);
  }

  async remove(id: string): Promise<void> {
    await this.#backend.del('/tenant/deleteTenant', { tenant_id: restId(id) });
  }

  async #read(
    query: Query<'/tenant/getTenant'>,
    asked: AskedFields | null,
  ): Promise<TenantPageRecord> {
    const { tenants, ...page } = await this.#ask({ ...query, ...WITH_NAMES }, asked);
    return toPage(
      tenants.map((json) => toTenant(json, asked?.tree)),
      page,
    );
  }

  #ask(query: Query<'/tenant/getTenant'>, asked: AskedFields | null = null): Promise<TenantsJson> {
    return this.#backend.get('/tenant/getTenant', query, asked);
  }
}
