import { t } from '../ui/text.ts';

/** Texts of notices. */
export const QUERY_SAVED = { done: t('Query saved'), failed: t('The query was not saved') };
export const QUERY_DELETED = { done: t('Query deleted'), failed: t('The query was not deleted') };
export const QUERIES_NOT_READ = t('Saved queries could not be read.');
export const NO_QUERIES = t('No saved queries.');
/** What the server says, or that nothing came whole. */
export const NOT_RUN = {
  failed: (message: string | undefined) => message ?? t('The query could not be run'),
};
