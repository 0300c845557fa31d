import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type {
  Home,
  HomeCount,
  HomeFigure,
  HomeList,
  HomeRows,
  MetricDefinition,
  Metrics,
  MomMonth,
  PartyMonths,
  PermissionEntity,
  TenantAnalytics,
} from '@munim/schema/generated/types.ts';
import { LIVE_INVOICE_STATUSES } from '@munim/schema/invoices/invoices.rules.ts';
import { LIVE_ORDER_STATUSES } from '@munim/schema/orders/orders.rules.ts';
import { ISSUED_BILLS } from '@munim/schema/bills/bills.rules.ts';
import { remaining, sumOf } from '@munim/schema/shared/money.ts';
import { canBy, Role, roleTemplate } from '@munim/schema/shared/roles.ts';
import { addDays, addMonths, endOfMonth } from '@munim/schema/shared/days.ts';
import { demoData } from '../../../backend/testing/testDemoApp.ts';
import { addOpening } from '../../../backend/testing/testOpenings.ts';
import { testStack, type TestStack } from '../../testing/testStack.ts';

/** The demo data, with unpaid invoices of old books of several sales people's customers. */
const withOldBooks: typeof demoData = async (db, owner) => {
  const staff = await demoData(db, owner);
  const customers = await owner
    .selectFrom('tenants')
    .select((eb) => eb.fn.min<number>('tenant_id').as('tenant_id'))
    .where('sales_person', 'is not', null)
    .groupBy('sales_person')
    .execute();
  const created_by = staff.get(Role.TOP_ADMIN)!;
  for (const { tenant_id } of customers)
    for (const values of [{}, { total: '600.00' }, { due_date: addDays(TODAY, 9) }])
      await addOpening(owner, 'INVOICE', { tenant_id }, { created_by, ...values });
  return staff;
};

let stack: TestStack;
beforeAll(async () => {
  stack = await testStack({}, { fill: withOldBooks });
}, 180_000);
afterAll(() => stack.close());

const PEOPLE = [
  ['sales', Role.SALES],
  ['finance', Role.FINANCE],
  ['admin', Role.TOP_ADMIN],
  ['sourcing', Role.CATEGORY_MANAGER],
  ['operations', Role.OPERATIONS],
] as const;

async function read<T>(role: number, query: string, variables: object = {}): Promise<T> {
  const { data, errors } = await stack.run(role, query, { ...variables });
  expect([query, errors]).toEqual([query, undefined]);
  return data as T;
}

interface List {
  count: number;
  items: Record<string, string>[];
}
/** All rows of a list with these filters, page by page. */
async function rowsOf(role: number, field: string, type: string, filter: object, fields = 'id') {
  const items: Record<string, string>[] = [];
  for (let page = 1; ; page++) {
    const data = await read<Record<string, List>>(
      role,
      `query ($filter: ${type}, $page: Int) { ${field}(filter: $filter, page: $page, limit: 200) { count items { ${fields} } } }`,
      { filter, page },
    );
    const list = data[field]!;
    items.push(...list.items);
    if (items.length >= list.count || !list.items.length) return { ...list, items };
  }
}
const countOf = async (role: number, field: string, type: string, filter: object) =>
  (await rowsOf(role, field, type, filter)).items.length;

/** The list of a number, and its filters as the list has them. */
const LISTS: Record<string, readonly [field: string, type: string]> = {
  RFQS: ['rfqs', 'RfqFilter'],
  QUOTATIONS: ['quotations', 'QuotationFilter'],
  POS: ['purchaseOrders', 'PurchaseOrderFilter'],
  SAMPLES: ['sampleRequests', 'SampleRequestFilter'],
  ORDERS: ['orders', 'OrderFilter'],
  SHIPMENTS: ['shipments', 'ShipmentFilter'],
  BILLS: ['bills', 'BillFilter'],
  INVOICES: ['invoices', 'InvoiceFilter'],
};
const STAGES: readonly HomeList[] = ['DISPATCH', 'INWARD', 'POD'];

function filterOf(list: HomeList, { salesPersonIds, ...rows }: HomeRows) {
  const sales = list.endsWith('SAMPLES')
    ? { salesPersonId: salesPersonIds?.[0] }
    : { salesPersonIds };
  const all = { ...sales, ...rows, statuses: rows.statuses };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value != null));
}

async function rowsBehind(role: number, { list, rows }: HomeCount): Promise<number> {
  if (STAGES.includes(list)) {
    const { operationAnalytics } = await read<Record<'operationAnalytics', List>>(
      role,
      `{ operationAnalytics(stages: [${list}], limit: 200) { count items { id } } }`,
    );
    return operationAnalytics.count;
  }
  const [field, type] = LISTS[list.split('_').at(-1)!]!;
  const filter = filterOf(list, rows);
  return (
    (await countOf(role, field, type, filter)) +
    (list === 'OVERDUE_INVOICES' ? (await ofOldBooks(role, filter)).length : 0)
  );
}
const ofOldBooks = async (role: number, filter: object) =>
  (await rowsOf(role, 'openings', 'OpeningFilter', { ...filter, kinds: ['INVOICE'] }, OLD)).items;
const OLD = 'id amount settledAmount';

const ROWS =
  'rows { statuses fromDate toDate dueBefore salesPersonIds categoryManagerId assignedToIds }';
const COUNT = `list count oldBooks oldest ${ROWS}`;

describe('Home', () => {
  test.each(PEOPLE)('%s: every tile and tab counts the rows of its list', async (_, role) => {
    const { home } = await read<{ home: Home }>(
      role,
      `{ home { tiles { ${COUNT} } tabs { ${COUNT} } } }`,
    );
    const counts = [...home.tiles, ...home.tabs];
    expect(counts.length).toBeGreaterThan(1);
    for (const one of counts)
      expect([one.list, await rowsBehind(role, one)]).toEqual([one.list, one.count]);
    expect(counts.filter(({ count }) => count > 0).length).toBeGreaterThan(1);
    for (const { list, oldBooks, rows } of counts)
      if (list === 'OVERDUE_INVOICES') {
        expect(oldBooks).toBe((await ofOldBooks(role, filterOf(list, rows))).length);
        expect(oldBooks).toBeGreaterThan(0);
      } else expect([list, oldBooks]).toEqual([list, 0]);
    for (const { list, count, oldest } of counts)
      expect([list, oldest === null]).toEqual([list, count === 0]);
  });

  const FIGURES: Partial<
    Record<string, readonly [field: string, type: string, amount: string, more?: object]>
  > = {
    ORDER_VALUE: ['orders', 'OrderFilter', 'grandTotal'],
    INVOICED: ['invoices', 'InvoiceFilter', 'grandTotal'],
    OUTSTANDING: ['invoices', 'InvoiceFilter', 'due'],
    RECEIVED: [
      'payments',
      'PaymentFilter',
      'amount',
      { direction: 'INCOMING', statuses: ['PAID'] },
    ],
  };
  test.each(PEOPLE)('%s: every figure is the sum of the rows behind it', async (_, role) => {
    const { homeFigures } = await read<{ homeFigures: HomeFigure[] }>(
      role,
      `{ homeFigures { measure value months { month value } ${ROWS} } }`,
    );
    expect(homeFigures.length).toBeGreaterThan(0);
    for (const { measure, value, months, rows } of homeFigures) {
      if (months.length)
        expect([measure, months.length, months.at(-1)?.value]).toEqual([measure, 12, value]);
      const [field, type, amount, more] = FIGURES[measure]!;
      const filter = { ...filterOf('OPEN_ORDERS', rows), ...more };
      const { items } = await rowsOf(role, field, type, filter, amount);
      const old = measure === 'OUTSTANDING' ? await ofOldBooks(role, filter) : [];
      const sum = sumOf([
        ...items.map((row) => row[amount] ?? '0'),
        ...old.map((row) => remaining(row['amount']!, row['settledAmount']!)),
      ]);
      expect([measure, sum]).toEqual([measure, value]);
    }
  });
});

const TODAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date());
const DAYS = { fromDate: addMonths(`${TODAY.slice(0, 8)}01`, -2), toDate: TODAY };
const sumOfRows = async (
  role: number,
  field: string,
  type: string,
  filter: object,
  amount: string,
) =>
  sumOf((await rowsOf(role, field, type, filter, amount)).items.map((row) => row[amount] ?? '0'));

interface Part {
  key: string | null;
  total: number;
}
type Documents = Part & { value: string | null; bySalesPerson: Part[]; byTenant: Part[] };
const KINDS = [
  ['rfqAnalytics', 'rfqs', 'RfqFilter', 'QUOTATION_REQUEST'],
  ['quotationAnalytics', 'quotations', 'QuotationFilter', 'QUOTATION'],
  ['orderAnalytics', 'orders', 'OrderFilter', 'ORDER'],
] as const;

const seen = (role: number, entity: PermissionEntity) => canBy(roleTemplate(role))(entity, 'READ');

describe('Sales Tracker', () => {
  test.each(PEOPLE)('%s: every step and every part leads to its rows', async (_, role) => {
    for (const [field, list, type, entity] of KINDS) {
      if (!seen(role, entity)) continue;
      const parts = 'total bySalesPerson { key total } byTenant { key total }';
      const data = await read<Record<string, Documents>>(
        role,
        `{ ${field}(startDate: "${DAYS.fromDate}", endDate: "${DAYS.toDate}") { ${parts} } }`,
      );
      const { total, bySalesPerson, byTenant } = data[field]!;
      expect([field, await countOf(role, list, type, DAYS)]).toEqual([field, total]);
      for (const { key, total: own } of bySalesPerson.filter((part) => part.key))
        expect([
          field,
          key,
          await countOf(role, list, type, { ...DAYS, salesPersonIds: [key] }),
        ]).toEqual([field, key, own]);
      for (const { key, total: own } of byTenant.slice(0, 3))
        expect([field, key, await countOf(role, list, type, { ...DAYS, tenantId: key })]).toEqual([
          field,
          key,
          own,
        ]);
    }
  });

  test.each(PEOPLE)(
    '%s: customers, orders and invoices by their number and value',
    async (_, role) => {
      const { metrics } = await read<{ metrics: Metrics }>(
        role,
        `{ metrics(measures: [INVOICES, INVOICED, ORDER_VALUE], filter: { from: "${DAYS.fromDate}", to: "${DAYS.toDate}" }) { totals { value } } }`,
      );
      const [invoices, invoiced, ordered] = metrics.totals.map(({ value }) => value);
      const live = { ...DAYS, statuses: LIVE_INVOICE_STATUSES };
      expect(String(await countOf(role, 'invoices', 'InvoiceFilter', live))).toBe(invoices);
      expect(await sumOfRows(role, 'invoices', 'InvoiceFilter', live, 'grandTotal')).toBe(invoiced);
      const orders = { ...DAYS, statuses: LIVE_ORDER_STATUSES };
      expect(await sumOfRows(role, 'orders', 'OrderFilter', orders, 'grandTotal')).toBe(ordered);
      if (!seen(role, 'TENANT')) return;
      const { customerAnalytics, organisations } = await read<{
        customerAnalytics: { total: number };
        organisations: { items: { tenantCount: number }[] };
      }>(
        role,
        `{ customerAnalytics(startDate: "${DAYS.fromDate}", endDate: "${DAYS.toDate}") { total }
         organisations(limit: 200) { items { tenantCount } } }`,
      );
      const listed = organisations.items.reduce((sum, row) => sum + row.tenantCount, 0);
      expect(listed).toBe(customerAnalytics.total);
    },
  );
});

describe('growth reports', () => {
  test('every month of the company leads to its orders and invoices', async () => {
    const { momMetrics } = await read<{ momMetrics: MomMonth[] }>(
      Role.TOP_ADMIN,
      '{ momMetrics(months: 4) { month orderCount orderValue invoicedValue receivedValue } }',
    );
    for (const { month, ...numbers } of momMetrics) {
      const days = { fromDate: `${month}-01`, toDate: endOfMonth(`${month}-01`) };
      const amount = (field: string, type: string, filter: object, of: string) =>
        sumOfRows(Role.TOP_ADMIN, field, type, { ...days, ...filter }, of);
      expect({
        orderCount: await countOf(Role.TOP_ADMIN, 'orders', 'OrderFilter', days),
        orderValue: await amount(
          'orders',
          'OrderFilter',
          { statuses: LIVE_ORDER_STATUSES },
          'grandTotal',
        ),
        invoicedValue: await amount(
          'invoices',
          'InvoiceFilter',
          { statuses: LIVE_INVOICE_STATUSES },
          'grandTotal',
        ),
        receivedValue: await amount(
          'payments',
          'PaymentFilter',
          { direction: 'INCOMING', statuses: ['PAID'] },
          'amount',
        ),
      }).toEqual(numbers);
    }
  });

  test.each([
    ['CUSTOMER', 'invoices', 'InvoiceFilter', 'tenantId', LIVE_INVOICE_STATUSES],
    ['VENDOR', 'bills', 'BillFilter', 'sellerId', ISSUED_BILLS],
  ] as const)(
    'every month of a %s is the sum of its %s',
    async (kind, list, type, by, statuses) => {
      const { customerVendorSalesMetrics: page } = await read<{
        customerVendorSalesMetrics: { items: PartyMonths[] };
      }>(
        Role.TOP_ADMIN,
        `{ customerVendorSalesMetrics(groupBy: ${kind}, months: 3, limit: 2) { items { id months { month value } } } }`,
      );
      for (const { id, months } of page.items)
        for (const { month, value } of months) {
          const days = { fromDate: `${month}-01`, toDate: endOfMonth(`${month}-01`) };
          const filter = { ...days, statuses, [by]: id };
          expect([
            id,
            month,
            await sumOfRows(Role.TOP_ADMIN, list, type, filter, 'grandTotal'),
          ]).toEqual([id, month, value]);
        }
    },
  );
});

test.each(PEOPLE.filter(([name]) => name !== 'sourcing'))(
  '%s: every tile of a customer leads to its rows',
  async (_, role) => {
    const { tenants } = await read<{ tenants: List }>(
      role,
      '{ tenants(limit: 3) { items { id } } }',
    );
    for (const { id: tenantId } of tenants.items) {
      const { tenantAnalytics: tiles } = await read<{ tenantAnalytics: TenantAnalytics }>(
        role,
        `{ tenantAnalytics(tenantId: ${tenantId}) { rfqCount quotationCount orderCount orderValue invoicedValue receivedValue } }`,
      );
      const sum = (field: string, type: string, filter: object, amount: string) =>
        sumOfRows(role, field, type, { tenantId, ...filter }, amount);
      const live = { statuses: LIVE_INVOICE_STATUSES };
      const rows = {
        rfqCount: () => countOf(role, 'rfqs', 'RfqFilter', { tenantId }),
        quotationCount: () => countOf(role, 'quotations', 'QuotationFilter', { tenantId }),
        orderCount: () => countOf(role, 'orders', 'OrderFilter', { tenantId }),
        orderValue: () =>
          sum('orders', 'OrderFilter', { statuses: LIVE_ORDER_STATUSES }, 'grandTotal'),
        invoicedValue: () => sum('invoices', 'InvoiceFilter', live, 'grandTotal'),
        receivedValue: () =>
          sum('payments', 'PaymentFilter', { direction: 'INCOMING', statuses: ['PAID'] }, 'amount'),
      };
      const shown = Object.entries(rows).flatMap(([tile, behind]) => {
        const number = tiles[tile as keyof typeof rows];
        return number == null ? [] : [{ tile, number, behind }];
      });
      expect(shown.length).toBeGreaterThan(2);
      for (const { tile, number, behind } of shown)
        expect([tile, await behind()]).toEqual([tile, number]);
    }
  },
);

const readsVendors = PEOPLE.filter(([, role]) => canBy(roleTemplate(role))('SELLER', 'READ'));
const countsOf = async (role: number, list: string, type: string, filters: object[]) =>
  Promise.all(filters.map((filter) => countOf(role, list, type, filter)));

test.each(readsVendors)('%s: every number of vendors leads to the vendors', async (_, role) => {
  type Split = { total: number; active: number; day?: string; zone?: string | null } & Partial<
    Record<'category' | 'person', { id: string } | null>
  >;
  const { sellerAnalytics: all, metrics } = await read<{
    sellerAnalytics: Record<'byCategory' | 'bySourcePerson' | 'byZone' | 'byDay', Split[]> & Split;
    metrics: Metrics;
  }>(
    role,
    `{ sellerAnalytics { total active byCategory { category { id } total active } byDay { day total active }
        bySourcePerson { person { id } total active } byZone { zone total active } }
      metrics(measures: [VENDORS, ACTIVE_VENDORS], filter: { from: "${addMonths(TODAY, -60)}", to: "${TODAY}" }) { totals { value } } }`,
  );
  expect(metrics.totals.map(({ value }) => Number(value))).toEqual([all.total, all.active]);
  const rows = [
    { filter: {}, ...all },
    ...all.byCategory.map((one) => ({
      ...one,
      filter: one.category && { categoryIds: [one.category.id] },
    })),
    ...all.bySourcePerson.map((one) => ({
      ...one,
      filter: one.person && { sourcePersonId: one.person.id },
    })),
    ...all.byZone.map((one) => ({ ...one, filter: one.zone && { zone: one.zone } })),
    ...all.byDay.map((one) => ({ ...one, filter: { fromDate: one.day, toDate: one.day } })),
  ];
  expect(rows.length).toBeGreaterThan(5);
  for (const { filter, total, active } of rows) {
    if (!filter) continue;
    const narrowed = [{}, { isActive: true }, { isActive: false }].map((one) => ({
      ...filter,
      ...one,
    }));
    expect([filter, ...(await countsOf(role, 'sellers', 'SellerFilter', narrowed))]).toEqual([
      filter,
      total,
      active,
      total - active,
    ]);
  }
});

test.each(readsVendors)('%s: every tile of leads leads to its leads', async (_, role) => {
  const { crmLeadsAnalytics: tiles } = await read<{
    crmLeadsAnalytics: Record<'total' | 'verified' | 'converted', number>;
  }>(role, '{ crmLeadsAnalytics { total verified converted } }');
  const filters = [{}, { isVerified: true }, { isConverted: true }];
  expect(await countsOf(role, 'sellerLeads', 'SellerLeadFilter', filters)).toEqual([
    tiles.total,
    tiles.verified,
    tiles.converted,
  ]);
  expect(tiles.converted).toBeGreaterThan(0);
});

const RECENT = { fromDate: addDays(TODAY, -30), toDate: TODAY };

/** All groups of a number with their values, page by page. */
async function groupsOf(role: number, measure: string, groupBy: string) {
  const rows: Metrics['rows'] = [];
  for (;;) {
    const { metrics } = await read<{ metrics: Metrics }>(
      role,
      `{ metrics(measures: [${measure}], groupBy: [${groupBy}], orderBy: { measure: ${measure} }, limit: 200, offset: ${rows.length},
          filter: { from: "${RECENT.fromDate}", to: "${TODAY}" }) { count totals { value } rows { groups { id name } values { value } } } }`,
    );
    rows.push(...metrics.rows);
    if (rows.length >= metrics.count || !metrics.rows.length)
      return { rows, total: metrics.totals[0]?.value ?? null, count: metrics.count };
  }
}

/** The list of each kind of record. */
const RECORDS: Record<string, readonly [field: string, type: string, filter?: object]> = {
  RFQ: LISTS['RFQS']!,
  QUOTATION: LISTS['QUOTATIONS']!,
  ORDER: LISTS['ORDERS']!,
  DELIVERY_CHALLAN: ['deliveryChallans', 'DeliveryChallanFilter', { statuses: ['DELIVERED'] }],
  PURCHASE_ORDER: LISTS['POS']!,
  INVOICE: LISTS['INVOICES']!,
  CREDIT_NOTE: ['creditNotes', 'CreditNoteFilter', { statuses: ['ISSUED'] }],
  BILL: LISTS['BILLS']!,
  OPENING: ['openings', 'OpeningFilter'],
  PAYMENT: ['payments', 'PaymentFilter', { statuses: ['PAID'] }],
  EXPENSE: ['expenses', 'ExpenseFilter'],
  SELLER: ['sellers', 'SellerFilter'],
};
const ADDS_UP: readonly string[] = ['COUNT', 'PIECES', 'RUPEES'];

test.each(PEOPLE)('%s: the records of every number add up to it', async (_, role) => {
  const { metricDefinitions } = await read<{ metricDefinitions: MetricDefinition[] }>(
    role,
    '{ metricDefinitions { measure unit isAllowed madeOf rowsBy } }',
  );
  const known = new Map<string, Set<string | undefined>>();
  const idsOf = async (kind: string) => {
    const [field, type, filter = {}] = RECORDS[kind]!;
    const { items } = await rowsOf(role, field, type, filter);
    const ids = new Set(items.map(({ id }) => id));
    known.set(kind, ids);
    return ids;
  };
  let found = 0;
  for (const { measure, unit, isAllowed, rowsBy } of metricDefinitions) {
    if (!isAllowed || !rowsBy) continue;
    const { rows, total, count } = await groupsOf(role, measure, rowsBy);
    expect([measure, rows.length]).toEqual([measure, count]);
    expect([measure, rows.filter(({ groups: [one] }) => !one?.name)]).toEqual([measure, []]);
    if (ADDS_UP.includes(unit) && !measure.endsWith('_PRICE'))
      expect([measure, sumOf(rows.map(({ values }) => values[0]?.value ?? '0'))]).toEqual([
        measure,
        sumOf([total ?? '0']),
      ]);
    for (const [one] of rows.map(({ groups }) => groups)) {
      const [kind = '', id] = one?.id?.split('-') ?? [];
      if (!(kind in RECORDS)) continue;
      expect([measure, one?.name, (known.get(kind) ?? (await idsOf(kind))).has(id)]).toEqual([
        measure,
        one?.name,
        true,
      ]);
      found++;
    }
  }
  expect(found).toBeGreaterThan(20);
  for (const measure of ['RECEIVED', 'PAID'] as const) {
    const isPaid = measure === 'PAID';
    if (!seen(role, 'PAYMENT') || !seen(role, isPaid ? 'PURCHASE_ORDER' : 'ORDER')) continue;
    const direction = isPaid ? 'OUTGOING' : 'INCOMING';
    const filter = { ...RECENT, direction, statuses: ['PAID'] };
    const { items } = await rowsOf(role, 'payments', 'PaymentFilter', filter);
    const { rows } = await groupsOf(role, measure, 'RECORD');
    expect(rows.map(({ groups: [one] }) => one?.id).toSorted()).toEqual(
      items.map(({ id }) => `PAYMENT-${id}`).toSorted(),
    );
  }
});
