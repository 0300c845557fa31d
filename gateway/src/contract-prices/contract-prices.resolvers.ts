import type { Resolvers } from '../../generated/resolvers.ts';

export const contractPricesResolvers: Resolvers = {
  Query: {
    sellingPrices: (_, args, { sources }) => sources.contractPrices.list(args),
  },
  Mutation: {
    createSellingPrice: (_, { input }, { sources }) => sources.contractPrices.create(input),
    updateSellingPrice: (_, { input }, { sources }) => sources.contractPrices.update(input),
  },
};
