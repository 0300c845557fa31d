import { marginPercent, sellingPrice } from '@munim/schema/shared/money.ts';
import { headOf, lineColumns } from '../src/core/data/documentLines.ts';
import { DAY, dayInIndia } from './calendar.ts';
import {
  type DemoDocuments,
  type Enquiry,
  COMPANY_STATE,
  type Price,
  type Quotation,
  quoterOf,
  type Rfq,
} from './demoDocuments.ts';
import type { Customer, MarketSku } from './market.ts';
import { rupees } from './offers.ts';
import { required, type Random } from './random.ts';
import {
  ARCHIVE_REASONS,
  QUOTATION_REMARKS,
  REJECT_REASONS,
  RFQ_REMARKS,
} from './words/remarks.ts';

const MARGINS = ['10', '10', '10', '8', '12', '12.5', '15', '18', '22'];
const DISCOUNTS = ['0', '0', '0', '0', '0', '2', '2.5', '5'];

/** A round number of units worth some thousands of rupees, now and then ten times as much. */
function quantityOf(random: Random, cost: string): number {
  const worth = 10 ** (3.2 + 1.6 * random.fraction()) * (random.chance(4) ? 10 : 1);
  const units = Math.max(1, worth / Number(cost));
  const step = units >= 1000 ? 100 : units >= 100 ? 10 : units >= 20 ? 5 : 1;
  return Math.max(step, Math.round(units / step) * step);
}

export interface NewRfq {
  customer: Customer;
  skus: readonly MarketSku[];
  at: number;
}

/** Several SKUs asked for at once are an enquiry; two of three say by when the goods are needed. */
function openEnquiry(demo: DemoDocuments, { customer, skus, at }: NewRfq, createdBy: number) {
  if (skus.length < 2) return null;
  const days = demo.enquiries.length % 3 ? 10 + 2 * skus.length : null;
  const neededBy = days ? dayInIndia(at + days * DAY) : null;
  const enquiry: Enquiry = { id: 0, at, customer, createdBy, neededBy };
  demo.enquiries.push(enquiry);
  return enquiry;
}

/** Quote requests of one customer for some SKUs at once. */
export function createRfq(demo: DemoDocuments, asked: NewRfq): Rfq[] {
  const { customer, skus, at } = asked;
  const { random } = demo;
  const contactId = random.pick(customer.contacts);
  const address = random.pick(customer.addresses);
  const createdBy = customer.salesPerson ?? demo.market.manager;
  const enquiry = openEnquiry(demo, asked, createdBy);
  return skus.map((sku, i) => {
    const rfq: Rfq = {
      enquiry,
      enquiryLine: enquiry && i + 1,
      id: 0,
      at: at + i,
      customer,
      contactId,
      address,
      sku,
      salesPerson: customer.salesPerson,
      createdBy,
      quantity: quantityOf(random, required(sku.offers[0]).price),
      remarks: random.chance(35) ? random.pick(RFQ_REMARKS) : null,
      status: 'PENDING',
      price: null,
      message: null,
      version: 1,
      history: [],
    };
    demo.rfqs.push(rfq);
    demo.events.push({
      at: rfq.at,
      entity: 'RFQ',
      document: rfq,
      action: 'CREATE',
      by: createdBy,
      to: 'PENDING',
    });
    return rfq;
  });
}

function changeRfqStatus(
  demo: DemoDocuments,
  rfq: Rfq,
  to: Rfq['status'],
  event: { at: number; by: number; action: string; remarks?: string },
): void {
  demo.events.push({ ...event, entity: 'RFQ', document: rfq, from: rfq.status, to });
  rfq.status = to;
  rfq.version += 1;
}

function priceOf(random: Random, { sku, quantity }: Rfq): Price {
  const offer = random.pick(sku.offers.slice(0, 2));
  if (random.chance(75)) {
    const margin = random.pick(MARGINS);
    return {
      quantity,
      offer,
      cost: offer.price,
      margin,
      selling: sellingPrice(offer.price, margin),
    };
  }
  const selling = rupees(Math.max(1, Math.round(Number(offer.price) * (110 + random.int(0, 12)))));
  return {
    quantity,
    offer,
    cost: offer.price,
    margin: required(marginPercent(offer.price, selling) ?? undefined),
    selling,
  };
}

export function price(demo: DemoDocuments, rfq: Rfq, at: number, fixed?: Price): void {
  const by = demo.random.pick(rfq.sku.managers);
  const agreed = fixed ?? priceOf(demo.random, rfq);
  rfq.price = agreed;
  rfq.quantity = agreed.quantity;
  rfq.history.push({ price: agreed, by, at });
  changeRfqStatus(demo, rfq, 'PRICE_UPDATED', { at, by, action: 'PRICE' });
}

export function archive(demo: DemoDocuments, rfq: Rfq, at: number): void {
  rfq.message = demo.random.pick(ARCHIVE_REASONS);
  changeRfqStatus(demo, rfq, 'ARCHIVED', {
    at,
    by: demo.random.pick(rfq.sku.managers),
    action: 'ARCHIVE',
    remarks: rfq.message,
  });
}

/** A draft of priced requests; a leading line is always in it. */
export function quote(
  demo: DemoDocuments,
  rfqs: readonly Rfq[],
  at: number,
  whole = false,
): Quotation {
  const { random } = demo;
  const by = quoterOf(demo, required(rfqs[0]).salesPerson);
  const items = rfqs.map((rfq, i) => {
    const agreed = required(rfq.price ?? undefined, 'The price of a request');
    const picked = whole ? '0' : random.pick(DISCOUNTS);
    // some lines are sold off below cost
    const discount = !whole && i === 0 && demo.quotations.length % 61 === 7 ? '25' : picked;
    const terms = {
      quantity: agreed.quantity,
      price: agreed.selling,
      discountPercent: discount,
      gstPercent: rfq.sku.gst,
    };
    const sums = lineColumns({ ...terms, withinState: rfq.address.state === COMPANY_STATE });
    return {
      id: 0,
      rfq,
      price: agreed,
      included: whole || i === 0 || !random.chance(6),
      discount,
      sums,
    };
  });
  const quotation: Quotation = {
    id: 0,
    at,
    items,
    status: 'SENT',
    rejectMessage: null,
    revision: 0,
    version: 1,
    createdBy: by,
    validUntil: dayInIndia(at + random.pick([15, 30]) * DAY),
    remarks: random.chance(30) ? random.pick(QUOTATION_REMARKS) : null,
    head: headOf(items.filter((item) => item.included).map((item) => item.sums)),
  };
  demo.quotations.push(quotation);
  demo.events.push({
    at,
    entity: 'QUOTATION',
    document: quotation,
    action: 'CREATE',
    by,
    to: 'SENT',
  });
  for (const { rfq, included } of items)
    if (included)
      changeRfqStatus(demo, rfq, 'QUOTATION_GENERATED', { at: at + 1, by, action: 'QUOTE' });
  return quotation;
}

type StatusStep = { to: Quotation['status']; action: string; by: number; remarks?: string };

export function changeQuotationStatus(
  demo: DemoDocuments,
  quotation: Quotation,
  at: number,
  { to, ...event }: StatusStep,
): void {
  demo.events.push({
    ...event,
    at,
    entity: 'QUOTATION',
    document: quotation,
    from: quotation.status,
    to,
  });
  quotation.status = to;
  quotation.version += 1;
}

export const confirm = (demo: DemoDocuments, quotation: Quotation, at: number): void =>
  changeQuotationStatus(demo, quotation, at, {
    to: 'CONFIRMED',
    action: 'CONFIRM',
    by: demo.market.manager,
  });

export function recall(demo: DemoDocuments, quotation: Quotation, at: number): void {
  quotation.revision += 1;
  changeQuotationStatus(demo, quotation, at, {
    to: 'SENT',
    action: 'RECALL',
    by: demo.market.manager,
  });
}

/** Rejects a quotation; its requests may be quoted again. */
export function reject(demo: DemoDocuments, quotation: Quotation, at: number): Rfq[] {
  const remarks = demo.random.pick(REJECT_REASONS);
  quotation.rejectMessage = remarks;
  changeQuotationStatus(demo, quotation, at, {
    to: 'REJECTED',
    action: 'REJECT',
    by: quotation.createdBy,
    remarks,
  });
  const freed = quotation.items.filter((item) => item.included).map((item) => item.rfq);
  for (const rfq of freed)
    changeRfqStatus(demo, rfq, 'PRICE_UPDATED', {
      at: at + 1,
      by: quotation.createdBy,
      action: 'FREE',
    });
  return freed;
}
