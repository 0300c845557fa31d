import type { Statuses } from '../ui/format/labels.ts';
import { t } from '../ui/text.ts';

/** Label of a boolean. */
export const VERIFIED: Statuses<'true' | 'false'> = {
  true: { text: t('Verified'), intent: 'none', ring: 'full' },
  false: { text: t('Not verified'), intent: 'none', ring: 'empty' },
};

export interface CustomerName {
  name: string;
  verified: boolean;
}

/** Name of the customer in head and facts of a document. */
export const customerText = ({ name, verified }: CustomerName): string =>
  verified ? t('{{name}} (verified)', { name }) : name;
