/** Rows that are the same for all, and why nothing of a customer is in them. SKUs name orders in passing: see below. */
export const OPEN_READS = [
  ...['/saved_query', '/saved_query/named'], // texts of queries, own or shared: saved-queries.test.ts
  '/api_token', // own tokens; those of everybody name no customer: api-tokens.test.ts
  '/api_token/roles',
  '/v1/blog/get', // the company's own words, no customer data
  ...[
    '/category',
    '/category/managers',
    '/getCategory',
    '/product',
    '/product/attributesConfig',
    '/searchProducts',
    '/sku',
  ],
  ...['/getOffer', '/getOfferBySku', '/getSeller', '/seller/sellerAnalytics', '/warehouse'],
  ...['/inventory', '/inventory/free', '/transporter'], // the company's own: no customer data
  '/inventory/adjustment', // the document of a movement only in the row scope: stock.test.ts
  ...['/crm_leads/crmLeadsAnalytics', '/crm_leads/get_leads', '/seller_directory'],
  ...[
    '/admin/role',
    '/pincode',
    '/user/profile',
    '/user/firstSteps',
    '/user/settings',
    '/listViews',
    '/info/{entityType}.json',
  ],
  '/bill/refresh/{billId}', // a bill in the row scope: bills.test.ts
  '/invoice/refresh/{invoiceId}', // an invoice in the row scope: invoices.test.ts
  '/credit_note/refresh/{creditNoteId}', // in the row scope: creditNoteDocument.test.ts
  '/set_up', // state of the installation: set up or empty
  '/company/backup', // moment and size of the newest backup
  '/company', // the company's own, no customer data
  '/books', // one day of the company's own, no customer data
  ...['/search', '/search/records'], // each kind as its list: searchScope.test.ts
  '/tickets', // own tickets only: support.test.ts
  ...['/import', '/import/rows', '/import/templates'], // own imports only: imports.test.ts
  '/tickets/options', // choices of a form, no customer data
  ...['/dashboard/summary', '/dashboard/home', '/dashboard/figures'], // counts: see below, and the gateway's numbersOpenRows.deep.test.ts
  // numbers, each of the rows in the row scope: analytics.test.ts
  ...['/rfq/rfqAnalytics', '/quotation/quotationAnalytics', '/order/orderAnalytics'],
  ...['/customer/customerAnalytics', '/purchase/purchase_analytics'],
  ...['/reports/metrics', '/reports/metricDefinitions'],
  ...['/reports/momMetrics', '/reports/customerVendorSalesMetrics'], // roles 1001 and 1020 see all rows
  ...['/shipment_tracker/changes', '/shipment_tracker/stream'], // ids in the row scope: deliveryPoints.test.ts, and the gateway's subscriptions.test.ts
  ...['/changes', '/changes/stream'], // ids in the row scope: changes.test.ts, and the gateway's recordChanges.test.ts
  '/public/orderDelayTracker', // rows of the link's maker: orderDelays.test.ts
  '/files/{fileName}', // a name that only readers of its record get: documents.test.ts
];

/** Changes that name no customer, nor anything of one. */
export const OPEN_WRITES = [
  ...['POST /saved_query', 'PUT /saved_query', 'DELETE /saved_query'],
  ...[
    'POST /api_token',
    'POST /api_token/rotate',
    'POST /api_token/revoke',
    'PUT /api_token/roles',
  ],
  ...['POST /v1/blog/create', 'PATCH /v1/blog/update', 'DELETE /v1/blog/delete'],
  'PUT /books',
  'PATCH /company/series',
  'PATCH /company/margin_floors',
  ...['PATCH /company/mail', 'POST /company/mail/test'],
  ...['PATCH /company', 'POST /company/registration', 'PATCH /company/registration'],
  ...['POST /company/registration/default', 'POST /company/registration/end'],
  'DELETE /company/registration',
  // rows are written by the services of the forms, in the viewer's row scope: imports.test.ts
  ...['POST /import', 'POST /import/run'],
  // routes of an installation without staff, by a token: set-up.test.ts
  ...['POST /set_up/state', 'POST /set_up/company', 'POST /set_up/registration'],
  ...['POST /set_up/series', 'POST /set_up/test_mail', 'POST /set_up/administrator'],
  // an order that a ticket names must be in the row scope, a file goes to an own ticket: support.test.ts
  ...['POST /clickUp/proxy', 'POST /clickUp/task/attachment', 'PATCH /tickets'],
  'POST /tickets/states',
  ...[
    'POST /category',
    'PUT /category',
    'DELETE /category',
    'POST /product',
    'PUT /product',
    'DELETE /deleteProduct',
    'POST /sku',
    'POST /sku/named', // a read of SKUs, which are the same for all
    'PUT /sku',
  ],
  ...[
    'DELETE /deleteSKU',
    'PUT /sku/updateSkuFromSheet',
    'POST /createOffer',
    'PATCH /updateOffer',
    'DELETE /deleteOffer',
  ],
  ...[
    'POST /createSeller',
    'PATCH /updateSeller',
    'DELETE /deleteSeller',
    'POST /crm_leads/create_lead',
    'DELETE /crm_leads/delete_lead',
  ],
  ...[
    'POST /crm_leads/verify_lead',
    'PATCH /seller_directory',
    'POST /seller_directory/onBoardLeads',
  ],
  ...['POST /organisation/createOrganisation', 'POST /file-manager', 'POST /imageUpload'],
  ...[
    'POST /sendOtp',
    'POST /resendOtp',
    'POST /verifyUser',
    'POST /user/refreshAccessToken',
    'POST /user/logout',
    'POST /user/firstSteps/dismiss',
    'PUT /user/settings', // own choices only: my-settings.test.ts
    // own views, and shared ones for users who may share: list-views.test.ts
    ...['POST /listViews', 'PATCH /listViews', 'DELETE /listViews', 'PUT /listViews/default'],
    'POST /userTracking',
  ],
  ...['PATCH /info/{entityType}.json'],
  ...[
    'POST /transporter',
    'PUT /transporter',
    'DELETE /transporter',
    'POST /warehouse',
    'PUT /warehouse',
    'POST /inventory/adjustment',
  ],
  // routes of staff, who are in the row scope of all but role 10001: changeUsers.test.ts
  ...[
    'PATCH /admin/user/ban',
    'PATCH /admin/user/un_ban',
    'POST /admin/user/logout',
    'POST /admin/user/unlock',
    'POST /admin/user/viewAs',
    'POST /admin/user/invite',
    'POST /admin/role/effect',
    'PATCH /admin/role',
  ],
];
