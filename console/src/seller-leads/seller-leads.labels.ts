import type { SellerLeadAction } from '@munim/schema/generated/types.ts';
import type { Labels, Statuses } from '../ui/format/labels.ts';
import { t } from '../ui/text.ts';

export type LeadState = 'NEW' | 'VERIFIED' | 'SELLER';
export const LEAD_STATE: Statuses<LeadState> = {
  NEW: { text: t('Not verified'), intent: 'none', ring: 'empty' },
  VERIFIED: { text: t('Verified'), intent: 'none', ring: 'half' },
  SELLER: { text: t('Vendor now'), intent: 'primary', ring: 'full' },
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
  yes: { text: t('Verified'), intent: 'none' },
  no: { text: t('Not verified'), intent: 'none' },
};
export const LEAD_CONVERTED: Labels<'yes' | 'no'> = {
  yes: { text: t('Became a vendor'), intent: 'none' },
  no: { text: t('No vendor yet'), intent: 'none' },
};

/** Actions in the order of the buttons, the destructive one last. */
export const LEAD_ACTION: Record<SellerLeadAction, string> = {
  UPDATE: t('Edit'),
  VERIFY: t('Verify'),
  DELETE: t('Delete'),
};
export const LEAD_ACTIONS = Object.keys(LEAD_ACTION) as SellerLeadAction[];
