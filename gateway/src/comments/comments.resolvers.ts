import type { Resolvers } from '../../generated/resolvers.ts';

export const commentsResolvers: Resolvers = {
  Query: {
    comments: (_, args, { sources }) => sources.comments.list(args),
  },
  Mutation: {
    createComment: (_, { input }, { sources }) => sources.comments.create(input),
    updateComment: (_, { input }, { sources }) => sources.comments.update(input),
  },
  Comment: {
    actions: ({ author }, _, { viewer }) => (author.id === viewer.id ? ['EDIT'] : []),
  },
};
