import { asking } from '../core/listPages.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import { askedFields } from '../core/askedFields.ts';
import { toProduct } from './products.source.ts';

export const productsResolvers: Resolvers = {
  Query: {
    products: (_, args, { sources }, info) =>
      sources.products.list(asking(args, info), askedFields(info, toProduct, { below: 'items' })),
    product: (_, { id }, { sources }, info) =>
      sources.products.find(id, askedFields(info, toProduct)),
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
