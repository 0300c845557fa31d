import type { PrintFormat, PrintType } from '@munim/schema/generated/types.ts';
import { useCallback } from 'react';
import { useCreatePrintLinkMutation } from '../../generated/hooks.ts';
import { openPrint } from '../ui/export/openPrint.ts';

/** Opens a print in a new tab by a one-use link: an HTML page, or a PDF. */
export function usePrint(): (
  document: PrintType,
  id: string,
  format?: PrintFormat,
) => Promise<void> {
  const [createLink] = useCreatePrintLinkMutation({ context: { changesNothing: true } });
  return useCallback(
    (document, id, format = 'HTML') =>
      openPrint(
        async () =>
          (await createLink({ variables: { document, id, format } })).data?.createDownloadLink.url,
      ),
    [createLink],
  );
}
