import { unitCodeOf } from '@munim/schema/skus/unitCodes.ts';
import { type Calendar, iso } from './calendar.ts';
import { required, type Random } from './random.ts';
import { ADMIN_ID } from './staff.ts';
import { textTable } from './textTable.ts';
import { attributesOf, attributeValuesOf } from './words/attributes.ts';
import { CATEGORIES } from './words/categories.ts';
import { PRODUCTS_1 } from './words/products1.ts';
import { PRODUCTS_2 } from './words/products2.ts';
import { variantsOf } from './words/variants.ts';

/** User ids of the sourcing staff, a list a category in the order of CATEGORIES. */
const MANAGERS = [[7], [7], [7, 9], [8], [8], [8], [8, 9], [9], [7], [9], [9], [7, 8]];
const COLUMNS = [
  'name',
  'subCategory',
  'hsn',
  'gst',
  'unit',
  'price',
  'variants',
  'picture',
] as const;
const INACTIVE_EVERY = 60;

export interface SkuSeed {
  id: number;
  categoryId: number;
  /** Average price of the sellers' offers, in paise. */
  pricePaise: number;
  active: boolean;
}

export function categoryRows(created_at: string) {
  const categories = CATEGORIES.map(({ key, name, subCategories }, i) => ({
    category_id: i + 1,
    category_name: name,
    sub_categories: subCategories.split(', '),
    created_at,
    attributes: attributesOf(key),
  }));
  const category_managers = MANAGERS.flatMap((users, i) =>
    users.map((user_id) => ({ category_id: i + 1, user_id })),
  );
  return { categories, category_managers };
}

/** A rate in percent, or why there is none. */
export const taxOf = (gst: string) =>
  /^[0-9]/.test(gst)
    ? { pan_india_gst: gst, tax_category: 'TAXABLE' }
    : { pan_india_gst: '0', tax_category: gst };

export const allProducts = () =>
  CATEGORIES.flatMap(({ key }, i) =>
    textTable(COLUMNS, required(PRODUCTS_1[key] ?? PRODUCTS_2[key], key)).map((product) => ({
      ...product,
      categoryId: i + 1,
      key,
    })),
  );

/** 150 products and their 500 SKUs: four variants of every third product, three of the others. */
export function catalogueRows(
  random: Random,
  calendar: Calendar,
  pictures: ReadonlyMap<string, string[]>,
) {
  const seeds: SkuSeed[] = [];
  const skus: object[] = [];
  const products = allProducts().map((product, i) => {
    const product_id = i + 1;
    const is_active = i % INACTIVE_EVERY !== INACTIVE_EVERY - 1;
    const shown = required(pictures.get(product.picture), product.picture);
    const created_at = iso(calendar.workingHour(random, random.int(400, 1000)));
    for (const [j, [variant, factor]] of variantsOf(product.variants)
      .slice(0, i % 3 === 0 ? 4 : 3)
      .entries()) {
      const id = seeds.length + 1;
      const active = id % INACTIVE_EVERY !== INACTIVE_EVERY - 1;
      seeds.push({
        id,
        categoryId: product.categoryId,
        pricePaise: Math.round(Number(product.price) * factor * 100),
        active: active && is_active,
      });
      skus.push({
        product_sku_id: id,
        product_id,
        product_sku_name: `${product.name}, ${variant}`,
        unit: product.unit,
        attributes: {},
        unit_code: unitCodeOf(product.unit),
        assets: [required(shown[j % shown.length])],
        is_active: active,
        created_by: ADMIN_ID,
        created_at,
      });
    }
    return {
      product_id,
      category_id: product.categoryId,
      product_name: product.name,
      sub_category: product.subCategory,
      description: `${product.name} for hotels, hospitals and caterers. Sold by the ${product.unit.toLowerCase()}.`,
      ...taxOf(product.gst),
      hsn_code: product.hsn,
      assets: shown,
      is_active,
      created_by: ADMIN_ID,
      created_at,
      attributes: attributeValuesOf(product.key, product.name),
    };
  });
  return { products, skus, seeds };
}
