import { expenseActions } from '@munim/schema/expenses/expenses.rules.ts';
import { asking } from '../core/listPages.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import { askedFields } from '../core/askedFields.ts';
import { toExpense } from './expenses.source.ts';

export const expensesResolvers: Resolvers = {
  Query: {
    expenses: (_, args, { sources }, info) =>
      sources.expenses.list(asking(args, info), askedFields(info, toExpense, { below: 'items' })),
    expense: (_, { id }, { sources }, info) =>
      sources.expenses.find(id, askedFields(info, toExpense)),
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
