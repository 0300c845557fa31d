import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useDebounced } from '../useDebounced.ts';
import type { PickerItem, PickerSource } from './pickerSource.ts';

const SEARCH_AFTER_MS = 200;

interface Found {
  items: PickerItem[];
  searching: boolean;
  failed: boolean;
}

/** Searches on the server after a pause in typing; sends nothing while the picker is closed. */
export function usePickerItems(source: PickerSource, text: string, open: boolean): Found {
  const client = useApolloClient();
  const debouncedText = useDebounced(text.trim(), SEARCH_AFTER_MS);
  const [found, setFound] = useState<Found>({ items: [], searching: false, failed: false });
  useEffect(() => {
    if (!open) return;
    let current = true;
    setFound((old) => ({ ...old, searching: true, failed: false }));
    source.search(client, debouncedText).then(
      (items) => current && setFound({ items, searching: false, failed: false }),
      () => current && setFound({ items: [], searching: false, failed: true }),
    );
    return () => {
      current = false;
    };
  }, [client, source, debouncedText, open]);
  return found;
}
