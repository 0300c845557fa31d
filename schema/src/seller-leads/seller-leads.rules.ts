import type { SellerLeadAction } from '../../generated/types.ts';
import type { Can } from '../shared/roles.ts';

/** A verified lead is read-only, and nobody verifies what they made themselves. Backend refuses by it, gateway tells it, console draws it. */
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
