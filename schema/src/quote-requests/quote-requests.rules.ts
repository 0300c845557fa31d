import type { RfqAction, RfqStatus } from '../../generated/types.ts';
import { type Can, OWN_CUSTOMERS_ONLY, Role } from '../shared/roles.ts';

/** Statuses a client may ask for, by present status (docs/rules/quoting.md#quote-request). */
export const RFQ_TRANSITIONS: Record<RfqStatus, readonly RfqStatus[]> = {
  PENDING: ['PRICE_UPDATED', 'ARCHIVED'],
  PRICE_UPDATED: ['PRICE_UPDATED', 'ARCHIVED'],
  QUOTATION_GENERATED: [],
  ARCHIVED: [],
};

/**
 * Actions of a viewer on a quote request. The backend refuses by them, the gateway answers them,
 * the console draws the buttons.
 */
export function rfqActions(status: RfqStatus, can: Can): RfqAction[] {
  const actions: RfqAction[] = [];
  if (can('QUOTATION_REQUEST', 'UPDATE')) {
    if (RFQ_TRANSITIONS[status].includes('PRICE_UPDATED')) actions.push('PRICE');
    if (RFQ_TRANSITIONS[status].includes('ARCHIVED')) actions.push('ARCHIVE');
  }
  if (status === 'PRICE_UPDATED' && can('QUOTATION', 'WRITE')) actions.push('QUOTE');
  return actions;
}

/**
 * Sales see their own requests: the sales person filter is locked
 * (docs/rules/permissions.md#roles).
 */
export const seesOwnRfqsOnly = (roleId: number): boolean =>
  roleId === Role.SALES || roleId === Role.SALES_SECOND;

/** Number of an enquiry as people read it. */
export const enquiryNumber = (id: number): string => `ENQ-${String(id).padStart(5, '0')}`;

/** Id behind a number as people type it ('ENQ-00042', 'enq 42', '#42'); null for any other text. */
export function enquiryIdOf(typed: string): number | null {
  const digits = /^#?\s*(?:ENQ)?[\s-]*(\d{1,9})$/i.exec(typed.trim())?.[1];
  return Number(digits) || null;
}

/** Sales make requests in their own name; a sales person in the body is ignored. */
export const makesRfqsInOwnName = (roleId: number): boolean => OWN_CUSTOMERS_ONLY.includes(roleId);
