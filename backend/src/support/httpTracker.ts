import type { TicketTracker } from '../core/trackerSettings.ts';
import { callTracker } from './callTracker.ts';
import { TASK_ID, type Tracker, TrackerError, type TrackerTask } from './tracker.ts';
import { listAddress, type TaskRow, taskPages } from './trackerPages.ts';

const MOST_PAGES = 5;

const mark = ({ reference }: TrackerTask) => `Reference: ${reference}`;

const holds = (row: TaskRow, text: string): boolean =>
  ['description', 'text_content'].some((name) => {
    const value = row[name];
    return typeof value === 'string' && value.includes(text);
  });

function idOf(row: TaskRow): string {
  const { id } = row;
  if (typeof id === 'string' && TASK_ID.test(id)) return id;
  throw new TrackerError('answered', 'The tracker gave no id');
}

/** A task tracker in the style of ClickUp. Lists and fields are those of the settings; nothing of a request names one. */
export function httpTracker(tracker: TicketTracker): Tracker {
  const { url, token, fields, timeoutMs } = tracker;
  return {
    limitMs: timeoutMs,
    async find(task, since, signal) {
      const query = { date_created_gt: String(since.getTime()) };
      const { list } = task;
      const asked = { list, query, mostPages: MOST_PAGES, signal };
      for await (const tasks of taskPages(tracker, asked)) {
        const found = tasks.find((row) => holds(row, mark(task)));
        if (found) return idOf(found);
      }
      return undefined;
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
      const address = listAddress(tracker, task.list);
      return idOf(await callTracker(address, { method: 'POST', token, body, signal }));
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
