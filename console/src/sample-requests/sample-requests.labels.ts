import type { SampleRequestSource, SampleRequestStatus } from '@munim/schema/generated/types.ts';
import type { Labels, Statuses } from '../ui/format/labels.ts';

export const SAMPLE_REQUEST_STATUS: Statuses<SampleRequestStatus> = {
  DRAFT: { text: 'Draft', intent: 'primary', ring: 'draft' },
  SAMPLE_REQUESTED: { text: 'Sample Requested', intent: 'none', ring: 'empty' },
  PROCESSING_BY_VENDOR: { text: 'Processing by Vendor', intent: 'none', ring: 'quarter' },
  RECEIVED_AT_WAREHOUSE: { text: 'Received at Warehouse', intent: 'none', ring: 'half' },
  FORWARDED_TO_SALES: { text: 'Forwarded to Sales', intent: 'none', ring: 'threeQuarters' },
  DELIVERED_TO_CUSTOMER: { text: 'Delivered to Customer', intent: 'none', ring: 'threeQuarters' },
  CONFIRMED: { text: 'Confirmed', intent: 'none', ring: 'full' },
  REJECTED: { text: 'Rejected', intent: 'none', ring: 'crossed' },
};

export const SAMPLE_REQUEST_SOURCE: Labels<SampleRequestSource> = {
  QUOTATION_LINE: { text: 'Quotation line', intent: 'none' },
  ORDER_LINE: { text: 'Order line', intent: 'none' },
};
