import type { Settings } from '../core/settings.ts';
import { callTracker } from './callTracker.ts';
import { TASK_ID, type Tracker, TrackerError, type TrackerTask } from './tracker.ts';

/** Tasks of one page of a list, as ClickUp has them. */
const PAGE_SIZE = 100;
const MOST_PAGES = 5;

type Row = Record<string, unknown>;
const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;

const mark = ({ reference }: TrackerTask) => `Reference: ${reference}`;

const holds = (row: Row, text: string): boolean =>
  ['description', 'text_content'].some((name) => {
    const value = row[name];
    return typeof value === 'string' && value.includes(text);
  });

function idOf(row: Row): string {
  const { id } = row;
  if (typeof id === 'string' && TASK_ID.test(id)) return id;
  throw new TrackerError('answered', 'The tracker gave no id');
}

/** A task tracker in the style of ClickUp. Lists and fields are those of the settings; nothing of a request names one. */
export function httpTracker({
  url,
  token,
  lists,
  fields,
  timeoutMs,
}: NonNullable<Settings['tracker']>): Tracker {
  const tasksOf = ({ list }: TrackerTask) => `${url}/list/${encodeURIComponent(lists[list])}/task`;
  return {
    limitMs: timeoutMs,
    async find(task, since, signal) {
      for (let page = 0; page < MOST_PAGES; page++) {
        const query = new URLSearchParams({
          include_closed: 'true',
          date_created_gt: String(since.getTime()),
          page: String(page),
        });
        const address = `${tasksOf(task)}?${query.toString()}`;
        const { tasks } = await callTracker(address, { method: 'GET', token, signal });
        if (!Array.isArray(tasks)) throw new TrackerError('answered', 'The tracker gave no list');
        const found = tasks.find((row: unknown) => isRow(row) && holds(row, mark(task))) as
          Row | undefined;
        if (found) return idOf(found);
        if (tasks.length < PAGE_SIZE) return undefined;
      }
      throw new TrackerError('answered', 'Too many tasks to look through');
    },
    async create(task, signal) {
      const body = JSON.stringify({
        name: task.name,
        description: `${task.description}\n\n${mark(task)}`,
        status: 'Open',
        check_required_custom_fields: true,
        custom_fields: Object.entries(task.fields).map(([key, value]) => ({
          id: fields[key],
          value,
        })),
      });
      return idOf(await callTracker(tasksOf(task), { method: 'POST', token, body, signal }));
    },
    async attach(taskId, { name, content }, signal) {
      const body = new FormData();
      const file = new Blob([Uint8Array.from(content.content)], { type: content.contentType });
      body.append('attachment', file, name);
      const address = `${url}/task/${encodeURIComponent(taskId)}/attachment`;
      await callTracker(address, { method: 'POST', token, body, signal });
      return null;
    },
  };
}
