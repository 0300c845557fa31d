import type { Resolvers } from '../../generated/resolvers.ts';

export const organisationsResolvers: Resolvers = {
  Query: {
    organisations: (_, args, { sources }) => sources.organisations.list(args),
    organisation: (_, { id }, { sources }) => sources.organisations.find(id),
  },
  Mutation: {
    createOrganisation: (_, { input }, { sources }) => sources.organisations.create(input),
    updateOrganisation: (_, { input }, { sources }) => sources.organisations.update(input),
  },
  Organisation: {
    tenants: ({ id }, args, { sources }) => sources.tenants.ofOrganisation(id, args),
  },
};
