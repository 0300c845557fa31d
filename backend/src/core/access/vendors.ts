import type { PermissionAction, PermissionEntity } from '@munim/schema/generated/types.ts';
import { seesVendors, seesVendorsFor } from '@munim/schema/shared/roles.ts';
import { Refusal } from '../http/errors.ts';
import type { Viewer } from './viewer.ts';

/**
 * The only place that hides vendors from viewers who may not see them (docs/rules/permissions.md#vendors-on-documents).
 * Every read that names a vendor, or a place of one, answers through these functions.
 */
type Who = Pick<Viewer, 'can'>;

/** Stands where the name would. */
export const HIDDEN_VENDOR = 'Vendor';

export const vendorName = (viewer: Who, name: string): string =>
  seesVendors(viewer.can) ? name : HIDDEN_VENDOR;

interface NamedVendor {
  seller_name: string;
  gstin?: string | null;
  mobile_1?: string | null;
  email_id_1?: string | null;
}

/** Town and state stay. */
export function vendorInfo<T extends NamedVendor | null>(viewer: Who, vendor: T): T {
  if (vendor === null || seesVendors(viewer.can)) return vendor;
  const hidden = (['gstin', 'mobile_1', 'email_id_1'] as const).filter((key) => key in vendor);
  return {
    ...vendor,
    seller_name: HIDDEN_VENDOR,
    ...Object.fromEntries(hidden.map((key) => [key, null])),
  };
}

interface Place {
  entity_type: string;
  address1: string;
  address2: string | null;
  address3: string | null;
}

/** Names a vendor's place in what a customer gets: the company has none there, and the vendor is not named. */
export const PLACE_OF_VENDOR = 'Place of a vendor';

/** Vendor's place on a blind print: town, state and PIN code. */
export const blindPlace = <T extends Place>(place: T): T => ({
  ...place,
  address1: '',
  address2: null,
  address3: null,
});

/** A place of a vendor without its name and street; town, state and PIN code stay. Other places are shown whole. */
export function vendorPlace<T extends Place | null>(viewer: Who, place: T): T {
  if (place?.entity_type !== 'SELLER' || seesVendors(viewer.can)) return place;
  return {
    ...blindPlace(place),
    ...('address_name' in place ? { address_name: HIDDEN_VENDOR } : {}),
  };
}

const READ_VENDORS = ['SELLER', 'READ'] as const;

/**
 * Refuses what cannot be answered without a vendor's facts, such as figures by vendor, to viewers
 * who neither see vendors nor do the work with these pairs.
 */
export function refuseVendors(
  viewer: Who,
  what: string,
  work: readonly (readonly [PermissionEntity, PermissionAction])[] = [],
): void {
  if (seesVendorsFor(viewer.can, work)) return;
  const needs = [READ_VENDORS, ...work].map((pair) => pair.join(' '));
  throw new Refusal(403, 'FORBIDDEN', `${what} shows vendors: it needs ${needs.join(' or ')}`, {
    needs,
  });
}
