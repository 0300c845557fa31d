import type {
  Address,
  BillTo,
  OwnRegistration,
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
  TaxCategory,
  TenantSummary,
  UserName,
} from '@munim/schema/generated/types.ts';
import { lineProblem } from '@munim/schema/shared/taxRates.ts';
import { stateName } from '@munim/schema/shared/states.ts';
import type { PermissionMap } from '@munim/schema/shared/roles.ts';
import { idOf, NOT_ANSWERED } from './ids.ts';
import type { Answer, One } from './rest.ts';

type RfqJson = Answer<'/rfq', 'put'>['data'];
type FileJson = One<Answer<'/file-manager', 'post'>>;

/** Summaries of other records inside documents, mapped to the graph's names. */
export const toTenantSummary = (
  json: RfqJson['tenant_info'] | null,
  /** The document itself, which may carry the customer's id or name. */
  document: { readonly tenant_id?: number | null; readonly tenant_name?: string | null } = {},
): TenantSummary => ({
  id: idOf(json?.tenant_id ?? document.tenant_id),
  name: json?.tenant_name ?? document.tenant_name ?? NOT_ANSWERED,
  verified: json?.verified_tenant ?? NOT_ANSWERED,
  district: json?.district ?? null,
  state: json?.state ?? null,
});

export const toUserName = (json: {
  user_id: number;
  first_name: string;
  last_name: string | null;
}): Omit<UserName, '__typename'> => ({
  id: idOf(json.user_id),
  firstName: json.first_name,
  lastName: json.last_name,
  name: fullName(json.first_name, json.last_name),
});

/** Without a list in between: names are made for each person of each row. */
const fullName = (first: string, last: string | null): string =>
  first && last ? `${first} ${last}` : first || last || '';

/** A person of whom only the id is known. */
export const userOf = (id: number): Omit<UserName, '__typename'> => ({
  id: idOf(id),
  firstName: NOT_ANSWERED,
  lastName: null,
  name: '',
});

export const toSellerSummary = (json: NonNullable<RfqJson['seller']>): SellerSummary => ({
  id: idOf(json.seller_id),
  name: json.seller_name,
  district: json.district,
  state: json.state,
});

type SkuFields = RfqJson['productInfo'] & RfqJson['sku'];
/** A line, or its product, or its SKU: each has some of the fields. */
type SkuPart = { readonly [Name in keyof SkuFields]?: SkuFields[Name] | null } | null | undefined;

/** An SKU of several parts, each field read when it is asked for: rows have many lines, and few fields of each are selected. */
class SkuOfParts implements SkuSummary {
  readonly #parts: readonly SkuPart[];

  constructor(parts: readonly SkuPart[]) {
    this.#parts = parts;
  }

  /** The field in the first part that has it. */
  #field<Name extends keyof SkuFields>(name: Name): SkuFields[Name] {
    for (const part of this.#parts) {
      const value = part?.[name] ?? null;
      if (value !== null) return value;
    }
    return NOT_ANSWERED;
  }

  get id() {
    return idOf(this.#field('product_sku_id'));
  }
  get name() {
    return this.#field('product_sku_name');
  }
  get unit() {
    return this.#field('unit');
  }
  get productId() {
    return idOf(this.#field('product_id'));
  }
  get productName() {
    return this.#field('product_name');
  }
  get gstPercent() {
    return this.#field('pan_india_gst');
  }
  get hsnCode() {
    return this.#field('hsn_code');
  }
  get thumbnail() {
    return this.#field('thumbnail');
  }
}

/** Lines carry the SKU in one record, or in two, or in fields of their own: the first part that has a field gives it. */
export const toSkuSummary = (...parts: readonly SkuPart[]): SkuSummary => new SkuOfParts(parts);

/** Reason why a line could not be invoiced; of a backend that does not answer its category the rate alone counts. */
export const invoiceFault = (
  line: { readonly pan_india_gst: string; readonly tax_category: TaxCategory | null },
  goods: { readonly hsn_code: string | null } | null,
): string | null =>
  lineProblem({
    hsnCode: goods?.hsn_code ?? null,
    gstPercent: line.pan_india_gst,
    taxCategory: line.tax_category ?? undefined,
  });

/**
 * Notice that a line will be invoiced at another rate than it was ordered at; null when it will
 * not.
 */
export function rateNotice(
  { pan_india_gst: ordered }: { readonly pan_india_gst: string },
  product: { readonly pan_india_gst: string } | null,
): string | null {
  if (!product || Number(product.pan_india_gst) === Number(ordered)) return null;
  return `Ordered at ${Number(ordered)} % GST; its product has ${Number(product.pan_india_gst)} % now, at which it will be invoiced.`;
}

export const toAddress = (json: RfqJson['delivery_address_details']): Address => ({
  id: idOf(json.address_id),
  address1: json.address1,
  address2: json.address2,
  address3: json.address3,
  city: json.city,
  state: json.state,
  stateCode: json.state_code ?? null,
  country: json.country,
  postalCode: json.postal_code,
  ownerType: json.entity_type,
  ownerId: idOf(json.entity_id),
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
  id: idOf(json.shipment_id),
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

/** The end of an address, as it is when it is no encoded text: "50% off.pdf". */
function nameOf(address: string): string {
  const end = address.split(/[?#]/, 1)[0]?.split('/').at(-1) ?? address;
  try {
    return decodeURIComponent(end);
  } catch {
    return end;
  }
}

/** A backend may answer the address of a file alone: its name is the end of the address. */
export const toStoredFile = (json: FileJson | string): StoredFile =>
  typeof json === 'string'
    ? {
        uuid: NOT_ANSWERED,
        name: nameOf(json),
        contentType: NOT_ANSWERED,
        size: NOT_ANSWERED,
        url: json,
        thumbnailUrl: null,
      }
    : {
        uuid: json.uuid,
        name: json.name,
        contentType: json.content_type,
        size: json.size,
        url: json.fileUrl,
        thumbnailUrl: json.thumbnail_url,
      };

/**
 * Requires the data of a mapping flag that was sent: a backend without it breaks the REST
 * contract.
 */
export function requireMapped<Json>(json: Json | null | undefined): Json {
  if (json === null || json === undefined)
    throw new Error('The backend did not send the mapped data');
  return json;
}

type BillToJson = Answer<'/invoice', 'put'>['data']['billing_details'];
export const toBillTo = (json: BillToJson): BillTo => ({
  registrationId: mapNullable(json.billing_registration_id, String),
  legalName: json.legal_name,
  gstNumber: json.gst_no,
  kind: json.kind,
  address1: json.address1,
  address2: json.address2,
  address3: json.address3,
  city: json.city,
  state: json.state,
  stateCode: json.state_code,
  postalCode: json.postal_code,
});

type OwnRegistrationJson = NonNullable<Answer<'/warehouse', 'post'>['warehouse']['registration']>;
export const toOwnRegistration = (json: OwnRegistrationJson): OwnRegistration => ({
  id: idOf(json.gst_registration_id),
  gstin: json.gstin,
  state: json.state,
});

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
