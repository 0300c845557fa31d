import type { QuotationAction, QuotationStatus } from '@munim/schema/generated/types.ts';
import type { QuotationDetailsFragment } from '../../generated/documents.ts';
import { addressLines } from '../addresses/addresses.labels.ts';
import { distanceText, today } from '../ui/format/dates.ts';
import type { Statuses } from '../ui/format/labels.ts';
import { t } from '../ui/text.ts';

/** SENT reads "Draft" and CONFIRMED reads "Sent" (docs/rules/statuses.md#labels-and-colours). */
export const QUOTATION_STATUS: Statuses<QuotationStatus> = {
  SENT: { text: t('Draft'), intent: 'primary', ring: 'draft' },
  CONFIRMED: { text: t('Sent'), intent: 'none', ring: 'half' },
  CONVERTED_TO_ORDER: { text: t('Order Created'), intent: 'none', ring: 'full' },
  REJECTED: { text: t('Rejected'), intent: 'none', ring: 'crossed' },
};

interface Validity {
  status: QuotationStatus;
  validUntil: string | null;
}

const isOpen = (status: QuotationStatus) => status === 'SENT' || status === 'CONFIRMED';

/** True when the customer was to answer by a day that has passed, and has not. */
export const isExpired = ({ status, validUntil }: Validity, on: string = today()): boolean =>
  isOpen(status) && validUntil !== null && validUntil < on;

/** Distance of the day of validity, beside it, while an answer is awaited. */
export const validityNote = (quotation: Validity): string | null =>
  !isOpen(quotation.status) || !quotation.validUntil
    ? null
    : isExpired(quotation)
      ? t('expired')
      : distanceText(quotation.validUntil);

/** Actions with a dialog of their own; EDIT happens in the lines. */
export type QuotationDialogAction = Exclude<QuotationAction, 'EDIT'>;

export const QUOTATION_ACTION: Record<QuotationDialogAction, string> = {
  CONFIRM: t('Confirm'),
  RECALL: t('Recall'),
  SEND_EMAIL: t('Send e-mail'),
  CONVERT: t('Convert to order'),
  REJECT: t('Reject'),
};

/** Actions that need to know who is billed. */
export const BILLING_ACTIONS: readonly QuotationAction[] = ['CONFIRM', 'SEND_EMAIL'];

/** Actions in the order of the buttons, the destructive one last. */
export const DIALOG_ACTIONS = Object.keys(QUOTATION_ACTION) as QuotationDialogAction[];

/** Next step and who takes it, in a line; null when the quotation is finished. */
export function quotationNextStep({
  status,
  actions,
}: {
  status: QuotationStatus;
  actions: readonly QuotationAction[];
}): string | null {
  if (status === 'SENT')
    return actions.includes('CONFIRM')
      ? t('Next: send it to the customer by e-mail, or confirm that it was sent.')
      : t('This draft waits for a category manager or a manager, who sends it to the customer.');
  if (status === 'CONFIRMED')
    return actions.includes('CONVERT')
      ? t('Waits for the customer. When they agree, convert it to an order.')
      : t(
          'Waits for the customer. When they agree, the sales person or a manager converts it to an order.',
        );
  return null;
}

/** The one place that the goods go to; the lines say it where there are several. */
export function deliveryText({ items }: QuotationDetailsFragment): string | null {
  const lines = items.filter(({ included }) => included);
  const ids = new Set(lines.map(({ deliveryAddress }) => deliveryAddress.id));
  const [first] = lines;
  if (!first) return null;
  return ids.size === 1
    ? addressLines(first.deliveryAddress)
    : t('{{count}} addresses: see the lines', { count: ids.size });
}
