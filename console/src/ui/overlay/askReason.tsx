import { type ReactNode, useSyncExternalStore } from 'react';
import { errorCode, serverText } from '../errors.ts';
import { shownText } from '../errorTexts.ts';
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
  text: ReactNode;
  /** Label of the button of a question of yes or no; without it a reason is asked for. */
  submitText?: string;
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
      {...(asked.submitText
        ? { submitText: asked.submitText }
        : { textLabel: t('Reason'), textRequired: true })}
      onConfirm={async ({ text }) => {
        answer(text.trim());
        return false; // it is gone already
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
      const title = QUESTIONS[errorCode(error) ?? ''];
      if (!title) throw error;
      const reason = await answerTo({ title, text: serverText(error) ?? '' });
      if (reason === null) throw error;
      return write(reason);
    }
  };

interface Confirmation {
  /** Code of the refusal that a yes turns into a success. */
  code: string;
  title: string;
  submitText: string;
  /** Under the server's words, for example a link to what is there already. */
  details?: (error: unknown) => ReactNode;
}

/** A write that the server refuses until somebody says that it is meant. Without a yes the refusal is shown. */
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
      if ((await answerTo({ title, text, submitText })) === null) throw error;
      return write(true);
    }
  };
