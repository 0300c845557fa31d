import type { Resolvers } from '../../generated/resolvers.ts';

export const warehousesResolvers: Resolvers = {
  Query: {
    warehouses: (_, args, { sources }) => sources.warehouses.list(args),
  },
};
