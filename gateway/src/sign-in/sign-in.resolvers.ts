import type { Permission, PermissionAction, PermissionEntity } from '@munim/schema/generated/types.ts';
import type { PermissionMap } from '@munim/schema/shared/roles.ts';
import type { Resolvers } from '../../generated/resolvers.ts';

const DONE = { success: true, message: null };

const toPermissions = (map: PermissionMap): Permission[] =>
  Object.entries(map).map(([entity, actions]: [string, PermissionAction[]]) => ({
    entity: entity.toUpperCase() as PermissionEntity,
    actions,
  }));

export const signInResolvers: Resolvers = {
  Query: {
    viewer: (_, __, { signedIn }) => signedIn(),
  },
  Mutation: {
    sendOtp: (_, { input }, { sources }) => sources.signIn.sendOtp(input),
    verifyUser: (_, { input }, { sources }) => sources.signIn.verify(input),
    resendOtp: (_, { sessionId }, { sources }) => sources.signIn.resendOtp(sessionId),
    refreshAccessToken: (_, { refreshToken }, { sources }) => sources.signIn.refresh(refreshToken),
    logout: (_, __, { sources }) => sources.signIn.logout().then(() => DONE),
    trackUserActivity: (_, __, { sources }) => sources.signIn.trackActivity().then(() => DONE),
  },
  Viewer: {
    permissions: (viewer) => toPermissions(viewer.permissions),
  },
};
