import type { Intent } from '@blueprintjs/core';

/** Words and colour of a status. Every feature holds a `Record<Status, Label>`, so a new status fails to compile. */
export interface Label {
  text: string;
  intent: Intent;
}

export type Labels<Status extends string = string> = Record<Status, Label>;

/** A status without a label shows as its raw text in grey. */
export const labelOf = (labels: Labels, status: string): Label => labels[status] ?? { text: status, intent: 'none' };
