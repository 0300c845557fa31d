import type { DeliveryStage } from '@munim/schema/generated/types.ts';

/** Names of the tabs. */
export const STAGE_TITLE: Record<DeliveryStage, string> = {
  DISPATCH: 'Dispatch',
  INWARD: 'Inward',
  POD: 'POD',
};

/** One sentence for an empty board. */
export const EMPTY_TEXT: Record<DeliveryStage, string> = {
  DISPATCH: 'Nothing to dispatch in these dates.',
  INWARD: 'Nothing on its way to a warehouse in these dates.',
  POD: 'Nothing on its way to a customer in these dates.',
};

export const PO_NOT_ISSUED = 'PO NOT ISSUED - CLICK HERE';
