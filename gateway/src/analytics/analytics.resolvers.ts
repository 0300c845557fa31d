import type { Resolvers } from '../../generated/resolvers.ts';

export const analyticsResolvers: Resolvers = {
  Query: {
    rfqAnalytics: (_, args, { sources }) => sources.analytics.documents('RFQ', args),
    quotationAnalytics: (_, args, { sources }) => sources.analytics.documents('QUOTATION', args),
    orderAnalytics: (_, args, { sources }) => sources.analytics.documents('ORDER', args),
    customerAnalytics: (_, args, { sources }) => sources.analytics.customers(args),
    purchaseAnalytics: (_, args, { sources }) => sources.analytics.purchases(args),
    momMetrics: (_, args, { sources }) => sources.analytics.months(args),
    customerVendorSalesMetrics: (_, args, { sources }) => sources.analytics.parties(args),
    metrics: (_, args, { sources }) => sources.analytics.metrics(args),
    metricDefinitions: (_, _args, { sources }) => sources.analytics.definitions(),
  },
};
