import { useCallback } from 'react';
import type { PaperFormat, PaperType } from '@munim/schema/generated/types.ts';
import { useCreatePrintLinkMutation } from '../../generated/hooks.ts';
import { openPrint } from '../ui/export/openPrint.ts';

/** Opens a print in a new tab by a one-use link: an HTML page, or a PDF. */
export function usePrint(): (
  document: PaperType,
  id: string,
  format?: PaperFormat,
) => Promise<void> {
  const [createLink] = useCreatePrintLinkMutation();
  return useCallback(
    (document, id, format = 'HTML') =>
      openPrint(
        async () =>
          (await createLink({ variables: { document, id, format } })).data?.createDownloadLink.url,
      ),
    [createLink],
  );
}
