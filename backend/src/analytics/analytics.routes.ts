import { GROWTH_ROLES } from '@munim/schema/shared/roles.ts';
import { Type } from 'typebox';
import { onlyRole, requires, signedInOrToken } from '../core/access/access.ts';
import type { App, AppParts } from '../core/http/appParts.ts';
import { Answer, Count, PageOf } from '../core/http/shapes.ts';
import { SellerAnalytics, SellerAnalyticsQuery } from '../sellers/sellers.shapes.ts';
import { TenantId } from '../tenants/tenants.shapes.ts';
import {
  CountAnalytics,
  CustomerAnalytics,
  CustomerAnalyticsQuery,
  DocumentAnalyticsQuery,
  MetricDefinition,
  MetricRow,
  MetricsQuery,
  MetricValues,
  MomMonth,
  MomQuery,
  PartyMonths,
  PartyQuery,
  PurchaseAnalyticsQuery,
  PurchasePeriod,
  TenantAnalytics,
  ValueAnalytics,
} from './analytics.shapes.ts';
import {
  customerAnalytics,
  orderAnalytics,
  purchaseAnalytics,
  quotationAnalytics,
  rfqAnalytics,
} from './documentAnalytics.ts';
import { momMetrics, partyMonths } from './growth.ts';
import { askMetrics, metricDefinitions } from './askMetrics.ts';
import { sellerAnalytics } from './sellerAnalytics.ts';
import { tenantAnalytics } from './tenantAnalytics.ts';

/** Sums over the documents of a customer, dashboards of one kind of document, reports, and any number by any group. */
export async function analyticsRoutes(app: App, { db, settings }: AppParts): Promise<void> {
  app.get(
    '/tenant/analytics',
    {
      schema: { querystring: TenantId, response: Answer({ data: TenantAnalytics }) },
      config: requires('tenant', 'READ'),
    },
    async ({ query, viewer }) => ({
      success: true as const,
      data: await tenantAnalytics({ db, settings, viewer }, query.tenant_id),
    }),
  );
  app.get(
    '/seller/sellerAnalytics',
    {
      schema: { querystring: SellerAnalyticsQuery, response: Answer({ data: SellerAnalytics }) },
      config: requires('seller', 'READ'),
    },
    async ({ query, viewer }) => ({
      success: true as const,
      data: await sellerAnalytics({ db, settings, viewer }, query),
    }),
  );
  dashboards(app, { db, settings });
  reports(app, { db, settings });
}

/** Dashboards of one kind of document each, all asked for in the same way. */
const DOCUMENT_DASHBOARDS = [
  {
    path: '/rfq/rfqAnalytics',
    entity: 'quotation_request',
    data: CountAnalytics,
    read: rfqAnalytics,
  },
  {
    path: '/quotation/quotationAnalytics',
    entity: 'quotation',
    data: ValueAnalytics,
    read: quotationAnalytics,
  },
  { path: '/order/orderAnalytics', entity: 'order', data: ValueAnalytics, read: orderAnalytics },
] as const;

function dashboards(app: App, { db, settings }: Pick<AppParts, 'db' | 'settings'>): void {
  for (const { path, entity, data, read } of DOCUMENT_DASHBOARDS)
    app.get(
      path,
      {
        schema: { querystring: DocumentAnalyticsQuery, response: Answer({ data }) },
        config: requires(entity, 'READ'),
      },
      async ({ query, viewer }) => ({
        success: true as const,
        data: await read({ db, settings, viewer }, query),
      }),
    );
  app.get(
    '/customer/customerAnalytics',
    {
      schema: {
        querystring: CustomerAnalyticsQuery,
        response: Answer({ data: CustomerAnalytics }),
      },
      config: requires('tenant', 'READ'),
    },
    async ({ query, viewer }) => ({
      success: true as const,
      data: await customerAnalytics({ db, settings, viewer }, query),
    }),
  );
  app.get(
    '/purchase/purchase_analytics',
    {
      schema: {
        querystring: PurchaseAnalyticsQuery,
        response: Answer({ data: Type.Array(PurchasePeriod) }),
      },
      config: requires('purchase_order', 'READ'),
    },
    async ({ query, viewer }) => ({
      success: true as const,
      data: await purchaseAnalytics({ db, settings, viewer }, query),
    }),
  );
}

function reports(app: App, { db, settings }: Pick<AppParts, 'db' | 'settings'>): void {
  app.get(
    '/reports/momMetrics',
    {
      schema: { querystring: MomQuery, response: Answer({ data: Type.Array(MomMonth) }) },
      config: onlyRole(...GROWTH_ROLES),
    },
    async ({ query, viewer }) => ({
      success: true as const,
      data: await momMetrics({ db, settings, viewer }, query),
    }),
  );
  app.get(
    '/reports/customerVendorSalesMetrics',
    {
      schema: { querystring: PartyQuery, response: PageOf('data', PartyMonths) },
      config: onlyRole(...GROWTH_ROLES),
    },
    async ({ query, viewer }) => ({
      success: true as const,
      ...(await partyMonths({ db, settings, viewer }, query)),
    }),
  );
  app.get(
    '/reports/metrics',
    {
      schema: {
        querystring: MetricsQuery,
        response: Answer({ data: Type.Array(MetricRow), totals: MetricValues, count: Count }),
      },
      config: signedInOrToken,
    },
    async ({ query, viewer }) => ({
      success: true as const,
      ...(await askMetrics({ db, settings, viewer }, query)),
    }),
  );
  app.get(
    '/reports/metricDefinitions',
    {
      schema: { response: Answer({ data: Type.Array(MetricDefinition) }) },
      config: signedInOrToken,
    },
    ({ viewer }) => ({ success: true as const, data: metricDefinitions(viewer) }),
  );
}
