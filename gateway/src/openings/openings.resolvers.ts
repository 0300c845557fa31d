import type { Resolvers } from '../../generated/resolvers.ts';

export const openingsResolvers: Resolvers = {
  Query: {
    openings: (_, args, { sources }) => sources.openings.list(args),
  },
};
