import type { Resolvers } from '../../generated/resolvers.ts';

export const importsResolvers: Resolvers = {
  Query: {
    importTemplates: (_, __, { sources }) => sources.imports.templates(),
    imports: (_, args, { sources }) => sources.imports.list(args),
    import: (_, { id }, { sources }) => sources.imports.find(id),
    importRows: (_, args, { sources }) => sources.imports.rows(args),
  },
  Mutation: {
    startImport: (_, args, { sources }) => sources.imports.start(args),
    runImport: (_, args, { sources }) => sources.imports.run(args),
  },
};
