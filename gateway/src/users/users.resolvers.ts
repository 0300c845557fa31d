import { Role, SALES_PERSONS } from '@munim/schema/shared/roles.ts';
import { userActions } from '@munim/schema/users/users.rules.ts';
import type { Resolvers } from '../../generated/resolvers.ts';

const MAX_PICKER_ROWS = 200;

export const usersResolvers: Resolvers = {
  Query: {
    users: (_, args, { sources }) => sources.users.list(args),
    user: (_, args, { sources }) => sources.users.find(args),
    salesPersons: async (_, { keyword }, { sources, config }) => {
      const { items } = await sources.users.list({
        roleIds: SALES_PERSONS,
        keyword,
        limit: MAX_PICKER_ROWS,
      });
      return items.filter((person) => !config.salesPersonExcludedIds.includes(person.id));
    },
    tenantUsers: (_, { tenantId, ...page }, { sources }) => sources.users.contacts(tenantId, page),
    tenantUser: (_, { tenantId, ...one }, { sources }) => sources.users.contact(tenantId, one),
    firstSteps: (_, __, { sources }) => sources.users.firstSteps(),
    roleTemplateEffect: (_, change, { sources }) => sources.users.templateEffect(change),
    roleTemplates: (_, __, { sources }) => sources.users.templates(),
  },
  Mutation: {
    setDefaultUser: async (_, { input }, context) => {
      await context.sources.users.setDefault(input);
      return context.sources.signIn.viewer();
    },
    createAdminUser: (_, { input }, { sources }) => sources.users.create(input),
    createTenantUser: (_, { input }, { sources }) => sources.users.create(input),
    updateUser: (_, { input }, { sources }) => sources.users.update(input),
    markUserDeleted: (_, { id }, { sources }) => sources.users.remove(id),
    banUser: (_, { id }, { sources }) => sources.users.ban(id),
    unbanUser: (_, { id }, { sources }) => sources.users.unban(id),
    viewAsUser: (_, { id }, { sources }) => sources.users.viewAs(id),
    updateRoleTemplate: (_, { input }, { sources }) => sources.users.updateTemplate(input),
    inviteUser: (_, { id }, { sources }) => sources.users.invite(id),
    dismissFirstSteps: (_, __, { sources }) => sources.users.dismissFirstSteps(),
    unlockUser: (_, { id }, { sources }) => sources.users.unlock(id),
    forceLogoutUser: (_, { id }, { sources }) => sources.users.logOut(id),
  },
  User: {
    actions: (user, _, { viewer, can }) => {
      const { id, roleId, email, banned, deletedUser, lastTopAdmin, signInRefused, invited } = user;
      if (email === null) return []; // users without the read permission get names only
      const state = {
        roleId,
        banned: banned ?? false,
        deletedUser,
        own: id === viewer.id,
        lastTopAdmin: lastTopAdmin ?? false,
        signInRefused: signInRefused ?? false,
        invited,
        byTopAdmin: viewer.roleId === Role.TOP_ADMIN,
      };
      return userActions(state, can);
    },
  },
};
