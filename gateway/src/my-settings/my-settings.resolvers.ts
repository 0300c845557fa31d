import type { Resolvers } from '../../generated/resolvers.ts';
import { noneFromOthers } from '../core/backendErrors.ts';

const DONE = { success: true, message: null };

export const mySettingsResolvers: Resolvers = {
  Query: {
    mySettings: (_, __, { sources }) => sources.mySettings.read().catch(noneFromOthers),
  },
  Mutation: {
    saveMySetting: (_, { key, value }, { sources }) =>
      sources.mySettings.save(key, value ?? null).then(() => DONE),
  },
};
