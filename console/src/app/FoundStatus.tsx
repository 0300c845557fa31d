import type { SearchKind } from '@munim/schema/generated/types.ts';
import { BILL_STATUS } from '../bills/bills.labels.ts';
import { CREDIT_NOTE_STATUS } from '../credit-notes/credit-notes.labels.ts';
import { CHALLAN_STATUS } from '../delivery-challans/delivery-challans.labels.ts';
import { INVOICE_STATUS } from '../invoices/invoices.labels.ts';
import { ORDER_STATUS } from '../orders/orders.labels.ts';
import { PAYMENT_STATE } from '../payments/payments.labels.ts';
import { PO_STATUS } from '../purchase-orders/purchase-orders.labels.ts';
import { QUOTATION_STATUS } from '../quotations/quotations.labels.ts';
import { RFQ_STATUS } from '../quote-requests/quote-requests.labels.ts';
import { SAMPLE_REQUEST_STATUS } from '../sample-requests/sample-requests.labels.ts';
import { SHIPMENT_STATUS } from '../shipments/shipments.labels.ts';
import { TICKET_STATUS } from '../support/support.labels.ts';
import { ACTIVE_STATUS, type Statuses } from '../ui/format/labels.ts';
import { StatusTag } from '../ui/format/StatusTag.tsx';

const STATUSES: Record<SearchKind, Statuses> = {
  ORDER: ORDER_STATUS,
  ENQUIRY: RFQ_STATUS,
  QUOTE_REQUEST: RFQ_STATUS,
  QUOTATION: QUOTATION_STATUS,
  SAMPLE_REQUEST: SAMPLE_REQUEST_STATUS,
  INVOICE: INVOICE_STATUS,
  CREDIT_NOTE: CREDIT_NOTE_STATUS,
  PAYMENT: PAYMENT_STATE,
  DELIVERY_CHALLAN: CHALLAN_STATUS,
  SHIPMENT: SHIPMENT_STATUS,
  PURCHASE_ORDER: PO_STATUS,
  BILL: BILL_STATUS,
  TICKET: TICKET_STATUS,
  CUSTOMER: ACTIVE_STATUS,
  ORGANISATION: ACTIVE_STATUS,
  CONTACT: ACTIVE_STATUS,
  VENDOR: ACTIVE_STATUS,
  PRODUCT: ACTIVE_STATUS,
  SKU: ACTIVE_STATUS,
};

/** Status of a record that was found, as its own list shows it. */
export const FoundStatus = ({ kind, status }: { kind: SearchKind; status: string | null }) =>
  status === null ? null : <StatusTag status={status} labels={STATUSES[kind]} />;
