import { DAYS, FROM, SEARCHES, TO, YES_NO, ZONES, type ListRequest } from './testRequestValues.ts';

/** Requests of the plans test for masters. */
export const MASTER_REQUESTS: Record<string, ListRequest> = {
  '/tenant/getTenant': {
    scoped: true,
    values: {
      fields: ['tenant_id', 'organisation_name,shipping_address,contact_count'],
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
      fields: ['org_id', 'organisation_name,tenant_count'],
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
  '/api_token': { values: { of_everybody: YES_NO } },
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
      fields: ['product_id', 'category_name,attributes,offer_count'],
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
      fields: ['seller_id', 'categories,active_offer_count'],
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
};
