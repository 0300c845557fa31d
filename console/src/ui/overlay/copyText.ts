import { t } from '../text.ts';
import { showNotice } from './notices.tsx';

/** Copies a text and says so; browsers refuse it to pages that are not secure. */
export async function copyText(
  text: string,
  done = t('Copied'),
  failed = t('Please copy it by hand'),
): Promise<void> {
  const copied = await navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  );
  await showNotice(
    copied ? { text: done, intent: 'success' } : { text: failed, intent: 'warning' },
  );
}
