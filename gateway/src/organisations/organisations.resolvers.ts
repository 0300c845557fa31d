import type { Resolvers } from '../../generated/resolvers.ts';

export const organisationsResolvers: Resolvers = {
  Query: {
    organisations: (_, args, { sources }) => sources.organisations.list(args),
    organisation: (_, { id }, { sources }) => sources.organisations.find(id),
  },
};
