import { MAIL_KINDS } from '@munim/schema/company/mails.rules.ts';
import { SERIES } from '@munim/schema/company/numbering.rules.ts';
import { LIMITS } from '@munim/schema/shared/limits.ts';
import { type Static, Type } from 'typebox';
import {
  Day,
  Gstin,
  Id,
  Line,
  Maybe,
  Moment,
  Nullable,
  OneOf,
  Percent,
  PostalCode,
  Shape,
  Text,
  UserInfo,
  Version,
} from '../core/http/shapes.ts';

const AtDispatch = OneOf('issued', 'draft');
const Tracker = OneOf('off', 'link', 'open');
const RoleNames = Type.Record(Type.String({ pattern: '^[0-9]{1,9}$' }), Line(LIMITS.roleName), {
  maxProperties: LIMITS.roleNames,
});

export const GstRegistration = Type.Object({
  gst_registration_id: Id,
  gstin: Type.String(),
  state: Type.String(),
  address1: Type.String(),
  city: Type.String(),
  postal_code: Type.String(),
  is_default: Type.Boolean(),
  ended_on: Nullable(Day),
  has_documents: Type.Boolean(),
});
export type GstRegistration = Static<typeof GstRegistration>;

export const DocumentSeries = Type.Object({
  series: OneOf(...SERIES),
  gstin: Nullable(Type.String()),
  prefix: Type.String(),
  financial_year: Type.String(),
  next_number: Type.Integer(),
  next: Type.String(),
  has_numbers: Type.Boolean(),
});
export type DocumentSeries = Static<typeof DocumentSeries>;

export const Company = Type.Object({
  legal_name: Type.String(),
  pan: Type.String(),
  cin: Type.String(),
  phone: Type.String(),
  email: Type.String(),
  bank: Type.String(),
  upi_id: Type.String(),
  invoice_terms: Type.String(),
  quotation_terms: Type.String(),
  logo: Type.String(),
  signature: Type.String(),
  invoice_at_dispatch: AtDispatch,
  e_invoice_within_days: Type.Integer(),
  order_delay_tracker: Tracker,
  role_names: Type.Record(Type.String(), Type.String()),
  margin_floor: Type.String(),
  category_floors: Type.Array(
    Type.Object({
      category_id: Id,
      category_name: Type.String(),
      margin_floor: Nullable(Type.String()),
    }),
  ),
  mail_templates: Type.Record(
    Type.String(),
    Type.Object({ subject: Type.String(), body: Type.String() }),
  ),
  version: Type.Integer(),
  changed_at: Moment,
  changed_by_info: Nullable(UserInfo),
  has_documents: Type.Boolean(),
  registrations: Type.Array(GstRegistration),
  series: Type.Array(DocumentSeries),
});
export type Company = Static<typeof Company>;

/** JPEG or PNG in base64; an empty text takes the picture away. */
export const Pictures = {
  logo: Maybe(Text(LIMITS.pictureUpload)),
  signature: Maybe(Text(LIMITS.pictureUpload)),
};

/** Fields of the company that the caller changes; the rest stays. */
const identity = {
  legal_name: Maybe(Line(LIMITS.companyName)),
  pan: Maybe(Text(10)),
  cin: Maybe(Text(21)),
  phone: Maybe(Text(LIMITS.companyPhone)),
  email: Maybe(Text(150)),
  bank: Maybe(Text(LIMITS.companyBank)),
  upi_id: Maybe(Text(LIMITS.upiId)),
  invoice_terms: Maybe(Text(LIMITS.companyTerms)),
  quotation_terms: Maybe(Text(LIMITS.companyTerms)),
};
export const CompanyChange = Shape({
  version: Version,
  ...identity,
  ...Pictures,
  invoice_at_dispatch: Maybe(AtDispatch),
  e_invoice_within_days: Maybe(Type.Integer({ minimum: 0, maximum: LIMITS.eInvoiceWithinDays })),
  order_delay_tracker: Maybe(Tracker),
  role_names: Maybe(RoleNames),
});
export type CompanyChange = Static<typeof CompanyChange>;

const registration = {
  gstin: Gstin,
  state: Line(LIMITS.addressCity),
  address1: Line(LIMITS.addressLine),
  city: Line(LIMITS.addressCity),
  postal_code: PostalCode,
};
export const NewRegistration = Shape({ version: Version, ...registration });
export type NewRegistration = Static<typeof NewRegistration>;
export const RegistrationChange = Shape({
  version: Version,
  gst_registration_id: Id,
  ...registration,
});
export type RegistrationChange = Static<typeof RegistrationChange>;
export const RegistrationId = Shape({ version: Version, gst_registration_id: Id });
export type RegistrationId = Static<typeof RegistrationId>;

export const MarginFloors = Shape({
  version: Version,
  margin_floor: Percent,
  category_floors: Type.Array(Shape({ category_id: Id, margin_floor: Nullable(Percent) }), {
    maxItems: LIMITS.pageSize,
  }),
});
export type MarginFloors = Static<typeof MarginFloors>;

const mail = {
  kind: OneOf(...MAIL_KINDS),
  subject: Line(LIMITS.mailSubject),
  body: Line(LIMITS.mailBody),
};
export const MailChange = Shape({ version: Version, ...mail });
export type MailChange = Static<typeof MailChange>;
export const TestMail = Shape(mail);
export type TestMail = Static<typeof TestMail>;

export const LastBackup = Type.Object({
  is_scheduled: Type.Boolean(),
  made_at: Nullable(Moment),
  byte_size: Nullable(Type.Number()),
  fault: Nullable(Type.String()),
});

export const SeriesFields = {
  series: OneOf(...SERIES),
  prefix: Text(LIMITS.documentPrefix, 1),
  next_number: Type.Integer({ minimum: 1, maximum: LIMITS.documentNumber }),
};
export const SeriesChange = Shape({ version: Version, gstin: Nullable(Gstin), ...SeriesFields });
export type SeriesChange = Static<typeof SeriesChange>;
