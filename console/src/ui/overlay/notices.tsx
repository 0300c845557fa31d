import {
  type Intent,
  OverlaysProvider,
  OverlayToaster,
  Position,
  type ToastProps,
} from '@blueprintjs/core';
import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { serverText } from '../errors.ts';
import { plainMessage } from '../format/fieldLabels.ts';

export const NOTICE_MS = 4000;

let toaster: ReturnType<typeof OverlayToaster.create> | undefined;

export interface Notice {
  text: string;
  /** Details under it, such as the text of the server. */
  description?: string;
  intent?: Intent;
  /** A link or a button in it. */
  action?: ToastProps['action'];
}

/** Apart from the page's own tree, so with a provider of its own. */
const draw = (element: ReactElement, box: Element | DocumentFragment) =>
  createRoot(box).render(<OverlaysProvider>{element}</OverlaysProvider>);

/** Shows a notice for 4 seconds, top right; equal texts replace each other. Mutations use `withNotice`. */
export async function showNotice({
  text,
  description,
  intent = 'none',
  action,
}: Notice): Promise<void> {
  toaster ??= OverlayToaster.create(
    { position: Position.TOP_RIGHT, maxToasts: 4 },
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
  (await toaster).show(
    { message, intent, timeout: NOTICE_MS, ...(action ? { action } : {}) },
    text,
  );
}

interface NoticeTexts {
  /** No notice when there is no text for success. */
  done?: string;
  /** A function uses the server's text in the notice itself. */
  failed: string | ((serverMessage: string | undefined) => string);
  /** Called before the notice, for example to read the error's code. */
  onFailed?: (error: unknown) => void;
}

/**
 * Runs a write and shows its result: a fixed text, with the server's message below
 * (docs/rules/console.md#fixed-texts).
 */
export async function withNotice<T>(
  write: () => Promise<T>,
  { done, failed, onFailed }: NoticeTexts,
): Promise<T | undefined> {
  try {
    const result = await write();
    if (done) await showNotice({ text: done, intent: 'success' });
    return result;
  } catch (error) {
    onFailed?.(error);
    const serverMessage = serverText(error);
    const text = typeof failed === 'string' ? failed : failed(serverMessage);
    await showNotice({
      text,
      intent: 'danger',
      ...(serverMessage && !text.endsWith(serverMessage)
        ? { description: plainMessage(serverMessage) }
        : {}),
    });
    return undefined;
  }
}
