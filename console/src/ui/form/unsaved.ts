import { createContext, useContext, useEffect, useMemo, useRef } from 'react';
import { usePassedEscape } from '../overlay/passedEscape.ts';
import { useReturnFocus } from '../overlay/returnFocus.ts';

/** A drawer or dialog that is open, and the one it lies in. */
export interface Overlay {
  parent: Overlay | null;
  close: () => void;
}

/** Path and parameters of an address. */
export interface Address {
  pathname: string;
  search: string;
}

/** Parameters of the address, beside its path, with which input is lost or kept. */
interface Lasting {
  /** The input stays when these change; those of the list's page always. */
  keeps?: readonly string[] | undefined;
  /** Input outside of drawers and dialogs is lost with these too, such as the open tab. */
  losesWith?: readonly string[];
}

interface Unsaved extends Lasting {
  overlay: Overlay | null;
}

const unsaved = new Set<Unsaved>();
const discarded = new Set<Overlay>();

/** A submit that runs. */
export interface Submit {
  /** Tries it again as a whole; the server does it once (idempotencyLink.ts). */
  again: () => void;
  /** The drawer or dialog that it sends. */
  overlay: Overlay | null;
  /** The server has what was typed, and the drawer is about to close. */
  isSaved?: boolean;
}

const submits: Submit[] = [];

export const OverlayContext = createContext<Overlay | null>(null);

/** Marks the pages that a running submit opens as its own: what was typed is saved. */
export function beginSubmit(submit: Submit): () => void {
  submits.push(submit);
  return () => void submits.splice(submits.indexOf(submit), 1);
}

export const runningSubmit = (): Submit | undefined => submits.at(-1);

function isWithin(inner: Overlay | null, outer: Overlay): boolean {
  for (let at = inner; at; at = at.parent) if (at === outer) return true;
  return false;
}

/**
 * Forms with typed values that are not saved; a drawer that is saved waits only for its list to be
 * read again.
 */
const notSaved = (): Unsaved[] =>
  [...unsaved].filter(
    (one) =>
      !submits.some(({ overlay, isSaved }) => isSaved && overlay && isWithin(one.overlay, overlay)),
  );

function changedParams(from: Address, to: Address): string[] {
  const [before, after] = [new URLSearchParams(from.search), new URLSearchParams(to.search)];
  return [...new Set([...before.keys(), ...after.keys()])].filter(
    (name) => before.get(name) !== after.get(name),
  );
}

const isLost = (
  { overlay, keeps = [], losesWith = [] }: Unsaved,
  isElsewhere: boolean,
  changed: readonly string[],
) =>
  isElsewhere ||
  changed.some((name) =>
    overlay ? name !== 'page' && !keeps.includes(name) : losesWith.includes(name),
  );

function lostBetween(from: Address, to: Address): Unsaved[] {
  const changed = changedParams(from, to);
  return notSaved().filter((one) => isLost(one, from.pathname !== to.pathname, changed));
}

/** Reloading or closing the tab loses all of it. */
export const hasUnsaved = (): boolean => notSaved().length > 0;

/** Back counts while a submit runs too: what it opens by itself goes forward. */
export const losesInput = (from: Address, to: Address, isBack: boolean): boolean =>
  (isBack || !submits.length) && lostBetween(from, to).length > 0;

/** Forgets what is lost on the way; what is still open there is closed by `closeDiscarded`. */
export function discardBetween(from: Address, to: Address): void {
  for (const one of lostBetween(from, to)) {
    unsaved.delete(one);
    if (one.overlay) discarded.add(one.overlay);
  }
}

export function closeDiscarded(): void {
  const open = [...discarded];
  discarded.clear();
  for (const { close } of open) close();
}

let question: ((isDiscarded: boolean) => void) | null = null;
const listeners = new Set<() => void>();

function setQuestion(next: typeof question) {
  question = next;
  for (const notify of listeners) notify();
}

export const openQuestion = () => question;

export function subscribeToQuestion(notify: () => void) {
  listeners.add(notify);
  return () => void listeners.delete(notify);
}

/** Asks whether to discard what was typed. One question at a time: while one is open, what was typed stays. */
export function askToDiscard(onDiscard: () => void, onKeep: () => void = () => undefined): void {
  if (question) return onKeep();
  setQuestion((isDiscarded) => {
    setQuestion(null);
    if (isDiscarded) onDiscard();
    else onKeep();
  });
}

/** Forgets what was typed: it is lost with the page, without a question. */
export const forgetUnsaved = (): void => unsaved.clear();

/** Reloads the page, after asking where typed input would be lost. */
export function askBeforeReload(reload: () => void): void {
  if (!hasUnsaved()) return reload();
  askToDiscard(() => {
    forgetUnsaved();
    reload();
  });
}

/** Input that is lost when its page, drawer or dialog goes: leaving asks first. */
export function useUnsaved(isDirty: boolean, lasting: Lasting = {}): void {
  const overlay = useContext(OverlayContext);
  useUnsavedIn(overlay, isDirty, lasting);
}

function useUnsavedIn(overlay: Overlay | null, isDirty: boolean, { keeps, losesWith }: Lasting) {
  const kept = keeps?.join();
  const lost = losesWith?.join();
  useEffect(() => {
    if (!isDirty) return;
    const one: Unsaved = {
      overlay,
      keeps: kept?.split(',') ?? [],
      losesWith: lost?.split(',') ?? [],
    };
    unsaved.add(one);
    return () => void unsaved.delete(one);
  }, [overlay, isDirty, kept, lost]);
}

/**
 * Closing of a drawer or dialog: its close button, Esc and a click beside it call `close`, which
 * asks first when anything in it was changed. Provide `overlay` as `OverlayContext` around its
 * content. The focus goes back to what opened it.
 */
export function useClosing(onClose: () => void, isDirty = false, lasting: Lasting = {}) {
  useReturnFocus();
  usePassedEscape();
  const parent = useContext(OverlayContext);
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  }, [onClose]);
  const overlay = useMemo<Overlay>(() => ({ parent, close: () => latest.current() }), [parent]);
  useEffect(() => () => void discarded.delete(overlay), [overlay]);
  useUnsavedIn(overlay, isDirty, lasting);
  const close = useMemo(
    () => () => {
      const inside = notSaved().filter((one) => isWithin(one.overlay, overlay));
      if (!inside.length) return overlay.close();
      askToDiscard(() => {
        for (const one of inside) unsaved.delete(one);
        overlay.close();
      });
    },
    [overlay],
  );
  return { overlay, close };
}
