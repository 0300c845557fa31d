import { useSyncExternalStore } from 'react';
import { errorCode, serverText } from '../errors.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { t } from '../text.ts';

/** Refusals that a reason turns into a success, and the title of the question. */
const QUESTIONS: Record<string, string> = {
  BELOW_COST: t('Sell below cost?'),
  ABOVE_MRP: t('Offer above the MRP?'),
  CASH_DISALLOWED: t('Pay so much in cash?'),
};

interface Question {
  title: string;
  /** Figures, as the server gave them. */
  text: string;
  onAnswer: (reason: string | null) => void;
}

let question: Question | null = null;
const listeners = new Set<() => void>();

function ask(next: Question | null) {
  question = next;
  for (const notify of listeners) notify();
}

function subscribe(notify: () => void) {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

/** Question that waits for a reason; drawn once, in the frame. */
export function ReasonQuestion() {
  const asked = useSyncExternalStore(subscribe, () => question);
  if (!asked) return null;
  const answer = (reason: string | null) => {
    ask(null);
    asked.onAnswer(reason);
  };
  return (
    <ConfirmDialog
      title={asked.title}
      text={asked.text}
      textLabel={t('Reason')}
      textRequired
      onConfirm={async ({ text }) => {
        answer(text.trim());
        return false; // it is gone already
      }}
      onClose={() => answer(null)}
    />
  );
}

/**
 * A write that the server may refuse for want of a reason: shows the figures, asks for one and
 * writes again with it. Without a reason nothing is written, and the refusal is shown.
 */
export const withReason =
  <T,>(write: (reason: string | null) => Promise<T>) =>
  async (): Promise<T> => {
    try {
      return await write(null);
    } catch (error) {
      const title = QUESTIONS[errorCode(error) ?? ''];
      if (!title) throw error;
      const reason = await new Promise<string | null>((resolve) =>
        ask({ title, text: serverText(error) ?? '', onAnswer: resolve }),
      );
      if (reason === null) throw error;
      return write(reason);
    }
  };
