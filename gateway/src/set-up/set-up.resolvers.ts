import type { Resolvers } from '../../generated/resolvers.ts';

const DONE = { success: true, message: null };

export const setUpResolvers: Resolvers = {
  Query: { setUpOpen: (_, __, { sources }) => sources.setUp.isOpen() },
  Mutation: {
    openSetUp: (_, { token }, { sources }) => sources.setUp.open(token),
    setUpCompany: (_, { input }, { sources }) => sources.setUp.saveCompany(input),
    setUpRegistration: (_, { input }, { sources }) => sources.setUp.saveRegistration(input),
    setUpSeries: (_, { input }, { sources }) => sources.setUp.saveSeries(input),
    sendSetUpMail: async (_, { token, email }, { sources }) => {
      await sources.setUp.sendMail(token, email);
      return DONE;
    },
    finishSetUp: async (_, { input }, { sources }) => {
      await sources.setUp.finish(input);
      return DONE;
    },
  },
};
