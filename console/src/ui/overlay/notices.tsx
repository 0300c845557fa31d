import {
  type Intent,
  OverlaysProvider,
  OverlayToaster,
  Position,
  type ToastProps,
} from '@blueprintjs/core';
import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { markNewRows } from '../grid/newRows.ts';
import { isUnreachable, serverText } from '../errors.ts';
import { shownText } from '../errorTexts.ts';
import { runningSubmit } from '../form/unsaved.ts';
import { createdBy, createdLink } from './created.ts';
import { NOTICE_MS } from './noticeTime.ts';
import { t } from '../text.ts';

/** Time to press the button of a notice. */
const RETRY_MS = 15_000;
/** Time to read the number of a new record and press it. */
const CREATED_MS = 8000;

let toaster: ReturnType<typeof OverlayToaster.create> | undefined;

export interface Notice {
  text: string;
  /** Details under it, such as the text of the server. */
  description?: string;
  intent?: Intent;
  /** A link or a button in it. */
  action?: ToastProps['action'];
  timeout?: number;
}

/** Apart from the page's own tree, so with a provider of its own. */
const draw = (element: ReactElement, box: Element | DocumentFragment) =>
  createRoot(box).render(<OverlaysProvider>{element}</OverlaysProvider>);

/** Shows a notice for 4 seconds, at the bottom right above the buttons of drawers: it covers no title and no main button of a page; equal texts replace each other. Mutations use `withNotice`. */
export async function showNotice({
  text,
  description,
  intent = 'none',
  action,
  timeout = NOTICE_MS,
}: Notice): Promise<void> {
  toaster ??= OverlayToaster.create(
    { position: Position.BOTTOM_RIGHT, maxToasts: 4 },
    { domRenderer: draw },
  );
  const message = description ? (
    <>
      <strong>{text}</strong>
      <div>{description}</div>
    </>
  ) : (
    text
  );
  (await toaster).show({ message, intent, timeout, ...(action ? { action } : {}) }, text);
}

interface NoticeTexts {
  /** Text of the notice; without one only a new record is announced. */
  done?: string;
  /** A function uses the server's text in the notice itself. */
  failed: string | ((serverMessage: string | undefined) => string);
  /** Called before the notice, for example to read the error's code. */
  onFailed?: (error: unknown) => void;
  /** The server names columns of a file, whose names people have to write as they are. */
  namesColumns?: boolean;
}

/**
 * Notice without an answer. Without a connection nothing was sent; otherwise only the answer may be
 * lost, and trying again does nothing twice.
 */
const noAnswer = () => ({
  intent: 'danger' as const,
  timeout: RETRY_MS,
  description: navigator.onLine
    ? t('The server did not answer. Try again: nothing is saved twice.')
    : t('There is no network connection. Nothing was saved.'),
});

/** Failure that is shown, by its write: its notice goes when the write is tried again. */
const failures = new Map<string, string>();
const nameOf = (failed: NoticeTexts['failed']) =>
  typeof failed === 'string' ? failed : failed(undefined);

async function dismissFailure(failed: NoticeTexts['failed']): Promise<void> {
  const shown = failures.get(nameOf(failed));
  if (shown === undefined) return;
  failures.delete(nameOf(failed));
  (await toaster)?.dismiss(shown);
}

/** Success: a new record is marked in its list, and its notice leads to it. */
async function showDone(done: string | undefined, result: unknown): Promise<void> {
  const created = createdBy(result);
  if (created) markNewRows(created.rows);
  if (created && (done || !created.isOpened)) {
    const action = createdLink(created);
    return showNotice({
      text: done ?? created.text,
      intent: 'success',
      timeout: CREATED_MS,
      ...(action ? { action } : { description: created.label }),
    });
  }
  if (done) await showNotice({ text: done, intent: 'success' });
}

/**
 * Runs a write and shows its result: a fixed text, with the server's message below
 * (docs/rules/console.md#fixed-texts).
 */
export async function withNotice<T>(
  write: () => Promise<T>,
  texts: NoticeTexts,
): Promise<T | undefined> {
  const { done, failed, onFailed, namesColumns } = texts;
  void dismissFailure(failed);
  const submit = runningSubmit();
  try {
    const result = await write();
    if (submit) submit.isSaved = true;
    await showDone(done, result);
    return result;
  } catch (error) {
    if (submit) submit.isSaved = false;
    onFailed?.(error);
    const again = submit?.again ?? (() => void withNotice(write, texts));
    const serverMessage = serverText(error);
    const text = typeof failed === 'string' ? failed : failed(serverMessage);
    failures.set(nameOf(failed), text);
    if (isUnreachable(error)) {
      await showNotice({ text, ...noAnswer(), action: { text: t('Try again'), onClick: again } });
      return undefined;
    }
    await showNotice({
      text,
      intent: 'danger',
      ...(serverMessage && !text.endsWith(serverMessage)
        ? { description: namesColumns ? serverMessage : shownText(error) }
        : {}),
    });
    return undefined;
  }
}
