import type { OrderStatus } from '@munim/schema/generated/types.ts';
import type { DemoDocuments, Quotation, Rfq } from './demoDocuments.ts';
import type { Customer } from './market.ts';
import { order } from './orders.ts';
import { archive, createRfq, confirm, price, quote, recall, reject } from './quoting.ts';

/** Last step that a customer's request reached. */
export type Story =
  | 'pending'
  | 'priced'
  | 'archived'
  | 'draft'
  | 'recalled'
  | 'confirmed'
  | 'rejected'
  | 'requoted'
  | 'ordered'
  | 'cancelled'
  | 'reordered';

interface Age {
  upToDays: number;
  stories: Partial<Record<Story, number>>;
  orders: Partial<Record<OrderStatus, number>>;
}

const JUST_MADE = { CONFIRMED: 1 };
const ON_THE_WAY = {
  CONFIRMED: 40,
  PARTIALLY_IN_TRANSIT: 20,
  IN_TRANSIT: 25,
  PARTIALLY_DELIVERED: 15,
};
const ARRIVING = {
  CONFIRMED: 5,
  PARTIALLY_IN_TRANSIT: 8,
  IN_TRANSIT: 10,
  PARTIALLY_DELIVERED: 17,
  DELIVERED: 30,
  PARTIALLY_PAID: 15,
  PAID: 15,
};
const DONE = { DELIVERED: 6, PARTIALLY_PAID: 14, PAID: 80 };

/** New ones are open, old ones are done. */
const AGES: Age[] = [
  { upToDays: 0, stories: { pending: 1 }, orders: JUST_MADE },
  {
    upToDays: 7,
    stories: { pending: 42, priced: 25, draft: 16, confirmed: 9, archived: 3, ordered: 5 },
    orders: JUST_MADE,
  },
  {
    upToDays: 30,
    stories: {
      pending: 10,
      archived: 8,
      priced: 11,
      draft: 13,
      recalled: 3,
      confirmed: 14,
      rejected: 8,
      requoted: 3,
      ordered: 30,
    },
    orders: ON_THE_WAY,
  },
  {
    upToDays: 90,
    stories: {
      archived: 10,
      priced: 3,
      draft: 4,
      recalled: 2,
      confirmed: 9,
      rejected: 12,
      requoted: 6,
      ordered: 48,
      cancelled: 3,
      reordered: 3,
    },
    orders: ARRIVING,
  },
  {
    upToDays: Infinity,
    stories: {
      archived: 12,
      confirmed: 5,
      rejected: 13,
      requoted: 7,
      ordered: 57,
      cancelled: 3,
      reordered: 3,
    },
    orders: DONE,
  },
];

/** Few customers request often, many seldom. */
const customerOf = ({ random, market }: DemoDocuments): Customer => {
  const { length } = market.customers;
  const rank = Math.floor(length * random.fraction() ** 2);
  return market.customers[(rank * 7) % length] ?? random.pick(market.customers);
};

/** Makes the documents of one story, from its first request on. */
export function runStory(
  demo: DemoDocuments,
  daysAgo: number,
  chosen?: Story,
  status?: OrderStatus,
): void {
  const { random, calendar } = demo;
  const age = AGES.find(({ upToDays }) => daysAgo <= upToDays) ?? { stories: {}, orders: {} };
  const story = chosen ?? random.weighted<Story>(age.stories);
  const skus = random.some(demo.market.skus, random.pick([1, 2, 2, 3, 3, 4, 5]));
  const rfqs = createRfq(demo, {
    customer: customerOf(demo),
    skus,
    at: calendar.workingHour(random, daysAgo),
  });
  if (story === 'pending') return;
  let at = rfqs.at(-1)?.at ?? 0;
  const next = (mostHours: number) => (at = calendar.later(random, at + 10, 2, mostHours));
  for (const rfq of rfqs) if (story !== 'archived' || random.chance(50)) price(demo, rfq, next(20));
  if (random.chance(15)) reprice(demo, rfqs, next(20));
  if (story === 'archived') for (const rfq of rfqs) archive(demo, rfq, next(60));
  if (story === 'priced' || story === 'archived') return;
  const notBefore = (moment: number) => (at = Math.max(at, moment));
  const finish = () => status ?? random.weighted<OrderStatus>(age.orders);
  continueStory(demo, story, quote(demo, rfqs, next(40)), { next, notBefore, finish });
}

function reprice(demo: DemoDocuments, rfqs: readonly Rfq[], at: number): void {
  const rfq = rfqs.find(({ status }) => status === 'PRICE_UPDATED');
  if (rfq) price(demo, rfq, at);
}

type Course = {
  next: (mostHours: number) => number;
  notBefore: (moment: number) => void;
  finish: () => OrderStatus;
};

function continueStory(
  demo: DemoDocuments,
  story: Story,
  draft: Quotation,
  { next, notBefore, finish }: Course,
): void {
  let quotation = draft;
  if (story === 'draft') return;
  if (story === 'rejected' || story === 'requoted') {
    if (demo.random.chance(60)) confirm(demo, quotation, next(20));
    const freed = reject(demo, quotation, next(90));
    if (story === 'rejected') {
      if (demo.random.chance(80)) for (const rfq of freed) archive(demo, rfq, next(24 * 14));
      return;
    }
    for (const rfq of freed) price(demo, rfq, next(20));
    quotation = quote(demo, freed, next(30));
  }
  if (story === 'recalled' || demo.random.chance(10)) {
    confirm(demo, quotation, next(20));
    recall(demo, quotation, next(20));
    if (story === 'recalled') return;
  }
  confirm(demo, quotation, next(30));
  if (story === 'confirmed') return;
  if (story === 'requoted' && demo.random.chance(40)) return;
  if (story === 'cancelled' || story === 'reordered') {
    notBefore(order(demo, quotation, next(90), 'CANCELLED'));
  }
  if (story !== 'cancelled') order(demo, quotation, next(90), finish());
}
