import type { SellerLeadAction } from '../../generated/types.ts';
import type { Can } from '../shared/roles.ts';

/**
 * Actions on a lead: a verified one is read-only, and makers do not verify their own. The backend
 * refuses by them, the gateway answers them, the console draws the buttons.
 */
export function sellerLeadActions(
  lead: { isVerified: boolean; isOwn: boolean },
  can: Can,
): SellerLeadAction[] {
  if (lead.isVerified) return [];
  const actions: SellerLeadAction[] = [];
  if (can('SELLER', 'UPDATE')) actions.push('UPDATE');
  if (can('SELLER', 'APPROVE') && !lead.isOwn) actions.push('VERIFY');
  if (can('SELLER', 'DELETE')) actions.push('DELETE');
  return actions;
}
