import { useCallback } from 'react';
import { useCreateQuotationDownloadLinkMutation } from '../../generated/hooks.ts';
import { showNotice, withNotice } from '../ui/notices.tsx';

/** Opens the paper in a new tab by a link good for one use. */
export function useQuotationDownload(): (quotationId: string) => Promise<void> {
  const [createLink] = useCreateQuotationDownloadLinkMutation();
  return useCallback(
    async (quotationId) => {
      // Opened before the wait: a browser blocks a tab that does not follow a click at once.
      const tab = window.open('', '_blank');
      const answer = await withNotice(() => createLink({ variables: { id: quotationId } }), { failed: 'Document failed to fetch!' });
      const url = answer?.data?.createDownloadLink.url;
      if (!url) return tab?.close();
      if (!tab) return showNotice({ text: 'The paper is ready', action: { text: 'Open', href: url, target: '_blank' } });
      tab.opener = null;
      tab.location.replace(url);
    },
    [createLink],
  );
}
