import type { TicketList, TicketStatus } from '@munim/schema/generated/types.ts';
import type { TicketTracker } from '../core/trackerSettings.ts';
import { TASK_ID } from './tracker.ts';
import { isRow, type TaskRow, taskPages } from './trackerPages.ts';

/** 2,000 changes of one list since it was read. */
const MOST_PAGES = 20;
const LONGEST_WORD = 100;

/** Kinds of states, as ClickUp has them. */
const STATUS_OF: Readonly<Record<string, TicketStatus>> = {
  open: 'OPEN',
  custom: 'IN_PROGRESS',
  done: 'CLOSED',
  closed: 'CLOSED',
};

/** State of a task in an outside tracker. */
export interface TaskState {
  taskId: string;
  /** Name of the state in the tracker. */
  word: string;
  status: TicketStatus | null;
}

export interface ListChanges {
  states: TaskState[];
  /** Time of the last change, in ms by the clock of the tracker. */
  until: number;
}

function stateOf({ id, status }: TaskRow): TaskState | undefined {
  if (typeof id !== 'string' || !TASK_ID.test(id) || !isRow(status)) return undefined;
  const { status: name, type } = status;
  const word = typeof name === 'string' ? name.trim().slice(0, LONGEST_WORD) : '';
  if (!word) return undefined;
  return { taskId: id, word, status: STATUS_OF[String(type)] ?? null };
}

/** States of the tasks of a list that changed since then, those too that are none of ours. */
export async function changedStates(
  tracker: TicketTracker,
  list: TicketList,
  since: number,
  signal: AbortSignal,
): Promise<ListChanges> {
  const query = { order_by: 'updated', reverse: 'true', date_updated_gt: String(since) };
  const states = new Map<string, TaskState>();
  let until = since;
  for await (const tasks of taskPages(tracker, { list, query, mostPages: MOST_PAGES, signal }))
    for (const row of tasks) {
      const state = stateOf(row);
      if (state) states.set(state.taskId, state);
      const at = Number(row['date_updated']);
      if (Number.isSafeInteger(at)) until = Math.max(until, at);
    }
  return { states: [...states.values()], until };
}
