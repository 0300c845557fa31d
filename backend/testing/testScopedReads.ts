import { Role } from '@munim/schema/shared/roles.ts';
import type { Documents } from './testScopedDocuments.ts';
import { CUT_ROLES, type CutRole, FOREIGN } from './testScopes.ts';

const { SALES, SALES_OUTSIDE, ORGANISATION } = Role;
const EVERYBODY: readonly CutRole[] = CUT_ROLES;
const CUSTOMERS: readonly CutRole[] = [SALES, SALES_OUTSIDE, ORGANISATION];

/** Requests of the viewers' own and of foreign records, and roles that find them. */
interface Read {
  /** Roles that find the own record there; the others find none. */
  seenBy: readonly CutRole[];
  /** Roles that may also see foreign records, because those are no secret. */
  openTo?: readonly CutRole[];
  /** The list, or lists with filters. */
  lists?: (documents: Documents) => string[];
  /** Text in the own record's row. */
  row?: (documents: Documents) => object;
  /** One record by id, or a part of one: NOT_FOUND for the foreign one. */
  ones?: (documents: Documents) => string[];
  /** Texts that find the foreign record for viewers of all rows. */
  searches?: string[];
}

export const READS: Record<string, Read> = {
  '/tenant/getTenant': {
    seenBy: CUSTOMERS,
    lists: ({ org_id }) => ['limit=200&map_users=true', `org_id=${org_id}`, `org_ids=1,2`],
    row: ({ tenant_id }) => ({ tenant_id }),
    ones: ({ tenant_id }) => [`tenant_id=${tenant_id}`],
    searches: [`tenant_name=${FOREIGN}`, `keyword=${FOREIGN}`],
  },
  '/organisation/getOrganisation': {
    seenBy: CUSTOMERS,
    openTo: [SALES, SALES_OUTSIDE],
    lists: () => ['limit=200'],
    row: ({ org_id }) => ({ org_id }),
    ones: ({ org_id }) => [`org_id=${org_id}`],
    searches: [`organisation_name=${FOREIGN}`, `keyword=${FOREIGN}`],
  },
  '/address': {
    seenBy: CUSTOMERS,
    lists: ({ tenant_id }) => [`entity_type=TENANT&entity_id=${tenant_id}`],
    row: ({ address_id }) => ({ address_id }),
    ones: ({ address_id }) => [`address_id=${address_id}`],
  },
  '/billing_registration': {
    seenBy: CUSTOMERS,
    lists: ({ tenant_id }) => [`tenant_id=${tenant_id}`],
    row: ({ tenant_id }) => ({ tenant_id }),
    ones: ({ billing_registration_id: id }) => [`billing_registration_id=${id}`],
  },
  '/admin/user': {
    seenBy: CUSTOMERS,
    ones: ({ tenant_id, user_id }) => [
      `tenant_id=${tenant_id}`,
      `tenant_id=${tenant_id}&user_id=${user_id}`,
      `tenant_id=${tenant_id}&keyword=a`,
    ],
  },
  '/rfq': {
    seenBy: EVERYBODY,
    lists: ({ tenant_id, org_id }) => [
      'limit=200',
      'groupByDate=true',
      `tenant_id=${tenant_id}`,
      `org_id=${org_id}`,
      'status=PENDING',
    ],
    row: ({ tenant_id }) => ({ tenant_info: { tenant_id } }),
    ones: ({ request_id }) => [`request_id=${request_id}`],
  },
  '/enquiry/ready': { seenBy: EVERYBODY, lists: () => ['limit=200'] },
  '/rfq/pricing': {
    seenBy: EVERYBODY,
    lists: ({ request_id }) => [`request_ids=${request_id}`],
    row: ({ request_id }) => ({ request_id }),
  },
  '/quotation': {
    seenBy: EVERYBODY,
    lists: ({ tenant_id, org_id }) => [
      'limit=200',
      `tenant_id=${tenant_id}`,
      `org_id=${org_id}`,
      'status=SENT',
    ],
    row: ({ tenant_id }) => ({ tenant_info: { tenant_id } }),
    ones: ({ quotation_id }) => [`quotation_id=${quotation_id}`],
  },
  '/getOrderRequest': {
    seenBy: EVERYBODY,
    // the number of a foreign record: an empty list, as for one that does not exist
    lists: ({ tenant_id, org_id, order_number }) => [
      ...['limit=200&map_tenant=true', `tenantId=${tenant_id}`, `orgId=${org_id}`],
      `order_number=${encodeURIComponent(order_number)}`,
    ],
    row: ({ order_number }) => ({ order_number }),
  },
  '/sellingPrice': {
    seenBy: EVERYBODY,
    lists: ({ sku_id }) => ['limit=200', `sku_id=${sku_id}`],
    row: ({ selling_price_id }) => ({ selling_price_id }),
    ones: ({ selling_price_id }) => [`selling_price_id=${selling_price_id}`],
  },
  '/sample_request': {
    seenBy: EVERYBODY,
    lists: ({ org_id, line_id }) => [
      'limit=200',
      `org_id=${org_id}`,
      `entity_type=ORDER_LINE&entity_id=${line_id}`,
    ],
    row: ({ sample_request_id }) => ({ sample_request_id }),
    ones: ({ sample_request_id }) => [`sample_request_id=${sample_request_id}`],
    searches: [`search_keyword=${FOREIGN}`],
  },
  '/getPurchaseOrder': {
    seenBy: EVERYBODY,
    lists: ({ order_id, seller_id }) => [
      'limit=200&map_order_line=true',
      `order_id=${order_id}`,
      `seller_id=${seller_id}`,
    ],
    row: ({ po_id }) => ({ po_id }),
    ones: ({ po_id }) => [`po_id=${po_id}&map_order_line=true`],
  },
  '/payment': {
    seenBy: EVERYBODY,
    lists: ({ tenant_id }) => [`tenant_id=${tenant_id}`],
    row: ({ receipt_id }) => ({ payment_id: receipt_id }),
    ones: ({ order_number }) => [`order_number=${encodeURIComponent(order_number)}`],
  },
  '/opening': {
    seenBy: CUSTOMERS,
    lists: ({ tenant_id }) => ['limit=200', `tenant_id=${tenant_id}`, 'kind=INVOICE&is_open=true'],
    row: ({ opening_id }) => ({ opening_id }),
  },
  '/payment/outgoing': {
    seenBy: EVERYBODY,
    lists: ({ seller_id }) => [`seller_id=${seller_id}&limit=200`],
    row: ({ payment_id }) => ({ payment_id }),
    ones: ({ po_id }) => [`po_id=${po_id}`],
  },
  '/shipment': {
    seenBy: EVERYBODY,
    lists: ({ shipped_order_number }) => ['limit=200', `order_number=${shipped_order_number}`],
    row: ({ shipment_id }) => ({ shipment_id }),
    ones: ({ shipment_id }) => [`shipment_id=${shipment_id}`],
  },
  '/shipment_tracker/events': {
    seenBy: EVERYBODY,
    lists: ({ shipped_order_number, tenant_id, seller_id }) => [
      ...[
        'limit=200',
        `order_number=${shipped_order_number}&limit=200`,
        `tenant_id=${tenant_id}&limit=200`,
        `seller_id=${seller_id}&limit=200`,
      ],
    ],
    row: ({ event_id }) => ({ sub_shipment_tracker_event_id: event_id }),
  },
  '/shipment_tracker/seller_wise': {
    seenBy: EVERYBODY,
    lists: ({ shipped_order_number }) => [
      ...[
        'event_name=dispatch&limit=200',
        'event_name=POD&limit=200',
        `event_name=dispatch&order_number=${shipped_order_number}`,
      ],
    ],
  },
  '/operation/operationAnalytics': {
    seenBy: EVERYBODY,
    lists: ({ shipped_order_number }) => [
      'limit=200',
      `order_number=${shipped_order_number}&limit=200`,
    ],
    row: ({ event_id }) => ({ sub_shipment_tracker_event_id: event_id }),
  },
  '/dc': {
    seenBy: EVERYBODY,
    lists: ({ shipped_order_number, tenant_id }) => [
      'limit=200',
      `orderNumber=${shipped_order_number}`,
      `tenant_id=${tenant_id}`,
    ],
    row: ({ challan_id }) => ({ challan_id }),
    ones: ({ challan_id }) => [`challanId=${challan_id}`],
  },
  ...Object.fromEntries(
    ['/dc/download', '/dc/v2/download', '/dc/v3/download', '/dc/v4/download'].map((path) => [
      path,
      {
        seenBy: EVERYBODY,
        ones: ({ challan_id }: Documents) => [`challan_id=${challan_id}&type=html&beautify=true`],
      },
    ]),
  ),
  '/expense': {
    seenBy: EVERYBODY,
    lists: ({ expense_id, order_number }) => [
      'limit=200',
      `expense_id=${expense_id}`,
      `entity_type=ORDER&entity_id=${order_number}`,
    ],
    row: ({ expense_id }) => ({ expense_id }),
  },
  '/bill': {
    seenBy: EVERYBODY,
    lists: ({ seller_id, po_id }) => [`seller_id=${seller_id}&limit=200`, `po_id=${po_id}`],
    row: ({ bill_id }) => ({ bill_id }),
    ones: ({ bill_id }) => [`bill_id=${bill_id}`],
  },
  '/invoice': {
    seenBy: EVERYBODY,
    lists: ({ tenant_id, org_id, challan_id, shipped_order_number }) => [
      ...[
        'limit=200',
        `tenantId=${tenant_id}`,
        `orgId=${org_id}`,
        `challanId=${challan_id}`,
        `orderNumber=${shipped_order_number}`,
      ],
    ],
    row: ({ invoice_id }) => ({ invoice_id }),
    ones: ({ invoice_id }) => [`invoiceId=${invoice_id}`],
    searches: [`search=${FOREIGN}`],
  },
  '/credit_note': {
    seenBy: EVERYBODY,
    lists: ({ shipped_order_number }) => ['limit=200', `order_number=${shipped_order_number}`],
    row: ({ creditnote_id }) => ({ creditnote_id }),
    ones: ({ creditnote_id }) => [`creditnote_id=${creditnote_id}`],
    searches: [`search=${FOREIGN}`],
  },
  '/credit_note/download': {
    seenBy: EVERYBODY,
    ones: ({ creditnote_id }) => [`creditnote_id=${creditnote_id}&type=html&beautify=true`],
  },
  '/credit_note/e_invoice': {
    seenBy: EVERYBODY,
    ones: ({ creditnote_id }) => [`creditnote_id=${creditnote_id}`],
  },
  '/invoice/download': {
    seenBy: EVERYBODY,
    ones: ({ invoice_id }) => [`invoice_id=${invoice_id}&type=html&beautify=true`],
  },
  '/download_invoice': {
    seenBy: EVERYBODY,
    ones: ({ invoice_id }) => [`invoice_id=${invoice_id}&type=html&beautify=true`],
  },
  '/invoice/e_invoice': {
    seenBy: EVERYBODY,
    ones: ({ invoice_id }) => [`invoice_id=${invoice_id}`],
  },
  '/dc/e_way_bill': { seenBy: EVERYBODY, ones: ({ challan_id }) => [`challan_id=${challan_id}`] },
  '/order/cancelPreview': {
    seenBy: EVERYBODY,
    ones: ({ order_number }) => [`order_number=${encodeURIComponent(order_number)}`],
  },
  '/download_purchase_order': {
    seenBy: EVERYBODY,
    ones: ({ po_id }) => [`po_id=${po_id}&type=html&beautify=true`],
  },
  '/getPOFromOrder': { seenBy: EVERYBODY, ones: ({ order_id }) => [`order_id=${order_id}`] },
  '/tenant/analytics': { seenBy: CUSTOMERS, ones: ({ tenant_id }) => [`tenant_id=${tenant_id}`] },
  '/quotation/download': {
    seenBy: EVERYBODY,
    ones: ({ quotation_id }) => [`quotation_id=${quotation_id}&type=html&beautify=true`],
  },
  '/logs': {
    seenBy: EVERYBODY,
    ones: ({ quotation_id, order_number }) => [
      `quotation_id=${quotation_id}`,
      `order_number=${encodeURIComponent(order_number)}`,
    ],
  },
  '/comments/get': {
    seenBy: EVERYBODY,
    ones: ({ quotation_id }) => [`entity_type=QUOTATION&entity_id=${quotation_id}`],
  },
  '/fileUpload': {
    seenBy: EVERYBODY,
    ones: ({ quotation_id }) => [`entity_name=QUOTATION&entity_id=${quotation_id}`],
  },
};
