import type {
  NamedSort,
  CreateSellerInput,
  OfficeAddressInput,
  QuerySellerAnalyticsArgs,
  Seller,
  SellerAnalytics,
  SellerCategory,
  SellerFilter,
  SellerPage,
  UpdateSellerInput,
} from '@munim/schema/generated/types.ts';
import { type ListArgs, listQuery, toPage } from '../core/listPages.ts';
import type { AskedFields } from '../core/askedFields.ts';
import type { Backend } from '../core/backend.ts';
import { singleRow } from '../core/batches.ts';
import { mapNullable, toAddress, toUserName } from '../core/embeds.ts';
import { idOf, optionalRestId, restId, restIds } from '../core/ids.ts';
import { mapping } from '../core/mapping.ts';
import type { Answer, One, Query } from '../core/rest.ts';

type SellersJson = Answer<'/getSeller', 'get'>;
type SellerJson = One<SellersJson['data']>;
type AnalyticsJson = Answer<'/seller/sellerAnalytics', 'get'>;

const toCategory = (json: One<SellerJson['categories']>): SellerCategory => ({
  id: idOf(json.category_id),
  name: json.category_name,
});

/** Maps a vendor from and to REST; no other code knows the backend's spelling. */
export const toSeller = mapping<SellerJson, Omit<Seller, '__typename'>>((rest) => ({
  id: rest.field('seller_id', idOf),
  name: rest.field('seller_name'),
  isActive: rest.field('is_active'),
  isTransporter: rest.field('is_transporter'),
  gstin: rest.field('gstin'),
  mobile: rest.field('mobile_1'),
  email: rest.field('email_id_1'),
  website: rest.field('website'),
  yearOfEstablishment: rest.field('year_of_establishment'),
  district: rest.field('office_address_details', (office) => office?.city ?? null),
  state: rest.field('office_address_details', (office) => office?.state ?? null),
  pinCode: rest.field('pin_code'),
  zone: rest.field('zone'),
  categories: rest.records('categories', toCategory),
  sourcePerson: rest.record('source_person_info', toUserName),
  officeAddress: rest.record('office_address_details', toAddress),
  activeOfferCount: rest.field('active_offer_count'),
  logo: rest.field('logo'),
  logoThumbnail: rest.field('logo_thumbnail'),
  createdAt: rest.field('created_at'),
  updatedAt: rest.field('updated_at'),
}));

function toAnalytics({ total, active, ...by }: AnalyticsJson['data']): SellerAnalytics {
  return {
    total,
    active,
    byCategory: by.by_category.map(({ category, ...counts }) => ({
      category: mapNullable(category, toCategory),
      ...counts,
    })),
    bySourcePerson: by.by_source_person.map(({ source_person_info, ...counts }) => ({
      person: mapNullable(source_person_info, toUserName),
      ...counts,
    })),
    byZone: by.by_zone,
    byDay: by.by_day,
  };
}

const toOffice = ({ address1, city, state, postalCode }: OfficeAddressInput) => ({
  pin_code: Number(postalCode),
  office_address_details: { address1, city, state, postal_code: postalCode },
});

const NO_OFFICE = { pin_code: undefined, office_address_details: undefined };

/** An absent field stays; null clears it. */
const toBody = (input: CreateSellerInput | UpdateSellerInput) => ({
  seller_name: input.name ?? undefined,
  mobile_1: input.mobile ?? undefined,
  email_id_1: input.email ?? undefined,
  year_of_establishment: input.yearOfEstablishment,
  gstin: input.gstin,
  website: input.website,
  categories: input.categoryIds ? restIds(input.categoryIds, 'categoryIds') : undefined,
  source_person: optionalRestId(input.sourcePersonId, 'sourcePersonId'),
  zone: input.zone,
  logo: input.logo,
  is_active: input.isActive ?? undefined,
  is_transporter: input.isTransporter ?? undefined,
  ...(input.officeAddress ? toOffice(input.officeAddress) : NO_OFFICE),
});

/** Filters of lists and analytics. */
const toFilter = ({
  categoryIds,
  sourcePersonId,
  fromDate,
  toDate,
  zone,
}: QuerySellerAnalyticsArgs) => ({
  categories: categoryIds ? restIds(categoryIds, 'categoryIds') : undefined,
  source_person: optionalRestId(sourcePersonId, 'sourcePersonId'),
  start_date: fromDate,
  end_date: toDate,
  zone,
});

export type SellerArgs = ListArgs<SellerFilter, NamedSort>;

export class SellersSource {
  readonly #backend: Backend;

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  /** Own vendors of the organisation, or transporters, who belong to none. */
  list(
    { filter, ...args }: SellerArgs,
    { ownOrgId, asked }: { ownOrgId: number; asked: AskedFields | null },
  ): Promise<SellerPage> {
    const { name, keyword, isActive, isTransporter, ...narrowing } = filter ?? {};
    const whose = isTransporter
      ? { is_transporter: true }
      : { is_own_seller: true, org_id: ownOrgId };
    const query = {
      seller_name: name,
      keyword,
      is_active: isActive,
      ...toFilter(narrowing),
      ...whose,
      ...listQuery({ filter, ...args }),
    };
    return this.#read(query, asked);
  }

  async find(id: string, asked: AskedFields | null): Promise<Seller> {
    return singleRow((await this.#read({ seller_id: restId(id) }, asked)).items, 'Vendor');
  }

  async create(input: CreateSellerInput, ownOrgId: number): Promise<Seller> {
    const { data } = await this.#backend.post('/createSeller', {
      ...toBody(input),
      seller_name: input.name,
      mobile_1: input.mobile,
      email_id_1: input.email,
      ...toOffice(input.officeAddress),
      is_own_seller: input.isTransporter ? undefined : true,
      org_id: input.isTransporter ? undefined : ownOrgId,
    });
    return toSeller(data);
  }

  async update(input: UpdateSellerInput): Promise<Seller> {
    const body = { seller_id: restId(input.id), ...toBody(input) };
    const { data } = await this.#backend.patch('/updateSeller', body);
    return toSeller(data);
  }

  async remove(id: string): Promise<void> {
    await this.#backend.del('/deleteSeller', { seller_id: restId(id) });
  }

  async analytics(args: QuerySellerAnalyticsArgs): Promise<SellerAnalytics> {
    const { data } = await this.#backend.get('/seller/sellerAnalytics', toFilter(args));
    return toAnalytics(data);
  }

  async #read(query: Query<'/getSeller'>, asked: AskedFields | null): Promise<SellerPage> {
    const { data, ...page } = await this.#backend.get('/getSeller', query, asked);
    return toPage(
      data.map((json) => toSeller(json, asked?.tree)),
      page,
    );
  }
}
