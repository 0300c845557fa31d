import type { ReactNode } from 'react';

/** One sentence and the next action. */
export function EmptyState({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="kit-empty" role="status">
      <p>{text}</p>
      {children}
    </div>
  );
}
