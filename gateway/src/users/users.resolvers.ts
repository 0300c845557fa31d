import { SALES_PERSONS } from '@munim/schema/shared/roles.ts';
import type { Resolvers } from '../../generated/resolvers.ts';

const MOST_IN_A_PICKER = 200;

export const usersResolvers: Resolvers = {
  Query: {
    users: (_, args, { sources }) => sources.users.list(args),
    user: (_, { id }, { sources }) => sources.users.find(id),
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
