import type { Intent } from '@blueprintjs/core';
import { t } from '../text.ts';

/** Text and colour of a choice. */
export interface Label {
  text: string;
  intent: Intent;
}

export type Labels<Value extends string = string> = Record<Value, Label>;

/** Progress of a document: not begun, a draft, in parts, done or ended without being done. */
export type Ring = 'empty' | 'draft' | 'quarter' | 'half' | 'threeQuarters' | 'full' | 'crossed';

/** A label that also says by a ring how far a document is; null where there is no such way. Every feature has a `Statuses<…>`, so a new status fails to compile. */
export interface Status extends Label {
  ring: Ring | null;
}

export type Statuses<Value extends string = string> = Record<Value, Status>;

/** Labels of records that can be switched off without being deleted. */
export type ActiveStatus = 'ACTIVE' | 'INACTIVE';
export const ACTIVE_STATUS: Statuses<ActiveStatus> = {
  ACTIVE: { text: t('Active'), intent: 'none', ring: 'full' },
  INACTIVE: { text: t('Inactive'), intent: 'none', ring: 'empty' },
};
export const activeStatus = ({ isActive }: { isActive: boolean }): ActiveStatus =>
  isActive ? 'ACTIVE' : 'INACTIVE';

/** Value for a list's filter; undefined when not chosen. */
export const activeFilterValue = (status: string | undefined): boolean | undefined =>
  status === undefined ? undefined : status === 'ACTIVE';

/** The one of a status that has no label: its raw text in grey. */
export const statusOf = (labels: Statuses, status: string): Status =>
  labels[status] ?? { text: status, intent: 'none', ring: null };

/** A value without a label shows as its raw text in grey. */
export const labelOf = (labels: Labels, status: string | null): Label =>
  labels[status ?? ''] ?? { text: status ?? '', intent: 'none' };
