import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { MEASURE_NAMES } from '@munim/schema/analytics/measures.ts';
import { type PermissionMap, Role, roleTemplate } from '@munim/schema/shared/roles.ts';
import { sql } from 'kysely';
import { HIDDEN_VENDOR } from '../src/core/access/vendors.ts';
import { signAccessToken } from '../src/core/access/session.ts';
import { type Database, openDatabase } from '../src/core/data/database.ts';
import { buildApp } from '../src/core/http/app.ts';
import type { App } from '../src/core/http/appParts.ts';
import { documentOf } from '../src/core/http/openapi.ts';
import type { Services } from '../src/core/services.ts';
import { readSettings } from '../src/core/settings.ts';
import { TEST_SECRETS } from '../testing/testApp.ts';
import type { TestDatabase } from '../testing/testDatabase.ts';
import { createIssuedDemoDatabase } from '../testing/testDemoDatabase.ts';
import { DEEP } from '../testing/testDepth.ts';
import { LIST_REQUESTS } from '../testing/testListRequests.ts';
import { NOT_A_LIST } from '../testing/testNoLists.ts';
import { memoryStore } from '../testing/testUploads.ts';
import { addChallansByHand } from './challansByHand.ts';
import { shipToWarehouse } from './inward.ts';

/**
 * Requests all GET routes of the demo data as every role that may not see vendors, and searches the
 * answers for names, GST numbers, streets, phones and e-mail addresses of vendors. A new route is
 * requested too: with its list requests, or with its entry in ONES below.
 */
let database: TestDatabase;
let db: Database;
let app: App;
let tokenSecret: string;
let secrets: RegExp;

/** Records of a kind whose prints and files are asked for. */
const EACH = DEEP ? 6 : 2;

/** Streets that customers and warehouses have too, and vendors that carry goods, are no secrets here. */
async function secretsOf(): Promise<RegExp> {
  const { rows } = await sql<{ text: string }>`select distinct btrim(text) as text from (
      select unnest(array[seller_name, gstin, mobile_1, email_id_1]) as text from sellers where not is_transporter
      union all select address1 from addresses where entity_type = 'SELLER'
      union all select d ->> key from delivery_challans,
        unnest(array[from_address_details, delivery_address_details]) d, unnest(array['address_name', 'address1']) key
        where d ->> 'entity_type' = 'SELLER') s
    where length(btrim(text)) >= 6 and btrim(text) not in (
      select address1 from addresses where entity_type <> 'SELLER' union select transporter_name from transporters
      union select seller_name from sellers where is_transporter)`.execute(db);
  const forms = rows.flatMap(({ text }) => [text, text.replaceAll('&', '&amp;')]);
  return new RegExp(
    [...new Set(forms)]
      .map((text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
      .join('|'),
  );
}

beforeAll(async () => {
  database = await createIssuedDemoDatabase();
  db = openDatabase(database.ownerUrl);
  const settings = readSettings({ ...TEST_SECRETS, DATABASE_URL: database.url });
  ({ tokenSecret } = settings);
  await shipToWarehouse(db, settings);
  await addChallansByHand(db, settings);
  app = await buildApp({ db, settings, services: { files: memoryStore() } as unknown as Services });
  await app.ready();
  secrets = await secretsOf();
}, 180_000);
afterAll(async () => {
  await app.close();
  await db.destroy();
  await database.drop();
});

/** A user of the role; with a map of permissions, a manager who has it. */
async function tokenOf(role: number, permissions?: PermissionMap): Promise<string> {
  const { user_id } = await db
    .selectFrom('users')
    .select('user_id')
    .where('role_id', '=', role)
    .orderBy('user_id')
    .executeTakeFirstOrThrow();
  const own = JSON.stringify(permissions ?? roleTemplate(role));
  await sql`update users set permissions = ${own}::jsonb where user_id = ${user_id}`.execute(db);
  const session_id = crypto.randomUUID();
  await db
    .insertInto('sessions')
    .values({ session_id, user_id, refresh_hash: session_id, expires_at: '2099-01-01T00:00:00Z' })
    .execute();
  return signAccessToken(tokenSecret, user_id, session_id);
}

type Ask = (url: string) => Promise<{ status: number; text: string }>;
const asker =
  (token: string): Ask =>
  async (url) => {
    const { statusCode, body } = await app.inject({
      url,
      headers: { authorization: `Bearer ${token}` },
    });
    return { status: statusCode, text: body };
  };

const idsIn = async (ask: Ask, url: string, name: string): Promise<number[]> => {
  const { status, text } = await ask(url);
  if (status !== 200) return [];
  const rows = Object.values(JSON.parse(text) as object).find(Array.isArray) ?? [];
  const kinds = Map.groupBy(rows as Record<string, number>[], (row) => row['challan_type']);
  return [...kinds.values()].flatMap((some) =>
    some.slice(0, EACH).flatMap((row) => row[name] ?? []),
  );
};

interface Ids {
  /** Places of vendors, as the challans name them. */
  places: number[];
  challans: number[];
  invoices: number[];
  notes: number[];
  quotations: number[];
  orders: string[];
  pos: number[];
}
const RANGE = 'from_date=2025-11-22&to_date=2026-11-21';
const printed = (name: string, ids: readonly number[]) =>
  ids.map((id) => `${name}=${id}&type=html&beautify=true`);

/** Requests of routes that are no list. */
const ONES: Record<string, (ids: Ids) => string[]> = {
  '/quotation/download': ({ quotations }) => printed('quotation_id', quotations.slice(0, 3)),
  '/order/cancelPreview': ({ orders }) => orders.map((number) => `order_number=${number}`),
  '/download_purchase_order': ({ pos }) => printed('po_id', pos.slice(0, 3)),
  '/dc/download': ({ challans }) => printed('challan_id', challans),
  '/dc/v2/download': ({ challans }) => printed('challan_id', challans),
  '/dc/v3/download': ({ challans }) => printed('challan_id', challans),
  '/dc/v4/download': ({ challans }) => printed('challan_id', challans),
  '/invoice/download': ({ invoices }) => printed('invoice_id', invoices),
  '/download_invoice': ({ invoices }) => printed('invoice_id', invoices.slice(0, 3)),
  '/credit_note/download': ({ notes }) => printed('creditnote_id', notes),
  '/invoice/e_invoice': ({ invoices }) => invoices.map((id) => `invoice_id=${id}`),
  '/credit_note/e_invoice': ({ notes }) => notes.map((id) => `creditnote_id=${id}`),
  '/dc/e_way_bill': ({ challans }) => challans.map((id) => `challan_id=${id}`),
  '/pincode': () => ['pincode=560001'],
  '/saved_query/named': () => ['name=invoices-to-collect'],
  '/import/templates': () => [''],
  '/dashboard/figures': () => [''],
  '/rfq/pricing': () => [`request_ids=${Array.from({ length: 20 }, (_, i) => i + 1).join(',')}`],
  '/rfq/rfqAnalytics': () => [RANGE],
  '/quotation/quotationAnalytics': () => [RANGE],
  '/order/orderAnalytics': () => [RANGE],
  '/customer/customerAnalytics': () => [RANGE],
  '/purchase/purchase_analytics': () => [RANGE],
  '/reports/momMetrics': () => [RANGE],
  '/reports/customerVendorSalesMetrics': () => [RANGE],
  '/reports/metrics': () =>
    MEASURE_NAMES.flatMap((measure) => [
      `measures=${measure}&group_by=VENDOR&${RANGE}`,
      `measures=${measure}&group_by=CUSTOMER&vendor=1&${RANGE}`,
    ]),
};

/** Requests beside those of lists: documents that hang on a challan. */
const MORE: typeof ONES = {
  '/search': () => ['text=dc-2627&limit=50', 'text=kaveri&limit=50', 'text=agencies&limit=50'],
  '/search/records': ({ challans }) => [
    `keys=${challans
      .slice(0, 20)
      .map((id) => `DELIVERY_CHALLAN:${id}`)
      .join(',')}`,
  ],
  '/address': ({ places }) => places.map((id) => `address_id=${id}`),
  '/logs': ({ challans, orders }) => [
    ...challans.map((id) => `challan_id=${id}&limit=200`),
    ...orders.map((number) => `order_number=${number}&limit=200`),
  ],
  '/comments/get': ({ challans }) =>
    challans.map((id) => `entity_type=DELIVERY_CHALLAN&entity_id=${id}`),
  '/fileUpload': ({ challans }) =>
    challans.map((id) => `entity_name=DELIVERY_CHALLAN&entity_id=${id}`),
  '/shipment_tracker/seller_wise': () =>
    ['dispatch', 'inward', 'POD'].map((event) => `event_name=${event}&limit=200&items=50`),
};

const STREAMS = ['/shipment_tracker/stream', '/changes/stream'];
const getPaths = () =>
  Object.entries(documentOf(app).paths ?? {}).flatMap(([path, methods]) =>
    'get' in (methods ?? {}) && !STREAMS.includes(path) ? [path] : [],
  );
/** Routes with a name or an id in their path; the other one serves stored files. */
const PATHS: Record<string, (ids: Ids) => (string | number)[]> = {
  '/info/{entityType}.json': () => ['presence', 'cm', 'sales'],
  '/bill/refresh/{billId}': () => [1, 2, 3],
  '/invoice/refresh/{invoiceId}': ({ invoices }) => invoices.slice(0, EACH),
  '/credit_note/refresh/{creditNoteId}': ({ notes }) => notes,
};
const NOT_WALKED = ['/files/{fileName}'];

function requestsOf(path: string, ids: Ids): string[] {
  if (path.includes('{'))
    return (PATHS[path]?.(ids) ?? []).map((value) => path.replace(/\{.*\}/, String(value)));
  const ones = ONES[path]?.(ids) ?? [];
  const { always = '', alone = [], values = {} } = LIST_REQUESTS[path] ?? {};
  const listed = Object.entries(values).flatMap(([name, all]) =>
    all
      .slice(0, 1)
      .map((value) => `${alone.includes(name) ? '' : `${always}&`}${name}=${value}&limit=50`),
  );
  // a page of the usual length begins this one
  const lists = NOT_A_LIST.includes(path) ? [] : [`${always}&limit=200`, ...listed];
  return [...ones, ...lists, ...(MORE[path]?.(ids) ?? [])].map((query) => `${path}?${query}`);
}

/** Ids of the vendors' places on the challans of the list. */
async function placesOnChallans(ask: Ask): Promise<number[]> {
  const { data } = JSON.parse((await ask('/dc?limit=200')).text) as {
    data: Record<string, { entity_type: string; address_id: number }>[];
  };
  const ends = data.flatMap((row) => [
    row['from_address_details'],
    row['delivery_address_details'],
  ]);
  const places = ends.filter((place) => place?.entity_type === 'SELLER');
  return [...new Set(places.map((place) => place?.address_id ?? 0))].slice(0, 2 * EACH);
}

/** Routes with an answer that names a vendor, the first of each, and routes that answered. */
async function walk(ask: Ask, paths = getPaths()) {
  const ids: Ids = {
    places: await placesOnChallans(ask),
    challans: await idsIn(ask, '/dc?limit=200', 'challan_id'),
    invoices: await idsIn(ask, '/invoice?limit=200', 'invoice_id'),
    notes: await idsIn(ask, '/credit_note?limit=200', 'creditnote_id'),
    quotations: await idsIn(ask, '/quotation?limit=200', 'quotation_id'),
    orders: (await idsIn(ask, '/getOrderRequest?limit=20', 'order_number')).map(String),
    pos: await idsIn(ask, '/getPurchaseOrder?limit=20', 'po_id'),
  };
  const leaks = new Map<string, string>();
  const answered = new Set<string>();
  for (const path of paths)
    for (const url of requestsOf(path, ids)) {
      const { status, text } = await ask(url);
      if (status === 200) answered.add(path);
      const found = secrets.exec(text);
      if (!found) continue;
      leaks.set(path, `${url}: ${found[0]}`);
      break;
    }
  return { leaks, answered, ids };
}

const { SALES, SALES_SECOND, SALES_OUTSIDE, ORGANISATION, BROAD_ACCESS, TOP_ADMIN } = Role;
/** All that an administrator may do but what shows vendors: the rows of everybody. */
const WITHOUT_VENDORS: PermissionMap = {
  ...roleTemplate(TOP_ADMIN),
  seller: [],
  offer: [],
  purchase_order: [],
  quotation_request: ['READ', 'WRITE'],
};

test('every route that is no list has an entry', () => {
  expect([...Object.keys(PATHS), ...NOT_WALKED].toSorted()).toEqual(
    getPaths()
      .filter((path) => path.includes('{'))
      .toSorted(),
  );
  expect(Object.keys(ONES).toSorted()).toEqual(
    NOT_A_LIST.filter((path) => !path.includes('{')).toSorted(),
  );
});

test('who sees vendors finds them, so the walk can fail', async () => {
  // prints for the customer hide the seller from everybody
  const blind = [
    '/dc/v3/download',
    '/dc/v4/download',
    '/invoice/download',
    '/credit_note/download',
    '/invoice/e_invoice',
  ];
  const named = [
    ...['/dc', '/dc/download', '/dc/v2/download', '/dc/e_way_bill', '/invoice', '/shipment'],
    ...['/shipment_tracker/events', '/shipment_tracker/seller_wise', '/getSeller'],
    ...['/operation/operationAnalytics', '/reports/metrics', '/getPurchaseOrder'],
  ];
  const { leaks } = await walk(asker(await tokenOf(TOP_ADMIN)), [...blind, ...named]);
  expect([...leaks.keys()].toSorted()).toEqual(named.toSorted());
}, 240_000);

/** Requests with the place of dispatch, which the law demands, for users who make invoices. */
const OF_INVOICES = ['/dc/e_way_bill'];

type Viewer = [string, number, PermissionMap | undefined, string[]];
const VIEWERS: Viewer[] = [
  ['sales', SALES, undefined, OF_INVOICES],
  ['a partner', SALES_OUTSIDE, undefined, []],
  ['a person of an organisation', ORGANISATION, undefined, []],
  ['a manager without vendors', BROAD_ACCESS, WITHOUT_VENDORS, OF_INVOICES],
];
// has the row scope and the rights of the first role
if (DEEP) VIEWERS.push(['sales, the second role', SALES_SECOND, undefined, OF_INVOICES]);

describe.each(VIEWERS)('%s', (_, role, permissions, work) => {
  test('finds no name, number, street or contact of a vendor', async () => {
    const ask = asker(await tokenOf(role, permissions));
    const { leaks, answered, ids } = await walk(ask);
    expect(
      [...leaks.values()].filter((leak) => !work.some((path) => leak.startsWith(`${path}?`))),
    ).toEqual([]);
    // the requests found something
    expect(ids.challans.length).toBeGreaterThan(0);
    expect([...answered]).toEqual(
      expect.arrayContaining(['/dc', '/dc/download', '/dc/v3/download', '/invoice/download']),
    );
    // the ids of places stand on the challans and open nothing
    expect(ids.places.length).toBeGreaterThan(0);
    for (const id of ids.places)
      expect([403, 404]).toContain((await ask(`/address?address_id=${id}`)).status);
    const { text } = await ask('/dc?limit=200');
    expect(text).toContain(`"seller_name":"${HIDDEN_VENDOR}"`);
  }, 240_000);
});
