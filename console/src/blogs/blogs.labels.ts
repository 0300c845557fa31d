import type { BlogStatus } from '@munim/schema/generated/types.ts';
import type { Statuses } from '../ui/format/labels.ts';
import { t } from '../ui/text.ts';

export const BLOG_STATUS: Statuses<BlogStatus> = {
  ACTIVE: { text: t('Active'), intent: 'none', ring: 'full' },
  ARCHIVED: { text: t('Archived'), intent: 'none', ring: 'crossed' },
};

/** Fixed texts of the contract (docs/rules/console.md#fixed-texts). */
export const BLOG_NOT_READ = t('Error occured while retrieving blog');
export const BLOG_NOT_CREATED = t('Error occured while creating blog');
export const BLOG_NOT_UPDATED = t('Error occured while updating blog');
/** Notice in the words of similar ones; the contract has none for it. */
export const BLOG_NOT_DELETED = t('Error occured while deleting blog');
