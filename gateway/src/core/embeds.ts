import type {
  Address,
  ChallanPlace,
  DocumentShipment,
  Permission,
  PermissionAction,
  PermissionEntity,
  Picture,
  SellerSummary,
  SkuSummary,
  State,
  StoredFile,
  TenantSummary,
  UserName,
} from '@munim/schema/generated/types.ts';
import { stateName } from '@munim/schema/shared/states.ts';
import type { PermissionMap } from '@munim/schema/shared/roles.ts';
import type { Answer, One } from './rest.ts';

type RfqJson = Answer<'/rfq', 'put'>['data'];
type FileJson = One<Answer<'/file-manager', 'post'>>;

/** Summaries of other records inside documents, mapped to the graph's names. */
export const toTenantSummary = (json: RfqJson['tenant_info']): TenantSummary => ({
  id: String(json.tenant_id),
  name: json.tenant_name,
  verified: json.verified_tenant,
  district: json.district,
  state: json.state,
});

export const toUserName = (json: {
  user_id: number;
  first_name: string;
  last_name: string | null;
}): Omit<UserName, '__typename'> => ({
  id: String(json.user_id),
  firstName: json.first_name,
  lastName: json.last_name,
  name: [json.first_name, json.last_name].filter(Boolean).join(' '),
});

export const toSellerSummary = (json: NonNullable<RfqJson['seller']>): SellerSummary => ({
  id: String(json.seller_id),
  name: json.seller_name,
  district: json.district,
  state: json.state,
});

type SkuJson = RfqJson['productInfo'] & RfqJson['sku'];

/** Lines carry the SKU under one name, or the product and the SKU under two. */
export function toSkuSummary(
  ...parts: [SkuJson] | [RfqJson['productInfo'], RfqJson['sku']]
): SkuSummary {
  const [product, sku = product as SkuJson] = parts;
  return {
    id: String(sku.product_sku_id),
    name: sku.product_sku_name,
    unit: sku.unit,
    productId: String(product.product_id),
    productName: product.product_name,
    gstPercent: product.pan_india_gst,
    hsnCode: product.hsn_code,
    thumbnail: product.thumbnail,
  };
}

export const toAddress = (json: RfqJson['delivery_address_details']): Address => ({
  id: String(json.address_id),
  address1: json.address1,
  address2: json.address2,
  address3: json.address3,
  city: json.city,
  state: json.state,
  stateCode: json.state_code ?? null,
  country: json.country,
  postalCode: json.postal_code,
  ownerType: json.entity_type,
  ownerId: String(json.entity_id),
});

/** A state by its code; null for none of the list. */
export function toState(code: string | null): State | null {
  const name = code === null ? null : stateName(code);
  return code === null || name === null ? null : { code, name };
}

/** A shipment as orders and purchase orders carry it. */
export const toDocumentShipment = (
  json: One<NonNullable<Answer<'/updatePurchaseOrder', 'patch'>['data']['shipments']>>,
): Omit<DocumentShipment, '__typename'> => ({
  id: String(json.shipment_id),
  status: json.status,
  destinationType: json.destination_type,
  vehicleNumber: json.vehicle_number,
  driverName: json.driver_name,
  driverPhone: json.driver_phone_1,
  trackingLink: json.tracking_link,
  createdAt: json.created_at,
});

export const toChallanPlace = (
  json: Answer<'/dc', 'post'>['data']['from_address_details'],
): ChallanPlace => ({
  name: json.address_name,
  ownerType: json.entity_type,
  address1: json.address1,
  address2: json.address2,
  address3: json.address3,
  city: json.city,
  state: json.state,
  postalCode: json.postal_code,
});

export const toPicture = (json: { uuid: string; url: string; thumbnail_url: string }): Picture => ({
  uuid: json.uuid,
  url: json.url,
  thumbnailUrl: json.thumbnail_url,
});

export const toStoredFile = (json: FileJson): StoredFile => ({
  uuid: json.uuid,
  name: json.name,
  contentType: json.content_type,
  size: json.size,
  url: json.fileUrl,
  thumbnailUrl: json.thumbnail_url,
});

/**
 * Requires the data of a mapping flag that was sent: a backend without it breaks the REST
 * contract.
 */
export function requireMapped<Json>(json: Json | null | undefined): Json {
  if (json === null || json === undefined)
    throw new Error('The backend did not send the mapped data');
  return json;
}

/** Maps a value; null and undefined become null. */
export const mapNullable = <Json, T>(
  json: Json | null | undefined,
  to: (json: Json) => T,
): T | null => (json === null || json === undefined ? null : to(json));

/** The permission map as the graph's list. */
export const toPermissions = (map: PermissionMap): Permission[] =>
  Object.entries(map).map(([entity, actions]: [string, PermissionAction[]]) => ({
    entity: entity.toUpperCase() as PermissionEntity,
    actions,
  }));
