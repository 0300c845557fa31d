import type { Resolvers } from '../../generated/resolvers.ts';

export const addressesResolvers: Resolvers = {
  Query: {
    addresses: (_, args, { sources }) => sources.addresses.list(args),
    address: (_, { id }, { sources }) => sources.addresses.find(id),
    pincode: (_, { pincode }, { sources }) => sources.addresses.pincode(pincode),
  },
  Mutation: {
    createAddress: (_, { input }, { sources }) => sources.addresses.create(input),
    updateAddress: (_, { input }, { sources }) => sources.addresses.update(input),
  },
};
