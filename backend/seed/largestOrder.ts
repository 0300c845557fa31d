import { marginPercent } from '@munim/schema/shared/money.ts';
import type { DemoDocuments, Price } from './demoDocuments.ts';
import { COMPANY_STATE } from './demoDocuments.ts';
import type { MarketSku } from './market.ts';
import { rupees } from './offers.ts';
import { order } from './orders.ts';
import { createRfq, confirm, price, quote } from './quoting.ts';
import { required } from './random.ts';

/** ₹ 1,23,45,678.90, the widest amount that columns and prints are designed for. */
const TOTAL_PAISE = 12_345_678_90;
const DAYS_AGO = 33;
const GST = 5;

const paise = (amount: string): number => Math.round(Number(amount) * 100);
const withTax = (taxable: number): number => taxable + Math.round((taxable * GST) / 100);

const fixedPrice = ({ offers }: MarketSku, quantity: number, sellingPaise: number): Price => {
  const offer = required(offers[0]);
  const selling = rupees(sellingPaise);
  return {
    quantity,
    offer,
    cost: offer.price,
    margin: required(marginPercent(offer.price, selling) ?? undefined),
    selling,
  };
};

/** Two lines of one rate whose total is the wanted amount to the paisa. */
function twoPrices(first: MarketSku, second: MarketSku): [Price, Price] {
  const [sellingFirst, costSecond] = [
    Math.round(paise(required(first.offers[0]).price) * 1.1),
    paise(required(second.offers[0]).price),
  ];
  for (let quantity = Math.floor(TOTAL_PAISE / 2 / sellingFirst); quantity > 0; quantity--) {
    const rest = TOTAL_PAISE - withTax(quantity * sellingFirst);
    const taxable = Math.round((rest * 100) / (100 + GST));
    if (withTax(taxable) !== rest) continue;
    for (
      let units = Math.floor(taxable / costSecond / 1.05);
      units > taxable / costSecond / 1.3;
      units--
    )
      if (taxable % units === 0)
        return [
          fixedPrice(first, quantity, sellingFirst),
          fixedPrice(second, units, taxable / units),
        ];
  }
  throw new Error('No two prices make the largest order');
}

/** The order for layouts: equipment of a whole hotel in another state. */
export function largestOrder(demo: DemoDocuments): void {
  const { random, calendar, market } = demo;
  const dear = market.skus.filter(
    (sku) => Number(sku.gst) === GST && paise(required(sku.offers[0]).price) > 400_00,
  );
  const skus = random.some(dear, 2);
  const prices = twoPrices(required(skus[0]), required(skus[1]));
  const customer = random.pick(
    market.customers.filter((one) => one.addresses.every(({ state }) => state !== COMPANY_STATE)),
  );
  const rfqs = createRfq(demo, { customer, skus, at: calendar.workingHour(random, DAYS_AGO) });
  let { at } = required(rfqs.at(-1));
  const next = () => (at = calendar.later(random, at + 10, 2, 40));
  for (const [i, rfq] of rfqs.entries()) price(demo, rfq, next(), required(prices[i]));
  const quotation = quote(demo, rfqs, next(), true);
  confirm(demo, quotation, next());
  order(demo, quotation, next(), 'IN_TRANSIT');
}
