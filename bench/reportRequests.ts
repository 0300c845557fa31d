/** The range of the reports: a year of the demo data, the longest that the dashboards take. */
const [FROM, TO] = ['2025-11-22', '2026-11-22'];
const DASHBOARD = { 'a year': `start_date=${FROM}&end_date=${TO}` };

const asks = (measures: string, groups: string, more = '') =>
  `measures=${measures}&group_by=${groups}&from_date=${FROM}&to_date=${TO}&limit=200${more}`;

/** Dashboards, tiles and reports, and what analysts ask, over a year each. One query per label. */
export const REPORTS: Record<string, Record<string, string>> = {
  '/tenant/analytics': { 'of a customer': 'tenant_id=60' },
  '/seller/sellerAnalytics': { all: '' },
  '/rfq/rfqAnalytics': { ...DASHBOARD, 'of a customer': `${DASHBOARD['a year']}&tenant_id=60` },
  '/quotation/quotationAnalytics': DASHBOARD,
  '/order/orderAnalytics': {
    ...DASHBOARD,
    'of a sales person': `${DASHBOARD['a year']}&sales_person=3`,
  },
  '/customer/customerAnalytics': DASHBOARD,
  '/purchase/purchase_analytics': {
    'a year': `from_date=${FROM}&to_date=${TO}`,
    'of a SKU': `from_date=${FROM}&to_date=${TO}&product_sku_id=77`,
  },
  '/reports/momMetrics': { '12 months': '', '36 months': 'months=36' },
  '/reports/customerVendorSalesMetrics': {
    customers: 'group_by=customer',
    vendors: 'group_by=vendor',
  },
  '/reports/metrics': {
    'months of a customer': asks('ORDER_VALUE,INVOICED,RECEIVED', 'MONTH', '&customer=60'),
    'months of a vendor': asks('PURCHASED,BILLED,PAID', 'MONTH', '&vendor=5'),
    'prices of a SKU by month': asks('PURCHASE_PRICE,SALE_PRICE', 'MONTH', '&sku=77'),
    'sales by category by month': asks('INVOICED', 'CATEGORY,MONTH'),
    'margin per sales person after purchase and freight': asks(
      'GROSS_MARGIN,MARGIN_AFTER_FREIGHT',
      'SALES_PERSON',
    ),
    'deliveries on time per vendor': asks('ON_TIME_PERCENT', 'VENDOR'),
    'receivables by age': asks('OUTSTANDING', 'CUSTOMER,AGE'),
    'conversion and days from request to order': asks(
      'REQUEST_CONVERSION,DAYS_TO_ORDER',
      'SALES_PERSON',
    ),
    'stock value by warehouse': asks('STOCK_VALUE', 'WAREHOUSE'),
    'purchase price per SKU, month and vendor': asks('PURCHASE_PRICE', 'SKU,MONTH,VENDOR'),
    'top 20 SKUs by state': asks('INVOICED', 'SKU,STATE', '&order_by=INVOICED').replace(
      'limit=200',
      'limit=20',
    ),
    'cash in and out by month and mode': asks('RECEIVED,PAID', 'MONTH,PAYMENT_MODE'),
    'late open orders': asks('LATE_ORDERS', 'CUSTOMER'),
    'tax of a month by rate and head': asks('CGST,SGST,IGST', 'GST_RATE').replace(
      FROM,
      '2026-10-22',
    ),
    'days to pay vendors': asks('DAYS_TO_PAY', 'VENDOR'),
  },
};
