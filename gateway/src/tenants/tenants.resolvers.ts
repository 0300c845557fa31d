import type { Resolvers } from '../../generated/resolvers.ts';

export const tenantsResolvers: Resolvers = {
  Query: {
    tenants: (_, args, { sources }) => sources.tenants.list(args),
    tenant: (_, { id }, { sources }) => sources.tenants.find(id),
  },
};
