import type { Resolvers } from '../../generated/resolvers.ts';
import { addressesResolvers } from '../addresses/addresses.resolvers.ts';
import { categoriesResolvers } from '../categories/categories.resolvers.ts';
import { contractPricesResolvers } from '../contract-prices/contract-prices.resolvers.ts';
import { documentsResolvers } from '../documents/documents.resolvers.ts';
import { homeResolvers } from '../home/home.resolvers.ts';
import { offersResolvers } from '../offers/offers.resolvers.ts';
import { ordersResolvers } from '../orders/orders.resolvers.ts';
import { organisationsResolvers } from '../organisations/organisations.resolvers.ts';
import { presenceResolvers } from '../presence/presence.resolvers.ts';
import { productsResolvers } from '../products/products.resolvers.ts';
import { quotationsResolvers } from '../quotations/quotations.resolvers.ts';
import { quoteRequestsResolvers } from '../quote-requests/quote-requests.resolvers.ts';
import { sellerLeadsResolvers } from '../seller-leads/seller-leads.resolvers.ts';
import { sellersResolvers } from '../sellers/sellers.resolvers.ts';
import { signInResolvers } from '../sign-in/sign-in.resolvers.ts';
import { skusResolvers } from '../skus/skus.resolvers.ts';
import { tenantsResolvers } from '../tenants/tenants.resolvers.ts';
import { usersResolvers } from '../users/users.resolvers.ts';

/** One line a feature. */
export const resolvers: readonly Resolvers[] = [
  addressesResolvers,
  categoriesResolvers,
  contractPricesResolvers,
  documentsResolvers,
  homeResolvers,
  offersResolvers,
  ordersResolvers,
  organisationsResolvers,
  presenceResolvers,
  productsResolvers,
  quotationsResolvers,
  quoteRequestsResolvers,
  sellerLeadsResolvers,
  sellersResolvers,
  signInResolvers,
  skusResolvers,
  tenantsResolvers,
  usersResolvers,
];
