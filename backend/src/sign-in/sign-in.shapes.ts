import { LIMITS } from '@munim/schema/shared/limits.ts';
import { type Static, Type } from 'typebox';
import { SuppliedBy } from '../core/data/companyRegistrations.ts';
import { OneOf, Shape, Text, Uuid, Id, Maybe, Nullable } from '../core/http/shapes.ts';
import { DeviceHeader } from './requesters.ts';

const MaybeText = Nullable(Type.String());

/** The signed-in person, as GET /user/profile answers it. */
export const Profile = Type.Object({
  user_id: Id,
  role_id: Type.Integer(),
  first_name: Type.String(),
  last_name: MaybeText,
  deleted_user: Type.Boolean(),
  logo: MaybeText,
  tenant_name: MaybeText,
  organisation_details: Nullable(Type.Object({ org_id: Id, organisation_name: Type.String() })),
  email: Type.String(),
  mobile: Type.String(),
  username: Type.String(),
  permissions: Type.Record(
    Type.String(),
    Type.Array(OneOf('READ', 'WRITE', 'UPDATE', 'DELETE', 'APPROVE')),
  ),
  sales_user_ids: Type.Array(Id),
  /** Legal name of the company that runs this installation. */
  company_name: Type.String(),
  /** GST code of the company's own state. */
  company_state_code: Type.String(),
  company_registrations: Maybe(Type.Array(SuppliedBy)),
  demo_data: Type.Boolean({ description: 'What is shown was invented by the seed.' }),
  viewed_by: Nullable({ ...Id, description: 'The administrator who only looks.' }),
  /** `after` of GET /changes, for what is read from now on. */
  change_number: Type.Integer(),
  default_user: Nullable(
    Type.Object({
      org_id: Id,
      tenant_id: Id,
      tenant_name: Type.String(),
      user_id: Id,
      address_id: Nullable(Id),
    }),
  ),
});

export type Profile = Static<typeof Profile>;

/**
 * Header of the console's staff clients, which alone may request a code
 * (docs/rules/wire.md#client-type).
 */
export const StaffClient = Type.Object({ 'client-type': OneOf('MODERATOR'), ...DeviceHeader });
export const AnyClient = Type.Object(DeviceHeader);

const login = { type: OneOf('email', 'phone'), value: Text(LIMITS.loginValue, 1) };
export const SendOtp = Shape(login);
export type Login = Static<typeof SendOtp>;
export const VerifyUser = Shape({
  ...login,
  otp: Type.String({ pattern: `^[0-9]{${LIMITS.otpDigits}}$` }),
  sessionId: Uuid,
});
export type VerifyUser = Static<typeof VerifyUser>;
export const ResendOtp = Shape({ sessionId: Uuid });
export const RefreshToken = Shape({ refreshToken: Text(500, 1) });
/** Empty body or empty object. */
export const NoBody = Type.Union([Type.Null(), Shape({})]);

const tokens = { accessToken: Type.String(), refreshToken: Type.String() };
export const SignedIn = Type.Object({
  ...Profile.properties,
  ...tokens,
  deviceToken: Type.String({
    description: 'Makes this device known: sent as x-device-token with later sign-ins.',
  }),
});
export const Tokens = tokens;
