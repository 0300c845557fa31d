import type { SearchKind } from '@munim/schema/generated/types.ts';
import { enquiryNumber } from '@munim/schema/quote-requests/quote-requests.rules.ts';
import { listPath, SUPPORT } from './listPaths.ts';
import {
  billPath,
  creditNotePath,
  deliveryChallanPath,
  enquiryPath,
  invoicePath,
  orderPath,
  organisationPath,
  productsPath,
  purchaseOrderPath,
  quotationPath,
  rfqPath,
  sampleRequestPath,
  sellerPath,
  shipmentPath,
  skuPath,
  tenantPath,
} from './recordPaths.ts';
import { t } from '../ui/text.ts';

/** Name of each kind of record that the search finds, and the address of one; of a product the list by its name. */
const KINDS: Record<SearchKind, { name: string; path: ((id: string) => string) | null }> = {
  ORDER: { name: t('Order'), path: orderPath },
  ENQUIRY: { name: t('Enquiry'), path: (id) => enquiryPath(enquiryNumber(Number(id))) },
  QUOTE_REQUEST: { name: t('Quote request'), path: rfqPath },
  QUOTATION: { name: t('Quotation'), path: quotationPath },
  SAMPLE_REQUEST: { name: t('Sample request'), path: sampleRequestPath },
  INVOICE: { name: t('Invoice'), path: invoicePath },
  CREDIT_NOTE: { name: t('Credit note'), path: creditNotePath },
  PAYMENT: { name: t('Payment'), path: null },
  DELIVERY_CHALLAN: { name: t('Delivery challan'), path: deliveryChallanPath },
  SHIPMENT: { name: t('Shipment'), path: shipmentPath },
  PURCHASE_ORDER: { name: t('Purchase order'), path: purchaseOrderPath },
  BILL: { name: t('Bill'), path: billPath },
  TICKET: { name: t('Ticket'), path: (id) => listPath(SUPPORT, { search: id, ticket: id }) },
  CUSTOMER: { name: t('Customer'), path: tenantPath },
  ORGANISATION: { name: t('Organisation'), path: organisationPath },
  CONTACT: { name: t('Contact'), path: null },
  VENDOR: { name: t('Vendor'), path: sellerPath },
  PRODUCT: { name: t('Product'), path: null },
  SKU: { name: 'SKU', path: skuPath },
};

export const kindName = (kind: SearchKind): string => KINDS[kind].name;

interface Key {
  kind: SearchKind;
  id: string;
}

/** Address of a record that was found. */
export const foundPath = ({ kind, title, page }: Key & { title: string; page: Key }): string =>
  kind === 'PRODUCT' ? productsPath({ name: title }) : (KINDS[page.kind].path?.(page.id) ?? '/');

/** The record that is open at an address; undefined where it is a list or a form. */
export function recordAt({
  pathname,
  search,
}: {
  pathname: string;
  search: string;
}): Key | undefined {
  const given = new URLSearchParams(search);
  for (const [kind, { path }] of Object.entries(KINDS) as [SearchKind, (typeof KINDS)['ORDER']][]) {
    // an enquiry's address is the list with a filter, which has any text in it while the user types
    if (!path || kind === 'ENQUIRY') continue;
    const [place = '', query] = path('0').split('?');
    const name = query && [...new URLSearchParams(query).keys()].at(-1);
    const isHere = name ? pathname === place : pathname.startsWith(place.slice(0, -1));
    const id = name ? given.get(name) : decodeURIComponent(pathname.slice(place.length - 1));
    if (isHere && id && !id.includes('/')) return { kind, id };
  }
  return undefined;
}
