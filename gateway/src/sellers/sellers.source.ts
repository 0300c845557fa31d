import type { Seller, SellerFilter, SellerPage } from '@munim/schema/generated/types.ts';
import type { Backend, Query } from '../core/backendClient.ts';
import { onlyOne } from '../core/batches.ts';
import { restId } from '../core/ids.ts';
import type { Answer, One } from '../core/rest.ts';

type SellersJson = Answer<'/getSeller', 'get'>;

/** The only lines that know how the backend spells a vendor. */
const toSeller = (json: One<SellersJson['data']>): Seller => ({
  id: String(json.seller_id),
  name: json.seller_name,
  isActive: json.is_active,
  isTransporter: json.is_transporter,
  gstin: json.gstin,
  mobile: json.mobile_1,
  email: json.email_id_1,
  district: json.office_address_details?.city ?? null,
  state: json.office_address_details?.state ?? null,
  pinCode: json.pin_code,
  zone: json.zone,
  createdAt: json.created_at,
});

export interface SellerArgs {
  filter?: SellerFilter | null;
  page?: number | null;
  limit?: number | null;
}

export class SellersSource {
  readonly #backend: Backend;

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  /** Own vendors of the organisation, or transporters, who belong to none. */
  list({ filter, page, limit }: SellerArgs, ownOrgId: number): Promise<SellerPage> {
    const whose = filter?.isTransporter ? { is_transporter: true } : { is_own_seller: true, org_id: ownOrgId };
    return this.#read({ seller_name: filter?.name, is_active: filter?.isActive, zone: filter?.zone, ...whose, page, limit });
  }

  async find(id: string): Promise<Seller> {
    return onlyOne((await this.#read({ seller_id: restId(id) })).items, 'Vendor');
  }

  async #read(query: Query): Promise<SellerPage> {
    const { data, count } = await this.#backend.get<SellersJson>('/getSeller', query);
    return { items: data.map(toSeller), count };
  }
}
