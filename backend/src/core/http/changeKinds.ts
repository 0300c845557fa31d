import type { PermissionAction, PermissionEntity } from '@munim/schema/generated/types.ts';
import { type RawBuilder, sql } from 'kysely';
import { visibleRegistrations } from '../../billing-registrations/billing-registrations.scope.ts';
import { visibleBills } from '../../bills/bills.public.ts';
import { visibleContractPrices } from '../../contract-prices/contract-prices.scope.ts';
import { visibleCreditNotes } from '../../credit-notes/credit-notes.scope.ts';
import { visibleChallans } from '../../delivery-challans/delivery-challans.public.ts';
import { visibleDeliveryPoints } from '../../delivery-points/delivery-points.public.ts';
import { visibleExpenses } from '../../expenses/expenses.scope.ts';
import { visibleInvoices } from '../../invoices/invoices.scope.ts';
import { visibleOpenings } from '../../openings/openings.scope.ts';
import { visibleOrganisations } from '../../organisations/organisations.scope.ts';
import { visiblePayments } from '../../payments/payments.scope.ts';
import { visibleRfqs } from '../../quote-requests/quote-requests.scope.ts';
import { visibleSampleRequests } from '../../sample-requests/sample-requests.scope.ts';
import { visibleShipments } from '../../shipments/shipments.scope.ts';
import { isColleague } from '../../users/users.public.ts';
import {
  visibleOrders,
  visiblePurchaseOrders,
  visibleQuotations,
} from '../access/documentScope.ts';
import { visibleTenants } from '../access/rowScope.ts';
import type { Viewer } from '../access/viewer.ts';
import type { ChangeKind, ChangeKinds } from '../data/changeKind.ts';

const everyRow = () => sql<boolean>`true`;
const readers = (
  entity: PermissionEntity,
  action: PermissionAction,
  visible: (viewer: Viewer) => RawBuilder<boolean> = everyRow,
): Pick<ChangeKind, 'readers'> => ({ readers: { permission: [entity, action], visible } });

/** Open documents d that may bill a registration, over billing_registrations as r. */
const billed = (documents: RawBuilder<unknown>) =>
  sql<number>`unnest(array(${documents} and d.tenant_id = any(array(
    select t.tenant_id from tenants t where t.tenant_id = r.tenant_id or t.org_id = r.org_id))))`;

/** Open documents d of the customer whose address it is, over addresses as a. */
const shipped = (documents: RawBuilder<unknown>) =>
  sql<number>`unnest(array(${documents} and a.entity_type = 'TENANT' and d.tenant_id = a.entity_id))`;

/** Documents that a payment is allocated to, over payments as pay. */
const allocatedTo = (column: string) =>
  sql<number>`unnest(array(select a.${sql.ref(column)} from payment_allocations a where a.payment_id = pay.payment_id))`;

/** Of the challans of a shipment, over shipments as sh. */
const ofChallans = (column: string) =>
  sql<number>`unnest(array(select dc.${sql.ref(column)} from delivery_challans dc where dc.shipment_id = sh.shipment_id))`;

/** Each kind by its permission and its row scope, as its own list has them (docs/rules/permissions.md). */
export const CHANGE_KINDS: ChangeKinds = {
  RFQ: {
    from: sql`rfqs r`,
    id: sql`r.request_id`,
    ...readers('QUOTATION_REQUEST', 'READ', visibleRfqs),
  },
  QUOTATION: {
    from: sql`quotations q`,
    id: sql`q.quotation_id`,
    ...readers('QUOTATION', 'READ', visibleQuotations),
    shownIn: [
      [
        'RFQ',
        sql`unnest(array(select i.request_id from quotation_items i where i.quotation_id = q.quotation_id))`,
      ],
    ],
  },
  SAMPLE_REQUEST: {
    from: sql`sample_requests s`,
    id: sql`s.sample_request_id`,
    ...readers('ORDER', 'READ', visibleSampleRequests),
  },
  ORDER: {
    from: sql`orders o`,
    id: sql`o.order_id`,
    key: sql`o.order_number`,
    ...readers('ORDER', 'READ', visibleOrders),
    shownIn: [['QUOTATION', sql`o.quotation_id`]],
  },
  PURCHASE_ORDER: {
    from: sql`purchase_orders po`,
    id: sql`po.po_id`,
    ...readers('PURCHASE_ORDER', 'READ', visiblePurchaseOrders),
    shownIn: [['ORDER', sql`po.order_id`]],
  },
  DELIVERY_POINT: {
    from: sql`delivery_points d`,
    id: sql`d.sub_shipment_tracker_id`,
    ...readers('PRODUCT', 'READ', visibleDeliveryPoints),
    shownIn: [
      ['ORDER', sql`d.order_id`],
      ['PURCHASE_ORDER', sql`d.po_id`],
    ],
  },
  PAYMENT: {
    from: sql`payments pay left join orders o on o.order_id = pay.order_id
      left join purchase_orders po on po.po_id = pay.po_id`,
    id: sql`pay.payment_id`,
    ...readers('PAYMENT', 'READ', visiblePayments),
    shownIn: [
      ['ORDER', sql`pay.order_id`],
      ['PURCHASE_ORDER', sql`pay.po_id`],
      ['BILL', sql`pay.bill_id`],
      ['INVOICE', sql`pay.invoice_id`],
      ['OPENING', sql`pay.opening_id`],
      ['OPENING', sql`pay.advance_id`],
      ['INVOICE', allocatedTo('invoice_id')],
      ['BILL', allocatedTo('bill_id')],
    ],
  },
  OPENING: {
    from: sql`opening_documents od`,
    id: sql`od.opening_id`,
    ...readers('PAYMENT', 'READ', visibleOpenings),
  },
  BILL: {
    from: sql`bills b`,
    id: sql`b.bill_id`,
    ...readers('PURCHASE_ORDER', 'READ', visibleBills),
    shownIn: [
      ['PURCHASE_ORDER', sql`unnest(b.included_po_ids)`],
      ['SHIPMENT', sql`b.shipment_id`],
    ],
  },
  INVOICE: {
    from: sql`invoices i`,
    id: sql`i.invoice_id`,
    ...readers('ORDER', 'READ', visibleInvoices),
    shownIn: [
      ['ORDER', sql`i.order_id`],
      ['DELIVERY_CHALLAN', sql`i.challan_id`],
      ['SHIPMENT', sql`i.shipment_id`],
    ],
  },
  CREDIT_NOTE: {
    from: sql`credit_notes c`,
    id: sql`c.creditnote_id`,
    ...readers('CREDIT_NOTE', 'READ', visibleCreditNotes),
    shownIn: [
      ['INVOICE', sql`c.invoice_id`],
      ['ORDER', sql`c.order_id`],
    ],
  },
  EXPENSE: {
    from: sql`expenses x left join orders o on x.entity_type = 'ORDER' and o.order_id = x.entity_id
      left join purchase_orders po on x.entity_type = 'PURCHASE_ORDER' and po.po_id = x.entity_id`,
    id: sql`x.expense_id`,
    ...readers('EXPENSE', 'READ', visibleExpenses),
    shownIn: [[sql`x.entity_type`, sql`x.entity_id`]],
  },
  DELIVERY_CHALLAN: {
    from: sql`delivery_challans dc`,
    id: sql`dc.challan_id`,
    ...readers('DELIVERY_CHALLAN', 'READ', visibleChallans),
    shownIn: [
      ['ORDER', sql`dc.order_id`],
      ['PURCHASE_ORDER', sql`dc.po_id`],
      ['SHIPMENT', sql`dc.shipment_id`],
    ],
  },
  SHIPMENT: {
    from: sql`shipments sh`,
    id: sql`sh.shipment_id`,
    ...readers('PRODUCT', 'APPROVE', visibleShipments),
    shownIn: [
      ['ORDER', ofChallans('order_id')],
      ['PURCHASE_ORDER', ofChallans('po_id')],
      ['DELIVERY_CHALLAN', ofChallans('challan_id')],
    ],
  },
  ORGANISATION: {
    from: sql`organisations g`,
    id: sql`g.org_id`,
    ...readers('TENANT', 'READ', visibleOrganisations),
  },
  TENANT: {
    from: sql`tenants t`,
    id: sql`t.tenant_id`,
    ...readers('TENANT', 'READ', visibleTenants),
    shownIn: [['ORGANISATION', sql`t.org_id`]],
  },
  USER: {
    from: sql`users u`,
    id: sql`u.user_id`,
    // everybody is told of changes of their own permissions and name
    readers: {
      permission: null,
      visible: (viewer) =>
        viewer.can('ADMIN_USER', 'READ')
          ? sql`u.role_id is not null and (u.user_id = ${viewer.userId} or ${isColleague(viewer)})`
          : sql`u.user_id = ${viewer.userId}`,
    },
    shownIn: [['TENANT', sql`u.tenant_id`]],
  },
  CATEGORY: {
    from: sql`categories cat`,
    id: sql`cat.category_id`,
    ...readers('PRODUCT', 'READ'),
  },
  PRODUCT: { from: sql`products p`, id: sql`p.product_id`, ...readers('PRODUCT', 'READ') },
  SKU: {
    from: sql`skus k`,
    id: sql`k.product_sku_id`,
    ...readers('SKU', 'READ'),
    shownIn: [['PRODUCT', sql`k.product_id`]],
  },
  OFFER: {
    from: sql`offers f`,
    id: sql`f.sku_offer_id`,
    ...readers('OFFER', 'READ'),
    shownIn: [
      ['SKU', sql`f.product_sku_id`],
      ['SELLER', sql`f.seller_id`],
    ],
  },
  CONTRACT_PRICE: {
    from: sql`selling_prices c join skus k on k.product_sku_id = c.product_sku_id join products p on p.product_id = k.product_id`,
    id: sql`c.selling_price_id`,
    ...readers('QUOTATION', 'READ', visibleContractPrices),
  },
  SELLER: { from: sql`sellers s`, id: sql`s.seller_id`, ...readers('SELLER', 'READ') },
  SELLER_LEAD: { from: sql`seller_leads l`, id: sql`l.lead_id`, ...readers('SELLER', 'READ') },
  TRANSPORTER: {
    from: sql`transporters tr`,
    id: sql`tr.transporter_id`,
    ...readers('PRODUCT', 'APPROVE'),
  },
  WAREHOUSE: {
    from: sql`warehouses w`,
    id: sql`w.warehouse_id`,
    ...readers('PRODUCT', 'APPROVE'),
  },
  BLOG: { from: sql`blogs b`, id: sql`b.blog_post_id`, ...readers('BLOGS', 'READ') },
  BILLING_REGISTRATION: {
    from: sql`billing_registrations r`,
    id: sql`r.billing_registration_id`,
    ...readers('TENANT', 'READ', visibleRegistrations),
    shownIn: [
      ['TENANT', sql`r.tenant_id`],
      ['ORGANISATION', sql`r.org_id`],
      ['QUOTATION', billed(sql`select d.quotation_id from quotations d where d.status = 'SENT'`)],
      [
        'ORDER',
        billed(sql`select d.order_id from orders d where d.status not in ('PAID', 'CANCELLED')`),
      ],
    ],
  },
  BOOKS: {
    from: sql`books b`,
    id: sql`b.books_id`,
    readers: { permission: null, visible: everyRow },
  },
  // state and names of roles are in everybody's profile
  COMPANY: {
    from: sql`company c`,
    id: sql`c.company_id`,
    readers: { permission: null, visible: everyRow },
  },
  // no other user is told: records of one person
  TICKET: { from: sql`tickets t`, id: sql`t.ticket_id` },
  IMPORT: { from: sql`imports n`, id: sql`n.import_id` },
  STOCK_MOVEMENT: {
    from: sql`stock_ledger l`,
    id: sql`l.stock_ledger_id`,
    shownIn: [['WAREHOUSE', sql`l.warehouse_id`]],
  },
  COMMENT: {
    from: sql`comments c`,
    id: sql`c.comment_id`,
    shownIn: [[sql`c.entity_name`, sql`c.entity_id`]],
  },
  DOCUMENT: {
    from: sql`documents d`,
    id: sql`d.document_id`,
    shownIn: [[sql`d.entity_name`, sql`d.entity_id`]],
  },
  ADDRESS: {
    from: sql`addresses a`,
    id: sql`a.address_id`,
    // open documents follow the address book
    shownIn: [
      [sql`a.entity_type`, sql`a.entity_id`],
      [
        'QUOTATION',
        shipped(sql`select d.quotation_id from quotations d where d.status = 'SENT'
        and exists (select from quotation_items i where i.quotation_id = d.quotation_id and i.address_id = a.address_id)`),
      ],
      [
        'ORDER',
        shipped(
          sql`select d.order_id from orders d where d.status not in ('PAID', 'CANCELLED') and d.address_id = a.address_id`,
        ),
      ],
    ],
  },
};
