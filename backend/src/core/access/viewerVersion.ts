import { hash } from 'node:crypto';
import type { Viewer } from './viewer.ts';

/** Header of every answer to a session: see viewerVersion. */
export const VIEWER_VERSION = 'x-viewer-version';

type Rights = Pick<Viewer, 'roleId' | 'orgId' | 'categories' | 'permissions'>;
type Judged = Rights & Pick<Viewer, 'sessionId' | 'userId' | 'viewedBy'>;

const rightsOf = ({ roleId, orgId, categories, permissions }: Rights) => [
  roleId,
  orgId,
  categories.toSorted((a, b) => a - b),
  permissions,
];

const short = (judged: unknown): string =>
  hash('sha256', JSON.stringify(judged), 'base64url').slice(0, 22);

/** Rights of a person as one short text, whatever the session. */
export const viewerRights = (viewer: Rights): string => short(rightsOf(viewer));

/**
 * All that an answer was allowed by, as one short text: equal for two answers exactly when session, person, role, permissions
 * and what the row scope is cut by were the same. Made of the values themselves, so that no write has to remember to change it.
 */
export const viewerVersion = (viewer: Judged): string =>
  short([viewer.sessionId, viewer.userId, ...rightsOf(viewer), viewer.viewedBy]);
