import type { Resolvers } from '../../generated/resolvers.ts';
import { isSelected } from '../core/selection.ts';

export const homeResolvers: Resolvers = {
  Query: {
    dashboardSummary: (_, args, { sources }) => sources.home.summary(args),
    home: (_, args, { sources }, info) => sources.home.home(args, isSelected(info, 'tabs')),
    homeFigures: (_, _args, { sources }) => sources.home.figures(),
  },
};
