import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useState } from 'react';
import { useUrlParam } from '../ui/grid/useUrlParam.ts';
import { withNotice } from '../ui/overlay/notices.tsx';
import { type CopiedDocument, type CopySource, readCopied } from './copiedLines.ts';
import { t } from '../ui/text.ts';

/** The document that the address names as the one to copy. */
function useCopySource(): CopySource | null {
  const [order] = useUrlParam('copyOrder');
  const [quotation] = useUrlParam('copyQuotation');
  if (order) return { kind: 'ORDER', id: order };
  return quotation ? { kind: 'QUOTATION', id: quotation } : null;
}

export interface CopiedLines {
  /** Last document that was read; its lines go into the form. */
  copied: CopiedDocument | null;
  /** The document of the address is being read: the form's customer comes from it. */
  isWaiting: boolean;
  /** Copies the lines of another document. */
  copy: (source: CopySource) => Promise<void>;
}

/** Documents that a form copies: the one that the address names, then those that are asked for; each is new, even if read again. */
export function useCopiedDocument(): CopiedLines {
  const client = useApolloClient();
  const source = useCopySource();
  const [copied, setCopied] = useState<CopiedDocument | null>(null);
  const [isWaiting, setWaiting] = useState(source !== null);
  const take = useCallback(
    async (from: CopySource, isCurrent: () => boolean) => {
      const failed = t('The lines could not be copied');
      const found = await withNotice(() => readCopied(client, from), { failed });
      if (!isCurrent()) return;
      setWaiting(false);
      if (found) setCopied(found);
    },
    [client],
  );
  const { kind, id } = source ?? {};
  useEffect(() => {
    if (!kind || !id) return;
    let current = true;
    void take({ kind, id }, () => current);
    return () => {
      current = false;
    };
  }, [kind, id, take]);
  const copy = useCallback((from: CopySource) => take(from, () => true), [take]);
  return { copied, isWaiting, copy };
}
