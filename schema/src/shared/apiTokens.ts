/** Begins each API token, so that scanners of code and mails recognise one that leaked. */
export const API_TOKEN_PREFIX = 'munim_';

/** True for what is meant as an API token, and not as the access token of a session. */
export const isApiToken = (token: string): boolean => token.startsWith(API_TOKEN_PREFIX);
