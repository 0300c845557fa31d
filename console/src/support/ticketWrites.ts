import type { TicketList, TicketStatus } from '@munim/schema/generated/types.ts';
import { isTicketText } from '@munim/schema/support/support.rules.ts';
import { TicketsDocument } from '../../generated/documents.ts';
import {
  useChangeTicketStatusMutation,
  useCreateAdHocTicketMutation,
  useCreateOrderStatusTicketMutation,
  useCreateTechSupportTicketMutation,
} from '../../generated/hooks.ts';
import { withNotice } from '../ui/overlay/notices.tsx';
import { TICKET_NOT_CHANGED } from './support.labels.ts';
import { orderValues, type TicketDraft, type TicketOrder } from './ticketDraft.ts';

/** The list follows from every change; files are sent once it shows their ticket. */
const RELOAD = { refetchQueries: [TicketsDocument], awaitRefetchQueries: true };

export interface TicketContext {
  /** The order of the number, once it was read. */
  order: TicketOrder | undefined;
  /** Field of the chosen category. */
  categoryField: string | undefined;
  /** The same until the ticket has arrived. */
  idempotencyKey: string;
}

/** Sends the ticket of a form; answers its id. */
export function useSendTicket() {
  const [sendOrder] = useCreateOrderStatusTicketMutation(RELOAD);
  const [sendAdHoc] = useCreateAdHocTicketMutation(RELOAD);
  const [sendTech] = useCreateTechSupportTicketMutation(RELOAD);
  return async (
    list: TicketList,
    draft: TicketDraft,
    { order, categoryField, idempotencyKey }: TicketContext,
  ): Promise<string | undefined> => {
    const text = { name: draft.name, description: draft.description, idempotencyKey };
    if (list === 'TECH_SUPPORT') {
      const input = { ...text, issueType: draft.techIssueType };
      return (await sendTech({ variables: { input } })).data?.createTechSupportTicket.id;
    }
    if (list === 'AD_HOC') {
      const { customerName, selectedCategory, specifications } = draft;
      const quantity = Number(draft.quantity);
      const input = { ...text, customerName, selectedCategory, specifications, quantity };
      return (await sendAdHoc({ variables: { input } })).data?.createAdHocTicket.id;
    }
    const { orderNumber, issueType, category, categoryText } = draft;
    const more =
      categoryField && isTicketText(categoryField) && categoryText
        ? { [categoryField]: categoryText }
        : {};
    const input = { ...text, orderNumber, issueType, category, ...more, ...orderValues(order) };
    return (await sendOrder({ variables: { input } })).data?.createOrderStatusTicket.id;
  };
}

export function useTicketStatus() {
  const [change] = useChangeTicketStatusMutation(RELOAD);
  return (id: string, status: TicketStatus) =>
    withNotice(() => change({ variables: { id, status } }), { failed: TICKET_NOT_CHANGED });
}
