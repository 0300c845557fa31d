import { hasOwnHome } from '@munim/schema/home/homeLists.ts';
import { useMemo } from 'react';
import type { HomeList } from '../../generated/documents.ts';
import { useMenuCountsQuery } from '../../generated/hooks.ts';
import { PLANNING_PATH, PURCHASE_ORDERS, QUOTE_REQUESTS, SAMPLE_REQUESTS } from './listPaths.ts';
import { useSession } from './session.tsx';

const PATHS: Partial<Record<HomeList, string>> = {
  PENDING_RFQS: QUOTE_REQUESTS,
  PRICED_RFQS: QUOTE_REQUESTS,
  DRAFT_POS: PURCHASE_ORDERS,
  UNASSIGNED_SAMPLES: SAMPLE_REQUESTS,
  DISPATCH: PLANNING_PATH,
};

/** Tasks of the viewer behind an item of the menu, by its path. */
export type MenuCounts = ReadonlyMap<string, number>;

/** The counts of Home's tiles; read again when a record of them changes. A failed read leaves the menu without. */
export function useMenuCounts(): MenuCounts {
  const { viewer, can } = useSession();
  const { data } = useMenuCountsQuery({ skip: !hasOwnHome(viewer.roleId, can) });
  const tiles = data?.home.tiles;
  return useMemo(
    () =>
      new Map(
        tiles?.flatMap(({ list, count }) => {
          const path = PATHS[list];
          return path ? [[path, count] as const] : [];
        }),
      ),
    [tiles],
  );
}
