import type { Statuses } from '../ui/format/labels.ts';

/** Label of a boolean. */
export const VERIFIED: Statuses<'true' | 'false'> = {
  true: { text: 'Verified', intent: 'none', ring: 'full' },
  false: { text: 'Not verified', intent: 'none', ring: 'empty' },
};

export interface CustomerName {
  name: string;
  verified: boolean;
}

/** As the head and the facts of a document name its customer. */
export const customerText = ({ name, verified }: CustomerName): string =>
  verified ? `${name} (verified)` : name;
