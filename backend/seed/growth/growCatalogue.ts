import { unitCodeOf } from '@munim/schema/skus/unitCodes.ts';
import type { Trx } from '../../src/core/data/database.ts';
import { type Calendar, iso } from '../calendar.ts';
import { allProducts, type SkuSeed, taxOf } from '../catalogue.ts';
import { takeIds } from '../documents.ts';
import { offerRows } from '../offers.ts';
import { required, type Random } from '../random.ts';
import { insertRows } from '../rows.ts';
import { ADMIN_ID } from '../staff.ts';
import { variantsOf } from '../words/variants.ts';
import { BRANDS } from './words.ts';

const SKUS_OF_A_PRODUCT = 4;

/** Copies the base products for further brands, with SKUs, pictures and offers. */
export async function growCatalogue(trx: Trx, random: Random, calendar: Calendar, count: number) {
  if (!count) return { rows: 0, skus: [] };
  const kinds = allProducts();
  const base = await trx
    .selectFrom('products')
    .select('assets')
    .where('product_id', '<=', kinds.length)
    .orderBy('product_id')
    .execute();
  const firstProduct = await takeIds(trx, 'products', 'product_id', count);
  const firstSku = await takeIds(trx, 'skus', 'product_sku_id', count * SKUS_OF_A_PRODUCT);
  const products: object[] = [];
  const skus: object[] = [];
  const seeds: SkuSeed[] = [];
  for (let i = 0; i < count; i++) {
    const product_id = firstProduct + i;
    const kind = required(kinds[product_id % kinds.length]);
    const round = Math.floor(product_id / kinds.length);
    const series = Math.floor(round / BRANDS.length);
    const name = `${required(BRANDS[round % BRANDS.length])} ${kind.name}${series ? ` Series ${series + 1}` : ''}`;
    const shown = base[product_id % kinds.length]?.assets ?? [];
    const common = {
      assets: shown,
      is_active: true,
      created_by: ADMIN_ID,
      created_at: iso(calendar.workingHour(random, random.int(400, 1000))),
    };
    products.push({
      product_id,
      category_id: kind.categoryId,
      product_name: name,
      sub_category: kind.subCategory,
      description: `${name} for hotels, hospitals and caterers.`,
      ...taxOf(kind.gst),
      hsn_code: kind.hsn,
      attributes: {},
      ...common,
    });
    for (const [j, [variant, factor]] of variantsOf(kind.variants)
      .slice(0, SKUS_OF_A_PRODUCT)
      .entries()) {
      const id = firstSku + i * SKUS_OF_A_PRODUCT + j;
      seeds.push({
        id,
        categoryId: kind.categoryId,
        pricePaise: Math.round(Number(kind.price) * factor * 100),
        active: true,
      });
      const unit = { unit: kind.unit, unit_code: unitCodeOf(kind.unit) };
      skus.push({
        product_sku_id: id,
        product_id,
        product_sku_name: `${name}, ${variant}`,
        ...unit,
        attributes: {},
        ...common,
      });
    }
  }
  await insertRows(trx, 'products', products);
  await insertRows(trx, 'skus', skus);
  const offers = await growOffers(trx, random, calendar, seeds);
  return { rows: products.length + skus.length + offers, skus: seeds };
}

async function growOffers(trx: Trx, random: Random, calendar: Calendar, seeds: readonly SkuSeed[]) {
  const pairs = await trx
    .selectFrom('seller_categories as sc')
    .innerJoin('sellers as s', 's.seller_id', 'sc.seller_id')
    .select(['sc.category_id', 'sc.seller_id'])
    .where('s.is_active', '=', true)
    .orderBy('sc.category_id')
    .orderBy('sc.seller_id')
    .execute();
  const byCategory = Map.groupBy(pairs, (pair) => pair.category_id);
  const sellersOf = new Map(
    [...byCategory].map(([category, ofCategory]) => [
      category,
      ofCategory.map((pair) => pair.seller_id),
    ]),
  );
  const rows = offerRows(random, calendar, seeds, sellersOf);
  const first = await takeIds(trx, 'offers', 'sku_offer_id', rows.length);
  await insertRows(
    trx,
    'offers',
    rows.map((row, i) => ({ ...row, sku_offer_id: first + i })),
  );
  return rows.length;
}
