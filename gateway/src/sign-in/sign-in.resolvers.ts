import type { Resolvers } from '../../generated/resolvers.ts';
import { toPermissions } from '../core/embeds.ts';

const DONE = { success: true, message: null };

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
