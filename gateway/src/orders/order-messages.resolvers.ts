import type { Resolvers } from '../../generated/resolvers.ts';

export const orderMessagesResolvers: Resolvers = {
  Query: {
    orderDelays: (_, args, { sources }) => sources.orderMessages.delays(args),
  },
  Mutation: {
    sendOrderCommunication: (_, { input }, { sources }) => sources.orderMessages.communicate(input),
    createOrderDelayLink: (_, { input }, { sources }) => sources.orderMessages.createLink(input),
  },
};
