import type { AdjustmentReason, StockReason } from '@munim/schema/generated/types.ts';

export const ADJUSTMENT_REASON: Record<AdjustmentReason, string> = {
  OPENING: 'Opening',
  STOCK_COUNT: 'Stock count',
  DAMAGE: 'Damage',
  LOSS: 'Loss',
  FOUND: 'Found',
  OTHER: 'Other',
};

export const STOCK_REASON: Record<StockReason, string> = {
  ...ADJUSTMENT_REASON,
  RECEIVED: 'Received',
  DISPATCHED: 'Dispatched',
  RETURNED: 'Returned',
};
