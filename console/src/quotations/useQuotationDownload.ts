import { useCallback } from 'react';
import { useCreateQuotationDownloadLinkMutation } from '../../generated/hooks.ts';
import { openPaper } from '../ui/openPaper.ts';

/** Opens the paper in a new tab by a link good for one use. */
export function useQuotationDownload(): (quotationId: string) => Promise<void> {
  const [createLink] = useCreateQuotationDownloadLinkMutation();
  return useCallback((id) => openPaper(async () => (await createLink({ variables: { id } })).data?.createDownloadLink.url), [createLink]);
}
