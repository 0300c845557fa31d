import type { RfqAction, RfqStatus } from '../../generated/types.ts';
import { type Can, OWN_CUSTOMERS_ONLY, Role } from '../shared/roles.ts';

/** The states a client may ask for, from each state (design/domain.md, section 3). */
export const RFQ_MOVES: Record<RfqStatus, readonly RfqStatus[]> = {
  PENDING: ['PRICE_UPDATED', 'ARCHIVED'],
  PRICE_UPDATED: ['PRICE_UPDATED', 'ARCHIVED'],
  QUOTATION_GENERATED: [],
  ARCHIVED: [],
};

/** What a viewer may do to a quote request next. Backend refuses by it, gateway tells it, console draws it. */
export function rfqActions(status: RfqStatus, can: Can): RfqAction[] {
  const actions: RfqAction[] = [];
  if (can('QUOTATION_REQUEST', 'UPDATE')) {
    if (RFQ_MOVES[status].includes('PRICE_UPDATED')) actions.push('PRICE');
    if (RFQ_MOVES[status].includes('ARCHIVED')) actions.push('ARCHIVE');
  }
  if (status === 'PRICE_UPDATED' && can('QUOTATION', 'WRITE')) actions.push('QUOTE');
  return actions;
}

/** Sales look at their own requests: the sales person filter is locked (specification 1, section 6). */
export const seesOwnRfqsOnly = (roleId: number): boolean =>
  roleId === Role.SALES || roleId === Role.SALES_SECOND;

/** Sales make requests in their own name, whoever is sent along. */
export const makesRfqsInOwnName = (roleId: number): boolean => OWN_CUSTOMERS_ONLY.includes(roleId);
