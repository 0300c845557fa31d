import { blogActions } from '@munim/schema/blogs/blogs.rules.ts';
import type { Resolvers } from '../../generated/resolvers.ts';

export const blogsResolvers: Resolvers = {
  Query: {
    blogs: (_, args, { sources }) => sources.blogs.list(args),
    blog: (_, { id }, { sources }) => sources.blogs.find(id),
  },
  Mutation: {
    createBlog: (_, { input }, { sources }) => sources.blogs.create(input),
    updateBlog: (_, { input }, { sources }) => sources.blogs.update(input),
    deleteBlog: async (_, { id }, { sources }) => {
      await sources.blogs.remove(id);
      return { success: true, message: null };
    },
  },
  Blog: {
    actions: ({ status }, _, { can }) => blogActions(status, can),
  },
};
