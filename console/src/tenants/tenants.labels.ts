import type { Labels } from '../ui/format/labels.ts';

/** Label of a boolean. */
export const VERIFIED: Labels<'true' | 'false'> = {
  true: { text: 'Verified', intent: 'none' },
  false: { text: 'Not verified', intent: 'none' },
};
