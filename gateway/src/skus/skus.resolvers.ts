import type { Resolvers } from '../../generated/resolvers.ts';

export const skusResolvers: Resolvers = {
  Query: {
    skus: (_, args, { sources }) => sources.skus.list(args),
    sku: (_, { id }, { sources }) => sources.skus.find(id),
  },
};
