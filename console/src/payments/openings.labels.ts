import type { OpeningKind } from '@munim/schema/generated/types.ts';

export const OPENING_KIND: Record<OpeningKind, string> = {
  INVOICE: 'Unpaid invoice',
  BILL: 'Unpaid bill',
  CUSTOMER_ADVANCE: 'Advance',
  VENDOR_ADVANCE: 'Advance',
};

export const isAdvance = (kind: OpeningKind) =>
  kind === 'CUSTOMER_ADVANCE' || kind === 'VENDOR_ADVANCE';
