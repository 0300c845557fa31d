import type { Resolvers } from '../../generated/resolvers.ts';
import { documentsResolvers } from '../documents/documents.resolvers.ts';
import { homeResolvers } from '../home/home.resolvers.ts';
import { ordersResolvers } from '../orders/orders.resolvers.ts';
import { presenceResolvers } from '../presence/presence.resolvers.ts';
import { quotationsResolvers } from '../quotations/quotations.resolvers.ts';
import { quoteRequestsResolvers } from '../quote-requests/quote-requests.resolvers.ts';
import { signInResolvers } from '../sign-in/sign-in.resolvers.ts';
import { usersResolvers } from '../users/users.resolvers.ts';

/** One line a feature. */
export const resolvers: readonly Resolvers[] = [
  documentsResolvers,
  homeResolvers,
  ordersResolvers,
  presenceResolvers,
  quotationsResolvers,
  quoteRequestsResolvers,
  signInResolvers,
  usersResolvers,
];
