import type { OpeningKind } from '@munim/schema/generated/types.ts';
import { t } from '../ui/text.ts';

export const OPENING_KIND: Record<OpeningKind, string> = {
  INVOICE: t('Unpaid invoice'),
  BILL: t('Unpaid bill'),
  CUSTOMER_ADVANCE: t('Advance'),
  VENDOR_ADVANCE: t('Advance'),
};

export const isAdvance = (kind: OpeningKind) =>
  kind === 'CUSTOMER_ADVANCE' || kind === 'VENDOR_ADVANCE';
