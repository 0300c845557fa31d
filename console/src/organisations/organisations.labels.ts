import type { Labels } from '../ui/labels.ts';

export const ORGANISATION_STATE: Labels<'true' | 'false'> = {
  true: { text: 'Active', intent: 'success' },
  false: { text: 'Inactive', intent: 'none' },
};
