import { RECORD_REQUESTS } from './testRecordRequests.ts';

/** Requests of the plans test for a GET route. */
export interface ListRequest {
  /** Sent with every request. */
  always?: string;
  /** Parameters that go without it. */
  alone?: readonly string[];
  /**
   * Values of each parameter, tried one after the other; a value may bring the parameters it needs.
   */
  values: Record<string, readonly string[]>;
  /**
   * Its rows depend on the viewer: requested by all kinds of viewers, else by a top administrator.
   */
  scoped?: true;
  /** Reads more than a page by its nature; the reason. Only the tables named may be read whole. */
  readsWhole?: { why: string; tables: readonly string[] };
}

/** Tried on every route that has these parameters, unless its entry has others. */
export const PAGING: ListRequest['values'] = { page: ['1', '2', '50'], limit: ['1', '200'] };
const YES_NO = ['true', 'false'];
const flags = (...names: string[]) => Object.fromEntries(names.map((name) => [name, YES_NO]));
const BADGES = {
  sales_person: ['101', '1'],
  category_manager: ['105', '1'],
  start_date: ['2026-08-01'],
  end_date: ['2026-09-01'],
};
const ZONES = ['SOUTH'];
/** Short and long, many matches and none, other scripts, signs of LIKE. */
const SEARCHES = ['a', 'ho', 'hotel', 'zzzz', 'हिन्द', 'élan', '100%25'];
const FROM = ['2025-11-02', '2026-09-01', '2027-12-31'];
const TO = ['2025-11-02', '2026-09-01'];
const DAYS = { from_date: FROM, to_date: TO };

/**
 * One entry per GET route with a query: a parameter without values fails the test. A list that has
 * no parameters but those of paging needs no entry.
 */
export const LIST_REQUESTS: Record<string, ListRequest> = {
  '/rfq': {
    scoped: true,
    values: {
      request_id: ['77'],
      request_number: ['77', '%2377', 'no'],
      ...DAYS,
      groupByDate: ['true', 'true&status=PENDING', 'true&from_date=2026-08-01'],
      status: ['PENDING', 'ARCHIVED', 'QUOTATION_GENERATED', 'PENDING,PRICE_UPDATED'],
      sales_person: ['101', '101,102', '1'],
      tenant_id: ['77'],
      on_date: ['2026-01-05&tenant_id=77'],
      category_manager: ['105', '1'],
      org_id: ['1', '99'],
      enquiry_number: ['ENQ-00001', '1', 'none'],
    },
  },
  '/billing_registration': {
    scoped: true,
    always: 'tenant_id=77',
    alone: ['org_id', 'billing_registration_id'],
    values: {
      tenant_id: ['77', '3000'],
      org_id: ['1', '99'],
      billing_registration_id: ['77'],
      is_active: YES_NO,
    },
  },
  '/quotation': {
    scoped: true,
    values: {
      fields: ['quotation_id,item_count', 'quotation_items(sku_info)'],
      quotation_id: ['77'],
      quotation_number: ['77', '%2377', 'no'],
      request_id: ['77'],
      ...DAYS,
      org_id: ['1', '99'],
      tenant_id: ['77'],
      status: ['SENT', 'CONVERTED_TO_ORDER', 'REJECTED', 'SENT,CONFIRMED'],
      sales_person: ['101', '101,102', '1'],
      category_manager: ['105', '1'],
      map_sales_person: YES_NO,
      map_created_by: YES_NO,
    },
  },
  '/getOrderRequest': {
    scoped: true,
    values: {
      fields: ['order_number', 'order_lines(quantity,seller,sku)'],
      order_number: ['77', 'SO-2026-27-77', 'no'],
      order_number_part: ['277', '27-77', '77', '7', 'no'],
      tenantId: ['77'],
      orgId: ['1', '99'],
      sales_person: ['101', '101,102', '1'],
      customer_po_no: ['PO/77', 'no'],
      customer_name: ['hotel', 'ho', 'nobody'],
      status: ['CONFIRMED', 'PAID', 'CANCELLED', 'CONFIRMED,IN_TRANSIT'],
      startDate: FROM,
      endDate: TO,
      due_before: ['2026-11-21'],
      ...flags('map_tenant', 'map_user', 'map_sales_person'),
      poId: ['77', '1'],
      ...flags('map_po_shipments', 'map_po_lines', 'map_po_gen_qty'),
    },
  },
  '/sample_request': {
    scoped: true,
    values: {
      sample_request_id: ['77'],
      status: ['DRAFT', 'CONFIRMED', 'REJECTED', 'DRAFT,SAMPLE_REQUESTED'],
      entity_id: ['77', '9999999'],
      assigned_to: ['103', '103,106', '1'],
      assigned_by: ['101', '1'],
      entity_type: ['ORDER_LINE', 'QUOTATION_LINE&entity_id=78'],
      org_id: ['1', '77'],
      sales_person: ['101', '1'],
      search_keyword: [...SEARCHES, 'SO-2026-27-77'],
      ...DAYS,
    },
  },
  '/public/orderDelayTracker': { values: { token: [] } },
  '/getPurchaseOrder': {
    scoped: true,
    values: {
      po_id: ['77'],
      seller_id: ['77'],
      order_id: ['77'],
      ...DAYS,
      map_order_line: YES_NO,
      map_delivery_points: YES_NO,
      map_shipments: YES_NO,
      status: ['DRAFT', 'PAID', 'CANCELLED', 'DRAFT,ISSUED'],
      category_manager: ['105', '1'],
    },
  },
  '/bill': {
    scoped: true,
    values: {
      bill_id: ['77'],
      seller_id: ['77'],
      shipment_id: ['77'],
      po_id: ['77'],
      zohoBillId: ['LOCAL-BILL-77', 'no'],
      ...DAYS,
      status: ['DRAFT', 'ISSUED', 'CANCELLED', 'DRAFT,PAID'],
    },
  },
  '/dc': {
    scoped: true,
    values: {
      challanId: ['77'],
      challan_number: ['DC-77', '277', 'no'],
      orderNumber: ['SO-2026-27-77', '277', 'no'],
      tenant_id: ['77'],
      fromDate: FROM,
      toDate: TO,
      fromOrderDate: FROM,
      toOrderDate: TO,
      status: ['IN_TRANSIT', 'CANCELLED', 'DRAFT,ISSUED'],
    },
  },
  '/invoice': {
    scoped: true,
    values: {
      invoiceId: ['77'],
      orgId: ['88', '1'],
      tenantId: ['77'],
      challanId: ['77'],
      orderNumber: ['SO-2026-27-77', '277', 'no'],
      order_id: ['77'],
      sales_person: ['101', '101,102', '1'],
      due_before: ['2026-11-21'],
      search: [...SEARCHES, 'INV-2627-77', 'SO-2026-27-77'],
      ...DAYS,
      status: ['DRAFT', 'ISSUED', 'CANCELLED', 'DRAFT,PAID'],
    },
  },
  '/credit_note': {
    scoped: true,
    values: {
      creditnote_id: ['77'],
      order_number: ['SO-2026-27-77', '277', 'no'],
      search: [...SEARCHES, 'INV-2627-77'],
      ...DAYS,
      status: ['DRAFT', 'ISSUED', 'VOID', 'DRAFT,CANCELLED'],
    },
  },
  '/shipment': {
    scoped: true,
    values: {
      shipment_id: ['77'],
      transporter_id: ['7'],
      order_number: ['SO-2026-27-77', 'no'],
      ...DAYS,
      status: ['IN_TRANSIT', 'CANCELLED', 'IN_TRANSIT,PARTIALLY_DELIVERED'],
    },
  },
  '/shipment_tracker/events': {
    scoped: true,
    values: {
      event_name: ['dispatch', 'POD'],
      status: ['PENDING', 'COMPLETED', 'PENDING,POSTPONED'],
      ...DAYS,
      order_number: ['SO-2026-27-77', 'no'],
      po_id: ['77'],
      tenant_id: ['77'],
      seller_id: ['77'],
    },
  },
  '/shipment_tracker/seller_wise': {
    always: 'event_name=dispatch&items=200',
    scoped: true,
    readsWhole: {
      why: 'counts every open item of a stage by its place: open items are current work, not history',
      tables: ['delivery_points', 'delivery_point_events', 'orders', 'purchase_orders'],
    },
    values: {
      event_name: ['POD'],
      items: ['0', '2000'],
      ...DAYS,
      order_number: ['SO-2026-27-77'],
      po_id: ['77'],
      tenant_id: ['77'],
      seller_id: ['77'],
      category_manager: ['105', '1'],
      source_type: [],
      source_id: ['77&source_type=SELLER', '1&source_type=WAREHOUSE'],
    },
  },
  '/shipment_tracker/changes': { always: 'ids=77,78', scoped: true, values: { ids: ['79'] } },
  '/changes': {
    always: 'numbers=1-40,77',
    alone: ['after'],
    scoped: true,
    values: { numbers: ['78'], after: ['100'] },
  },
  '/operation/operationAnalytics': {
    scoped: true,
    readsWhole: {
      why: 'counts every open item of every stage',
      tables: ['delivery_points', 'delivery_point_events', 'orders', 'purchase_orders'],
    },
    values: {
      events: ['dispatch', 'POD,inward'],
      ...DAYS,
      order_number: ['SO-2026-27-77'],
      tenant_id: ['77'],
    },
  },
  '/payment': {
    scoped: true,
    values: {
      tenant_id: ['60'],
      order_number: ['77'],
      seller_id: ['77'],
      opening_id: ['77'],
      direction: ['INCOMING', 'OUTGOING'],
      status: ['PENDING', 'VOID', 'APPROVED,PAID'],
      payment_mode: ['CASH', 'CARD', 'UPI,CHEQUE'],
      ...DAYS,
    },
  },
  '/opening': {
    scoped: true,
    values: {
      opening_id: ['77'],
      kind: ['INVOICE', 'BILL,VENDOR_ADVANCE'],
      tenant_id: ['60'],
      seller_id: ['77'],
      is_open: YES_NO,
      number: SEARCHES,
      org_id: ['7'],
      sales_person: ['7', '7,8'],
      status: ['ISSUED', 'ISSUED,PARTIALLY_PAID', 'PAID'],
      due_before: TO,
      ...DAYS,
    },
  },
  '/payment/outgoing': {
    always: 'seller_id=77',
    values: { seller_id: [], po_id: ['77'] },
  },
  // viewers of some documents have no expense READ by template: requested by viewers of all
  '/expense': {
    values: {
      expense_id: ['77'],
      entity_type: ['ORDER', 'GENERAL'],
      entity_id: ['77&entity_type=ORDER', '77', 'SO-2026-27-77'],
      ...DAYS,
    },
  },
  '/getPOFromOrder': {
    always: 'order_id=77',
    scoped: true,
    values: { order_id: [], sellers: ['77', '77,78'] },
  },
  '/dashboard/summary': { scoped: true, values: BADGES },
  '/dashboard/home': { scoped: true, values: { ...BADGES, tabs: YES_NO } },
  '/tenant/getTenant': {
    scoped: true,
    values: {
      tenant_id: ['60'],
      tenant_ids: ['60,120'],
      tenant_name: ['h', 'ho', 'hotel', 'zzzz', 'élan'],
      keyword: [...SEARCHES, '29', '8000000077'],
      verified_tenant: YES_NO,
      org_id: ['70'],
      org_ids: ['70,71'],
      sales_person: ['101', '1'],
      map_users: YES_NO,
      map_sales_person: YES_NO,
      map_created_by: YES_NO,
    },
  },
  '/tenant/analytics': { always: 'tenant_id=60', scoped: true, values: { tenant_id: [] } },
  '/organisation/getOrganisation': {
    scoped: true,
    values: {
      org_id: ['70'],
      organisation_name: SEARCHES,
      is_active: YES_NO,
      keyword: SEARCHES,
      verified_tenant: YES_NO,
      sales_person: ['101', '1'],
    },
  },
  '/admin/user': {
    always: 'role_id=1007,1008',
    scoped: true,
    values: {
      role_id: [],
      tenant_id: ['60'],
      user_id: ['101'],
      keyword: SEARCHES,
      deleted_user: YES_NO,
    },
  },
  '/address': {
    always: 'entity_type=TENANT&entity_id=60',
    alone: ['address_id'],
    scoped: true,
    values: { address_id: ['120'], entity_type: ['SELLER'], entity_id: ['120'] },
  },
  '/getCategory': {
    readsWhole: {
      why: 'each of at most some hundred categories tells how many products it has',
      tables: [],
    },
    values: {
      map_category_manager: YES_NO,
      is_active: YES_NO,
      category_name: SEARCHES,
      category_manager: ['105'],
    },
  },
  '/category': {
    always: 'category_id=3',
    values: { category_id: [], map_category_manager: YES_NO },
  },
  '/product/attributesConfig': { values: { category: ['3'] } },
  '/product': {
    values: {
      product_id: ['77'],
      category: ['3', '58'],
      sub_category: ['Part 7&category=3'],
      is_active: YES_NO,
      product_name: SEARCHES,
      category_manager: ['105', '1'],
      map_sku_offer: YES_NO,
    },
  },
  '/searchProducts': {
    always: 'keyword=towel',
    values: {
      keyword: ['ho', 'hotel', 'hotel sheet', 'zzzz', 'हिन्द', '100%25'],
      limit: ['5&keyword=hotel'],
    },
  },
  '/sku': {
    always: 'product_id=77',
    values: {
      product_id: [],
      product_sku_id: ['77'],
      product_sku_ids: ['77,78'],
      map_sku_offer: YES_NO,
      recent_transactions_count: ['3&map_recent_transactions=true'],
      map_recent_transactions: YES_NO,
      from_date: ['2026-01-01&map_recent_transactions=true'],
      to_date: ['2026-09-01&map_recent_transactions=true'],
    },
  },
  '/getOffer': {
    always: 'product_sku_id=77',
    values: {
      product_sku_id: [],
      sku_offer_id: ['77'],
      seller_id: ['77'],
      map_seller_info: YES_NO,
      group_by_seller: YES_NO,
    },
  },
  '/getOfferBySku': { always: 'seller_id=77', values: { seller_id: [] } },
  '/sellingPrice': {
    scoped: true,
    values: {
      selling_price_id: ['78'],
      org_id: ['88'],
      tenant_id: ['77'],
      sku_id: ['77'],
      quantity: ['20&sku_id=77&tenant_id=77'],
    },
  },
  '/getSeller': {
    values: {
      seller_id: ['77'],
      seller_name: SEARCHES,
      keyword: [...SEARCHES, '29', '6000000077'],
      categories: ['3', '3,4'],
      source_person: ['101', '1'],
      start_date: FROM,
      end_date: TO,
      zone: ZONES,
      is_active: YES_NO,
      is_transporter: YES_NO,
      is_own_seller: YES_NO,
      org_id: ['1002', '1'],
    },
  },
  '/warehouse': { values: { warehouse_id: ['1'] } },
  '/inventory': {
    always: 'warehouse_id=1',
    values: { warehouse_id: [], sku_id: ['77'], product_sku_name: SEARCHES },
  },
  '/inventory/free': { always: 'sku_ids=77,78', values: { sku_ids: ['77'] } },
  '/inventory/adjustment': {
    always: 'warehouse_id=1',
    values: {
      warehouse_id: [],
      sku_id: ['77'],
      ...DAYS,
      adj: YES_NO,
    },
  },
  '/import': { scoped: true, values: { import_id: ['1'], kind: ['CUSTOMER'] } },
  '/import/rows': {
    always: 'import_id=1',
    values: { import_id: ['1'], outcome: ['FAULTY', 'NEW'] },
  },
  '/tickets': {
    values: { list: [], status: [], category: [], search: SEARCHES, ...DAYS },
  },
  '/transporter': { values: { transporter_id: ['77'], transporter_name: SEARCHES } },
  '/seller_directory': {
    values: {
      lead_id: ['77'],
      lead_category: ['Category 3', 'none'],
      lead_owner: ['101', '1'],
      zone: ZONES,
      start_date: FROM,
      end_date: TO,
      source_person: ['101', '1'],
      is_verified: YES_NO,
      is_converted: YES_NO,
      keyword: [...SEARCHES, '5000000077'],
    },
  },
  '/crm_leads/get_leads': {
    always: 'product_id=77',
    alone: ['product_lead_id'],
    values: { product_id: [], product_lead_id: ['77'] },
  },
  '/crm_leads/crmLeadsAnalytics': {
    values: {
      lead_category: ['Category 3'],
      lead_owner: ['101'],
      zone: ZONES,
      start_date: FROM,
      end_date: TO,
    },
    readsWhole: {
      why: 'counts all leads by category, zone and owner',
      tables: ['seller_leads', 'product_leads'],
    },
  },
  '/seller/sellerAnalytics': {
    values: {
      categories: ['3'],
      source_person: ['101'],
      zone: ZONES,
      start_date: FROM,
      end_date: TO,
    },
    readsWhole: {
      why: 'counts all vendors by category and zone',
      tables: ['sellers', 'seller_categories', 'users'],
    },
  },
  ...RECORD_REQUESTS,
};
