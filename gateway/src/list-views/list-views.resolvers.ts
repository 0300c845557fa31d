import type { Resolvers } from '../../generated/resolvers.ts';
import { noneFromOthers } from '../core/backendErrors.ts';

const DONE = { success: true, message: null };

export const listViewsResolvers: Resolvers = {
  Query: {
    listViews: (_, __, { sources }) =>
      sources.listViews
        .read()
        .catch((error: unknown) => ({ views: noneFromOthers(error), defaults: [] })),
  },
  Mutation: {
    createListView: (_, { input }, { sources }) => sources.listViews.create(input),
    updateListView: (_, { input }, { sources }) => sources.listViews.update(input),
    deleteListView: (_, { id }, { sources }) => sources.listViews.remove(id).then(() => DONE),
    setListViewDefault: (_, change, { sources }) =>
      sources.listViews.setDefault(change).then(() => DONE),
  },
};
