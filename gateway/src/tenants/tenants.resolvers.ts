import type { Resolvers } from '../../generated/resolvers.ts';

export const tenantsResolvers: Resolvers = {
  Query: {
    tenants: (_, args, { sources }) => sources.tenants.list(args),
    tenant: (_, { id }, { sources }) => sources.tenants.find(id),
    tenantAnalytics: (_, { tenantId }, { sources }) => sources.tenants.analytics(tenantId),
  },
  Mutation: {
    createTenant: (_, { input }, { sources }) => sources.tenants.create(input),
    updateTenant: (_, { input }, { sources }) => sources.tenants.update(input),
    deleteTenant: async (_, { id }, { sources }) => {
      await sources.tenants.remove(id);
      return { success: true, message: null };
    },
  },
  Tenant: {
    users: ({ id }, _, { sources }) => sources.tenants.contacts(id),
  },
};
