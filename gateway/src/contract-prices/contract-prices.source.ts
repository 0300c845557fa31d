import type {
  ContractPrice,
  ContractPricePage,
  CreateSellingPriceInput,
  UpdateSellingPriceInput,
} from '@munim/schema/generated/types.ts';
import type { Backend } from '../core/backend.ts';
import { mapNullable, toSkuSummary, toTenantSummary, toUserName } from '../core/embeds.ts';
import { idOf, optionalRestId, restId } from '../core/ids.ts';
import type { Answer } from '../core/rest.ts';

type ContractPriceJson = Answer<'/sellingPrice', 'post'>['data'];

/** Maps a contract price from and to REST; no other code knows the backend's spelling. */
const toContractPrice = (json: ContractPriceJson): ContractPrice => ({
  id: idOf(json.selling_price_id),
  sku: toSkuSummary(json.sku_info, { product_sku_id: json.sku_id }),
  customer: mapNullable(json.tenant_info, toTenantSummary),
  organisation: {
    id: idOf(json.organisation_info.org_id ?? json.org_id),
    name: json.organisation_info.organisation_name,
  },
  quantity: json.quantity,
  sellingPrice: json.selling_price,
  createdBy: mapNullable(json.created_by_info, toUserName),
  createdAt: json.created_at,
});

interface ContractPriceArgs {
  id?: string | null;
  organisationId?: string | null;
  tenantId?: string | null;
  skuId?: string | null;
  quantity?: number | null;
  page?: number | null;
  limit?: number | null;
}

export class ContractPricesSource {
  readonly #backend: Backend;

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  async list({
    id,
    organisationId,
    tenantId,
    skuId,
    ...rest
  }: ContractPriceArgs): Promise<ContractPricePage> {
    const { data, count } = await this.#backend.get('/sellingPrice', {
      selling_price_id: optionalRestId(id),
      org_id: optionalRestId(organisationId, 'organisationId'),
      tenant_id: optionalRestId(tenantId, 'tenantId'),
      sku_id: optionalRestId(skuId, 'skuId'),
      ...rest,
    });
    return { items: data.map(toContractPrice), count };
  }

  async create(input: CreateSellingPriceInput): Promise<ContractPrice> {
    const { data } = await this.#backend.post('/sellingPrice', {
      org_id: optionalRestId(input.organisationId, 'organisationId') ?? undefined,
      tenant_id: optionalRestId(input.tenantId, 'tenantId') ?? undefined,
      sku_id: restId(input.skuId, 'skuId'),
      quantity: input.quantity,
      selling_price: input.sellingPrice,
    });
    return toContractPrice(data);
  }

  async update({ id, quantity, sellingPrice }: UpdateSellingPriceInput): Promise<ContractPrice> {
    const { data } = await this.#backend.put('/sellingPrice', {
      selling_price_id: restId(id),
      quantity: quantity ?? undefined,
      selling_price: sellingPrice ?? undefined,
    });
    return toContractPrice(data);
  }
}
