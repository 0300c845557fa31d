import type { Resolvers } from '../../generated/resolvers.ts';

export const documentsResolvers: Resolvers = {
  Query: {
    documents: (_, args, { sources }) => sources.documents.list(args),
    purchaseOrderDocument: (_, { id }, { sources }) => sources.documents.purchaseOrder(id),
    file: (_, { fileName }, { sources }) => sources.documents.file(fileName),
  },
  Mutation: {
    createDownloadLink: (_, args, { sources }) => sources.documents.createDownloadLink(args),
    uploadImage: (_, { file }, { sources }) => sources.documents.uploadImage(file),
    uploadFile: (_, args, { sources }) => sources.documents.uploadFile(args),
    createDocument: (_, { input }, { sources }) => sources.documents.create(input),
  },
};
