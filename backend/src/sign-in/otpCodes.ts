import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { LIMITS } from '@munim/schema/shared/limits.ts';

export const createCode = (): string =>
  String(randomInt(10 ** LIMITS.otpDigits)).padStart(LIMITS.otpDigits, '0');

/** Keyed and bound to its session: six digits alone are guessed from a plain hash at once. */
export const hashCode = (secret: string, otpSessionId: string, code: string): string =>
  createHmac('sha256', secret).update(`otp:${otpSessionId}:${code}`).digest('base64url');

export const isSameHash = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(one), Buffer.from(other));
