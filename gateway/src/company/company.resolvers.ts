import type { Resolvers } from '../../generated/resolvers.ts';

export const companyResolvers: Resolvers = {
  Query: {
    company: (_, __, { sources }) => sources.company.read(),
    lastBackup: (_, __, { sources }) => sources.company.readLastBackup(),
  },
  Mutation: {
    updateCompany: (_, { input }, { sources }) => sources.company.update(input),
    addGstRegistration: (_, { input }, { sources }) => sources.company.addRegistration(input),
    updateGstRegistration: (_, { input }, { sources }) => sources.company.updateRegistration(input),
    makeGstRegistrationDefault: (_, { input }, { sources }) => sources.company.makeDefault(input),
    endGstRegistration: (_, { input }, { sources }) => sources.company.endRegistration(input),
    setMarginFloors: (_, { input }, { sources }) => sources.company.setMarginFloors(input),
    setMailTemplate: (_, { input }, { sources }) => sources.company.setMail(input),
    sendTestMail: async (_, { input }, { sources }) => {
      await sources.company.sendTestMail(input);
      return { success: true, message: null };
    },
    setDocumentSeries: (_, { input }, { sources }) => sources.company.setSeries(input),
    removeGstRegistration: (_, { input }, { sources }) => sources.company.removeRegistration(input),
  },
};
