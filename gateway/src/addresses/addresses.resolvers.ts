import type { Resolvers } from '../../generated/resolvers.ts';
import { notFound } from '../core/backendErrors.ts';

export const addressesResolvers: Resolvers = {
  Query: {
    addresses: (_, args, { sources }) => sources.addresses.list(args),
    address: async (_, { id }, { sources }) => {
      const address = await sources.addresses.find(id);
      if (!address) throw notFound('Address');
      return address;
    },
    pincode: (_, { pincode }, { sources }) => sources.addresses.pincode(pincode),
  },
  Mutation: {
    createAddress: (_, { input }, { sources }) => sources.addresses.create(input),
    updateAddress: (_, { input }, { sources }) => sources.addresses.update(input),
  },
};
