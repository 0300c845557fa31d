import type { TicketAction, TicketList, TicketStatus } from '@munim/schema/generated/types.ts';
import type { Label, Labels, Statuses } from '../ui/format/labels.ts';
import { t } from '../ui/text.ts';

export const TICKET_STATUS: Statuses<TicketStatus> = {
  OPEN: { text: t('Open', { context: 'status' }), intent: 'primary', ring: 'empty' },
  IN_PROGRESS: { text: t('In progress'), intent: 'none', ring: 'half' },
  CLOSED: { text: t('Closed'), intent: 'success', ring: 'full' },
};

/** Names of the three forms, in their order, and what each is for. */
export const TICKET_FORMS: Record<TicketList, { title: string; text: string }> = {
  ORDER_STATUS: {
    title: t('Order Status'),
    text: t('An order is late, incomplete, wrong or damaged.'),
  },
  AD_HOC: {
    title: t('Ad-hoc Request'),
    text: t('Goods that the catalogue does not have, for a customer.'),
  },
  TECH_SUPPORT: { title: t('Tech Support'), text: t('Something in the console does not work.') },
};

/** A choice of a filter, without a colour. */
export const plain = (text: string): Label => ({ text, intent: 'none' });

export const TICKET_FORM_LABELS: Labels<TicketList> = {
  ORDER_STATUS: plain(TICKET_FORMS.ORDER_STATUS.title),
  AD_HOC: plain(TICKET_FORMS.AD_HOC.title),
  TECH_SUPPORT: plain(TICKET_FORMS.TECH_SUPPORT.title),
};

/** Actions that change the state, and the state after them. */
export const TICKET_CHANGES: Partial<Record<TicketAction, { text: string; status: TicketStatus }>> =
  {
    START: { text: t('Start work'), status: 'IN_PROGRESS' },
    CLOSE: { text: t('Close ticket'), status: 'CLOSED' },
    REOPEN: { text: t('Open again'), status: 'OPEN' },
  };

/** Fixed texts of the contract (docs/rules/console.md#fixed-texts). */
export const TICKET_SENT = t('Your request has been submitted');
export const TICKET_SENT_MORE = t('You will get an update via email');
export const TICKET_NOT_SENT = t('Your request could not be submitted');
export const TICKET_NOT_CHANGED = t('The ticket could not be changed');
export const NOT_READ = t('The state of the tickets could not be read');
