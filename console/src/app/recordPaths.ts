import type { DeliveryStage } from '@munim/schema/generated/types.ts';
import type { Can } from '@munim/schema/shared/roles.ts';
import {
  CREDIT_NOTES,
  DELIVERY_CHALLANS,
  IMPORTS,
  INVOICES,
  listPath,
  ORDERS,
  PLANNING_PATH,
  PRODUCTS,
  PURCHASE_ORDERS,
  QUOTE_REQUESTS,
  SAMPLE_REQUESTS,
  SHIPMENTS,
  SUPPORT,
  VENDORS,
  WAREHOUSES,
} from './listPaths.ts';

/**
 * Addresses of records and forms. They are here, not with their features, because a feature links to records of features
 * below it (a quotation to its order), which it must not import.
 */
const id = encodeURIComponent;

export const organisationPath = (organisationId: string): string =>
  `/sales/organisations/organisation-details/${id(organisationId)}`;

export const tenantPath = (tenantId: string): string =>
  `/sales/organisation/customer/customer-details/${id(tenantId)}`;
/** The form of a new customer, in an organisation when one is named. */
export const createTenantPath = (organisationId?: string): string =>
  organisationId ? `/createTenant?organisation=${id(organisationId)}` : '/createTenant';
/** Contacts of a customer. */
export const tenantUsersPath = (tenantId: string): string => `/tenantUsers/${id(tenantId)}`;
/** The form of a new contact, of this customer. */
export const createTenantUserPath = (tenantId: string): string =>
  `/createTenantUser?tenantId=${id(tenantId)}`;

/** The list of categories with one open. */
export const categoryDrawerPath = (categoryId: string): string =>
  `/inventory/categories?category=${id(categoryId)}`;
/** The products of a category as cards; a sub-category has a tab of its own. */
export const categoryPath = (categoryId: string, subCategory?: string | null): string =>
  `/category/${id(categoryId)}${subCategory ? `/${id(subCategory)}` : ''}`;

/** The list, by a name when one is given. */
export const productsPath = ({ name }: { name?: string } = {}): string =>
  name ? `${PRODUCTS}?name=${id(name)}` : PRODUCTS;
export const CREATE_PRODUCT_PATH = `${PRODUCTS}/create-product`;
export const editProductPath = (productId: string): string =>
  `${PRODUCTS}/edit-product/${id(productId)}`;
export const skuPath = (skuId: string): string => `/sku/${id(skuId)}`;
/** The SKUs of a product, where they are added and changed. */
export const skusOfProductPath = (productId: string): string =>
  `${PRODUCTS}/create-sku/${id(productId)}`;
export const editOfferPath = (offerId: string): string => `/editOffer/${id(offerId)}`;

export const sellerPath = (sellerId: string): string => `/view-seller/${id(sellerId)}`;
/** A tab of the vendors page, filtered; filters without a value are left out. */
export function vendorsPath(
  tab: 'vendors' | 'leads' | 'analytics' = 'vendors',
  filters: Record<string, string | null | undefined> = {},
): string {
  const params = new URLSearchParams(tab === 'vendors' ? {} : { tab });
  for (const [name, value] of Object.entries(filters)) if (value) params.set(name, value);
  return params.size ? `${VENDORS}?${params}` : VENDORS;
}

export const warehousePath = (warehouseId: string): string => `${WAREHOUSES}/${id(warehouseId)}`;

/** Parameters of the address that a form of copied lines takes with it when it is closed. */
export const NO_COPY = { copyOrder: null, copyQuotation: null };

/** The list with the price drawer of one request. */
export const rfqPath = (rfqId: string): string => `${QUOTE_REQUESTS}?rfq=${id(rfqId)}`;
/** The quote requests of an enquiry. */
export const enquiryPath = (number: string): string => `${QUOTE_REQUESTS}?enquiry=${id(number)}`;
/** The drawer of a new quote request, over the list of this customer's. */
export const newRfqPath = (tenantId: string): string =>
  `${QUOTE_REQUESTS}?customer=${id(tenantId)}&create=1`;
/** The sheet of a new enquiry with the lines of this quotation. */
export const copyQuotationPath = (quotationId: string): string =>
  `${QUOTE_REQUESTS}?create=1&copyQuotation=${id(quotationId)}`;
/** The form of a new document with the lines of this order; null without a right to make one. */
export function copyOrderPath(can: Can, orderNumber: string): string | null {
  if (can('ORDER', 'WRITE')) return `${ORDERS}?form=create&copyOrder=${id(orderNumber)}`;
  return can('QUOTATION_REQUEST', 'WRITE')
    ? `${QUOTE_REQUESTS}?create=1&copyOrder=${id(orderNumber)}`
    : null;
}
export const quotationPath = (quotationId: string): string =>
  `/sales/quotation-details/${id(quotationId)}`;
export const orderPath = (orderNumber: string): string =>
  `${ORDERS}/order-details/${id(orderNumber)}`;
/** The list with one request open over it. */
export const sampleRequestPath = (requestId: string): string =>
  `${SAMPLE_REQUESTS}?request=${id(requestId)}`;

export const purchaseOrderPath = (poId: string): string =>
  `/purchase/purchase-order/purchase-orders-details/${id(poId)}`;
/** The list with the modal of one purchase order open over it. */
export const purchaseOrderModalPath = (poId: string): string => `${PURCHASE_ORDERS}?po=${id(poId)}`;

/** The list with one bill open. */
export const billPath = (billId: string): string => `/purchase/bills?bill=${id(billId)}`;
/** The list with one expense open. */
export const expensePath = (expenseId: string): string =>
  `/purchase/expenses?expense=${id(expenseId)}`;
/** The list with one transporter open. */
export const transporterPath = (transporterId: string): string =>
  `/logistics/transporters?transporter=${id(transporterId)}`;

/** Tab names in the address; the first tab has none. */
const PLANNING_TABS: Record<DeliveryStage, string | null> = {
  DISPATCH: null,
  INWARD: 'inward',
  POD: 'POD',
};
/** Challans of an order that wait for their delivery to be recorded. */
export const challansOnTheWay = (orderNumber: string): string =>
  listPath(DELIVERY_CHALLANS, { orderNumber, statuses: 'IN_TRANSIT' });

/** The board of a stage, with the items of one order or purchase order. */
export function planningPath(
  stage: DeliveryStage,
  { orderNumber, poId }: { orderNumber: string | null; poId: string | null },
): string {
  const tab = PLANNING_TABS[stage];
  const query = new URLSearchParams({
    ...(tab ? { tab } : {}),
    ...(orderNumber ? { orderNumber } : poId ? { poNumber: poId } : {}),
  });
  return `${PLANNING_PATH}?${query.toString()}`;
}

/** The list with one invoice open beside it. */
export const invoicePath = (invoiceId: string): string => `${INVOICES}?invoice=${id(invoiceId)}`;
/** The list with one credit note open beside it. */
export const creditNotePath = (creditNoteId: string): string =>
  `${CREDIT_NOTES}?creditNote=${id(creditNoteId)}`;
/** The list with the form of a new one on this invoice. */
export const newCreditNotePath = (invoiceId: string): string =>
  `${CREDIT_NOTES}?form=create&invoice=${id(invoiceId)}`;
/** The list with the modal of one delivery challan open over it. */
export const deliveryChallanPath = (challanId: string): string =>
  `${DELIVERY_CHALLANS}?dc=${id(challanId)}`;
/** The list with one shipment open beside it. */
export const shipmentPath = (shipmentId: string): string =>
  `${SHIPMENTS}?shipment=${id(shipmentId)}`;

export const editBlogPath = (blogId: string): string => `/editBlog/${id(blogId)}`;

/** One import, with its rows. */
export const importPath = (importId: string): string => `${IMPORTS}/${id(importId)}`;

/** The form of an order status ticket, filled with the order. */
export const raiseTicketPath = (orderNumber: string): string =>
  `${SUPPORT}?form=ORDER_STATUS&order=${id(orderNumber)}`;

/** Parameter of any address that opens the rows behind a number (numberRows.ts, with all measures). */
export const NUMBER_ROWS = 'rowsOf';
