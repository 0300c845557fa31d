import { mayCloseBooks } from '@munim/schema/accounting/books.rules.ts';
import type { Resolvers } from '../../generated/resolvers.ts';

export const accountingResolvers: Resolvers = {
  Query: { books: (_, __, { sources }) => sources.books.read() },
  Mutation: { closeBooks: (_, { input }, { sources }) => sources.books.close(input) },
  Books: { mayChange: (_, __, { can }) => mayCloseBooks(can) },
};
