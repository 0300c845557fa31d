import { SERIES } from '@munim/schema/company/numbering.rules.ts';
import { LIMITS } from '@munim/schema/shared/limits.ts';
import { type Static, Type } from 'typebox';
import { DocumentSeries, Pictures, SeriesFields } from '../company/company.shapes.ts';
import {
  Email,
  Gstin,
  Line,
  Maybe,
  Nullable,
  Phone,
  PostalCode,
  Shape,
  Text,
  Version,
} from '../core/http/shapes.ts';

const token = Text(100, 1);
export const SetUpToken = Shape({ token });

const identity = {
  legal_name: Line(LIMITS.companyName),
  pan: Text(10),
  cin: Text(21),
  phone: Text(LIMITS.companyPhone),
  email: Text(150),
  bank: Text(LIMITS.companyBank),
  upi_id: Text(LIMITS.upiId),
  invoice_terms: Text(LIMITS.companyTerms),
  quotation_terms: Text(LIMITS.companyTerms),
};
export const SetUpCompany = Shape({ token, version: Nullable(Version), ...identity, ...Pictures });
export type SetUpCompany = Static<typeof SetUpCompany>;

const place = {
  gstin: Gstin,
  state: Line(LIMITS.addressCity),
  address1: Line(LIMITS.addressLine),
  city: Line(LIMITS.addressCity),
  postal_code: PostalCode,
};
export const SetUpRegistration = Shape({ token, version: Version, ...place });
export type SetUpRegistration = Static<typeof SetUpRegistration>;

export const SetUpSeries = Shape({
  token,
  version: Version,
  series: Type.Array(Shape(SeriesFields), { minItems: 1, maxItems: SERIES.length }),
});
export type SetUpSeries = Static<typeof SetUpSeries>;

export const SetUpMail = Shape({ token, email: Email });
export const SetUpAdministrator = Shape({
  token,
  email: Email,
  mobile: Phone,
  first_name: Line(LIMITS.personName),
  last_name: Maybe(Text(LIMITS.personName)),
});
export type SetUpAdministrator = Static<typeof SetUpAdministrator>;

const texts = <K extends string>(...names: K[]) =>
  Object.fromEntries(names.map((name) => [name, Type.String()])) as Record<
    K,
    ReturnType<typeof Type.String>
  >;

/** Saved steps. */
export const SetUpState = Type.Object({
  company: Nullable(
    Type.Object({
      ...texts('legal_name', 'pan', 'cin', 'phone', 'email', 'bank', 'upi_id'),
      ...texts('invoice_terms', 'quotation_terms', 'logo', 'signature'),
      version: Type.Integer(),
    }),
  ),
  registration: Nullable(Type.Object(texts('gstin', 'state', 'address1', 'city', 'postal_code'))),
  series: Type.Array(DocumentSeries),
  is_numbered: Type.Boolean(),
  has_mail: Type.Boolean(),
  mail_from: Type.String(),
});
export type SetUpState = Static<typeof SetUpState>;
