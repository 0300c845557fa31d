import { Role } from '@munim/schema/shared/roles.ts';
import { dayFromToday, indianDay } from '../src/core/data/days.ts';
import type { Documents } from './testScopedDocuments.ts';
import type { CutRole } from './testScopes.ts';

const { SALES, SALES_OUTSIDE, CATEGORY_MANAGER } = Role;

export type Method = 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Write = (documents: Documents, of: { address: object; price: object }) => object;

const MONEY = {
  amount: '1.00',
  payment_date: indianDay(),
  payment_mode: 'CASH',
  reference_number: 'x',
};
const DRIVEN = {
  transport_initiated_by: 'SELLER',
  driver_name: 'Ravi',
  driver_phone_1: '9812345670',
};
const SPENT = { expense_head: 'OTHER', amount: '1.00', expense_date: '2026-11-20' };

const billedAt = (address: object) => ({
  legal_name: 'Changed',
  ...address,
  country: undefined, // always India, and no field of a registration
});

/** Changes of, or under, a record of the foreign world. */
export const WRITES: Record<string, Write> = {
  'POST /address': ({ tenant_id }, { address }) => ({
    ...address,
    entity_type: 'TENANT',
    entity_id: tenant_id,
  }),
  'PATCH /address': ({ address_id }, { address }) => ({ ...address, address_id }),
  'POST /billing_registration': ({ tenant_id }, { address }) => ({
    ...billedAt(address),
    tenant_id,
  }),
  'PATCH /billing_registration': ({ billing_registration_id }, { address }) => ({
    ...billedAt(address),
    billing_registration_id,
  }),
  'POST /admin/createUser': ({ tenant_id }) => ({
    tenant_id,
    first_name: 'New',
    email: 'new@example.com',
    mobile: '6000000000',
  }),
  'PATCH /admin/updateUser': ({ user_id }) => ({ user_id, first_name: 'Changed' }),
  'PATCH /admin/markUserDeleted': ({ user_id }) => ({ user_id }),
  'POST /comments/create': ({ quotation_id }) => ({
    entity_type: 'QUOTATION',
    entity_id: String(quotation_id),
    comments: 'x',
  }),
  'PATCH /comments/update': ({ comment_id }) => ({ comment_id, comments: 'x' }),
  'POST /createOrder': ({ tenant_id, address_id, sku_id }) => ({
    tenant_id,
    address_id,
    order_lines: [{ product_sku_id: sku_id, quantity: 1, selling_price: '1' }],
  }),
  'POST /updateOrder': ({ order_number }) => ({ order_number, remarks: 'x' }),
  'POST /updateOrderLineStatus': ({ order_number, line_id }) => ({
    order_number,
    line_id,
    status: 'CANCELLED',
    reason: 'x',
  }),
  'POST /updateOrderStatus': ({ order_number }) => ({
    order_number,
    status: 'CANCELLED',
    reason: 'x',
  }),
  'POST /sales_order/communication': ({ order_number }) => ({
    order_number,
    emails: ['a@example.com'],
    message: 'x',
  }),
  'POST /orderDelayTracker/link': ({ tenant_id }) => ({ tenant_id }),
  'POST /createOrderFromQuotation': ({ quotation_id }) => ({ quotation_id }),
  'POST /createPurchaseOrder': ({ seller_id, order_number, sku_id }) => ({
    seller_id,
    order_number,
    purchase_order_lines: [{ product_sku_id: sku_id, quantity: 1, offer_price: '1' }],
  }),
  'PATCH /updatePurchaseOrder': ({ po_id }) => ({ po_id, remark: 'x' }),
  'PATCH /updatePurchaseOrderLineStatus': ({ po_id, po_line_id }) => ({
    po_id,
    po_line_id,
    status: 'CANCELLED',
    reason: 'x',
  }),
  'PATCH /updatePurchaseOrderStatus': ({ po_id }) => ({ po_id, status: 'SENT_FOR_APPROVAL' }),
  'POST /generatePOFromOrder': ({ order_id, seller_id }) => ({ order_id, sellers: [seller_id] }),
  'POST /download_link': ({ quotation_id }) => ({ document: 'quotation', id: quotation_id }),
  'POST /fileUpload': ({ quotation_id }) => ({
    entity_name: 'QUOTATION',
    entity_id: String(quotation_id),
    file_name: 'x.pdf',
    fileUrl: 'x.pdf',
  }),
  'PATCH /organisation/updateOrganisation': ({ org_id }) => ({ org_id, is_active: false }),
  'POST /payment': ({ order_number }) => ({ ...MONEY, order_number }),
  'POST /payment/outgoing': ({ po_id }) => ({ ...MONEY, po_id }),
  'POST /payment/opening': ({ opening_id }) => ({ ...MONEY, opening_id }),
  'POST /payment/advance': ({ advance_id, order_number }) => ({
    advance_id,
    order_number,
    amount: '1.00',
    payment_date: MONEY.payment_date,
  }),
  'POST /payment/update': ({ receipt_id }) => ({ payment_id: receipt_id, status: 'PAID' }),
  'POST /bill': ({ seller_id, po_id, po_line_id }) => ({
    seller_id,
    included_po_ids: [po_id],
    bill_lines: [{ po_line_id, quantity: 1 }],
  }),
  'PUT /bill': ({ bill_id }) => ({ bill_id, payment_due_date: dayFromToday(40) }),
  'PUT /bill/status': ({ bill_id }) => ({
    bill_id,
    status: 'CANCELLED',
    reason_for_cancellation: 'x',
  }),
  'POST /bill/convert/purchase_order': ({ po_id }) => ({ po_id }),
  'POST /dc': ({ address_id, shipped_order_number, sku_id }) => ({
    challan_type: 'OTHER',
    from_address: address_id,
    to_address: address_id + 1,
    order_number: shipped_order_number,
    dc_lines: [{ product_sku_id: sku_id, delivered_qty: 1 }],
  }),
  'PUT /dc': ({ challan_id }) => ({ challanId: challan_id, remarks: 'x' }),
  'POST /invoice': ({ challan_id }) => ({ challan_id }),
  'PUT /invoice/registration': ({ invoice_id }) => ({ invoice_id, irn: null }),
  'POST /invoice/email/send': ({ invoice_id }) => ({ invoice_id, emails: ['a@example.com'] }),
  'PUT /invoice': ({ invoice_id }) => ({ invoice_id, remarks: 'x' }),
  'POST /credit_note': ({ shipped_order_number, invoice_id, creditnote_invoice_line_id }) => ({
    order_number: shipped_order_number,
    invoice_id,
    reason: 'OTHER',
    credit_note_lines: [{ invoice_line_id: creditnote_invoice_line_id, quantity: 1 }],
  }),
  'PUT /credit_note/registration': ({ creditnote_id }) => ({ creditnote_id, irn: null }),
  'POST /credit_note/email/send': ({ creditnote_id }) => ({
    creditnote_id,
    emails: ['a@example.com'],
  }),
  'PUT /credit_note': ({ creditnote_id }) => ({ creditnote_id, remarks: 'x' }),
  'POST /credit_note/status': ({ creditnote_id }) => ({
    creditnote_id,
    status: 'VOID',
    reason: 'x',
  }),
  'POST /shipment': ({ event_id, address_id, shipped_order_number }) => ({
    from_address: address_id,
    destination_type: 'CUSTOMER',
    delivery_address: address_id,
    ...DRIVEN,
    sub_shipments: [
      {
        order_number: shipped_order_number,
        to_address: address_id,
        dc_lines: [{ quantity: 1, sub_shipment_tracker_event_id: event_id }],
      },
    ],
    sub_shipment_tracker_events: [event_id],
  }),
  'PUT /shipment_tracker/events': ({ event_id }) => ({
    events: [
      {
        subShipmentTrackerEventId: event_id,
        remarks: 'x',
        expectedDate: Math.floor(Date.now() / 1000) + 90 * 86_400,
      },
    ],
  }),
  'PUT /shipment': ({ shipment_id }) => ({ shipment_id, destination_type: 'CUSTOMER', ...DRIVEN }),
  'POST /expense': ({ order_number }) => ({
    ...SPENT,
    entity_type: 'ORDER',
    entity_id: order_number,
  }),
  'PUT /expense': ({ expense_id }) => ({ ...SPENT, entity_type: 'GENERAL', expense_id }),
  'PUT /expense/void': ({ expense_id }) => ({ expense_id, reason: 'x' }),
  'POST /quotation': ({ priced_id }) => ({ quotation_items: [{ request_id: priced_id }] }),
  'PUT /quotation': ({ quotation_id }) => ({ quotation_id, status: 'CONFIRMED' }),
  'POST /quotation/email/send': ({ quotation_id }) => ({ quotation_id, emails: ['a@example.com'] }),
  'POST /enquiry': ({ tenant_id, user_id, address_id, sku_id }) => ({
    tenant_id,
    user_id,
    address_id,
    items: [{ product_sku_id: sku_id, quantity: 1 }],
  }),
  'POST /enquiry/sku': ({ tenant_id }) => ({ tenant_id, texts: ['towel'] }),
  'POST /rfq': ({ tenant_id, user_id, address_id, sku_id }) => ({
    tenant_id,
    user_id,
    address_id,
    items: [{ product_sku_id: sku_id, quantity: 1 }],
  }),
  'PUT /rfq/prices': ({ request_id }) => ({ prices: [{ request_id, quantity: 5 }] }),
  'PUT /rfq': ({ request_id }) => ({ request_id, quantity: 5, status: 'ARCHIVED', message: 'x' }),
  'POST /sample_request': ({ line_id, sku_id }) => ({
    entity_type: 'ORDER_LINE',
    entity_id: String(line_id),
    product_sku_id: sku_id,
  }),
  'PUT /sample_request': ({ sample_request_id }) => ({ sample_request_id, remarks: 'x' }),
  'PUT /sample_request/status': ({ sample_request_id }) => ({
    sample_request_id,
    status: 'CONFIRMED',
  }),
  'POST /sellingPrice': ({ tenant_id, sku_id }, { price }) => ({
    ...price,
    tenant_id,
    sku_id,
    quantity: 7,
  }),
  'PUT /sellingPrice': ({ selling_price_id }, { price }) => ({ ...price, selling_price_id }),
  'PATCH /tenant/updateTenant': ({ tenant_id }) => ({
    tenant_id,
    tenant_name: 'Changed',
    confirm_duplicate: true,
  }),
  'DELETE /tenant/deleteTenant': ({ tenant_id }) => ({ tenant_id }),
  'POST /tenant/createTenant': ({ org_id }) => ({
    org_id,
    tenant_name: 'New customer',
    confirm_duplicate: true,
  }),
  'POST /user/setDefaultUser': ({ tenant_id, user_id }) => ({ tenant_id, user_id }),
};

/**
 * Roles that may do it by design: sales puts a new customer into any organisation, and an approver
 * may change any.
 */
export const WRITE_OPEN_TO: Record<string, readonly CutRole[]> = {
  'POST /tenant/createTenant': [SALES, SALES_OUTSIDE],
  'PATCH /organisation/updateOrganisation': [SALES, SALES_OUTSIDE],
};

/** The product may be read by all, so that it is no secret that its prices are another's to make. */
export const FORBIDDEN: Record<string, readonly CutRole[]> = {
  'POST /sellingPrice': [CATEGORY_MANAGER],
};
