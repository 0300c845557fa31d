import type { RfqAction, RfqStatus } from '@munim/schema/generated/types.ts';
import type { Statuses } from '../ui/format/labels.ts';

export const RFQ_STATUS: Statuses<RfqStatus> = {
  PENDING: { text: 'Pending', intent: 'none', ring: 'empty' },
  PRICE_UPDATED: { text: 'Price Updated', intent: 'none', ring: 'half' },
  QUOTATION_GENERATED: { text: 'Quote Sent', intent: 'none', ring: 'full' },
  ARCHIVED: { text: 'Archived', intent: 'none', ring: 'crossed' },
};

interface Waiting {
  status: RfqStatus;
  actions: readonly RfqAction[];
  categoryManagers: readonly { name: string }[];
  salesPerson: { name: string } | null;
}

/** Who does what next, in a line; null when the request is finished. */
export function rfqNextStep({
  status,
  actions,
  categoryManagers,
  salesPerson,
}: Waiting): string | null {
  if (status === 'PENDING') {
    const managers = categoryManagers.map(({ name }) => name).join(' or ');
    return actions.includes('PRICE')
      ? 'Next: choose a seller’s offer and set the price.'
      : `Waits for a price from ${managers || 'a category manager'}.`;
  }
  if (status === 'PRICE_UPDATED')
    return actions.includes('QUOTE')
      ? 'Next: select it in the list and generate the quotation.'
      : `Priced. Waits for ${salesPerson?.name ?? 'a sales person'}, who generates the quotation.`;
  return null;
}
