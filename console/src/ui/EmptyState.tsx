import { Inbox } from '@blueprintjs/icons';
import type { ReactNode } from 'react';

interface Props {
  text: string;
  /** Advice, or what there is besides. */
  hint?: string | undefined;
  children?: ReactNode;
}

/** One sentence and the next action. */
export function EmptyState({ text, hint, children }: Props) {
  return (
    <div className="kit-empty" role="status">
      <Inbox size={32} />
      <p>{text}</p>
      {hint && <p>{hint}</p>}
      {children}
    </div>
  );
}
