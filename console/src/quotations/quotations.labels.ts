import type { QuotationAction, QuotationStatus } from '@munim/schema/generated/types.ts';
import { today } from '../ui/format/dates.ts';
import type { Statuses } from '../ui/format/labels.ts';

/** SENT reads "Draft" and CONFIRMED reads "Sent" (docs/rules/statuses.md#labels-and-colours). */
export const QUOTATION_STATUS: Statuses<QuotationStatus> = {
  SENT: { text: 'Draft', intent: 'primary', ring: 'draft' },
  CONFIRMED: { text: 'Sent', intent: 'none', ring: 'half' },
  CONVERTED_TO_ORDER: { text: 'Order Created', intent: 'none', ring: 'full' },
  REJECTED: { text: 'Rejected', intent: 'none', ring: 'crossed' },
};

/** True when the customer was to answer by a day that has passed, and has not. */
export const isExpired = (
  { status, validUntil }: { status: QuotationStatus; validUntil: string | null },
  on: string = today(),
): boolean =>
  (status === 'SENT' || status === 'CONFIRMED') && validUntil !== null && validUntil < on;

/** Actions with a dialog of their own; EDIT happens in the lines. */
export type QuotationDialogAction = Exclude<QuotationAction, 'EDIT'>;

export const QUOTATION_ACTION: Record<QuotationDialogAction, string> = {
  CONFIRM: 'Confirm',
  RECALL: 'Recall',
  SEND_EMAIL: 'Send e-mail',
  CONVERT: 'Convert to order',
  REJECT: 'Reject',
};

/** They need to know who is billed. */
export const BILLING_ACTIONS: readonly QuotationAction[] = ['CONFIRM', 'SEND_EMAIL'];

/** In the order of the buttons, the destructive one last. */
export const DIALOG_ACTIONS = Object.keys(QUOTATION_ACTION) as QuotationDialogAction[];

/** Who does what next, in a line; null when the quotation is finished. */
export function quotationNextStep({
  status,
  actions,
}: {
  status: QuotationStatus;
  actions: readonly QuotationAction[];
}): string | null {
  if (status === 'SENT')
    return actions.includes('CONFIRM')
      ? 'Next: send it to the customer by e-mail, or confirm that it was sent.'
      : 'This draft waits for a category manager or a manager, who sends it to the customer.';
  if (status === 'CONFIRMED')
    return actions.includes('CONVERT')
      ? 'Waits for the customer. When they agree, convert it to an order.'
      : 'Waits for the customer. When they agree, the sales person or a manager converts it to an order.';
  return null;
}
