import type { Resolvers } from '../../generated/resolvers.ts';
import { restId } from '../core/ids.ts';
import { recordChangesFor } from './recordChanges.ts';

export const changesResolvers: Resolvers = {
  Subscription: {
    changes: {
      subscribe: (_, { after }, { backend }) =>
        recordChangesFor(backend, after && after !== '0' ? restId(after, 'after') : undefined),
    },
  },
};
