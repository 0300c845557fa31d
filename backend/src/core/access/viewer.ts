import type { Can, PermissionMap } from '@munim/schema/shared/roles.ts';

/** The signed-in person of a request, read from the session row at every call. */
export interface Viewer {
  userId: number;
  roleId: number;
  orgId: number | null;
  /** Categories whose manager the person is. */
  categories: readonly number[];
  sessionId: string;
  permissions: PermissionMap;
  can: Can;
  /** Version of the company's settings that the request works with; null before it is set up. */
  companyVersion: number | null;
  /** The administrator who sees what this person sees, and may change nothing. */
  viewedBy: number | null;
  /** The API token that asks in the person's name, with fewer permissions; null for the person. */
  apiTokenId: number | null;
  /** Request id, for the audit row. */
  requestId: string;
}

/** Viewer without a session: of kept sums, of demo data, of tests. */
export const viewerWithoutSession = (
  person: Pick<Viewer, 'userId' | 'roleId' | 'permissions' | 'can' | 'requestId'> & Partial<Viewer>,
): Viewer => ({
  orgId: null,
  categories: [],
  sessionId: '',
  companyVersion: null,
  viewedBy: null,
  apiTokenId: null,
  ...person,
});

declare module 'fastify' {
  interface FastifyRequest {
    viewer: Viewer;
  }
}
