import type {
  AttributeValueInput,
  CreateSkuInput,
  NamedSku,
  Sku,
  SkuTransaction,
  UpdateSkuInput,
} from '@munim/schema/generated/types.ts';
import { LIMITS } from '@munim/schema/shared/limits.ts';
import type { UnitCode } from '@munim/schema/skus/unitCodes.ts';
import type { Backend } from '../core/backend.ts';
import { singleRow } from '../core/batches.ts';
import { mapNullable, toPicture, toUserName } from '../core/embeds.ts';
import { idOf, restId } from '../core/ids.ts';
import { backendDecides } from '../core/backendDecides.ts';
import type { Answer, One, Query } from '../core/rest.ts';

type SkusJson = Answer<'/sku', 'get'>;
type SkuJson = One<SkusJson['product_sku']>;
type TransactionJson = One<NonNullable<SkuJson['recent_transactions']>>;

/** A SKU without its joins. */
export interface SkuRecord extends Omit<
  Sku,
  '__typename' | 'offerCount' | 'offers' | 'recentTransactions'
> {
  offerCount: number | undefined;
  /** Query that reads the page of this SKU: repeated with a mapping flag it maps all rows of the page at once. */
  sourceQuery: Query<'/sku'>;
}

type NamedRecord = Omit<NamedSku, '__typename' | 'sku'> & { sku: SkuRecord };

/** Maps a SKU from and to REST; no other code knows the backend's spelling. */
const toSku = (
  json: SkuJson,
  sourceQuery: Query<'/sku'> = { product_sku_id: json.product_sku_id },
): SkuRecord => ({
  id: idOf(json.product_sku_id),
  name: json.product_sku_name,
  unit: json.unit,
  unitCode: json.unit_code,
  productId: idOf(json.product_id),
  productName: json.product_name,
  gstPercent: json.pan_india_gst,
  hsnCode: json.hsn_code,
  attributes: Object.entries(json.attributes ?? {}).map(([name, value]) => ({
    name,
    value: String(value),
  })),
  isActive: json.is_active,
  thumbnail: json.thumbnail,
  pictures: json.pictures.map(toPicture),
  createdBy: mapNullable(json.created_by_info, toUserName),
  createdAt: json.created_at,
  offerCount: json.offer_count,
  sourceQuery,
});

const toTransaction = (json: TransactionJson): SkuTransaction => ({
  documentType: json.document_type,
  number: json.order_number ?? idOf(json.po_id),
  date: json.date,
  party: json.party,
  quantity: json.quantity,
  sellingPrice: json.selling_price,
  costPrice: json.offer_price,
});

const toAttributes = (values: readonly AttributeValueInput[] | null | undefined) =>
  values ? Object.fromEntries(values.map(({ name, value }) => [name, value])) : undefined;

const toBody = ({
  unit,
  unitCode,
  assets,
  attributes,
  isActive,
}: Omit<UpdateSkuInput, 'id' | 'name'>) => ({
  unit: unit ?? undefined,
  unit_code: backendDecides(unitCode ?? undefined) satisfies UnitCode | undefined,
  assets: assets ?? undefined,
  attributes: toAttributes(attributes),
  is_active: isActive ?? undefined,
});

interface SkuArgs {
  productId: string;
  page?: number | null;
  limit?: number | null;
}
interface Window {
  fromDate?: string | null;
  toDate?: string | null;
  count?: number | null;
}

export class SkusSource {
  readonly #backend: Backend;

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  list = ({ productId, page, limit }: SkuArgs) =>
    this.#read({ product_id: restId(productId, 'productId'), page, limit });

  async find(id: string): Promise<SkuRecord> {
    return singleRow((await this.#read({ product_sku_id: restId(id) })).items, 'SKU');
  }

  /** Offers of all of them are one more call, by their ids. */
  async named(references: readonly string[]): Promise<NamedRecord[]> {
    const { named } = await this.#backend.post('/sku/named', {
      references,
    });
    const ids = [...new Set(named.map(({ product_sku }) => product_sku.product_sku_id))];
    const sourceQuery = { product_sku_ids: ids, limit: LIMITS.skuReferences };
    return named.map(({ reference, product_sku }) => ({
      reference,
      sku: toSku(product_sku, sourceQuery),
    }));
  }

  /** One more call for all SKUs of the same page: the same request is sent once. */
  async recents(
    { sourceQuery, id }: SkuRecord,
    { fromDate, toDate, count }: Window,
  ): Promise<SkuTransaction[]> {
    const { product_sku } = await this.#backend.get('/sku', {
      ...sourceQuery,
      map_recent_transactions: true,
      from_date: fromDate,
      to_date: toDate,
      recent_transactions_count: count,
    });
    const sku = product_sku.find(({ product_sku_id }) => String(product_sku_id) === id);
    return (sku?.recent_transactions ?? []).map(toTransaction);
  }

  async create({ productId, name, ...input }: CreateSkuInput): Promise<SkuRecord> {
    const { product_sku } = await this.#backend.post('/sku', {
      product_id: restId(productId, 'productId'),
      product_sku_name: name,
      created_by: undefined,
      ...toBody(input),
    });
    return toSku(product_sku);
  }

  async update({ id, name, ...input }: UpdateSkuInput): Promise<SkuRecord> {
    const { product_sku } = await this.#backend.put('/sku', {
      product_sku_id: restId(id),
      product_sku_name: name ?? undefined,
      ...toBody(input),
    });
    return toSku(product_sku);
  }

  async remove(id: string): Promise<void> {
    await this.#backend.del('/deleteSKU', { product_sku_id: restId(id) });
  }

  async #read(query: Query<'/sku'>): Promise<{ items: SkuRecord[]; count: number }> {
    const { product_sku, count } = await this.#backend.get('/sku', query);
    return { items: product_sku.map((json) => toSku(json, query)), count };
  }
}
