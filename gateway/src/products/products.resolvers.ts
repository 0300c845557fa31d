import type { Resolvers } from '../../generated/resolvers.ts';

export const productsResolvers: Resolvers = {
  Query: {
    products: (_, args, { sources }) => sources.products.list(args),
    product: (_, { id }, { sources }) => sources.products.find(id),
    searchProducts: (_, { keyword, limit }, { sources }) => sources.products.search(keyword, limit),
  },
  Mutation: {
    createProduct: (_, { input }, { sources }) => sources.products.create(input),
    updateProduct: (_, { input }, { sources }) => sources.products.update(input),
    deleteProduct: async (_, { id }, { sources }) => {
      await sources.products.remove(id);
      return { success: true, message: null };
    },
  },
};
