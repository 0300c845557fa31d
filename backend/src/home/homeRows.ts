import type { HomeList } from '@munim/schema/generated/types.ts';
import { OPEN_ORDER_STATUSES } from '@munim/schema/orders/orders.rules.ts';
import {
  ASSIGNED_SAMPLE_STATUSES,
  OPEN_SAMPLE_STATUSES,
} from '@munim/schema/sample-requests/sample-requests.rules.ts';
import { PENDING_DAYS } from '@munim/schema/shared/limits.ts';
import { waitingBills } from '../bills/bills.public.ts';
import { dayFromToday, indianDay } from '../core/data/days.ts';
import type { Waiting } from '../core/data/paging.ts';
import type { ReadContext } from '../core/data/work.ts';
import { waitingEvents } from '../delivery-points/delivery-points.public.ts';
import { waitingInvoices } from '../invoices/invoices.public.ts';
import { waitingOpenings } from '../openings/openings.public.ts';
import { waitingOrders } from '../orders/orders.public.ts';
import { waitingPurchaseOrders } from '../purchase-orders/purchase-orders.public.ts';
import { waitingQuotations } from '../quotations/quotations.public.ts';
import { waitingRfqs } from '../quote-requests/quote-requests.public.ts';
import { waitingSampleRequests } from '../sample-requests/sample-requests.public.ts';
import { waitingShipments } from '../shipments/shipments.public.ts';
import type { HomeRows, SummaryQuery } from './home.shapes.ts';

/** Filters without any restriction. */
export const ALL_ROWS: HomeRows = {
  status: [],
  from_date: null,
  to_date: null,
  due_before: null,
  sales_person: null,
  category_manager: null,
  assigned_to: null,
};

/** A list with the filters that the screens apply, so that a number and its rows cannot differ. */
interface CountedRows {
  rows: HomeRows;
  count: (context: ReadContext) => Promise<WaitingRows>;
}
/** Waiting rows, and the number of documents of old books among them. */
export type WaitingRows = Waiting & { old_books?: number };
type Filters = { [Name in keyof HomeRows]?: NonNullable<HomeRows[Name]> };

const listed = <Query extends Filters>(
  count: (context: ReadContext, query: Query) => Promise<WaitingRows>,
  query: Query,
): CountedRows => ({ rows: { ...ALL_ROWS, ...query }, count: (context) => count(context, query) });

const goods = (stage: 'dispatch' | 'inward' | 'POD') =>
  listed((context) => waitingEvents(context, stage), {});

type InvoiceFilters = Filters & { status?: ('ISSUED' | 'PARTIALLY_PAID')[] };
/** Invoices of these books and of the old ones. */
async function unpaidInvoices(context: ReadContext, query: InvoiceFilters): Promise<WaitingRows> {
  const [own, old] = await Promise.all([
    waitingInvoices(context, query),
    waitingOpenings(context, { ...query, kind: ['INVOICE'] }),
  ]);
  const oldest = [own.oldest, old.oldest].filter((day) => day !== null).toSorted()[0] ?? null;
  return { count: own.count + old.count, oldest, old_books: old.count };
}

type OrderFilters = Filters & { status?: (typeof OPEN_ORDER_STATUSES)[number][] };
const orders = (filters: OrderFilters) =>
  listed((context, { from_date, to_date, ...query }: OrderFilters) => {
    const { sales_person, status, due_before } = query;
    return waitingOrders(context, {
      ...(status ? { status } : {}),
      ...(sales_person ? { sales_person } : {}),
      ...(from_date ? { startDate: from_date } : {}),
      ...(to_date ? { endDate: to_date } : {}),
      ...(due_before ? { due_before } : {}),
    });
  }, filters);

/** Every list by its filters: pending ones of the last 365 days, open ones within the dates. */
export function homeRows(query: SummaryQuery): Record<HomeList, CountedRows> {
  const { start_date, end_date = indianDay() } = query;
  const sales = query.sales_person ? { sales_person: query.sales_person } : {};
  const manager = query.category_manager ? { category_manager: query.category_manager } : {};
  const charge = query.category_manager ? { assigned_to: [query.category_manager] } : {};
  const year = { from_date: dayFromToday(-PENDING_DAYS), to_date: indianDay() };
  const within = { from_date: start_date ?? `${indianDay().slice(0, 8)}01`, to_date: end_date };
  const people = { ...sales, ...manager };
  const late = { due_before: indianDay() };
  return {
    PENDING_RFQS: listed(waitingRfqs, { ...people, ...year, status: ['PENDING' as const] }),
    DRAFT_POS: listed(waitingPurchaseOrders, { ...manager, ...year, status: ['DRAFT' as const] }),
    PENDING_QUOTATIONS: listed(waitingQuotations, {
      ...people,
      ...year,
      status: ['SENT' as const],
    }),
    UNASSIGNED_SAMPLES: listed(waitingSampleRequests, { ...year, status: ['DRAFT' as const] }),
    ASSIGNED_SAMPLES: listed(waitingSampleRequests, {
      ...charge,
      ...year,
      status: ASSIGNED_SAMPLE_STATUSES,
    }),
    OPEN_RFQS: listed(waitingRfqs, {
      ...people,
      ...within,
      status: ['PENDING' as const, 'PRICE_UPDATED' as const],
    }),
    OPEN_QUOTATIONS: listed(waitingQuotations, {
      ...people,
      ...within,
      status: ['SENT' as const, 'CONFIRMED' as const],
    }),
    OPEN_ORDERS: orders({ ...sales, ...within, status: [...OPEN_ORDER_STATUSES] }),
    OPEN_SAMPLES: listed(waitingSampleRequests, {
      ...sales,
      ...within,
      status: OPEN_SAMPLE_STATUSES,
    }),
    DISPATCH: goods('dispatch'),
    INWARD: goods('inward'),
    POD: goods('POD'),
    OPEN_SHIPMENTS: listed(waitingShipments, { status: ['IN_TRANSIT' as const] }),
    PRICED_RFQS: listed(waitingRfqs, { ...people, ...year, status: ['PRICE_UPDATED' as const] }),
    CONFIRMED_QUOTATIONS: listed(waitingQuotations, {
      ...people,
      ...year,
      status: ['CONFIRMED' as const],
    }),
    LATE_ORDERS: orders({ ...sales, ...late, status: [...OPEN_ORDER_STATUSES] }),
    DRAFT_BILLS: listed(waitingBills, { status: ['DRAFT'] }),
    OVERDUE_INVOICES: listed(unpaidInvoices, {
      ...sales,
      ...late,
      status: ['ISSUED' as const, 'PARTIALLY_PAID' as const],
    }),
  };
}
