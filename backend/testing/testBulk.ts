import { Role } from '@munim/schema/shared/roles.ts';
import { sql } from 'kysely';
import type { TestApp } from './testApp.ts';

/**
 * Rows in every table that grows, so many that PostgreSQL would rather use an index than read them
 * all; for tests of plans.
 */
export const BIG_TABLES = [
  ...[
    'addresses',
    'audit_log',
    'comments',
    'documents',
    'files',
    'offers',
    'order_lines',
    'orders',
    'organisations',
    'product_leads',
  ],
  ...[
    'bill_lines',
    'bills',
    'dc_lines',
    'delivery_challans',
    'expenses',
    'payments',
    'products',
    'quotation_items',
    'quotations',
    'rfqs',
    'seller_categories',
    'seller_leads',
    'sellers',
    'selling_prices',
    'shipments',
    'invoices',
    'invoice_lines',
    'credit_notes',
    'credit_note_lines',
    'skus',
  ],
  ...[
    'delivery_point_events',
    'delivery_points',
    'purchase_order_lines',
    'purchase_orders',
    'sample_requests',
    'tenants',
    'users',
  ],
];
const MANY = 12_000;
const STAFF = 60;
const CATEGORIES = 60;

/** Viewers with few rows: staff of the test app and one of each kind who sees nothing at all. */
export interface BulkCompany {
  idleSales: number;
  idleManager: number;
}

const WORDS = [
  'Hotel',
  'Resort',
  'Kitchen',
  'Palace',
  'Towel',
  'Sheet',
  'Carton',
  'Soap',
  'Mills',
  'Traders',
  'Élan',
  'हिन्द',
];
const MORE = Array.from({ length: 88 }, (_, i) => `Word${String.fromCodePoint(97 + (i % 26))}${i}`);
const word = (salt: string) =>
  `(array['${[...WORDS, ...MORE].join("','")}'])[1 + abs(hashtext(g::text || '${salt}')) % ${WORDS.length + MORE.length}]`;
/** A distinct name for every row, of words that each occur in one of fifty. */
const name = (salt: string) =>
  sql.raw(
    `${word(`${salt} 1`)} || ' ' || ${word(`${salt} 2`)} || ' ' || substr(md5(g::text || '${salt}'), 1, 12)`,
  );
/** A copy of an address, as documents store it. */
const place = sql`'{"address_id":1,"entity_type":"TENANT","entity_id":1,"address_name":"A","address1":"B","address2":null,"address3":null,
  "city":"C","state":"Karnataka","country":"India","postal_code":"560001"}'::jsonb`;
const billTo = sql`'{"billing_registration_id":null,"legal_name":"A","gst_no":null,"address1":"B","address2":null,"address3":null,
  "city":"C","state":"Karnataka","state_code":"29","postal_code":"560001"}'::jsonb`;
const moment = sql`timestamptz '2025-11-01' + g * interval '40 minutes'`;

/** Triggers and references are left out while it lasts: the copies that triggers keep are given. */
export async function addBulk({ owner, userIdOf }: TestApp): Promise<BulkCompany> {
  const [sales, manager] = [userIdOf(Role.SALES), userIdOf(Role.CATEGORY_MANAGER)];
  const firstStaff = 100;
  const [idleSales, idleManager] = [firstStaff + STAFF + 1, firstStaff + STAFF + 2];
  const statements = [
    sql`insert into users (user_id, role_id, first_name, last_name, email, mobile, username, permissions)
      select ${firstStaff} + g, case when g = ${STAFF + 1} then 1008 when g = ${STAFF + 2} then 1010 when g % 3 = 0 then 1009 else 1007 end,
      ${name('staff')}, 'Rao', 'staff' || g || '@example.com', (7000000000 + g)::text, 'staff' || g,
      (select permissions from users where role_id = case when g = ${STAFF + 2} or (g <= ${STAFF} and g % 3 = 0) then 1009 else 1007 end limit 1)
      from generate_series(1, ${STAFF + 2}::int) g`,
    sql`insert into categories (category_name) select 'Category ' || g from generate_series(1, ${CATEGORIES}::int) g`,
    sql`insert into category_managers select g, ${firstStaff} + g from generate_series(1, ${CATEGORIES}::int) g
      union all select 1, ${manager}::int`,
    sql`insert into organisations (org_id, organisation_name, is_active) select 10 + g, ${name('organisation')}, g % 40 > 0
      from generate_series(1, ${MANY}::int) g`,
    sql`insert into tenants (org_id, tenant_name, gst_no, verified_tenant, sales_person, district, state)
      select case when g % 3000 = 0 then 1 else 10 + g end, ${name('tenant')}, lpad((1 + g % 37)::text, 2, '0') || 'ABCDE' || lpad(g::text, 8, '0'), g % 40 > 0,
      case when g % 60 = 0 then ${sales}::int else ${firstStaff} + 1 + g % ${STAFF} end, 'District ' || g % 300, 'Karnataka'
      from generate_series(1, ${MANY}::int) g`,
    sql`insert into users (user_id, tenant_id, first_name, email, mobile, username)
      select 1000 + g, g, 'Contact', substr(md5(g::text || 'mail'), 1, 10) || g || '@example.com', (8000000000 + g)::text, 'contact' || g
      from generate_series(1, ${MANY}::int) g`,
    sql`insert into addresses (address_id, entity_type, entity_id, address1, city, state, postal_code)
      select g, case when g % 2 = 0 then 'TENANT' else 'SELLER' end, (g + 1) / 2, 'Road ' || g, 'Mysuru', 'Karnataka', '570001'
      from generate_series(1, ${2 * MANY}::int) g`,
    sql`insert into billing_registrations (tenant_id, legal_name, gst_no, address1, city, state, postal_code)
      select t.tenant_id, t.tenant_name, t.gst_no, a.address1, a.city, a.state, a.postal_code from tenants t join addresses a
        on a.entity_type = 'TENANT' and a.entity_id = t.tenant_id`,
    sql`insert into billing_registrations (org_id, legal_name, address1, city, state, postal_code, is_principal)
      select org_id, organisation_name, 'Road 1', 'Mysuru', 'Karnataka', '570001', true from organisations where org_id > 10`,
    sql`insert into products (category_id, product_name, sub_category, pan_india_gst, is_active)
      select 1 + g % ${CATEGORIES - 5}, ${name('product')}, 'Part ' || g % 100, 18, g % 40 > 0 from generate_series(1, ${MANY}::int) g`,
    sql`insert into skus (product_id, product_sku_name) select g, ${name('sku')} from generate_series(1, ${MANY}::int) g`,
    sql`insert into sellers (seller_name, is_active, is_transporter, is_own_seller, org_id, pin_code, mobile_1, email_id_1, zone, source_person,
      office_address_id, created_at) select ${name('seller')}, g % 40 > 0, g % 50 = 0, g % 50 > 0, case when g % 50 > 0 then 1002 end, 570001,
      (6000000000 + g)::text, 'seller@example.com', (array['NORTH','SOUTH','EAST','WEST','CENTRAL'])[1 + g % 5], ${firstStaff} + g % ${STAFF},
      2 * g - 1, ${moment} from generate_series(1, ${MANY}::int) g`,
    sql`insert into seller_categories select g, 1 + g % ${CATEGORIES} from generate_series(1, ${MANY}::int) g`,
    sql`insert into offers (product_sku_id, seller_id, offer_price, moq) select 1 + g % ${MANY}, 1 + (g * 7) % ${MANY}, 100, 1
      from generate_series(1, ${2 * MANY}::int) g`,
    sql`insert into selling_prices (org_id, tenant_id, product_sku_id, quantity, selling_price)
      select case when g % 2 = 0 then 10 + g end, case when g % 2 = 1 then g end, g, 10, 100 from generate_series(1, ${MANY}::int) g`,
    sql`insert into seller_leads (seller_name, contact_name, mobile_1, lead_category, lead_owner, zone, source_person, city, created_at)
      select ${name('lead')}, 'Contact ' || g, (5000000000 + g)::text, 'Category ' || g % 60, ${firstStaff} + g % ${STAFF},
      (array['NORTH','SOUTH','EAST','WEST','CENTRAL'])[1 + g % 5], ${firstStaff} + g % 7, 'City ' || g % 200, ${moment}
      from generate_series(1, ${MANY}::int) g`,
    sql`insert into product_leads (lead_id, product_id) select g, 1 + g % 3000 from generate_series(1, ${MANY}::int) g`,
    sql`insert into rfqs (tenant_id, user_id, address_id, product_sku_id, quantity, status, sales_person, created_by, created_at,
      category_id, customer_sales_person, message) select t.tenant_id, 1000 + t.tenant_id, 2 * t.tenant_id, p.product_id, 1,
      case when g % 50 = 0 then 'PENDING' else 'ARCHIVED' end, t.sales_person, ${firstStaff} + 1 + g % ${STAFF}, ${moment},
      p.category_id, t.sales_person, 'no' from generate_series(1, ${MANY}::int) g join tenants t on t.tenant_id = 1 + (g * 31) % ${MANY}
      join products p on p.product_id = 1 + (g * 17) % ${MANY}`,
    sql`insert into quotations (tenant_id, request_id, user_id, status, sales_person, created_by, created_at, category_ids, customer_sales_person)
      select r.tenant_id, r.request_id, r.user_id, case when r.request_id % 50 = 0 then 'SENT' else 'CONVERTED_TO_ORDER' end, r.sales_person,
      r.created_by, r.created_at, array[r.category_id], r.customer_sales_person from rfqs r`,
    sql`insert into quotation_items (quotation_id, request_id, line_number, product_sku_id, address_id, quantity, rfq_offer_id, rfq_offer_price,
      rfq_selling_price, pan_india_gst, taxable_amount, cgst_amount, sgst_amount, igst_amount, item_total, state_code, within_state)
      select quotation_id, q.request_id, 1, r.product_sku_id, r.address_id, 1, 1, 100, 110, 18, 110, 0, 0, 0, 110, '29', true
      from quotations q join rfqs r using (request_id)`,
    sql`insert into orders (order_number, quotation_id, tenant_id, user_id, address_id, sales_person, customer_po_no, status, created_by, created_at,
      category_ids, customer_sales_person, order_taxable_amount, order_gst_amount, order_grand_total) select 'SO-2026-27-' || q.quotation_id,
      q.quotation_id, q.tenant_id, q.user_id, 2 * q.tenant_id, q.sales_person, 'PO/' || q.quotation_id, case when q.quotation_id % 50 = 0
      then 'CONFIRMED' else 'PAID' end, q.created_by, q.created_at, q.category_ids, q.customer_sales_person, 110, 0, 110 from quotations q`,
    sql`insert into order_lines (order_id, line_number, product_sku_id, address_id, quantity, selling_price, pan_india_gst, taxable_amount,
      cgst_amount, sgst_amount, igst_amount, line_total, state_code, within_state) select o.order_id, 1, i.product_sku_id, o.address_id, 1, 110, 18, 110, 0,
      0, 0, 110, '29', true
      from orders o join quotation_items i using (quotation_id)`,
    sql`insert into sample_requests (entity_type, quotation_item_id, line_id, product_sku_id, tenant_id, org_id, sales_person,
      customer_sales_person, status, assigned_to, assigned_by, assigned_at, search_text, created_by, created_at)
      select case when l.line_id % 2 = 0 then 'QUOTATION_LINE' else 'ORDER_LINE' end, case when l.line_id % 2 = 0 then l.line_id end,
      case when l.line_id % 2 = 1 then l.line_id end, l.product_sku_id, t.tenant_id, t.org_id, o.sales_person, t.sales_person,
      case when l.line_id % 50 = 0 then 'DRAFT' when abs(hashtext(l.line_id::text)) % 3 = 0 then 'SAMPLE_REQUESTED' else 'CONFIRMED' end,
      case when l.line_id % 50 = 0 then null when l.line_id % 47 = 0 then ${manager}::int else ${firstStaff} + 3 * (l.line_id % 20) end,
      case when l.line_id % 50 > 0 then ${firstStaff} + l.line_id % 7 end, case when l.line_id % 50 > 0 then o.created_at end,
      k.product_sku_name || ' ' || t.tenant_name || ' ' || o.order_number, o.created_by, o.created_at from order_lines l
      join orders o using (order_id) join tenants t using (tenant_id) join skus k using (product_sku_id)`,
    sql`insert into purchase_orders (seller_id, order_id, po_state, status, gstin, issued_at, within_state, po_taxable_amount, po_gst_amount,
      po_grand_total, created_by, created_at, category_ids) select 1 + (o.order_id * 7) % ${MANY}, o.order_id,
      case when o.order_id % 50 = 0 then 'DRAFT' else 'ISSUED' end, case when o.order_id % 50 = 0 then 'DRAFT' else 'PAID' end,
      '29ABCDE1234F1ZW', o.created_at, true, 100, 0, 100, o.created_by, o.created_at, o.category_ids from orders o`,
    sql`insert into purchase_order_lines (po_id, line_number, product_sku_id, order_line_id, quantity, offer_price, gstin, taxable_amount, cgst_amount,
      sgst_amount, igst_amount, line_total) select p.po_id, 1, l.product_sku_id, l.line_id, 1, 100, 0, 100, 0, 0, 0, 100
      from purchase_orders p join order_lines l using (order_id)`,
    sql`insert into payments (direction, order_id, tenant_id, po_id, seller_id, amount, payment_date, payment_mode, reference_number, created_by)
      select 'INCOMING', o.order_id, o.tenant_id, null, null, 10, date '2026-11-20', 'UPI', 'UTR' || o.order_id, o.created_by from orders o
      union all select 'OUTGOING', null, null, p.po_id, p.seller_id, 10, date '2026-11-20', 'UPI', 'UTR' || p.po_id, p.created_by from purchase_orders p`,
    sql`insert into bills (seller_id, included_po_ids, status, payment_due_date, within_state, bill_base_value, bill_gst_amount, bill_grand_total,
      seller_invoice_number, seller_invoice_date, seller_invoice_year, seller_invoice_attachment, zoho_bill_id, created_by, created_at)
      select p.seller_id, array[p.po_id], case when p.po_id % 50 = 0 then 'DRAFT' else 'ISSUED' end, '2026-12-20', true, 100, 0, 100, 'V' || p.po_id,
      '2026-11-20', '2627', gen_random_uuid(), 'LOCAL-BILL-' || p.po_id, p.created_by, p.created_at from purchase_orders p order by p.po_id`,
    sql`insert into bill_lines (bill_id, line_number, po_id, po_line_id, product_sku_id, quantity, offer_price, pan_india_gst, taxable_amount,
      cgst_amount, sgst_amount, igst_amount, line_total) select b.bill_id, 1, l.po_id, l.po_line_id, l.product_sku_id, 1, 100, 0, 100, 0, 0, 0, 100
      from bills b join purchase_order_lines l on l.po_id = b.included_po_ids[1]`,
    sql`insert into transporters (transporter_name, gst_number) select 'Transporter ' || g, lpad(g::text, 15, '0') from generate_series(1, 60) g`,
    sql`insert into shipments (status, destination_type, seller_id, from_address, to_address, from_address_details, to_address_details,
      transport_initiated_by, transporter_id, driver_name, driver_phone_1, created_by, created_at)
      select case when p.po_id % 50 = 0 then 'IN_TRANSIT' else 'DELIVERED' end, 'CUSTOMER', p.seller_id, 1, o.address_id, ${place}, ${place}, 'OWN',
      1 + p.po_id % 60, 'Ravi', '9812345670', p.created_by, p.created_at from purchase_orders p join orders o using (order_id) order by p.po_id`,
    sql`insert into delivery_challans (challan_number, challan_type, status, shipment_id, order_id, po_id, tenant_id, seller_id, from_address, to_address,
      from_address_details, delivery_address_details, within_state, delivered_at, created_by, created_at)
      select 'DC-2627-' || p.po_id, 'CUSTOMER', s.status, s.shipment_id, p.order_id, p.po_id, o.tenant_id, p.seller_id, 1, o.address_id, ${place}, ${place},
      true, case when s.status = 'DELIVERED' then p.created_at end, p.created_by, p.created_at
      from purchase_orders p join orders o using (order_id) join shipments s on s.shipment_id = p.po_id order by p.po_id`,
    sql`insert into dc_lines (challan_id, line_number, product_sku_id, order_line_id, po_line_id, delivered_qty, selling_price, pan_india_gst,
      taxable_amount, cgst_amount, sgst_amount, igst_amount, line_total)
      select c.challan_id, 1, l.product_sku_id, l.order_line_id, l.po_line_id, 1, 110, 0, 110, 0, 0, 0, 110
      from delivery_challans c join purchase_order_lines l using (po_id)`,
    sql`insert into invoices (invoice_number, company_gstin, invoice_date, status, order_id, tenant_id, challan_id, shipment_id, from_address_details,
      delivery_address_details, billing_details, place_of_supply, within_state, due_date, invoice_taxable_amount, invoice_gst_amount, invoice_grand_total, search_text, created_by)
      select case when c.challan_id % 50 > 0 then 'INV-2627-' || c.challan_id end, '29AAACM4154Q1ZY', case when c.challan_id % 50 > 0 then date '2026-11-20' end,
      case when c.challan_id % 50 = 0 then 'DRAFT' else 'ISSUED' end, c.order_id, c.tenant_id, c.challan_id, c.shipment_id, ${place}, ${place}, ${billTo}, 'Karnataka',
      true, date '2026-12-20', 110, 0, 110, 'INV-2627-' || c.challan_id || ' ' || o.order_number || ' ' || t.tenant_name, c.created_by
      from delivery_challans c join orders o using (order_id) join tenants t on t.tenant_id = c.tenant_id order by c.challan_id`,
    sql`insert into invoice_lines (invoice_id, line_number, order_line_id, dc_line_id, product_sku_id, quantity, selling_price, pan_india_gst, taxable_amount,
      cgst_amount, sgst_amount, igst_amount, line_total) select i.invoice_id, 1, d.order_line_id, d.dc_line_id, d.product_sku_id, 1, 110, 0, 110, 0, 0, 0, 110
      from invoices i join dc_lines d using (challan_id)`,
    sql`insert into credit_notes (company_gstin, status, order_id, invoice_id, tenant_id, reason, end_reason, creditnote_taxable_amount, creditnote_gst_amount,
      creditnote_grand_total, search_text, created_by) select company_gstin, case when invoice_id % 49 = 0 then 'DRAFT' else 'VOID' end, order_id, invoice_id,
      tenant_id, 'OTHER', case when invoice_id % 49 > 0 then 'no' end, 10, 0, 10, search_text, created_by from invoices where status = 'ISSUED'`,
    sql`insert into credit_note_lines (creditnote_id, line_number, invoice_line_id, quantity, pan_india_gst, taxable_amount, cgst_amount, sgst_amount, igst_amount,
      line_total) select c.creditnote_id, 1, l.invoice_line_id, 0, 0, 10, 0, 0, 0, 10 from credit_notes c join invoice_lines l using (invoice_id)`,
    sql`insert into expenses (entity_type, entity_id, expense_head, amount, expense_date, created_by) select case when o.order_id % 50 = 0 then 'GENERAL'
      when o.order_id % 2 = 0 then 'ORDER' else 'PURCHASE_ORDER' end, case when o.order_id % 50 > 0 then o.order_id end, 'FREIGHT', 10,
      date '2026-11-20', o.created_by from orders o`,
    sql`insert into delivery_points (po_id, po_line_id, order_id, order_line_id, product_sku_id, seller_id, quantity, original_qty, initial_date, expected_date)
      select p.po_id, l.po_line_id, p.order_id, l.order_line_id, l.product_sku_id, p.seller_id, 1, 1, '2026-11-21', '2026-11-21'
      from purchase_orders p join purchase_order_lines l using (po_id)`,
    sql`insert into delivery_point_events (sub_shipment_tracker_id, event_name, expected_date) select sub_shipment_tracker_id, 'dispatch', expected_date
      from delivery_points`,
    sql`insert into audit_log (created_at, user_id, entity, entity_id, action) select created_at, created_by, e, order_id, 'CREATE'
      from orders, unnest(array['ORDER', 'QUOTATION']) e`,
    sql`insert into files (uuid, file_name, content_type, byte_size) select gen_random_uuid(), md5(g::text) || '.pdf', 'application/pdf', 1
      from generate_series(1, ${MANY}::int) g`,
    sql`insert into documents (entity_name, entity_id, file_uuid, file_name, created_by) select 'ORDER', row_number() over (), uuid, 'a.pdf', 1 from files`,
    sql`insert into comments (entity_name, entity_id, comments, created_by) select 'ORDER', g, 'Seen', 1 from generate_series(1, ${MANY}::int) g`,
  ];
  await owner.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    for (const statement of statements) await statement.execute(trx);
  });
  await sql`vacuum analyze`.execute(owner);
  return { idleSales, idleManager };
}
