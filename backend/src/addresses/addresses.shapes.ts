import { LIMITS } from '@munim/schema/shared/limits.ts';
import { type Static, Type } from 'typebox';
import { Id, Maybe, OneOf, paging, PostalCode, Shape, Text } from '../core/shapes.ts';

const AddressOwner = OneOf('SELLER', 'TENANT', 'WAREHOUSE');
/** Something, and not only spaces. */
const Line = (max: number) => Type.String({ minLength: 1, maxLength: max, pattern: '\\S' });

export const AddressQuery = Shape({
  address_id: Maybe(Id),
  entity_type: Maybe(AddressOwner),
  entity_id: Maybe(Id),
  ...paging(30),
});
export type AddressQuery = Static<typeof AddressQuery>;

const place = {
  address1: Line(LIMITS.addressLine),
  address2: Maybe(Text(LIMITS.addressLine)),
  address3: Maybe(Text(LIMITS.addressLine)),
  city: Line(LIMITS.addressCity),
  state: Line(LIMITS.addressCity),
  postal_code: PostalCode,
};
export const NewAddress = Shape({ ...place, country: OneOf('India'), entity_type: AddressOwner, entity_id: Id });
export type NewAddress = Static<typeof NewAddress>;

/** The owner may be repeated, but not changed. */
export const AddressChange = Shape({
  address_id: Id,
  ...place,
  country: Maybe(OneOf('India')),
  entity_type: Maybe(AddressOwner),
  entity_id: Maybe(Id),
});
export type AddressChange = Static<typeof AddressChange>;

export const PincodeQuery = Shape({ pincode: PostalCode });
export const Place = Type.Object({ city: Type.String({ description: 'The district.' }), state: Type.String() });
export type Place = Static<typeof Place>;
