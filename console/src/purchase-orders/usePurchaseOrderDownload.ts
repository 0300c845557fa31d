import { useCallback } from 'react';
import { useCreatePurchaseOrderDownloadLinkMutation } from '../../generated/hooks.ts';
import { openPaper } from '../ui/openPaper.ts';

/** Opens the paper in a new tab by a link good for one use. */
export function usePurchaseOrderDownload(): (poId: string) => Promise<void> {
  const [createLink] = useCreatePurchaseOrderDownloadLinkMutation();
  return useCallback((id) => openPaper(async () => (await createLink({ variables: { id } })).data?.createDownloadLink.url), [createLink]);
}
