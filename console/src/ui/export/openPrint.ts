import { showNotice, withNotice } from '../overlay/notices.tsx';
import { t } from '../text.ts';

/** Opens a print in a new tab by a one-use link. */
export async function openPrint(createLink: () => Promise<string | undefined>): Promise<void> {
  // Opened before the wait: a browser blocks a tab that does not follow a click at once.
  const tab = window.open('', '_blank');
  const url = await withNotice(createLink, { failed: t('Document failed to fetch!') });
  if (!url) return tab?.close();
  if (!tab)
    return showNotice({
      text: t('The document is ready'),
      action: { text: t('Open'), href: url, target: '_blank' },
    });
  tab.opener = null;
  tab.location.replace(url);
}
