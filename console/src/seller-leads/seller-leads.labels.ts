import type { SellerLeadAction } from '@munim/schema/generated/types.ts';
import type { Labels, Statuses } from '../ui/format/labels.ts';

export type LeadState = 'NEW' | 'VERIFIED' | 'SELLER';
export const LEAD_STATE: Statuses<LeadState> = {
  NEW: { text: 'Not verified', intent: 'none', ring: 'empty' },
  VERIFIED: { text: 'Verified', intent: 'none', ring: 'half' },
  SELLER: { text: 'Vendor now', intent: 'primary', ring: 'full' },
};
export const leadState = ({
  isVerified,
  sellerId,
}: {
  isVerified: boolean;
  sellerId: string | null;
}): LeadState => (sellerId ? 'SELLER' : isVerified ? 'VERIFIED' : 'NEW');

/** Values of the filter. */
export const LEAD_VERIFIED: Labels<'yes' | 'no'> = {
  yes: { text: 'Verified', intent: 'none' },
  no: { text: 'Not verified', intent: 'none' },
};
export const LEAD_CONVERTED: Labels<'yes' | 'no'> = {
  yes: { text: 'Became a vendor', intent: 'none' },
  no: { text: 'No vendor yet', intent: 'none' },
};

/** In the order of the buttons, the destructive one last. */
export const LEAD_ACTION: Record<SellerLeadAction, string> = {
  UPDATE: 'Edit',
  VERIFY: 'Verify',
  DELETE: 'Delete',
};
export const LEAD_ACTIONS = Object.keys(LEAD_ACTION) as SellerLeadAction[];
