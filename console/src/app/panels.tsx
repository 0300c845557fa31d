import { createContext, Suspense, useContext } from 'react';
import type { RecordTab } from '../ui/RecordTabs.tsx';
import type { FeaturePanels, PanelInSlot, TabInSlot } from './feature.ts';
import { useSession } from './session.tsx';
import type { PanelSlots, TabSlots } from './slots.ts';
import { Skeleton } from '../ui/Skeleton.tsx';

/** Panels of all features: a page reads its slots here, so it imports nothing from features below. */
export const PanelsContext = createContext<readonly FeaturePanels[]>([]);

export interface PageTab extends RecordTab {
  /** Position among the tabs, those of other features included. */
  order: number;
}

const byOrder = (a: { order: number }, b: { order: number }) => a.order - b.order;

/** The tabs of a page in their order: its own, and those that features below add for this viewer. */
export function useTabs<To extends keyof TabSlots>(
  to: To,
  data: TabSlots[To],
  own: readonly PageTab[] = [],
): RecordTab[] {
  const { can } = useSession();
  const added = useContext(PanelsContext)
    .flatMap(({ tabs = [] }) => tabs.filter((tab) => tab.to === to) as unknown as TabInSlot<To>[])
    .filter(({ gate }) => !gate || gate(can))
    .map(({ id, title, order, renderContent }) => ({
      id,
      title,
      order,
      panel: <Suspense fallback={<Skeleton shape="table" />}>{renderContent(data)}</Suspense>,
    }));
  return [...own, ...added]
    .toSorted(byOrder)
    .map(({ id, title, count, panel }: PageTab): RecordTab => ({ id, title, count, panel }));
}

/** Panels that features below add to a slot for this viewer, in order; nothing while their code loads. */
export function Panels<To extends keyof PanelSlots>({
  to,
  data,
}: {
  to: To;
  data: PanelSlots[To];
}) {
  const { can } = useSession();
  return useContext(PanelsContext)
    .flatMap(
      ({ panels = [] }) =>
        panels.filter((panel) => panel.to === to) as unknown as PanelInSlot<To>[],
    )
    .filter(({ gate }) => !gate || gate(can))
    .toSorted(byOrder)
    .map(({ order, renderContent }) => <Suspense key={order}>{renderContent(data)}</Suspense>);
}
