import type { Resolvers } from '../../generated/resolvers.ts';
import { notFound } from '../core/backendErrors.ts';

export const tenantsResolvers: Resolvers = {
  Query: {
    tenants: (_, args, { sources }) => sources.tenants.list(args),
    tenant: async (_, { id }, { sources }) => {
      const tenant = await sources.tenants.find(id);
      if (!tenant) throw notFound('Customer');
      return tenant;
    },
  },
};
