import { DIMENSION_NAMES } from '@munim/schema/analytics/measures.ts';
import type {
  AnalyticsPart,
  CustomerAnalytics,
  Dimension,
  DocumentAnalytics,
  Measure,
  MetricDefinition,
  MetricFilter,
  Metrics,
  MetricValue,
  MomMonth,
  PartyMonthsPage,
  PurchasePeriod,
  QueryCustomerAnalyticsArgs,
  QueryCustomerVendorSalesMetricsArgs,
  QueryMetricsArgs,
  QueryMomMetricsArgs,
  QueryOrderAnalyticsArgs,
  QueryPurchaseAnalyticsArgs,
} from '@munim/schema/generated/types.ts';
import type { Backend } from '../core/backend.ts';
import { badInput } from '../core/backendErrors.ts';
import { idOf, optionalRestId } from '../core/ids.ts';
import { lowerCase } from '../core/lowerCase.ts';
import type { Answer } from '../core/rest.ts';

type Partly<T> = { [K in keyof T]?: T[K] | null | undefined };
type Days = Partly<Omit<QueryOrderAnalyticsArgs, 'startDate' | 'endDate'>> &
  Pick<QueryOrderAnalyticsArgs, 'startDate' | 'endDate'>;

/** Dashboards of documents, by their path. */
const DASHBOARDS = {
  RFQ: '/rfq/rfqAnalytics',
  QUOTATION: '/quotation/quotationAnalytics',
  ORDER: '/order/orderAnalytics',
} as const;
type DocumentKind = keyof typeof DASHBOARDS;
type DocumentsJson = Answer<(typeof DASHBOARDS)[DocumentKind], 'get'>;
type Numbers = Pick<AnalyticsPart, 'total' | 'value'>;

const optionalId = (id: number | null | undefined) => (id == null ? null : idOf(id));

const numbersOf = (json: { total: number; value?: string }): Numbers => ({
  total: json.total,
  value: json.value ?? null,
});

const toDocuments = (json: DocumentsJson['data']): DocumentAnalytics => ({
  ...numbersOf(json),
  byStatus: json.by_status.map((part) => ({
    key: part.status,
    name: part.status,
    ...numbersOf(part),
  })),
  bySalesPerson: json.by_sales_person.map((part) => ({
    key: optionalId(part.sales_person),
    name: part.name,
    ...numbersOf(part),
  })),
  byTenant: json.by_tenant.map((part) => ({
    key: optionalId(part.tenant_id),
    name: part.name,
    ...numbersOf(part),
  })),
  byDay: json.by_day.map((part) => ({ key: part.day, name: part.day, ...numbersOf(part) })),
});

const toCustomers = (
  json: Answer<'/customer/customerAnalytics', 'get'>['data'],
): CustomerAnalytics => ({
  total: json.total,
  new: json.new,
  active: json.active,
  bySalesPerson: json.by_sales_person.map((part) => ({
    key: optionalId(part.sales_person),
    name: part.name,
    new: part.new,
    active: part.active,
  })),
  byDay: json.by_day.map((part) => ({
    key: part.day,
    name: part.day,
    new: part.new,
    active: part.active,
  })),
});

const daysOf = ({ startDate, endDate, salesPersonId, tenantId }: Days) => ({
  start_date: startDate,
  end_date: endDate,
  sales_person: optionalRestId(salesPersonId, 'salesPersonId'),
  tenant_id: optionalRestId(tenantId, 'tenantId'),
});

/** The conditions as parameters, one for each dimension. */
function conditionsOf({ where }: Pick<MetricFilter, 'where'>): Record<string, readonly string[]> {
  const conditions = where ?? [];
  const twice = DIMENSION_NAMES.find(
    (name) => conditions.filter(({ dimension }) => dimension === name).length > 1,
  );
  if (twice) throw badInput(`${twice} is filtered twice`, 'filter.where');
  const empty = conditions.find((condition) => !condition.in.length);
  if (empty) throw badInput(`${empty.dimension} needs at least one id`, 'filter.where');
  return Object.fromEntries(
    conditions.map((condition) => [condition.dimension.toLowerCase(), condition.in]),
  );
}

type ValuesOfRow = Answer<'/reports/metrics', 'get'>['totals'];

const toValues = (measures: readonly Measure[], values: ValuesOfRow): MetricValue[] =>
  values.map(({ value, previous }, i) => ({ measure: measures[i] as Measure, value, previous }));

export class AnalyticsSource {
  readonly #backend: Backend;

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  /** Numbers of one kind of document. */
  async documents(kind: DocumentKind, args: Days): Promise<DocumentAnalytics> {
    const { data } = await this.#backend.get(DASHBOARDS[kind], daysOf(args));
    return toDocuments(data);
  }

  async customers(args: Partly<QueryCustomerAnalyticsArgs> & Days): Promise<CustomerAnalytics> {
    const { tenant_id: _, ...query } = daysOf(args);
    const path = '/customer/customerAnalytics';
    const { data } = await this.#backend.get(path, query);
    return toCustomers(data);
  }

  async purchases(
    args: Pick<QueryPurchaseAnalyticsArgs, 'fromDate' | 'toDate'> &
      Partly<QueryPurchaseAnalyticsArgs>,
  ): Promise<PurchasePeriod[]> {
    const path = '/purchase/purchase_analytics';
    const { data } = await this.#backend.get(path, {
      from_date: args.fromDate,
      to_date: args.toDate,
      product_sku_id: optionalRestId(args.skuId, 'skuId'),
      interval: args.interval && lowerCase(args.interval),
    });
    return data.map(({ period, quantity, value, average_price }) => ({
      period,
      quantity,
      value,
      averagePrice: average_price,
    }));
  }

  async months({ months, endMonth }: Partly<QueryMomMetricsArgs>): Promise<MomMonth[]> {
    const path = '/reports/momMetrics';
    const query = { months, end_month: endMonth };
    const { data } = await this.#backend.get(path, query);
    return data.map((json) => ({
      month: json.month,
      orderCount: json.order_count,
      orderValue: json.order_value,
      deliveredValue: json.delivered_value,
      invoicedValue: json.invoiced_value,
      receivedValue: json.received_value,
      grossMargin: json.gross_margin,
      marginPercent: json.margin_percent,
      activeCustomers: json.active_customers,
      newCustomers: json.new_customers,
      growthPercent: json.growth_percent,
    }));
  }

  async parties({
    groupBy,
    months,
    endMonth,
    search,
    page,
    limit,
  }: Pick<QueryCustomerVendorSalesMetricsArgs, 'groupBy'> &
    Partly<QueryCustomerVendorSalesMetricsArgs>): Promise<PartyMonthsPage> {
    const path = '/reports/customerVendorSalesMetrics';
    const { data, count } = await this.#backend.get(path, {
      group_by: lowerCase(groupBy),
      months,
      end_month: endMonth,
      search: search || undefined,
      page,
      limit,
    });
    return {
      count,
      items: data.map((json) => ({
        id: idOf(json.id),
        name: json.name,
        total: json.total,
        months: json.months.map(({ month, value, growth_percent }) => ({
          month,
          value,
          growthPercent: growth_percent,
        })),
      })),
    };
  }

  async metrics({
    measures,
    groupBy,
    filter,
    interval,
    compareTo,
    orderBy,
    limit,
    offset,
  }: Pick<QueryMetricsArgs, 'measures' | 'filter'> & Partly<QueryMetricsArgs>): Promise<Metrics> {
    const groups: Dimension[] = [...(interval ? [interval] : []), ...(groupBy ?? [])];
    const path = '/reports/metrics';
    const { data, totals, count } = await this.#backend.get(path, {
      measures,
      group_by: groups.length ? groups : undefined,
      from_date: filter.from,
      to_date: filter.to,
      ...conditionsOf(filter),
      compare_to: compareTo,
      order_by: orderBy?.measure,
      direction: orderBy?.direction,
      limit,
      offset,
    });
    return {
      count,
      totals: toValues(measures, totals),
      rows: data.map((row) => ({
        groups: row.groups.map(({ id, name }, i) => ({
          dimension: groups[i] as Dimension,
          id,
          name,
        })),
        values: toValues(measures, row.values),
      })),
    };
  }

  async definitions(): Promise<MetricDefinition[]> {
    const path = '/reports/metricDefinitions';
    const { data } = await this.#backend.get(path, {});
    return data.map(({ shows_cost, is_allowed, group_by, made_of, rows_by, ...words }) => ({
      ...words,
      showsCost: shows_cost,
      isAllowed: is_allowed,
      groupBy: group_by,
      madeOf: made_of,
      rowsBy: rows_by,
    }));
  }
}
