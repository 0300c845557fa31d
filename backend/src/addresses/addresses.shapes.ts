import { type Static, Type } from 'typebox';
import {
  Id,
  Maybe,
  OneOf,
  paging,
  Place,
  PostalCode,
  Shape,
  Nullable,
} from '../core/http/shapes.ts';

const AddressOwner = OneOf('SELLER', 'TENANT', 'WAREHOUSE');

export const AddressQuery = Shape({
  address_id: Maybe(Id),
  entity_type: Maybe(AddressOwner),
  entity_id: Maybe(Id),
  ...paging(30),
});
export type AddressQuery = Static<typeof AddressQuery>;

export const NewAddress = Shape({
  ...Place,
  country: OneOf('India'),
  entity_type: AddressOwner,
  entity_id: Id,
});
export type NewAddress = Static<typeof NewAddress>;

/** The owner may be repeated, but not changed. */
export const AddressChange = Shape({
  address_id: Id,
  ...Place,
  country: Maybe(OneOf('India')),
  entity_type: Maybe(AddressOwner),
  entity_id: Maybe(Id),
});
export type AddressChange = Static<typeof AddressChange>;

export const PincodeQuery = Shape({ pincode: PostalCode });
export const District = Type.Object({
  city: Type.String({ description: 'The district.' }),
  state: Type.String(),
  state_code: Type.String({ description: 'GST state code.' }),
  states: Type.Array(Type.Object({ state: Type.String(), state_code: Type.String() }), {
    description: 'All states in which places have the PIN code, the one above first.',
  }),
});
export type District = Static<typeof District>;

const Words = Type.String();

/** Copy of an address as it was on the day, for the ..._details columns of a document. */
export const AddressCopy = Type.Object({
  address_id: Id,
  entity_type: AddressOwner,
  entity_id: Id,
  address_name: Type.String({ description: 'Of the seller, customer or warehouse.' }),
  address1: Words,
  address2: Nullable(Words),
  address3: Nullable(Words),
  city: Words,
  state: Words,
  state_code: Maybe(Nullable(Words)),
  country: Words,
  postal_code: Words,
});

export type AddressCopy = Static<typeof AddressCopy>;
