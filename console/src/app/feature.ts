import type { ListName } from '@munim/schema/list-views/lists.ts';
import type { RecordEntity } from '@munim/schema/generated/types.ts';
import type { Can } from '@munim/schema/shared/roles.ts';
import type { DocumentNode } from 'graphql';
import type { ComponentType, ReactNode } from 'react';
import type { Filters } from '../ui/grid/useUrlParam.ts';
import type { Statuses } from '../ui/format/labels.ts';
import type { Gate } from './gates.ts';
import type { PanelSlots, TabSlots } from './slots.ts';

export interface Screen {
  /** Path in the router's form. */
  path: string;
  /** Shown by the breadcrumb and the window. */
  title: string;
  gate: Gate;
  /** The list it is opened from. */
  parent?: string;
  load: () => Promise<ComponentType>;
}

/** The list of a page, in a `*.list.ts`: the build reads what it asks first (console/firstCalls.ts). */
export interface PageList<Variables> {
  /** Of its screen. */
  path: string;
  /** Name under which its views, columns and rows are kept. */
  list: ListName;
  document: DocumentNode;
  variables: (filters: Filters, page: number, limit: number) => Variables;
}

interface SlotContent<To, Data> {
  to: To;
  /** Position in the slot, lowest first; the page's own tabs have one too. */
  order: number;
  /** Absent: for all who see the slot. */
  gate?: (can: Can) => boolean;
  renderContent: (data: Data) => ReactNode;
}

export interface TabInSlot<To extends keyof TabSlots> extends SlotContent<To, TabSlots[To]> {
  /** Name in the address: ?tab=invoices */
  id: string;
  title: string;
}
export type PanelInSlot<To extends keyof PanelSlots> = SlotContent<To, PanelSlots[To]>;

export type FeatureTab = { [To in keyof TabSlots]: TabInSlot<To> }[keyof TabSlots];
export type FeaturePanel = { [To in keyof PanelSlots]: PanelInSlot<To> }[keyof PanelSlots];

/** Panels and tabs that a feature adds to screens of features above it, which do not import it. */
export interface FeaturePanels {
  /** Tabs on their pages. */
  tabs?: readonly FeatureTab[];
  /** Other parts of their screens. */
  panels?: readonly FeaturePanel[];
  /** Statuses of its records, for the log. */
  statuses?: Partial<Record<RecordEntity, () => Promise<Statuses>>>;
}
