import type { ApiTokenState } from '../../generated/documents.ts';
import type { Statuses } from '../ui/format/labels.ts';
import { t } from '../ui/text.ts';

export const TOKEN_STATES: Statuses<ApiTokenState> = {
  ACTIVE: { text: t('Active'), intent: 'success', ring: null },
  EXPIRED: { text: t('Expired'), intent: 'none', ring: null },
  REVOKED: { text: t('Revoked'), intent: 'danger', ring: null },
};

/** Texts of notices. */
export const TOKEN_MADE_FAILED = { failed: t('The token could not be made') };
export const TOKEN_REVOKED = {
  done: t('Token revoked: its next call is refused'),
  failed: t('The token could not be revoked'),
};
export const ROLES_SAVED = { done: t('Saved'), failed: t('The roles were not saved') };
export const TOKENS_NOT_READ = t('API tokens could not be read.');
export const NO_TOKENS = t('No API tokens.');
