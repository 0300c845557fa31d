import type { SampleRequestSource, SampleRequestStatus } from '@munim/schema/generated/types.ts';
import type { Labels } from '../ui/format/labels.ts';

export const SAMPLE_REQUEST_STATUS: Labels<SampleRequestStatus> = {
  DRAFT: { text: 'Draft', intent: 'primary' },
  SAMPLE_REQUESTED: { text: 'Sample Requested', intent: 'none' },
  PROCESSING_BY_VENDOR: { text: 'Processing by Vendor', intent: 'none' },
  RECEIVED_AT_WAREHOUSE: { text: 'Received at Warehouse', intent: 'none' },
  FORWARDED_TO_SALES: { text: 'Forwarded to Sales', intent: 'none' },
  DELIVERED_TO_CUSTOMER: { text: 'Delivered to Customer', intent: 'none' },
  CONFIRMED: { text: 'Confirmed', intent: 'none' },
  REJECTED: { text: 'Rejected', intent: 'none' },
};

export const SAMPLE_REQUEST_SOURCE: Labels<SampleRequestSource> = {
  QUOTATION_LINE: { text: 'Quotation line', intent: 'none' },
  ORDER_LINE: { text: 'Order line', intent: 'none' },
};
