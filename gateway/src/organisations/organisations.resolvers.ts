import type { Resolvers } from '../../generated/resolvers.ts';
import { notFound } from '../core/backendErrors.ts';

export const organisationsResolvers: Resolvers = {
  Query: {
    organisations: (_, args, { sources }) => sources.organisations.list(args),
    organisation: async (_, { id }, { sources }) => {
      const organisation = await sources.organisations.find(id);
      if (!organisation) throw notFound('Organisation');
      return organisation;
    },
  },
};
