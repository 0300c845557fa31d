import type { SampleRequestSource, SampleRequestStatus } from '@munim/schema/generated/types.ts';
import type { Labels, Statuses } from '../ui/format/labels.ts';
import { t } from '../ui/text.ts';

export const SAMPLE_REQUEST_STATUS: Statuses<SampleRequestStatus> = {
  DRAFT: { text: t('Draft'), intent: 'primary', ring: 'draft' },
  SAMPLE_REQUESTED: { text: t('Sample Requested'), intent: 'none', ring: 'empty' },
  PROCESSING_BY_VENDOR: { text: t('Processing by Vendor'), intent: 'none', ring: 'quarter' },
  RECEIVED_AT_WAREHOUSE: { text: t('Received at Warehouse'), intent: 'none', ring: 'half' },
  FORWARDED_TO_SALES: { text: t('Forwarded to Sales'), intent: 'none', ring: 'threeQuarters' },
  DELIVERED_TO_CUSTOMER: {
    text: t('Delivered to Customer'),
    intent: 'none',
    ring: 'threeQuarters',
  },
  CONFIRMED: { text: t('Confirmed'), intent: 'none', ring: 'full' },
  REJECTED: { text: t('Rejected'), intent: 'none', ring: 'crossed' },
};

export const SAMPLE_REQUEST_SOURCE: Labels<SampleRequestSource> = {
  QUOTATION_LINE: { text: t('Quotation line'), intent: 'none' },
  ORDER_LINE: { text: t('Order line'), intent: 'none' },
};
