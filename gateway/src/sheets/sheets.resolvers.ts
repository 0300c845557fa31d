import type { Resolvers } from '../../generated/resolvers.ts';

export const sheetsResolvers: Resolvers = {
  Mutation: {
    updateSkusFromSheet: (_, { sheet, dryRun }, { sources }) =>
      sources.sheets.updateSkus(sheet, dryRun ?? false),
    onboardLeads: (_, { sheet, dryRun }, { sources }) =>
      sources.sheets.onboardLeads(sheet, dryRun ?? false),
  },
};
