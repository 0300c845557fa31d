import type { Resolvers } from '../../generated/resolvers.ts';

export const documentsResolvers: Resolvers = {
  Query: {
    file: (_, { fileName }, { sources }) => sources.documents.file(fileName),
  },
  Mutation: {
    createDownloadLink: (_, { document, id }, { sources }) => sources.documents.createDownloadLink(document, id),
    uploadImage: (_, { file }, { sources }) => sources.documents.uploadImage(file),
  },
};
