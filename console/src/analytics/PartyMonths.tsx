import { ISSUED_BILLS } from '@munim/schema/bills/bills.rules.ts';
import { LIVE_INVOICE_STATUSES } from '@munim/schema/invoices/invoices.rules.ts';
import { LIVE_ORDER_STATUSES } from '@munim/schema/orders/orders.rules.ts';
import { BILLS, INVOICES, listPath, ORDERS } from '../app/listPaths.ts';
import { MonthCharts } from './MonthCharts.tsx';
import { t } from '../ui/text.ts';

const ON_TIME = {
  title: t('Deliveries on time'),
  measures: [{ measure: 'ON_TIME_PERCENT', tone: 'accent' }],
} as const;

/** Orders, invoices and receipts of a customer by month. */
export const CustomerMonths = ({ id }: { id: string }) => (
  <MonthCharts
    where={[{ dimension: 'CUSTOMER', in: [id] }]}
    charts={[
      {
        title: t('Business by month'),
        measures: [
          {
            measure: 'ORDER_VALUE',
            tone: 'accent',
            pathOf: ({ from, to }) =>
              listPath(ORDERS, {
                customer: id,
                fromDate: from,
                toDate: to,
                statuses: LIVE_ORDER_STATUSES.join(','),
              }),
          },
          {
            measure: 'INVOICED',
            tone: 'second',
            pathOf: ({ from, to }) =>
              listPath(INVOICES, {
                customer: id,
                fromDate: from,
                toDate: to,
                statuses: LIVE_INVOICE_STATUSES.join(','),
              }),
          },
          { measure: 'RECEIVED', tone: 'past' },
        ],
      },
      ON_TIME,
    ]}
  />
);

/** Purchases, bills and payments of a vendor by month. */
export const VendorMonths = ({ id }: { id: string }) => (
  <MonthCharts
    where={[{ dimension: 'VENDOR', in: [id] }]}
    charts={[
      {
        title: t('Business by month'),
        measures: [
          { measure: 'PURCHASED', tone: 'accent' },
          {
            measure: 'BILLED',
            tone: 'second',
            pathOf: ({ from, to }) =>
              listPath(BILLS, {
                seller: id,
                fromDate: from,
                toDate: to,
                status: ISSUED_BILLS.join(','),
              }),
          },
          { measure: 'PAID', tone: 'past' },
        ],
      },
      ON_TIME,
    ]}
  />
);
