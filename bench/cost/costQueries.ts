import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../tools/localSettings.ts';
import { type ConsoleQuery, consoleOperations, LISTS } from '../chain/consoleQueries.ts';
import { REPORTS } from '../reportRequests.ts';

type Ask = <T>(query: string) => Promise<T>;

const PAGES = [5, 10, 25, 50, 100, 200];
/** Lists with cursors, which analysts walk; each with what is joined to its rows. */
const WALKED: Readonly<Record<string, string>> = {
  rfqs: 'id',
  quotations: 'id order { id number }',
  orders: 'id shipments { id status }',
  purchaseOrders: 'id referenceOrder { id } deliveryPoints { id } shipments { id }',
  shipments: 'id',
  deliveryChallans: 'id',
  invoices: 'id number grandTotal due customer { name }',
  bills: 'id',
  creditNotes: 'id',
  payments: 'id amount mode',
  expenses: 'id',
  sampleRequests: 'id',
  tenants: 'id name users { id }',
  organisations: 'id tenants(limit: 5) { items { id name } }',
  sellers: 'id',
  products: 'id name',
};
const WALKED_PAGES = [20, 50, 200];
/** Pages of one record in the console, by the list that has its id. */
const RECORDS: Readonly<Record<string, readonly string[]>> = {
  rfqs: ['Rfq', 'RfqPrices'],
  quotations: ['Quotation', 'QuotationPreview', 'QuotationToCopy'],
  purchaseOrders: ['PurchaseOrder', 'ReferenceOfPurchaseOrder', 'DeliveriesOfPurchaseOrder'],
  shipments: ['Shipment'],
  deliveryChallans: ['DeliveryChallan'],
  invoices: ['Invoice', 'InvoicePreview'],
  bills: ['Bill'],
  creditNotes: ['CreditNote', 'CreditNotePreview'],
  tenants: ['Tenant'],
  products: ['Product'],
};
const SUMS = ['QuotationSums', 'InvoiceSums', 'OrderSums', 'BillSums'];
const YEAR = { startDate: '2025-11-22', endDate: '2026-11-22' };
const TEXTS = ['42', 'SO-2627-00042', 'kaveri', 'steel', 'a', 'crwn 12'];

const bare = (name: string, query: string, variables: object = {}): ConsoleQuery => ({
  name,
  body: JSON.stringify({ query, variables }),
});

/** What analysts ask, in the words of the graph. */
const questions = (): ConsoleQuery[] =>
  Object.entries(REPORTS['/reports/metrics'] ?? {}).map(([name, text]) => {
    const asked = new URLSearchParams(text);
    const list = (key: string) => asked.get(key)?.split(',') ?? [];
    const query = `query($measures: [Measure!]!, $groupBy: [Dimension!], $filter: MetricFilter!, $limit: Int) {
      metrics(measures: $measures, groupBy: $groupBy, filter: $filter, limit: $limit) {
        rows { groups { name } values { measure value } } totals { value } } }`;
    return bare(name, query, {
      measures: list('measures'),
      groupBy: list('group_by'),
      filter: { from: asked.get('from_date'), to: asked.get('to_date') },
      limit: Number(asked.get('limit')),
    });
  });

/** The reads of docs/api.md with their variables. */
function examples(): ConsoleQuery[] {
  const page = readFileSync(path.join(root, 'docs', 'api.md'), 'utf8');
  return [...page.matchAll(/```graphql\n(query .*?)```(?:\s*```json\n(.*?)```)?/gs)].map(
    ([, query = '', variables = '{}']) =>
      bare(/query (\w+)/.exec(query)?.[1] ?? '', query, JSON.parse(variables) as object),
  );
}

/** Queries of the console with pages of all sizes, of analysts and of tools. */
export async function costQueries(ask: Ask): Promise<ConsoleQuery[]> {
  const console = consoleOperations();
  const lists = Object.entries(LISTS).flatMap(([name, variables]) =>
    PAGES.map((limit) => console(name, { ...variables, limit }, `${name} ${limit}`)),
  );
  const walked = Object.entries(WALKED).flatMap(([list, fields]) =>
    WALKED_PAGES.map((first) =>
      bare(
        `walk ${list} ${first}`,
        `{ ${list}(first: ${first}) { items { ${fields} } pageInfo { endCursor hasNextPage } } }`,
      ),
    ),
  );
  const records: ConsoleQuery[] = [];
  for (const [list, operations] of Object.entries(RECORDS)) {
    const found = await ask<Record<string, { items: { id: string }[] }>>(
      `{ ${list}(limit: 5) { items { id } } }`,
    );
    const id = found[list]?.items.at(-1)?.id;
    if (id !== undefined) records.push(...operations.map((name) => console(name, { id })));
  }
  return [
    ...lists,
    ...walked,
    ...records,
    ...SUMS.map((name) => console(name, { filter: {} })),
    ...['Home', 'HomeFigures', 'MenuCounts'].map((name) => console(name, {})),
    ...['rfqAnalytics', 'quotationAnalytics', 'orderAnalytics', 'customerAnalytics'].map((name) =>
      bare(
        name,
        `query($startDate: Date!, $endDate: Date!) { ${name}(startDate: $startDate, endDate: $endDate) { __typename } }`,
        YEAR,
      ),
    ),
    ...TEXTS.map((text) => console('Search', { text }, `search ${text}`)),
    ...questions(),
    ...examples(),
  ];
}
