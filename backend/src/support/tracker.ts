import type { TicketList } from '@munim/schema/generated/types.ts';
import type { StoredContent } from '../documents/storeFile.public.ts';

/** Values of a ticket's fields by their key. */
export type TicketValues = Readonly<Record<string, string | number>>;

export interface TrackerTask {
  list: TicketList;
  /** Ours and never changes: it finds a task whose id was lost on the way. */
  reference: string;
  name: string;
  description: string;
  fields: TicketValues;
}

export interface TrackerFile {
  name: string;
  content: StoredContent;
  /** User who sent it. */
  userId: number;
}

/**
 * Destination of tickets: an outside service, or a table of our own. The signal ends a call that
 * takes too long.
 */
export interface Tracker {
  /** Time limit of all calls for one request, in ms. */
  readonly limitMs: number;
  /** Id of the task with our reference, if it was made since then. */
  find(task: TrackerTask, since: Date, signal: AbortSignal): Promise<string | undefined>;
  /** Answers the id of the new task. */
  create(task: TrackerTask, signal: AbortSignal): Promise<string>;
  /** Answers the uuid of the stored file, if it is ours to store. */
  attach(taskId: string, file: TrackerFile, signal: AbortSignal): Promise<string | null>;
}

/**
 * Outcome of a failed call: refused, so that nothing was made; answered, so that it is over but may have been made; lost, so that it
 * may still be worked on.
 */
export type Outcome = 'refused' | 'answered' | 'lost';

/** A failed call to the tracker; the message is for the log, without addresses and tokens. */
export class TrackerError extends Error {
  readonly outcome: Outcome;

  constructor(outcome: Outcome, message: string) {
    super(message);
    this.outcome = outcome;
  }
}

export const TASK_ID = /^[A-Za-z0-9_-]{1,50}$/;
