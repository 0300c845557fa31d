import type { Resolvers } from '../../generated/resolvers.ts';
import { mapNullable } from '../core/embeds.ts';
import { restNumber } from '../core/ids.ts';
import { recordChangesFor } from './recordChanges.ts';

export const changesResolvers: Resolvers = {
  Subscription: {
    changes: {
      subscribe: (_, { after }, { backend }) =>
        recordChangesFor(
          backend,
          mapNullable(after, (text) => restNumber(text, 'after')) ?? undefined,
        ),
    },
  },
};
