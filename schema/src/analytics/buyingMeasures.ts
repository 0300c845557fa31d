import type { MeasureWords } from './measureWords.ts';

const PURCHASES = ['PURCHASE_ORDER', 'READ'] as const;
const PAYMENTS = ['PAYMENT', 'READ'] as const;
const CUSTOMERS = ['TENANT', 'READ'] as const;
const STOCK = ['STOCK', 'READ'] as const;
const EXPENSES = ['EXPENSE', 'READ'] as const;
const VENDORS = ['SELLER', 'READ'] as const;

/** Numbers of purchases, payments, balances and stock. */
export const BUYING_MEASURES = {
  DAYS_TO_BE_PAID: {
    title: 'Days to be paid',
    unit: 'DAYS',
    needs: PAYMENTS,
    description:
      'Average days from invoice date to payment, weighted by amount, by the day of the payment.',
  },
  PURCHASE_ORDERS: {
    title: 'Purchase orders',
    unit: 'COUNT',
    needs: PURCHASES,
    description: 'Issued purchase orders that are not cancelled, by the day of issue.',
  },
  PURCHASED: {
    title: 'Purchase value',
    unit: 'RUPEES',
    needs: PURCHASES,
    cost: true,
    description: 'Total with GST of such purchase orders, by the day of issue.',
  },
  PURCHASED_TAXABLE: {
    title: 'Purchase value without GST',
    unit: 'RUPEES',
    needs: PURCHASES,
    cost: true,
    description: 'Taxable value of such purchase orders, by the day of issue.',
  },
  PURCHASED_QUANTITY: {
    title: 'Purchased quantity',
    unit: 'PIECES',
    needs: PURCHASES,
    description: 'Units on such purchase orders that are not cancelled, by the day of issue.',
  },
  PURCHASE_PRICE: {
    title: 'Purchase price',
    unit: 'RUPEES',
    needs: PURCHASES,
    cost: true,
    description: 'Average price of a purchased unit without GST, by the day of issue.',
  },
  BILLS: {
    title: 'Bills',
    unit: 'COUNT',
    needs: PURCHASES,
    description: "Vendors' bills whose invoice has arrived, by the date of the vendor's invoice.",
  },
  BILLED: {
    title: 'Billed',
    unit: 'RUPEES',
    needs: PURCHASES,
    cost: true,
    description:
      "What such bills come to, with GST and the vendor's round-off (which counts with the first line), by the date of the vendor's invoice.",
  },
  BILLED_TAX: {
    title: 'GST billed',
    unit: 'RUPEES',
    needs: PURCHASES,
    cost: true,
    description: "GST of such bills, by the date of the vendor's invoice.",
  },
  BILLED_CGST: {
    title: 'Billed CGST',
    unit: 'RUPEES',
    needs: PURCHASES,
    cost: true,
    description: "Central GST of such bills, by the date of the vendor's invoice.",
  },
  BILLED_SGST: {
    title: 'Billed SGST',
    unit: 'RUPEES',
    needs: PURCHASES,
    cost: true,
    description: "State GST of such bills, by the date of the vendor's invoice.",
  },
  BILLED_IGST: {
    title: 'Billed IGST',
    unit: 'RUPEES',
    needs: PURCHASES,
    cost: true,
    description: "Integrated GST of such bills, by the date of the vendor's invoice.",
  },
  RECEIVED: {
    title: 'Received',
    unit: 'RUPEES',
    needs: PAYMENTS,
    description: 'Money received from customers, by the day of the payment.',
  },
  PAID: {
    title: 'Paid',
    unit: 'RUPEES',
    needs: PAYMENTS,
    description: 'Money paid to vendors, by the day of the payment.',
  },
  DAYS_TO_PAY: {
    title: 'Days to pay',
    unit: 'DAYS',
    needs: PAYMENTS,
    description:
      "Average days from the vendor's invoice to its payment, weighted by amount, by the day of the payment.",
  },
  EXPENSES: {
    title: 'Expenses',
    unit: 'RUPEES',
    needs: EXPENSES,
    description: 'Expenses that are not void, by the day the money was spent.',
  },
  CUSTOMERS: {
    title: 'Customers',
    unit: 'COUNT',
    needs: CUSTOMERS,
    description: 'Customers at the end of the last day asked for; deleted ones are left out.',
  },
  NEW_CUSTOMERS: {
    title: 'New customers',
    unit: 'COUNT',
    needs: CUSTOMERS,
    description: 'Customers by the day they were added; deleted ones are left out.',
  },
  VENDORS: {
    title: 'Vendors',
    unit: 'COUNT',
    needs: VENDORS,
    description: 'Own vendors by the day they were on-boarded; deleted ones are left out.',
  },
  ACTIVE_VENDORS: {
    title: 'Active vendors',
    unit: 'COUNT',
    needs: VENDORS,
    description: 'Such vendors that are active now, by the day they were on-boarded.',
  },
  OUTSTANDING: {
    title: 'Outstanding',
    unit: 'RUPEES',
    needs: PAYMENTS,
    description:
      'Unpaid part of invoices as of the last day asked for, those of old books too, before advances: total less the payments that settle them and credit notes until then. Advances that settle no invoice are not deducted.',
  },
  ADVANCES: {
    title: 'Advances',
    unit: 'RUPEES',
    needs: PAYMENTS,
    description:
      'Money received from customers until the last day asked for that settles no invoice of until then, in old books too.',
  },
  OUTSTANDING_AFTER_ADVANCES: {
    title: 'Outstanding after advances',
    unit: 'RUPEES',
    needs: PAYMENTS,
    description:
      'Outstanding less advances: what is invoiced, less what is received and credited. Below 0 where customers have paid more than was invoiced.',
  },
  PAYABLE: {
    title: 'Payable',
    unit: 'RUPEES',
    needs: PURCHASES,
    cost: true,
    description:
      "Unpaid part of vendors' bills as of the last day asked for, those of old books too.",
  },
  STOCK_QUANTITY: {
    title: 'Stock',
    unit: 'PIECES',
    needs: STOCK,
    description: 'Units in own warehouses at the end of the last day asked for.',
  },
  STOCK_VALUE: {
    title: 'Stock value',
    unit: 'RUPEES',
    needs: STOCK,
    cost: true,
    description:
      'Stock at the price of the last purchase order issued until then, without GST, or at the cost with which it was brought in where that is later; without either, at the lowest active offer.',
  },
} as const satisfies Record<string, MeasureWords>;
