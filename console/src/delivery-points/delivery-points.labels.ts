import type { DeliveryStage } from '@munim/schema/generated/types.ts';
import { t } from '../ui/text.ts';

/** Names of the tabs. */
export const STAGE_TITLE: Record<DeliveryStage, string> = {
  DISPATCH: t('Dispatch'),
  INWARD: t('Inward'),
  POD: 'POD',
};

/** One sentence for an empty board. */
export const EMPTY_TEXT: Record<DeliveryStage, string> = {
  DISPATCH: t('Nothing to dispatch in these dates.'),
  INWARD: t('Nothing on its way to a warehouse in these dates.'),
  POD: t('Nothing on its way to a customer in these dates.'),
};

export const PO_NOT_ISSUED = t('PO NOT ISSUED - CLICK HERE');
