import type { Resolvers } from '../../generated/resolvers.ts';

export const presenceResolvers: Resolvers = {
  Query: { infoRecord: (_, { entityType }, { sources }) => sources.presence.read(entityType) },
  Mutation: {
    updatePresence: async (_, { lastRoute }, { sources, viewer }) => {
      await sources.presence.update(viewer.id, lastRoute);
      return { success: true, message: null };
    },
  },
};
