import { SALES_PERSONS } from '@munim/schema/shared/roles.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import { notFound } from '../core/backendErrors.ts';

const MOST_IN_A_PICKER = 200;

export const usersResolvers: Resolvers = {
  Query: {
    users: (_, args, { sources }) => sources.users.list(args),
    user: async (_, { id }, { sources }) => {
      const user = await sources.users.find(id);
      if (!user) throw notFound('User');
      return user;
    },
    salesPersons: async (_, { keyword }, { sources, config }) => {
      const { items } = await sources.users.list({ roleIds: SALES_PERSONS, keyword, limit: MOST_IN_A_PICKER });
      return items.filter((person) => !config.salesPersonExcludedIds.includes(person.id));
    },
    tenantUsers: (_, { tenantId, ...page }, { sources }) => sources.users.contacts(tenantId, page),
  },
  Mutation: {
    setDefaultUser: async (_, { input }, context) => {
      await context.sources.users.setDefault(input);
      return context.sources.signIn.viewer();
    },
  },
};
