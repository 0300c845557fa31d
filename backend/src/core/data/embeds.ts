import { type RawBuilder, sql } from 'kysely';
import { type Static, Type } from 'typebox';
import { Id, Nullable, Percent, type UserInfo } from '../http/shapes.ts';

/**
 * Summaries of other records inside a document row, built by the database: one call per list, no
 * join in the gateway. The aliases are fixed: t tenants, a addresses, k skus, p products, s
 * sellers.
 */
const RequiredText = Type.String();
const MaybeText = Nullable(RequiredText);

export const TenantInfo = Type.Object({
  tenant_id: Id,
  tenant_name: RequiredText,
  verified_tenant: Type.Boolean(),
  district: MaybeText,
  state: MaybeText,
});
export const tenantInfo = sql<
  Static<typeof TenantInfo>
>`json_build_object('tenant_id', t.tenant_id, 'tenant_name', t.tenant_name,
  'verified_tenant', t.verified_tenant, 'district', t.district, 'state', t.state)`;

export const AddressDetails = Type.Object({
  address_id: Id,
  entity_type: Type.Union([
    Type.Literal('SELLER'),
    Type.Literal('TENANT'),
    Type.Literal('WAREHOUSE'),
  ]),
  entity_id: Id,
  address1: RequiredText,
  address2: MaybeText,
  address3: MaybeText,
  city: RequiredText,
  state: RequiredText,
  state_code: Nullable(
    Type.String({ description: 'GST state code; null in old rows of no known state.' }),
  ),
  country: RequiredText,
  postal_code: RequiredText,
});
export type AddressDetails = Static<typeof AddressDetails>;
export const addressDetails = sql<AddressDetails>`json_build_object('address_id', a.address_id, 'entity_type', a.entity_type,
  'entity_id', a.entity_id, 'address1', a.address1, 'address2', a.address2, 'address3', a.address3, 'city', a.city, 'state', a.state,
  'state_code', a.state_code, 'country', a.country, 'postal_code', a.postal_code)`;

export const SellerInfo = Type.Object({
  seller_id: Id,
  seller_name: RequiredText,
  district: MaybeText,
  state: MaybeText,
});
/** Null when no seller is joined; sa is the seller's office address. */
export const sellerInfo = sql<Static<
  typeof SellerInfo
> | null>`case when s.seller_id is not null then json_build_object('seller_id', s.seller_id,
  'seller_name', s.seller_name, 'district', sa.city, 'state', sa.state) end`;

/** The same as purchase orders show it; a is the seller's office address. */
export const SellerWithContact = Type.Object({
  seller_id: Id,
  seller_name: RequiredText,
  gstin: MaybeText,
  mobile_1: RequiredText,
  email_id_1: RequiredText,
  district: MaybeText,
  office_address_details: Nullable(AddressDetails),
});
export const sellerWithContact = sql<
  Static<typeof SellerWithContact>
>`json_build_object('seller_id', s.seller_id, 'seller_name', s.seller_name, 'gstin', s.gstin,
  'mobile_1', s.mobile_1, 'email_id_1', s.email_id_1, 'district', a.city,
  'office_address_details', case when a.address_id is not null then ${addressDetails} end)`;

/** Contact person, on prints. */
export interface Person {
  name: string;
  email: string;
  mobile: string;
}
/** Contact person, over users as u. */
export const person = sql<Person>`json_build_object('name', concat_ws(' ', u.first_name, u.last_name), 'email', u.email, 'mobile', u.mobile)`;

export const SkuInfo = Type.Object({
  product_sku_id: Id,
  product_sku_name: RequiredText,
  unit: RequiredText,
  product_id: Id,
  product_name: RequiredText,
  pan_india_gst: Percent,
  hsn_code: MaybeText,
  assets: Type.Array(RequiredText),
  thumbnail: MaybeText,
});
export type SkuInfo = Static<typeof SkuInfo>;
/** The thumbnail is added by `withThumbnail`: signing is not the database's work. */
export const skuInfo = sql<
  Omit<SkuInfo, 'thumbnail'>
>`json_build_object('product_sku_id', k.product_sku_id, 'product_sku_name', k.product_sku_name,
  'unit', k.unit, 'product_id', p.product_id, 'product_name', p.product_name, 'pan_india_gst', p.pan_india_gst::text, 'hsn_code', p.hsn_code,
  'assets', case when k.assets = '{}' then p.assets else k.assets end)`;

export const ProductInfo = Type.Object({
  product_id: Id,
  product_name: RequiredText,
  pan_india_gst: Percent,
  hsn_code: MaybeText,
  assets: Type.Array(RequiredText),
  thumbnail: MaybeText,
});
export const SkuOfLine = Type.Object({
  product_sku_id: Id,
  product_sku_name: RequiredText,
  unit: RequiredText,
});

/** A SKU as lines answer it: the product and the SKU apart. */
export const productAndSku = ({
  product_sku_id,
  product_sku_name,
  unit,
  ...product
}: SkuInfo): { product: Static<typeof ProductInfo>; sku: Static<typeof SkuOfLine> } => ({
  product,
  sku: { product_sku_id, product_sku_name, unit },
});

/** A person by the column with the id; null when it is empty. */
export const userInfo = (column: RawBuilder<unknown>) => sql<Static<
  typeof UserInfo
> | null>`(select json_build_object('user_id', u.user_id,
  'first_name', u.first_name, 'last_name', u.last_name) from users u where u.user_id = ${column})`;

/** Managers of the category of the joined product. */
export const categoryManagers = sql<
  Static<typeof UserInfo>[]
>`coalesce((select json_agg(json_build_object('user_id', u.user_id,
  'first_name', u.first_name, 'last_name', u.last_name) order by u.user_id)
  from category_managers cm join users u on u.user_id = cm.user_id where cm.category_id = p.category_id), '[]')`;

/** True when the viewer manages the category of the joined product. */
export const managesProduct = (
  userId: number,
) => sql<boolean>`exists (select 1 from category_managers cm
  where cm.category_id = p.category_id and cm.user_id = ${userId})`;
