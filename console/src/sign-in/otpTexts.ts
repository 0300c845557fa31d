import { t } from '../ui/text.ts';

/** Fixed notices. */
export const OTP_TEXT = {
  sent: t('OTP sent successfully'),
  incorrect: t('You have entered an incorrect OTP'),
} as const;

/** Text of the server, or of the shared error handling. */
export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
