import type { Resolvers } from '../../generated/resolvers.ts';

export const apiTokensResolvers: Resolvers = {
  Query: {
    apiTokens: (_, { ofEverybody, page, limit }, { sources }) =>
      sources.apiTokens.list({ ofEverybody, page, limit }),
    rolesWithoutApiTokens: (_, _args, { sources }) => sources.apiTokens.rolesWithout(),
  },
  Mutation: {
    createApiToken: (_, { input }, { sources }) => sources.apiTokens.create(input),
    rotateApiToken: (_, { input }, { sources }) => sources.apiTokens.rotate(input),
    revokeApiToken: (_, { id }, { sources }) => sources.apiTokens.revoke(id),
    setRolesWithoutApiTokens: (_, { roleIds }, { sources }) =>
      sources.apiTokens.setRolesWithout(roleIds),
  },
};
