import type { OtpType } from '@munim/schema/generated/types.ts';

/** Where a code was sent, and the session it belongs to. */
export interface SentCode {
  type: OtpType;
  value: string;
  sessionId: string;
}
