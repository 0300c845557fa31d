import type { Resolvers } from '../../generated/resolvers.ts';

export const homeResolvers: Resolvers = {
  Query: { dashboardSummary: (_, args, { sources }) => sources.home.summary(args) },
};
