import type { Intent } from '@blueprintjs/core';

/** Text and colour of a status. Every feature has a `Record<Status, Label>`, so a new status fails to compile. */
export interface Label {
  text: string;
  intent: Intent;
}

export type Labels<Status extends string = string> = Record<Status, Label>;

/** Labels of records that can be switched off without being deleted. */
export type ActiveStatus = 'ACTIVE' | 'INACTIVE';
export const ACTIVE_STATUS: Labels<ActiveStatus> = {
  ACTIVE: { text: 'Active', intent: 'none' },
  INACTIVE: { text: 'Inactive', intent: 'none' },
};
export const activeStatus = ({ isActive }: { isActive: boolean }): ActiveStatus =>
  isActive ? 'ACTIVE' : 'INACTIVE';

/** Value for a list's filter; undefined when not chosen. */
export const activeFilterValue = (status: string | undefined): boolean | undefined =>
  status === undefined ? undefined : status === 'ACTIVE';

/** A status without a label shows as its raw text in grey. */
export const labelOf = (labels: Labels, status: string | null): Label =>
  labels[status ?? ''] ?? { text: status ?? '', intent: 'none' };
