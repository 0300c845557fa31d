import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import {
  addRfq,
  addTestCompany,
  call,
  type TestCompany,
} from '../../../backend/testing/testCompany.ts';
import { testStack, type TestStack } from '../../testing/testStack.ts';

let stack: TestStack;
let company: TestCompany;
beforeAll(async () => {
  stack = await testStack();
  company = await addTestCompany(stack.backend);
  const request_id = await addRfq(stack.backend, company, { priced: true });
  const send = (url: string, body: object) =>
    call(stack.backend, Role.TOP_ADMIN, 'POST', url, body);
  const { body } = await send('/quotation', { quotation_items: [{ request_id }] });
  await send('/createOrderFromQuotation', { quotation_id: body.data.quotation_id });
});
afterAll(() => stack.close());

const TODAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date());
const FILTER = { from: TODAY, to: TODAY };
const run = (
  query: string,
  variables: Record<string, unknown> = {},
  who: number = Role.TOP_ADMIN,
) => stack.run(who, query, variables);

const PARTS = 'key name total value';
const ANALYTICS = `total value byStatus { ${PARTS} } bySalesPerson { ${PARTS} } byTenant { ${PARTS} } byDay { ${PARTS} }`;

describe('one call each', () => {
  test('metrics: groups and numbers in the order asked for, the interval first', async () => {
    const { data, errors } = await run(
      `query($filter: MetricFilter!) { metrics(measures: [ORDER_VALUE, ORDERS], groupBy: [CUSTOMER], interval: MONTH,
        filter: $filter, compareTo: LAST_YEAR, orderBy: { measure: ORDERS }, limit: 5) {
          count totals { measure value previous } rows { groups { dimension id name } values { measure value previous } } } }`,
      { filter: { ...FILTER, where: [{ dimension: 'CUSTOMER', in: [String(company.tenantId)] }] } },
    );
    expect(errors).toBeUndefined();
    expect(stack.calls()).toEqual([
      `GET /reports/metrics?measures=ORDER_VALUE%2CORDERS&group_by=MONTH%2CCUSTOMER&from_date=${TODAY}&to_date=${TODAY}&customer=${company.tenantId}&compare_to=LAST_YEAR&order_by=ORDERS&direction=DESC&limit=5`,
    ]);
    const values = [
      { measure: 'ORDER_VALUE', value: expect.stringMatching(/^\d+\.\d\d$/), previous: '0.00' },
      { measure: 'ORDERS', value: '1', previous: '0' },
    ];
    expect(data).toEqual({
      metrics: {
        count: 1,
        totals: values,
        rows: [
          {
            groups: [
              { dimension: 'MONTH', id: `${TODAY.slice(0, 8)}01`, name: expect.any(String) },
              { dimension: 'CUSTOMER', id: String(company.tenantId), name: expect.any(String) },
            ],
            values,
          },
        ],
      },
    });
  });

  test('definitions are those of the enum', async () => {
    const { data } = await run(
      '{ metricDefinitions { measure title unit description showsCost isAllowed groupBy } __type(name: "Measure") { enumValues { name description } } }',
    );
    expect(stack.calls()).toEqual(['GET /reports/metricDefinitions']);
    const { metricDefinitions, __type } = data as {
      metricDefinitions: { measure: string; description: string }[];
      __type: { enumValues: { name: string; description: string }[] };
    };
    expect(metricDefinitions.map(({ measure }) => measure)).toEqual(
      __type.enumValues.map(({ name }) => name),
    );
    for (const [i, { description }] of metricDefinitions.entries())
      expect(__type.enumValues[i]?.description).toContain(description);
  });

  test.each([
    ['rfqAnalytics', '/rfq/rfqAnalytics', null],
    ['quotationAnalytics', '/quotation/quotationAnalytics', expect.any(String)],
    ['orderAnalytics', '/order/orderAnalytics', expect.any(String)],
  ])('%s', async (field, path, value) => {
    const { data, errors } = await run(
      `query($day: Date!, $id: ID) { ${field}(startDate: $day, endDate: $day, tenantId: $id) { ${ANALYTICS} } }`,
      { day: TODAY, id: company.tenantId },
    );
    expect(errors).toBeUndefined();
    expect(stack.calls()).toEqual([
      `GET ${path}?start_date=${TODAY}&end_date=${TODAY}&tenant_id=${company.tenantId}`,
    ]);
    expect(data).toMatchObject({
      [field]: {
        total: 1,
        value,
        byStatus: [{ total: 1, value }],
        byTenant: [{ key: String(company.tenantId), total: 1, value }],
        byDay: [{ key: TODAY, name: TODAY, total: 1, value }],
      },
    });
  });

  test('customers, purchases and growth', async () => {
    const { data, errors } = await run(
      `query($day: Date!) {
        customerAnalytics(startDate: $day, endDate: $day) { total new active bySalesPerson { key name new active } byDay { key new active } }
        purchaseAnalytics(fromDate: $day, toDate: $day, interval: DAY) { period quantity value averagePrice }
        momMetrics(months: 2) { month orderCount orderValue deliveredValue invoicedValue receivedValue grossMargin marginPercent activeCustomers newCustomers growthPercent }
        customerVendorSalesMetrics(groupBy: VENDOR, months: 2) { count items { id name total months { month value growthPercent } } } }`,
      { day: TODAY },
    );
    expect(errors).toBeUndefined();
    expect(stack.calls().toSorted()).toEqual([
      `GET /customer/customerAnalytics?start_date=${TODAY}&end_date=${TODAY}`,
      `GET /purchase/purchase_analytics?from_date=${TODAY}&to_date=${TODAY}&interval=day`,
      'GET /reports/customerVendorSalesMetrics?group_by=vendor&months=2&page=1&limit=10',
      'GET /reports/momMetrics?months=2',
    ]);
    expect(data).toMatchObject({
      customerAnalytics: { active: 1, byDay: [{ key: TODAY, active: 1 }] },
      purchaseAnalytics: [{ period: TODAY, quantity: 0, value: '0.00', averagePrice: null }],
      momMetrics: [{ orderCount: 0 }, { month: TODAY.slice(0, 7), orderCount: 1 }],
      customerVendorSalesMetrics: { count: 0, items: [] },
    });
  });
});

describe('refused', () => {
  const METRICS =
    'query($m: [Measure!]!, $f: MetricFilter!) { metrics(measures: $m, filter: $f) { count } }';
  test.each([
    ['growth to managers', Role.BROAD_ACCESS, '{ momMetrics { month } }', {}, 'FORBIDDEN'],
    [
      'a measure without its permission',
      Role.OPERATIONS,
      METRICS,
      { m: ['RECEIVED'], f: FILTER },
      'FORBIDDEN',
    ],
    ['no measures', Role.TOP_ADMIN, METRICS, { m: [], f: FILTER }, 'BAD_USER_INPUT'],
    [
      'a filter twice',
      Role.TOP_ADMIN,
      METRICS,
      {
        m: ['ORDERS'],
        f: {
          ...FILTER,
          where: [
            { dimension: 'SKU', in: ['1'] },
            { dimension: 'SKU', in: ['2'] },
          ],
        },
      },
      'BAD_USER_INPUT',
    ],
    [
      'a filter by nothing',
      Role.TOP_ADMIN,
      METRICS,
      { m: ['ORDERS'], f: { ...FILTER, where: [{ dimension: 'SKU', in: [] }] } },
      'BAD_USER_INPUT',
    ],
  ])('%s', async (_, role, query, variables, code) => {
    const { errors } = await run(query, variables, role);
    expect(errors?.[0]?.extensions?.['code']).toBe(code);
  });
});
