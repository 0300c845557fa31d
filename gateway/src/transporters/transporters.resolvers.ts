import type { Resolvers } from '../../generated/resolvers.ts';

export const transportersResolvers: Resolvers = {
  Query: {
    transporters: (_, args, { sources }) => sources.transporters.list(args),
    transporter: (_, { id }, { sources }) => sources.transporters.find(id),
  },
  Mutation: {
    createTransporter: (_, { input }, { sources }) => sources.transporters.create(input),
    updateTransporter: (_, { input }, { sources }) => sources.transporters.update(input),
    deleteTransporter: async (_, { id }, { sources }) => {
      await sources.transporters.remove(id);
      return { success: true, message: null };
    },
  },
};
