import type { OrderStatus } from '@munim/schema/generated/types.ts';
import {
  type Database,
  type Tables,
  type Trx,
  withTransaction,
} from '../src/core/data/database.ts';
import type { FileStore } from '../src/documents/fileStore.ts';
import { seedBlogs } from './blogs.ts';
import { Calendar, HISTORY_DAYS, iso } from './calendar.ts';
import { catalogueRows, categoryRows } from './catalogue.ts';
import { seedComments } from './comments.ts';
import { contractPriceRows } from './contractPrices.ts';
import { customerRows } from './customers.ts';
import { type DemoDocuments, newDemoDocuments } from './demoDocuments.ts';
import { writeDemoDocuments } from './documents.ts';
import { openEnquiries } from './enquiries.ts';
import { largestOrder } from './largestOrder.ts';
import { readMarket } from './market.ts';
import { seedExpenses, seedPayments, orderIdsOf } from './money.ts';
import { offerRows } from './offers.ts';
import { drawPictures, pictureIds } from './pictures.ts';
import { purchase } from './purchasing.ts';
import { seedPurchasing } from './purchasingRows.ts';
import { createRfq } from './quoting.ts';
import { Random } from './random.ts';
import { continueIds, insertRows } from './rows.ts';
import { seedSamples } from './samples.ts';
import { seedScan } from './scan.ts';
import { sellerLeadRows } from './sellerLeads.ts';
import { registerCustomers } from './registrations.ts';
import { sellerRows } from './sellers.ts';
import { DEMO_STAFF, laterStaffRows, managedSalesUsers, staffRows } from './staff.ts';
import { seedStock, seedTransporters } from './stock.ts';
import { type Story, runStory } from './stories.ts';
import { markTaxesRecalculated, twoPlacesOrders } from './twoPlaces.ts';
import { seedTickets } from './tickets.ts';
import { seedWarehouses } from './warehouses.ts';

const RFQ_COUNT = 460;
/** Factor above 1: business grows, the last weeks are the busiest. */
const GROWTH = 1.4;
const TODAYS_RFQS = 3;
/** States that the lists of a new installation must show, whatever the random numbers are. */
const SHOWN_STORIES: [daysAgo: number, Story, OrderStatus?][] = [
  ...([1, 2, 3, 5, 9] as const).map((daysAgo): [number, Story] => [daysAgo, 'priced']),
  ...([1, 2, 4, 6] as const).map((daysAgo): [number, Story] => [daysAgo, 'draft']),
  ...([12, 25] as const).map((daysAgo): [number, Story] => [daysAgo, 'recalled']),
  [10, 'archived'],
  [20, 'rejected'],
  [45, 'cancelled'],
  [60, 'reordered'],
  ...(
    [
      'PARTIALLY_IN_TRANSIT',
      'IN_TRANSIT',
      'PARTIALLY_DELIVERED',
      'DELIVERED',
      'PARTIALLY_PAID',
      'PAID',
    ] as const
  ).map((status): [number, Story, OrderStatus] => [28, 'ordered', status]),
];

const IDS: Partial<Record<keyof Tables, string>> = {
  organisations: 'org_id',
  users: 'user_id',
  tenants: 'tenant_id',
  addresses: 'address_id',
  categories: 'category_id',
  products: 'product_id',
  skus: 'product_sku_id',
  sellers: 'seller_id',
  seller_leads: 'lead_id',
  product_leads: 'product_lead_id',
  offers: 'sku_offer_id',
  selling_prices: 'selling_price_id',
};

type Rows = Partial<Record<keyof Tables, readonly object[]>>;

/** Customers, sellers and catalogue, in the order of the tables' references. */
function companyRows(calendar: Calendar): { rows: Rows; contacts: object[] } {
  const random = new Random('house');
  const since = iso(calendar.midnight - 1500 * 86_400_000);
  const { organisations, tenants, contacts, addresses } = customerRows(random, calendar);
  const sellers = sellerRows(random, calendar, addresses.length + 1);
  const { categories, category_managers } = categoryRows(since);
  const { products, skus, seeds } = catalogueRows(random, calendar, pictureIds());
  const sellersOf = new Map<number, number[]>();
  for (const { seller_id, category_id } of sellers.seller_categories)
    sellersOf.set(category_id, [...(sellersOf.get(category_id) ?? []), seller_id]);
  const rows: Rows = {
    organisations,
    users: staffRows(since),
    tenants,
    addresses: [...addresses, ...sellers.addresses],
    categories,
    category_managers,
    category_manager_sales_users: managedSalesUsers,
    sellers: sellers.sellers,
    seller_categories: sellers.seller_categories,
    products,
    skus,
    offers: offerRows(random, calendar, seeds, sellersOf),
    selling_prices: contractPriceRows(new Random('contract prices'), calendar, {
      organisations,
      tenants,
      skus: seeds,
    }),
    ...sellerLeadRows(new Random('leads'), calendar, sellers.sellers, products),
  };
  return { rows, contacts };
}

/** Makes quote requests of this very day for every category manager. */
function createTodaysRfqs(demo: DemoDocuments): void {
  const { random, market, calendar } = demo;
  for (const manager of market.sourcing) {
    const skus = market.skus.filter((sku) => sku.managers.includes(manager));
    for (let i = 0; i < TODAYS_RFQS; i++)
      createRfq(demo, {
        customer: random.pick(market.customers),
        skus: random.some(skus, 2),
        at: calendar.workingHour(random, 0),
      });
  }
}

async function seedDocuments(trx: Trx, calendar: Calendar): Promise<void> {
  const demo = newDemoDocuments(new Random('papers'), calendar, await readMarket(trx));
  for (let i = 0; i < RFQ_COUNT; i++)
    runStory(demo, Math.ceil(HISTORY_DAYS * (1 - i / RFQ_COUNT) ** GROWTH));
  for (const shown of SHOWN_STORIES) runStory(demo, ...shown);
  largestOrder(demo);
  createTodaysRfqs(demo);
  await twoPlacesOrders(trx, demo);
  openEnquiries(demo);
  await writeDemoDocuments(trx, demo);
  await markTaxesRecalculated(trx, demo);
  await seedPurchasing(trx, await purchase(trx, calendar, demo.market, demo.orders));
  await seedPayments(trx, calendar, orderIdsOf(demo));
  await seedExpenses(trx, calendar);
}

/** The whole demo in one transaction: the same rows for the same day, always. */
export async function seedBase(db: Database, store: FileStore, today: string): Promise<void> {
  const calendar = new Calendar(today);
  const files = await drawPictures(store, iso(calendar.midnight - 1000 * 86_400_000));
  const { rows, contacts } = companyRows(calendar);
  await withTransaction(db, async (trx) => {
    for (const [table, ofTable] of Object.entries(rows))
      await insertRows(trx, table as keyof Tables, ofTable);
    await insertRows(trx, 'users', contacts);
    await registerCustomers(trx);
    await insertRows(
      trx,
      'users',
      laterStaffRows(
        DEMO_STAFF.length + contacts.length + 1,
        iso(calendar.midnight - 60 * 86_400_000),
      ),
    );
    await insertRows(trx, 'files', files);
    await continueIds(trx, IDS);
    await seedWarehouses(trx, calendar);
    await seedTransporters(trx, calendar);
    await seedScan(trx, store, calendar);
    await seedDocuments(trx, calendar);
    await seedStock(trx, calendar);
    await seedSamples(trx, calendar);
    await seedComments(trx, store, calendar);
    await seedBlogs(trx, calendar);
    await seedTickets(trx, store, calendar);
  });
}
