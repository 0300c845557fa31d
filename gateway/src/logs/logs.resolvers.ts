import type { Resolvers } from '../../generated/resolvers.ts';

export const logsResolvers: Resolvers = {
  Query: {
    logs: (_, args, { sources }) => sources.logs.list(args),
  },
};
