import type { Resolvers } from '../../generated/resolvers.ts';

export const billingRegistrationsResolvers: Resolvers = {
  Query: {
    billingRegistrations: (_, filter, { sources }) => sources.billingRegistrations.list(filter),
  },
  Mutation: {
    createBillingRegistration: (_, { input }, { sources }) =>
      sources.billingRegistrations.create(input),
    updateBillingRegistration: (_, { input }, { sources }) =>
      sources.billingRegistrations.update(input),
  },
};
