import type { DeliveryStage } from '@munim/schema/generated/types.ts';

export const PLANNING_PATH = '/logistics/shipment-planning';

/** Tab names in the address; the first tab has none. */
const TABS: Record<DeliveryStage, string | null> = { DISPATCH: null, INWARD: 'inward', POD: 'POD' };

/** The board of a stage, with the items of one order or purchase order. */
export function planningPath(
  stage: DeliveryStage,
  { orderNumber, poId }: { orderNumber: string | null; poId: string | null },
): string {
  const tab = TABS[stage];
  const query = new URLSearchParams({
    ...(tab ? { tab } : {}),
    ...(orderNumber ? { orderNumber } : poId ? { poNumber: poId } : {}),
  });
  return `${PLANNING_PATH}?${query.toString()}`;
}
