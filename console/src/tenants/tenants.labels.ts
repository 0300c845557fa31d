import type { Labels } from '../ui/format/labels.ts';

/** A flag as the words a tag shows. */
export const VERIFIED: Labels<'true' | 'false'> = {
  true: { text: 'Verified', intent: 'success' },
  false: { text: 'Not verified', intent: 'none' },
};
