import type { ReactNode } from 'react';

/** A text of several lines as a fact; none where it is empty. */
export const linesOf = (text: string): ReactNode =>
  text && <span className="settings-lines">{text}</span>;
