import type { QuotationAction, QuotationStatus } from '../../generated/types.ts';
import type { Can } from '../shared/roles.ts';

/** The states each state may turn into (design/domain.md, section 3). CONVERTED_TO_ORDER is never asked for by a client. */
export const QUOTATION_MOVES: Record<QuotationStatus, readonly QuotationStatus[]> = {
  SENT: ['CONFIRMED', 'REJECTED'],
  CONFIRMED: ['SENT', 'REJECTED'],
  CONVERTED_TO_ORDER: [],
  REJECTED: [],
};

/** What a viewer may do to a quotation next. Backend refuses by it, gateway tells it, console draws it. */
export function quotationActions(status: QuotationStatus, can: Can): QuotationAction[] {
  const draft = status === 'SENT';
  const update = can('QUOTATION', 'UPDATE');
  const approve = can('QUOTATION', 'APPROVE');
  const actions: QuotationAction[] = [];
  if (draft && update) actions.push('EDIT');
  if (QUOTATION_MOVES[status].includes('CONFIRMED') && approve) actions.push('CONFIRM');
  if (QUOTATION_MOVES[status].includes('SENT') && approve) actions.push('RECALL');
  if (status !== 'REJECTED' && update && (!draft || approve)) actions.push('SEND_EMAIL');
  if ((draft && approve) || status === 'CONFIRMED') {
    if (can('ORDER', 'WRITE')) actions.push('CONVERT');
  }
  if (QUOTATION_MOVES[status].includes('REJECTED') && update) actions.push('REJECT');
  return actions;
}
