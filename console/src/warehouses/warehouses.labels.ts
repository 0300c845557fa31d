import type { AdjustmentReason, StockReason } from '@munim/schema/generated/types.ts';
import { t } from '../ui/text.ts';

export const ADJUSTMENT_REASON: Record<AdjustmentReason, string> = {
  OPENING: t('Opening'),
  STOCK_COUNT: t('Stock count'),
  DAMAGE: t('Damage'),
  LOSS: t('Loss'),
  FOUND: t('Found'),
  OTHER: t('Other'),
};

export const STOCK_REASON: Record<StockReason, string> = {
  ...ADJUSTMENT_REASON,
  RECEIVED: t('Received'),
  DISPATCHED: t('Dispatched'),
  RETURNED: t('Returned'),
};
