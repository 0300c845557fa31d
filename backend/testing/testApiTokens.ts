/** Tokens and their hashes, for tests of other workspaces. */
export { hashApiToken, newApiToken } from '../src/core/access/apiToken.ts';
