import type { DemoDocuments, Rfq } from './demoDocuments.ts';
import { archive, createRfq, price, quote } from './quoting.ts';
import { Random, required } from './random.ts';

type Fate = 'pending' | 'priced' | 'archived' | 'quoted';

/** Progress of each line of an enquiry. */
const ENQUIRIES: readonly (readonly Fate[])[] = [
  ['priced', 'priced', 'pending', 'archived', 'priced', 'pending'],
  ['quoted', 'quoted', 'archived', 'quoted', 'priced'],
  ['priced', 'priced', 'priced', 'priced'],
];
const DAYS_AGO = 2;

function open(demo: DemoDocuments, fates: readonly Fate[], nth: number): void {
  const { random, calendar, market } = demo;
  const customers = market.customers.filter(
    ({ salesPerson }) => salesPerson !== null && market.sellers.has(salesPerson),
  );
  const rfqs = createRfq(demo, {
    customer: required(customers[nth]),
    skus: random.some(market.skus, fates.length),
    at: calendar.workingHour(random, DAYS_AGO),
  });
  let { at } = required(rfqs.at(-1));
  const next = () => (at = calendar.later(random, at + 10, 1, 3));
  const of = (...wanted: Fate[]): Rfq[] =>
    rfqs.filter((_, i) => wanted.includes(required(fates[i])));
  for (const rfq of of('priced', 'quoted')) price(demo, rfq, next());
  for (const rfq of of('archived')) archive(demo, rfq, next());
  const quoted = of('quoted');
  if (quoted.length) quote(demo, quoted, next());
}

/** Enquiries whose lines came differently far. */
export function openEnquiries(demo: DemoDocuments): void {
  // draws of their own: the documents of before stay as they are
  const own = { ...demo, random: new Random('open enquiries') };
  for (const [nth, fates] of ENQUIRIES.entries()) open(own, fates, nth);
}
