import type { RfqStatus } from '@munim/schema/generated/types.ts';
import type { Labels } from '../ui/format/labels.ts';

export const RFQ_STATUS: Labels<RfqStatus> = {
  PENDING: { text: 'Pending', intent: 'none' },
  PRICE_UPDATED: { text: 'Price Updated', intent: 'none' },
  QUOTATION_GENERATED: { text: 'Quote Sent', intent: 'none' },
  ARCHIVED: { text: 'Archived', intent: 'none' },
};
