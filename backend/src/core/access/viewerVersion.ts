import { hash } from 'node:crypto';
import type { Viewer } from './viewer.ts';

/** Header of every answer to a session: see viewerVersion. */
export const VIEWER_VERSION = 'x-viewer-version';

type Judged = Pick<
  Viewer,
  'sessionId' | 'userId' | 'roleId' | 'orgId' | 'categories' | 'permissions' | 'viewedBy'
>;

/**
 * All that an answer was allowed by, as one short text: equal for two answers exactly when session, person, role, permissions
 * and what the row scope is cut by were the same. Made of the values themselves, so that no write has to remember to change it.
 */
export const viewerVersion = (viewer: Judged): string =>
  hash(
    'sha256',
    JSON.stringify([
      viewer.sessionId,
      viewer.userId,
      viewer.roleId,
      viewer.orgId,
      viewer.categories.toSorted((a, b) => a - b),
      viewer.permissions,
      viewer.viewedBy,
    ]),
    'base64url',
  ).slice(0, 22);
