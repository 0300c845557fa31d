import { type ReactNode, useSyncExternalStore } from 'react';
import { errorCode, serverText } from '../errors.ts';
import { shownText } from '../errorTexts.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { t } from '../text.ts';

/** Refusals that a reason turns into a success: the question, and what its button does. */
const QUESTIONS: Record<string, { title: string; submitText: string }> = {
  BELOW_COST: { title: t('Sell below cost?'), submitText: t('Sell below cost') },
  ABOVE_MRP: { title: t('Offer above the MRP?'), submitText: t('Offer above the MRP') },
  CASH_DISALLOWED: { title: t('Pay so much in cash?'), submitText: t('Pay in cash') },
};

interface Question {
  title: string;
  /** Figures, as the server gave them. */
  text: ReactNode;
  /** Label of its button. */
  submitText: string;
  asksReason: boolean;
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

/** Question that waits for a reason, or a yes; drawn once, in the frame. */
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
      submitText={asked.submitText}
      {...(asked.asksReason ? { textLabel: t('Reason'), textRequired: true } : {})}
      onConfirm={async ({ text }) => {
        answer(text.trim());
        return false; // the overlay is gone already
      }}
      onClose={() => answer(null)}
    />
  );
}

const answerTo = (asked: Omit<Question, 'onAnswer'>) =>
  new Promise<string | null>((resolve) => ask({ ...asked, onAnswer: resolve }));

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
      const asked = QUESTIONS[errorCode(error) ?? ''];
      if (!asked) throw error;
      const text = serverText(error) ?? '';
      const reason = await answerTo({ ...asked, text, asksReason: true });
      if (reason === null) throw error;
      return write(reason);
    }
  };

interface Confirmation {
  /** Code of the refusal that a yes turns into a success. */
  code: string;
  title: string;
  submitText: string;
  /** Content under the server's words, for example a link to the record that exists. */
  details?: (error: unknown) => ReactNode;
}

/**
 * A write that the server refuses until the user confirms it. Without a yes the refusal is shown.
 */
export const withConfirmation =
  <T,>(
    { code, title, submitText, details }: Confirmation,
    write: (isConfirmed: boolean) => Promise<T>,
  ) =>
  async (): Promise<T> => {
    try {
      return await write(false);
    } catch (error) {
      if (errorCode(error) !== code) throw error;
      const text = (
        <>
          {shownText(error)} {details?.(error)}
        </>
      );
      if ((await answerTo({ title, text, submitText, asksReason: false })) === null) throw error;
      return write(true);
    }
  };
