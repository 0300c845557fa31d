import { expenseActions } from '@munim/schema/expenses/expenses.rules.ts';
import type { Resolvers } from '../../generated/resolvers.ts';

export const expensesResolvers: Resolvers = {
  Query: {
    expenses: (_, args, { sources }) => sources.expenses.list(args),
    expense: (_, { id }, { sources }) => sources.expenses.find(id),
  },
  Mutation: {
    createExpense: (_, { input }, { sources }) => sources.expenses.create(input),
    updateExpense: (_, { input }, { sources }) => sources.expenses.update(input),
    voidExpense: (_, { id, reason }, { sources }) => sources.expenses.makeVoid(id, reason),
  },
  Expense: {
    actions: ({ status }, _, { can }) => expenseActions(status, can),
  },
};
