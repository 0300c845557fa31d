import type { QuotationStatus, RfqStatus } from '@munim/schema/generated/types.ts';
import type { OrderStatuses } from '@munim/schema/orders/orders.rules.ts';
import type { headOf, lineColumns } from '../src/core/data/documentLines.ts';
import type { Calendar } from './calendar.ts';
import type { Customer, Market, MarketSku, Offer, Place } from './market.ts';
import type { Random } from './random.ts';

/** Documents get their ids when they are inserted, in the order of their times. */
export interface DeskDocument {
  id: number;
  at: number;
}

export interface Price {
  quantity: number;
  offer: Offer;
  cost: string;
  margin: string;
  selling: string;
}

export interface Enquiry extends DeskDocument {
  customer: Customer;
  neededBy: string | null;
  createdBy: number;
}

export interface Rfq extends DeskDocument {
  /** Null for what was asked for by itself. */
  enquiry: Enquiry | null;
  enquiryLine: number | null;
  customer: Customer;
  contactId: number;
  address: Place;
  sku: MarketSku;
  quantity: number;
  remarks: string | null;
  salesPerson: number | null;
  createdBy: number;
  status: RfqStatus;
  price: Price | null;
  message: string | null;
  version: number;
  history: { price: Price; by: number; at: number }[];
}

export interface QuotationItem {
  id: number;
  rfq: Rfq;
  /** Prices at the time of the quotation. */
  price: Price;
  included: boolean;
  discount: string;
  sums: ReturnType<typeof lineColumns>;
}

export interface Quotation extends DeskDocument {
  items: QuotationItem[];
  status: QuotationStatus;
  rejectMessage: string | null;
  validUntil: string;
  remarks: string | null;
  revision: number;
  version: number;
  createdBy: number;
  head: ReturnType<typeof headOf>;
}

export interface OrderLine {
  item: QuotationItem;
  cancelled: number;
  dispatched: number;
  delivered: number;
  invoiced: number;
  sums: ReturnType<typeof lineColumns>;
}

export interface Order extends DeskDocument {
  number: string;
  quotation: Quotation;
  lines: OrderLine[];
  createdBy: number;
  customerPo: string | null;
  edd: string;
  cancelReason: string | null;
  received: string;
  statuses: OrderStatuses;
  head: ReturnType<typeof headOf>;
}

export interface AuditEvent {
  at: number;
  entity: 'RFQ' | 'QUOTATION' | 'ORDER';
  document: DeskDocument;
  action: string;
  by: number;
  from?: string;
  to?: string;
  remarks?: string;
}

/** Collects the documents of the demo before they are inserted. */
export interface DemoDocuments {
  random: Random;
  calendar: Calendar;
  market: Market;
  enquiries: Enquiry[];
  rfqs: Rfq[];
  quotations: Quotation[];
  orders: Order[];
  events: AuditEvent[];
}

export const newDemoDocuments = (
  random: Random,
  calendar: Calendar,
  market: Market,
): DemoDocuments => ({
  random,
  calendar,
  market,
  enquiries: [],
  rfqs: [],
  quotations: [],
  orders: [],
  events: [],
});

/** The company's own state: goods within it have CGST and SGST. */
export const COMPANY_STATE = 'Karnataka';

/** The sales person, when it may make quotations and orders. */
export const quoterOf = ({ market }: DemoDocuments, salesPerson: number | null): number =>
  salesPerson !== null && market.sellers.has(salesPerson) ? salesPerson : market.manager;
