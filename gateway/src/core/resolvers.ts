import type { Resolvers } from '../../generated/resolvers.ts';
import { signInResolvers } from '../sign-in/sign-in.resolvers.ts';

/** One line a feature. */
export const resolvers: readonly Resolvers[] = [
  signInResolvers, //
];
