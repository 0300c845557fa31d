import type { TicketList } from '@munim/schema/generated/types.ts';
import type { TicketTracker } from '../core/trackerSettings.ts';
import { callTracker } from './callTracker.ts';
import { TrackerError } from './tracker.ts';

/** Tasks of one page of a list, as ClickUp has them. */
const PAGE_SIZE = 100;

/** A task as the tracker answers it; nothing of it is relied on. */
export type TaskRow = Record<string, unknown>;
export const isRow = (value: unknown): value is TaskRow =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const listAddress = ({ url, lists }: TicketTracker, list: TicketList): string =>
  `${url}/list/${encodeURIComponent(lists[list])}/task`;

export interface TaskQuery {
  list: TicketList;
  query: Readonly<Record<string, string>>;
  mostPages: number;
  signal: AbortSignal;
}

/** Tasks of a list, closed ones too, page by page. A list that is longer than so many pages fails. */
export async function* taskPages(
  tracker: TicketTracker,
  { list, query, mostPages, signal }: TaskQuery,
): AsyncGenerator<TaskRow[]> {
  for (let page = 0; page < mostPages; page++) {
    const asked = new URLSearchParams({ include_closed: 'true', ...query, page: String(page) });
    const { tasks } = await callTracker(`${listAddress(tracker, list)}?${asked.toString()}`, {
      method: 'GET',
      token: tracker.token,
      signal,
    });
    if (!Array.isArray(tasks)) throw new TrackerError('answered', 'The tracker gave no list');
    yield tasks.filter(isRow);
    if (tasks.length < PAGE_SIZE) return;
  }
  throw new TrackerError('answered', 'Too many tasks to look through');
}
