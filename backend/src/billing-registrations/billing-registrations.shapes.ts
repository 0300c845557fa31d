import { LIMITS } from '@munim/schema/shared/limits.ts';
import { type Static, Type } from 'typebox';
import { RegisteredPlace, RegistrationKind } from '../core/data/billTo.ts';
import {
  Id,
  Line,
  Maybe,
  Moment,
  Nullable,
  paging,
  Place,
  Shape,
  Text,
} from '../core/http/shapes.ts';

const MaybeText = Nullable(Type.String());

export const BillingRegistration = Type.Object({
  billing_registration_id: Id,
  tenant_id: Nullable(Id),
  org_id: Nullable(Id),
  legal_name: Type.String(),
  gst_no: MaybeText,
  pan: Nullable(Type.String({ description: 'Of the GST number; null where it has none.' })),
  kind: RegistrationKind,
  ...RegisteredPlace,
  is_principal: Type.Boolean(),
  is_active: Type.Boolean(),
  created_at: Moment,
});
export type BillingRegistration = Static<typeof BillingRegistration>;

/**
 * Query of registrations. With `tenant_id`: all that may be billed for the customer, its own and
 * its organisation's.
 */
export const BillingRegistrationQuery = Shape({
  billing_registration_id: Maybe(Id),
  tenant_id: Maybe(Id),
  org_id: Maybe(Id),
  is_active: Maybe(Type.Boolean()),
  ...paging(50),
});
export type BillingRegistrationQuery = Static<typeof BillingRegistrationQuery>;

const written = {
  legal_name: Line(LIMITS.customerName),
  kind: Maybe(RegistrationKind),
  ...Place,
  is_principal: Maybe(Type.Boolean()),
};

/**
 * Registration of a customer or of an organisation, one of the two. An empty GST number is none.
 */
export const NewBillingRegistration = Shape({
  tenant_id: Maybe(Id),
  org_id: Maybe(Id),
  gst_no: Maybe(Text(LIMITS.keyword)),
  ...written,
});
export type NewBillingRegistration = Static<typeof NewBillingRegistration>;

export const BillingRegistrationChange = Shape({
  billing_registration_id: Id,
  gst_no: Maybe(Text(LIMITS.keyword)),
  is_active: Maybe(Type.Boolean()),
  ...written,
});
export type BillingRegistrationChange = Static<typeof BillingRegistrationChange>;
