import type { Resolvers } from '../../generated/resolvers.ts';

export const presenceResolvers: Resolvers = {
  Query: {
    infoRecord: async (_, { entityType }, context) => {
      const { id } = await context.signedIn();
      return context.sources.presence.read(entityType, id, context.can('ADMIN_USER', 'READ'));
    },
  },
  Mutation: {
    updatePresence: async (_, { lastRoute }, { sources, viewer }) => {
      await sources.presence.update(viewer.id, lastRoute);
      return { success: true, message: null };
    },
  },
};
