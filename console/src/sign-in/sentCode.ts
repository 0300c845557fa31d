import type { OtpType } from '@munim/schema/generated/types.ts';

/** Address that a code was sent to, and its session. */
export interface SentCode {
  type: OtpType;
  value: string;
  sessionId: string;
}
