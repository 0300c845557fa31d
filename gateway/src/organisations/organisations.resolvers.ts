import { asking } from '../core/listPages.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import { askedFields } from '../core/askedFields.ts';
import { toOrganisation } from './organisations.source.ts';

export const organisationsResolvers: Resolvers = {
  Query: {
    organisations: (_, args, { sources }, info) =>
      sources.organisations.list(
        asking(args, info),
        askedFields(info, toOrganisation, { below: 'items', records: 'organisations' }),
      ),
    organisation: (_, { id }, { sources }, info) =>
      sources.organisations.find(
        id,
        askedFields(info, toOrganisation, { records: 'organisations' }),
      ),
  },
  Mutation: {
    createOrganisation: (_, { input }, { sources }) => sources.organisations.create(input),
    updateOrganisation: (_, { input }, { sources }) => sources.organisations.update(input),
  },
  Organisation: {
    tenants: ({ id }, args, { sources }) => sources.tenants.ofOrganisation(id, args),
  },
};
