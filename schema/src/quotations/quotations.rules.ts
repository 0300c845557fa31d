import type { QuotationAction, QuotationStatus } from '../../generated/types.ts';
import type { Can } from '../shared/roles.ts';

/**
 * Statuses by present status (docs/rules/quoting.md#quotation). A client never asks for
 * CONVERTED_TO_ORDER.
 */
export const QUOTATION_TRANSITIONS: Record<QuotationStatus, readonly QuotationStatus[]> = {
  SENT: ['CONFIRMED', 'REJECTED'],
  CONFIRMED: ['SENT', 'REJECTED'],
  CONVERTED_TO_ORDER: [],
  REJECTED: [],
};

/**
 * Actions of a viewer on a quotation. The backend refuses by them, the gateway answers them, the
 * console draws the buttons.
 */
export function quotationActions(status: QuotationStatus, can: Can): QuotationAction[] {
  const draft = status === 'SENT';
  const update = can('QUOTATION', 'UPDATE');
  const approve = can('QUOTATION', 'APPROVE');
  const actions: QuotationAction[] = [];
  if (draft && update) actions.push('EDIT');
  if (QUOTATION_TRANSITIONS[status].includes('CONFIRMED') && approve) actions.push('CONFIRM');
  if (QUOTATION_TRANSITIONS[status].includes('SENT') && approve) actions.push('RECALL');
  if (status !== 'REJECTED' && update && (!draft || approve)) actions.push('SEND_EMAIL');
  if ((draft && approve) || status === 'CONFIRMED') {
    if (can('ORDER', 'WRITE')) actions.push('CONVERT');
  }
  if (QUOTATION_TRANSITIONS[status].includes('REJECTED') && update) actions.push('REJECT');
  return actions;
}
