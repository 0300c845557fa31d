import type { RfqAction, RfqStatus } from '@munim/schema/generated/types.ts';
import type { Statuses } from '../ui/format/labels.ts';
import { t } from '../ui/text.ts';

export const RFQ_STATUS: Statuses<RfqStatus> = {
  PENDING: { text: t('Pending'), intent: 'none', ring: 'empty' },
  PRICE_UPDATED: { text: t('Price Updated'), intent: 'none', ring: 'half' },
  QUOTATION_GENERATED: { text: t('Quote Sent'), intent: 'none', ring: 'full' },
  ARCHIVED: { text: t('Archived'), intent: 'none', ring: 'crossed' },
};

interface Waiting {
  status: RfqStatus;
  actions: readonly RfqAction[];
  categoryManagers: readonly { name: string }[];
  salesPerson: { name: string } | null;
}

/** Next step and who takes it, in a line; null when the request is finished. */
export function rfqNextStep({
  status,
  actions,
  categoryManagers,
  salesPerson,
}: Waiting): string | null {
  if (status === 'PENDING') {
    const managers = categoryManagers.map(({ name }) => name).join(' or ');
    return actions.includes('PRICE')
      ? t('Next: choose a seller’s offer and set the price.')
      : t('Waits for a price from {{managers}}.', {
          managers: managers || t('a category manager'),
        });
  }
  if (status === 'PRICE_UPDATED')
    return actions.includes('QUOTE')
      ? t('Next: select it in the list and generate the quotation.')
      : t('Priced. Waits for {{salesPerson}}, who generates the quotation.', {
          salesPerson: salesPerson?.name ?? t('a sales person'),
        });
  return null;
}
