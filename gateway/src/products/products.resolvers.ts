import type { Resolvers } from '../../generated/resolvers.ts';
import { notFound } from '../core/backendErrors.ts';

export const productsResolvers: Resolvers = {
  Query: {
    products: (_, args, { sources }) => sources.products.list(args),
    product: async (_, { id }, { sources }) => {
      const product = await sources.products.find(id);
      if (!product) throw notFound('Product');
      return product;
    },
    searchProducts: (_, { keyword, limit }, { sources }) => sources.products.search(keyword, limit),
  },
};
