import { Spinner } from '@blueprintjs/core';
import { createContext, Suspense, useContext } from 'react';
import type { RecordTab } from '../ui/RecordTabs.tsx';
import type { FeaturePanels, PanelAt, TabAt } from './feature.ts';
import type { PanelPlaces, TabPlaces } from './places.ts';
import { useSession } from './session.tsx';

/** Panels of all features: a page asks here for what is added to it, so it imports nothing from below. */
export const PanelsContext = createContext<readonly FeaturePanels[]>([]);

export interface OwnTab extends RecordTab {
  /** Position among the tabs, those of other features included. */
  order: number;
}

const byOrder = (a: { order: number }, b: { order: number }) => a.order - b.order;

/** The tabs of a page in their order: its own, and those that features below add for this viewer. */
export function useTabs<To extends keyof TabPlaces>(
  to: To,
  data: TabPlaces[To],
  own: readonly OwnTab[] = [],
): RecordTab[] {
  const { can } = useSession();
  const added = useContext(PanelsContext)
    .flatMap(({ tabs = [] }) => tabs.filter((tab) => tab.to === to) as unknown as TabAt<To>[])
    .filter(({ gate }) => !gate || gate(can))
    .map(({ id, title, order, draw }) => ({
      id,
      title,
      order,
      panel: (
        <Suspense fallback={<Spinner className="kit-wait" aria-label="Loading" />}>
          {draw(data)}
        </Suspense>
      ),
    }));
  return [...own, ...added]
    .toSorted(byOrder)
    .map(({ id, title, panel }): RecordTab => ({ id, title, panel }));
}

/** What features below add to a place for this viewer, in order; nothing while its code loads. */
export function Panels<To extends keyof PanelPlaces>({
  to,
  data,
}: {
  to: To;
  data: PanelPlaces[To];
}) {
  const { can } = useSession();
  return useContext(PanelsContext)
    .flatMap(
      ({ panels = [] }) => panels.filter((panel) => panel.to === to) as unknown as PanelAt<To>[],
    )
    .filter(({ gate }) => !gate || gate(can))
    .toSorted(byOrder)
    .map(({ order, draw }) => <Suspense key={order}>{draw(data)}</Suspense>);
}
