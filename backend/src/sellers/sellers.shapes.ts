import { LIMITS } from '@munim/schema/shared/limits.ts';
import { type Static, Type } from 'typebox';
import { AddressDetails } from '../core/embeds.ts';
import { Day, Id, ListOf, Maybe, Moment, Nullable, OneOf, paging, Shape, Text, UserInfo } from '../core/shapes.ts';

const MaybeText = Nullable(Type.String());
const Zone = OneOf('NORTH', 'SOUTH', 'EAST', 'WEST', 'CENTRAL');

/** A vendor as GET /getSeller answers it (specification 1, section 3). */
export const Seller = Type.Object({
  seller_id: Id,
  seller_name: Type.String(),
  is_active: Type.Boolean(),
  is_transporter: Type.Boolean(),
  is_own_seller: Type.Boolean(),
  org_id: Nullable(Id),
  pin_code: Type.Integer(),
  year_of_establishment: Nullable(Type.Integer()),
  gstin: MaybeText,
  mobile_1: Type.String(),
  email_id_1: Type.String(),
  website: MaybeText,
  zone: Nullable(Zone),
  logo: MaybeText,
  categories: Type.Array(Type.Object({ category_id: Id, category_name: Type.String() })),
  source_person: Nullable(Id),
  source_person_info: Nullable(UserInfo),
  office_address_details: Nullable(AddressDetails),
  created_at: Moment,
});
export type Seller = Static<typeof Seller>;

/** start_date and end_date look at the on-boarding day. */
export const SellerQuery = Shape({
  seller_id: Maybe(Id),
  seller_name: Maybe(Text(LIMITS.keyword)),
  categories: Maybe(ListOf(Id)),
  source_person: Maybe(Id),
  start_date: Maybe(Day),
  end_date: Maybe(Day),
  zone: Maybe(Zone),
  is_active: Maybe(Type.Boolean()),
  is_transporter: Maybe(Type.Boolean()),
  is_own_seller: Maybe(Type.Boolean()),
  org_id: Maybe(Id),
  ...paging(),
});
export type SellerQuery = Static<typeof SellerQuery>;
