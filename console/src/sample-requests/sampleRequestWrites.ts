import { t } from '../ui/text.ts';

export const UPDATED = {
  done: t('Sample Request Successfully updated'),
  failed: t('Error occurred while updating sample request.'),
};
