import { forgetUnsaved, hasUnsaved } from '../ui/form/unsaved.ts';
import { UserFacingError } from './callErrors.ts';
import { CALL_TEXT } from './callTexts.ts';
import { claimsOf, hasViewEnded, readAccessToken, removeTokens, watchTokens } from './tokens.ts';

/** 'ended': the tokens are gone, and the page stays because something typed in it is not saved. */
export type SessionPhase = 'signedOut' | 'signedIn' | 'ended';

let phase: SessionPhase = 'signedOut';
let isLeaving = false;
/** True from another person's sign-in until nothing of the session before is left. */
let isDropped = false;
/** User id in the tokens; undefined where they have none. */
let owner: string | undefined;
let returning = Promise.withResolvers<void>();
const listeners = new Set<() => void>();

const notifyAll = () => listeners.forEach((notify) => notify());

/** Computed whenever it is asked for: tokens are deleted without a word by another program or by hand. */
export function sessionPhase(): SessionPhase {
  if (phase === 'ended' || isDropped) return phase;
  const token = readAccessToken();
  const subject = token === null ? undefined : claimsOf(token).sub;
  if (phase === 'signedIn' && owner && subject && subject !== owner) dropSession();
  else if (token !== null) {
    phase = 'signedIn';
    owner = subject ?? owner;
  } else if (phase === 'signedIn' && !isLeaving && !hasViewEnded() && hasUnsaved()) {
    phase = 'ended';
    queueMicrotask(notifyAll); // the call that finds it out is drawn nowhere
  } else phase = 'signedOut';
  return phase;
}

export const hasEnded = (): boolean => sessionPhase() === 'ended';

/**
 * True while another person takes over: a call of the one before must not go out with the other's
 * token.
 */
export const changesHands = (): boolean => {
  sessionPhase();
  return isDropped;
};

function leaveEnded(next: SessionPhase) {
  phase = next;
  if (next === 'signedIn') returning.resolve();
  else returning.reject(new UserFacingError(CALL_TEXT.unauthorized));
  returning = Promise.withResolvers();
  returning.promise.catch(() => undefined); // the promise may have no reader
  notifyAll();
}

export function watchSession(listener: () => void): () => void {
  listeners.add(listener);
  const stop = watchTokens(listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}

/** A page that is loaded anew begins with its tokens. */
export function beginSession(): void {
  phase = 'signedOut';
  isDropped = false;
  owner = undefined;
}

/** Signing out is meant: what was typed is not kept. */
export function leaveSession(): void {
  isLeaving = true;
  removeTokens();
  sessionPhase();
  isLeaving = false;
}

/** The same person has signed in: calls that waited are sent. */
export const resumeSession = (): void => leaveEnded('signedIn');

/**
 * Ends the session when another person has signed in, or nobody will: the page goes, with all that
 * was typed and read in it, before a next one is drawn.
 */
export function dropSession(): void {
  isDropped = true;
  owner = undefined;
  forgetUnsaved();
  if (phase === 'ended') return leaveEnded('signedOut');
  phase = 'signedOut';
  queueMicrotask(notifyAll); // the call may come while something is drawn
}

/** Ends the drop, once nothing of the session before is left: stored tokens count again. */
export function sessionCleared(): void {
  if (!isDropped) return;
  isDropped = false;
  notifyAll();
}

/** Resolves once the same person has signed in again; rejects when that will not be. */
export const untilResumed = (): Promise<void> => returning.promise;
