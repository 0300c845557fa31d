import { t } from '../text.ts';

/** Reasons why a form cannot be sent yet. */
export const BLOCKED = {
  reading: t('Still reading …'),
  uploading: t('Files are still being uploaded.'),
  unchanged: t('Nothing is changed yet.'),
  invalid: t('Put right what is marked red.'),
} as const;

/** Text once the greatest number is reached; undefined while more can be added. */
export const mostText = (count: number, most: number): string | undefined =>
  count < most ? undefined : t('At most {{most}}', { most });
