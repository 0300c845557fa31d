import { REPORTS } from './reportRequests.ts';

/** The console's lists over the demo data. One query per label. */
const PAGES = {
  'first page': 'page=1&limit=10',
  'page 50': 'page=50&limit=10',
  '200 rows': 'page=1&limit=200',
};

export interface Viewer {
  name: string;
  email: string;
  lists: Record<string, Record<string, string>>;
}

const documents = {
  '/rfq': {
    ...PAGES,
    'by day': 'groupByDate=true',
    pending: 'status=PENDING',
    'open of one sales person': 'status=PENDING,PRICE_UPDATED&sales_person=3',
    'of two weeks': 'from_date=2026-06-01&to_date=2026-06-14',
    'of a customer': 'tenant_id=60',
    'of a customer on a day': 'tenant_id=60&on_date=2026-06-01',
    'of an organisation': 'org_id=3',
    'of a category manager': 'category_manager=7',
    'of a category manager of one': 'category_manager=9',
    'one by its id': 'request_id=77',
  },
  '/quotation': {
    ...PAGES,
    drafts: 'status=SENT',
    'open of one sales person': 'status=SENT,CONFIRMED&sales_person=3',
    rejected: 'status=REJECTED',
    'of two weeks': 'from_date=2026-06-01&to_date=2026-06-14',
    'of a customer': 'tenant_id=60',
    'of an organisation': 'org_id=3',
    'of a category manager': 'category_manager=7',
    'with a quote request': 'request_id=77',
  },
  '/getOrderRequest': {
    ...PAGES,
    open: 'status=CONFIRMED,PARTIALLY_IN_TRANSIT,IN_TRANSIT,PARTIALLY_DELIVERED',
    cancelled: 'status=CANCELLED',
    'of one sales person': 'sales_person=3',
    'of two weeks': 'startDate=2026-06-01&endDate=2026-06-14',
    'of a customer': 'tenantId=60',
    'of an organisation': 'orgId=3',
    'by number': 'order_number=SO-2026-27-00077',
    'by customer PO that is not there': 'customer_po_no=none',
  },
  '/dashboard/summary': { badges: '' },
  '/dashboard/home': { tiles: '', 'with its lists': 'tabs=true' },
  '/dashboard/figures': { 'of the month': '' },
};

const customers = {
  '/tenant/getTenant': {
    ...PAGES,
    'picker, one letter': 'tenant_name=a&limit=30',
    'picker, three letters': 'tenant_name=gul&limit=30',
    'search, one letter': 'keyword=a',
    'search, two digits': 'keyword=29',
    'search, frequent word': 'keyword=hotel',
    'search, GST number': 'keyword=29ABC',
    'search, phone': 'keyword=5550010077',
    'search, other letters': `keyword=${encodeURIComponent('élan')}`,
    'search, nothing found': 'keyword=zzzz',
    verified: 'verified_tenant=true',
    'not verified': 'verified_tenant=false',
    'of an organisation': 'org_id=3',
    'of a sales person': 'sales_person=3',
  },
  '/organisation/getOrganisation': {
    ...PAGES,
    'search, frequent word': 'organisation_name=hotel',
    'search, nothing found': 'organisation_name=zzzz',
    'by a word of its customers': 'keyword=resort',
    'not active': 'is_active=false',
    'with customers of a sales person': 'sales_person=3',
  },
};

const masters = {
  '/product': {
    ...PAGES,
    'of a category': 'category=3',
    'not active': 'is_active=false',
    'search, frequent word': 'product_name=towel',
    'search, nothing found': 'product_name=zzzz',
    'search, two letters': 'product_name=ba',
    'of a category manager': 'category_manager=7',
  },
  '/searchProducts': {
    'two letters': 'keyword=ba',
    'frequent word': 'keyword=towel',
    'two words': 'keyword=towel%20450',
    'other letters': `keyword=${encodeURIComponent('हिन्द')}`,
    'nothing found': 'keyword=zzzz',
  },
  '/sku': {
    'of a product': 'product_id=77',
    'with offers and recents': 'product_id=77&map_sku_offer=true&map_recent_transactions=true',
  },
  '/getOffer': {
    'of a SKU': 'product_sku_id=77',
    'of a SKU by seller': 'product_sku_id=77&group_by_seller=true',
  },
  '/getOfferBySku': { 'of a seller': 'seller_id=5', 'page 5': 'seller_id=5&page=5' },
  '/sellingPrice': {
    ...PAGES,
    'of a SKU': 'sku_id=77',
    'of an organisation': 'org_id=3',
    'of a customer': 'tenant_id=60',
  },
  '/getSeller': {
    ...PAGES,
    'search, frequent word': 'seller_name=textiles',
    'search, two letters': 'seller_name=sr',
    'search, nothing found': 'seller_name=zzzz',
    'of categories': 'categories=3,4',
    'of a zone': 'zone=SOUTH',
    'of a source person': 'source_person=7',
    'of two weeks': 'start_date=2026-06-01&end_date=2026-06-14',
    transporters: 'is_transporter=true',
  },
  '/seller_directory': {
    ...PAGES,
    'search, frequent word': 'keyword=textiles',
    'search, phone': 'keyword=5552000077',
    'search, two letters': 'keyword=sr',
    'search, nothing found': 'keyword=zzzz',
    verified: 'is_verified=true',
    'of a zone': 'zone=SOUTH',
    'of an owner': 'lead_owner=8',
  },
  '/crm_leads/get_leads': { 'of a product': 'product_id=77' },
  '/getCategory': { all: '' },
  '/admin/user': {
    ...PAGES,
    picker: 'role_id=1007,1008&limit=200',
    search: 'keyword=rao',
    'contacts of a customer': 'tenant_id=60',
  },
  '/address': { 'of a customer': 'entity_type=TENANT&entity_id=60' },
  '/logs': { 'of an order': 'order_number=SO-2026-27-00077' },
  '/comments/get': { 'of an order': 'entity_type=ORDER&entity_id=77' },
  '/fileUpload': { 'of an order': 'entity_name=ORDER&entity_id=77' },
};

export const VIEWERS: Viewer[] = [
  {
    name: 'top admin',
    email: 'admin@example.com',
    lists: { ...documents, ...customers, ...masters, ...REPORTS },
  },
  {
    name: 'sales',
    email: 'asha.sales@example.com',
    lists: { ...documents, ...customers, ...REPORTS },
  },
  {
    name: 'category manager',
    email: 'kavita.sourcing@example.com',
    lists: { ...documents, ...REPORTS },
  },
  {
    name: 'organisation',
    email: 'kaveri.group@example.com',
    lists: { ...documents, ...customers },
  },
];
