import type { TaxCategory } from '@munim/schema/generated/types.ts';
import { toMoney } from '@munim/schema/shared/money.ts';
import {
  categoryProblem,
  hsnProblem,
  impliedTaxCategory,
  rateProblem,
} from '@munim/schema/shared/taxRates.ts';
import { lockCategoryForShare } from '../categories/categories.public.ts';
import { checkedAttributes, refuseUnknownAssets } from '../core/data/catalogueChecks.ts';
import type { Trx } from '../core/data/database.ts';
import { badField } from '../core/http/errors.ts';
import type { NewProduct } from './products.shapes.ts';

/** An empty field counts as absent. */
const textOrNull = (text: string): string | null => text.trim() || null;

/** State before the change, for the rules; a new product has none. */
export interface Before {
  category_id: number;
  sub_category: string | null;
  attributes: unknown;
  pan_india_gst: string;
  tax_category: TaxCategory;
  hsn_code: string | null;
}

/** An inactive category keeps its products and accepts no others. */
async function lockedCategory(trx: Trx, id: number, before: Before | undefined) {
  const category = await lockCategoryForShare(trx, id);
  if (!category) throw badField('category', 'There is no such category');
  if (!category.is_active && before?.category_id !== id)
    throw badField('category', 'This category is not active');
  return category;
}

interface CategoryFields {
  category_id?: number;
  sub_category?: string | null;
  attributes?: Record<string, string>;
}

/**
 * Fields that depend on the category. A product that changes category must fit the new one, with
 * its stored or given values.
 */
async function categoryFieldsOf(
  trx: Trx,
  body: Partial<NewProduct>,
  before: Before | undefined,
): Promise<CategoryFields> {
  const { category, sub_category, attributes } = body;
  if (category === undefined && sub_category === undefined && attributes === undefined) return {};
  const { category_id, sub_categories } = await lockedCategory(
    trx,
    category ?? before?.category_id ?? 0,
    before,
  );
  const moved = before?.category_id !== category_id;
  const name =
    sub_category === undefined ? (before?.sub_category ?? null) : textOrNull(sub_category);
  if (name !== null && (moved || sub_category !== undefined) && !sub_categories.includes(name))
    throw badField('sub_category', `${name} is no sub-category of this category`);
  const given =
    attributes ?? (moved ? ((before?.attributes ?? {}) as Record<string, string>) : undefined);
  return {
    category_id,
    sub_category: name,
    ...(given === undefined
      ? {}
      : { attributes: await checkedAttributes(trx, category_id, given) }),
  };
}

type Tax = Pick<Before, 'pan_india_gst' | 'tax_category'>;

/** Rate and category, which must go together. A rate that the product has already is not validated again. */
function taxFieldsOf(body: Partial<NewProduct>, before: Before | undefined): Tax | null {
  if (body.pan_india_gst === undefined && body.tax_category === undefined) return null;
  const pan_india_gst = toMoney(body.pan_india_gst ?? before?.pan_india_gst ?? '0');
  const implied = impliedTaxCategory(pan_india_gst);
  const stays =
    before && (before.tax_category === 'TAXABLE') === (implied === 'TAXABLE')
      ? before.tax_category
      : implied;
  const tax_category = body.tax_category ?? stays;
  const rate = before?.pan_india_gst === pan_india_gst ? null : rateProblem(pan_india_gst);
  if (rate) throw badField('pan_india_gst', rate);
  const category = categoryProblem(pan_india_gst, tax_category);
  if (category) throw badField('tax_category', category);
  return { pan_india_gst, tax_category };
}

/** HSN code as stored; old products keep codes of 5 and 7 digits until the code changes. */
function hsnFieldOf({ hsn_code }: Partial<NewProduct>, before: Before | undefined) {
  if (hsn_code === undefined) return {};
  const problem = hsn_code && hsn_code !== before?.hsn_code ? hsnProblem(hsn_code) : null;
  if (problem) throw badField('hsn_code', problem);
  return { hsn_code: hsn_code || null };
}

/** Columns of the given fields. */
export async function checkedFields(trx: Trx, body: Partial<NewProduct>, before?: Before) {
  const { product_name, assets, description, is_active } = body;
  await refuseUnknownAssets(trx, assets ?? []);
  return {
    ...(await categoryFieldsOf(trx, body, before)),
    ...(product_name === undefined ? {} : { product_name: product_name.trim() }),
    ...taxFieldsOf(body, before),
    ...hsnFieldOf(body, before),
    ...(assets === undefined ? {} : { assets }),
    ...(description === undefined ? {} : { description: textOrNull(description) }),
    ...(is_active === undefined ? {} : { is_active }),
  };
}
