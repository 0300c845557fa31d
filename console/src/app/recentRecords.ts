import type { SearchKind } from '@munim/schema/generated/types.ts';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { recordAt } from './foundPages.ts';

/** Kind and id of records that a person opened last, the last first: no names, which the server tells as far as the person may still see them. */
const MOST = 8;

export interface RecentRecord {
  kind: SearchKind;
  id: string;
}

const keyOf = (viewerId: string) => `munim.recent.${viewerId}`;

const isRecord = (value: unknown): value is RecentRecord =>
  typeof value === 'object' && value !== null && 'kind' in value && 'id' in value;

export function readRecent(viewerId: string): RecentRecord[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(viewerId)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isRecord).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

function noteOpened(viewerId: string, opened: RecentRecord): void {
  const others = readRecent(viewerId).filter(
    ({ kind, id }) => kind !== opened.kind || id !== opened.id,
  );
  try {
    localStorage.setItem(keyOf(viewerId), JSON.stringify([opened, ...others].slice(0, MOST)));
  } catch {
    // a browser that keeps nothing has no recent records
  }
}

/** Notes each record that this person opens. */
export function useOpenedRecords(viewerId: string): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    const opened = recordAt({ pathname, search });
    if (opened) noteOpened(viewerId, opened);
  }, [viewerId, pathname, search]);
}
