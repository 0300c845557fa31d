import { placeOf } from './portalParts.ts';

/** A place as the portals compare it. */
export interface Place {
  address1: string | null;
  address2: string | null;
  address3: string | null;
  postal_code: string | null;
}

/** Letters and numbers of the street with the PIN code: capitals, spaces and signs make no other place. */
const keyOf = ({ address1, address2, address3, postal_code }: Place): string =>
  [address1, address2, address3, postal_code]
    .join(' ')
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .join(' ');

/** Same street and PIN code; a place that is not known is none of the others. */
export const isSamePlace = (one: Place, other: Place): boolean =>
  one.address1 !== null && keyOf(one) === keyOf(other);

/** Places of one supply of goods. */
export interface FourPlaces {
  /** Registered place of the company. */
  seller: Place;
  /** Place that the goods leave. */
  dispatch: Place;
  /** Registered place of who is billed. */
  buyer: Place;
  shipTo: Place;
}

/** Kind of transaction by the e-way bill portal's numbers. */
export type TransactionType = 1 | 2 | 3 | 4;

/** 1 regular, 2 bill to and ship to differ, 3 bill from and dispatch from differ, 4 both. */
export function transactionType({ seller, dispatch, buyer, shipTo }: FourPlaces): TransactionType {
  const isFromElsewhere = !isSamePlace(seller, dispatch);
  const isToElsewhere = !isSamePlace(buyer, shipTo);
  if (isFromElsewhere) return isToElsewhere ? 4 : 3;
  return isToElsewhere ? 2 : 1;
}

/** Fields of a place in the shape of the e-invoice portal. */
export const eInvoicePlace = (place: Place & { city: string | null }, stateCode: string | null) => {
  const { first, second, city } = placeOf(place);
  return {
    Addr1: first,
    ...(second ? { Addr2: second } : {}),
    Loc: city,
    Pin: Number(place.postal_code),
    Stcd: stateCode ?? '',
  };
};
