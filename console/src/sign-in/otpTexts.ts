/** Fixed notices. */
export const OTP_TEXT = {
  sent: 'OTP sent successfully',
  incorrect: 'You have entered an incorrect OTP',
} as const;

/** The server's words, or those of shared call handling. */
export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
