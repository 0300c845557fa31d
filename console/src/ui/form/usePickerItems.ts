import { useApolloClient } from '@apollo/client/react';
import { LIMITS } from '@munim/schema/shared/limits.ts';
import { useEffect, useState } from 'react';
import { useDebounced } from '../useDebounced.ts';
import type { PickerItem, PickerSource } from './pickerSource.ts';

const SEARCH_AFTER_MS = 200;
const NONE: PickerItem[] = [];

/** Answer of one search, with what was searched. */
interface Answer {
  source: PickerSource;
  text: string;
  items: PickerItem[];
  failed: boolean;
}

export interface PickerItems {
  items: PickerItem[];
  searching: boolean;
  failed: boolean;
}

/**
 * Searches on the server after a pause in typing; sends nothing while the picker is closed. The
 * items are always those of the present text and source: while their answer is awaited there are
 * none, so that no key can choose a row that was found for other letters.
 */
export function usePickerItems(source: PickerSource, text: string, open: boolean): PickerItems {
  const client = useApolloClient();
  // a pasted text may be longer than a keyword
  const wanted = text.trim().slice(0, LIMITS.keyword);
  const searched = useDebounced(wanted, SEARCH_AFTER_MS);
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => {
    if (!open) return;
    let current = true;
    setAnswer(null);
    const take = (items: PickerItem[], failed: boolean) =>
      current && setAnswer({ source, text: searched, items, failed });
    source.search(client, searched).then(
      (items) => take(items, false),
      () => take(NONE, true),
    );
    return () => {
      current = false;
    };
  }, [client, source, searched, open]);
  const isAnswered = answer?.source === source && answer.text === wanted;
  return {
    items: isAnswered ? answer.items : NONE,
    searching: open && !isAnswered,
    failed: isAnswered && answer.failed,
  };
}
