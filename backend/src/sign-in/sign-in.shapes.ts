import { LIMITS } from '@munim/schema/shared/limits.ts';
import { type Static, Type } from 'typebox';
import { OneOf, Shape, Text, Uuid } from '../core/http/shapes.ts';
import { Profile } from './sign-in.service.ts';

/** Only the console's staff clients may ask for a code (docs/rules/wire.md#client-type). */
export const StaffClient = Type.Object({ 'client-type': OneOf('MODERATOR') });

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
export const SignedIn = Type.Object({ ...Profile.properties, ...tokens });
export const Tokens = tokens;
