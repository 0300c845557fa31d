import { t } from '../text.ts';

/** Why a form cannot be sent yet. */
export const BLOCKED = {
  reading: t('Still reading …'),
  uploading: t('Files are still being uploaded.'),
  unchanged: t('Nothing is changed yet.'),
  invalid: t('Put right what is marked red.'),
} as const;

/** Of what there is a most; undefined while more can be added. */
export const mostText = (count: number, most: number): string | undefined =>
  count < most ? undefined : t('At most {{most}}', { most });
