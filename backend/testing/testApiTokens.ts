/** A token that is whole and belongs to nobody, for tests of other workspaces. */
export { newApiToken as inventedApiToken } from '../src/core/access/apiToken.ts';
