import type { MeasureWords } from './measureWords.ts';

const RFQS = ['QUOTATION_REQUEST', 'READ'] as const;
const QUOTATIONS = ['QUOTATION', 'READ'] as const;
const ORDERS = ['ORDER', 'READ'] as const;
const CHALLANS = ['DELIVERY_CHALLAN', 'READ'] as const;

/** Numbers of quote requests, quotations, orders and deliveries. */
export const SELLING_MEASURES = {
  QUOTE_REQUESTS: {
    title: 'Quote requests',
    unit: 'COUNT',
    needs: RFQS,
    description: 'Quote requests of any status, by the day they were made.',
  },
  REQUESTED_QUANTITY: {
    title: 'Requested quantity',
    unit: 'PIECES',
    needs: RFQS,
    description: 'Units asked for, by the day of the quote request.',
  },
  REQUESTS_ORDERED: {
    title: 'Requests ordered',
    unit: 'COUNT',
    needs: RFQS,
    description:
      'Quote requests that became a line of an order which is not cancelled, by the day of the request.',
  },
  REQUEST_CONVERSION: {
    title: 'Conversion',
    unit: 'PERCENT',
    needs: RFQS,
    description: 'Requests ordered in percent of quote requests, both by the day of the request.',
  },
  DAYS_TO_PRICE: {
    title: 'Days to price',
    unit: 'DAYS',
    needs: RFQS,
    description:
      'Average days from a quote request to its first price, by the day of the request; requests without a price are left out.',
  },
  DAYS_TO_ORDER: {
    title: 'Days to order',
    unit: 'DAYS',
    needs: RFQS,
    description:
      'Average days from a quote request to its order, by the day of the request; requests without an order are left out.',
  },
  QUOTATIONS: {
    title: 'Quotations',
    unit: 'COUNT',
    needs: QUOTATIONS,
    description: 'Quotations of any status, by the day they were made.',
  },
  QUOTED: {
    title: 'Quoted value',
    unit: 'RUPEES',
    needs: QUOTATIONS,
    description: 'Total with GST of the lines included in quotations, by the day they were made.',
  },
  ORDERS: {
    title: 'Orders',
    unit: 'COUNT',
    needs: ORDERS,
    description: 'Orders by the day they were made; cancelled ones are counted, as in the list.',
  },
  ORDER_VALUE: {
    title: 'Order value',
    unit: 'RUPEES',
    needs: ORDERS,
    description:
      'Total with GST of what is ordered and not cancelled, by the day the order was made.',
  },
  ORDER_TAXABLE: {
    title: 'Order value without GST',
    unit: 'RUPEES',
    needs: ORDERS,
    description:
      'Taxable value of what is ordered and not cancelled, by the day the order was made.',
  },
  ORDER_QUANTITY: {
    title: 'Ordered quantity',
    unit: 'PIECES',
    needs: ORDERS,
    description: 'Units ordered and not cancelled, by the day the order was made.',
  },
  SALE_PRICE: {
    title: 'Sale price',
    unit: 'RUPEES',
    needs: ORDERS,
    description:
      'Average price of an ordered unit after discount, without GST, by the day the order was made.',
  },
  DISCOUNT: {
    title: 'Discount',
    unit: 'RUPEES',
    needs: ORDERS,
    description:
      'Discount given on what is ordered and not cancelled, without GST, by the day the order was made.',
  },
  ACTIVE_CUSTOMERS: {
    title: 'Active customers',
    unit: 'COUNT',
    needs: ORDERS,
    description: 'Customers with an order that is not cancelled, by the day it was made.',
  },
  OPEN_ORDERS: {
    title: 'Open orders',
    unit: 'COUNT',
    needs: ORDERS,
    description: 'Orders with goods still to be delivered today, by the day they were made.',
  },
  LATE_ORDERS: {
    title: 'Late orders',
    unit: 'COUNT',
    needs: ORDERS,
    description: 'Open orders whose delivery date has passed today, by the day the order was made.',
  },
  DELIVERED: {
    title: 'Delivered',
    unit: 'RUPEES',
    needs: CHALLANS,
    description: 'Value with GST of goods delivered to customers, by the day of delivery.',
  },
  DELIVERED_QUANTITY: {
    title: 'Delivered quantity',
    unit: 'PIECES',
    needs: CHALLANS,
    description: 'Units delivered to customers, by the day of delivery.',
  },
  DELIVERIES: {
    title: 'Deliveries',
    unit: 'COUNT',
    needs: CHALLANS,
    description: 'Challan lines delivered to customers, by the day of delivery.',
  },
  ON_TIME_DELIVERIES: {
    title: 'Deliveries on time',
    unit: 'COUNT',
    needs: CHALLANS,
    description: 'Of those, delivered on or before the day first promised, by the day of delivery.',
  },
  ON_TIME_PERCENT: {
    title: 'On time %',
    unit: 'PERCENT',
    needs: CHALLANS,
    description: 'Deliveries on time in percent of deliveries, by the day of delivery.',
  },
  DAYS_TO_DELIVER: {
    title: 'Days to deliver',
    unit: 'DAYS',
    needs: CHALLANS,
    description: 'Average days from order to delivery, by the day of delivery.',
  },
} as const satisfies Record<string, MeasureWords>;
