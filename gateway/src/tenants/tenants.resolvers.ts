import { asking } from '../core/listPages.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import { askedFields } from '../core/askedFields.ts';
import { toTenant } from './tenants.source.ts';

export const tenantsResolvers: Resolvers = {
  Query: {
    tenants: (_, args, { sources }, info) =>
      sources.tenants.list(
        asking(args, info),
        askedFields(info, toTenant, { below: 'items', records: 'tenants' }),
      ),
    tenant: (_, { id }, { sources }, info) =>
      sources.tenants.find(id, askedFields(info, toTenant, { records: 'tenants' })),
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
