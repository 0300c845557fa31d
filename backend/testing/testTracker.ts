import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { TICKET_FIELDS } from '@munim/schema/support/support.rules.ts';
import { sql } from 'kysely';
import type { TestApp } from './testApp.ts';

/** Effect on one call. */
export interface TrackerFault {
  /** Calls of this kind alone, such as 'POST task'. */
  on: string;
  /** Answered so without doing anything. */
  status?: number;
  /** Body of the answer instead of the right one; the call is done. */
  body?: string;
  /** The call is done, and answered so late. */
  lateMs?: number;
  /** The call is done, and answered when this is. */
  until?: Promise<unknown>;
  /** The call is done, and the connection cut before the answer. */
  cut?: true;
}

interface Task {
  id: string;
  list: string;
  name: string;
  description: string;
  custom_fields: { id: string; value: unknown }[];
  files: { name: string; type: string; bytes: number }[];
  status: { status: string; type: string };
  /** Moment in ms, as text. */
  date_updated: string;
}

const TOKEN = 'shh-tracker-token';
/** Field ids by key: 'orderNumber' → 'f-orderNumber'. */
const FIELDS = Object.fromEntries(
  Object.values(TICKET_FIELDS).flatMap((list) =>
    [...list.filled, ...list.required, ...list.optional].map((key) => [key, `f-${key}`]),
  ),
);

async function fileOf(request: IncomingMessage, body: Buffer): Promise<Task['files'][number]> {
  const headers = { 'content-type': request.headers['content-type'] ?? '' };
  const form = await new Response(Uint8Array.from(body), { headers }).formData();
  const file = form.get('attachment') as File;
  return { name: file.name, type: file.type, bytes: file.size };
}

/** A task tracker over HTTP that makes every task, as often as it is asked. */
export async function testTracker() {
  const tasks: Task[] = [];
  const calls: string[] = [];
  const queries: URLSearchParams[] = [];
  const faults: TrackerFault[] = [];

  const listed = (url: URL, list: string) => {
    const page = Number(url.searchParams.get('page'));
    const after = Number(url.searchParams.get('date_updated_gt') ?? 0);
    const found = tasks
      .filter((task) => task.list === list && Number(task.date_updated) > after)
      .toSorted((a, b) => Number(a.date_updated) - Number(b.date_updated));
    return { tasks: found.slice(page * 100, page * 100 + 100) };
  };
  async function work(request: IncomingMessage, kind: string, url: URL, body: Buffer) {
    const [, , of = ''] = url.pathname.split('/');
    if (kind === 'GET list') return listed(url, of);
    if (kind === 'POST list') {
      const id = `c${tasks.length + 1}`;
      const sent = JSON.parse(body.toString()) as Task & { status: string };
      const status = { status: sent.status, type: 'open' };
      tasks.push({ ...sent, id, list: of, files: [], status, date_updated: String(Date.now()) });
      return { id };
    }
    const task = tasks.find(({ id }) => id === of);
    task?.files.push(await fileOf(request, body));
    return { id: `a-${of}`, version: '1' };
  }
  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const url = new URL(request.url ?? '', 'http://test');
    const kind = `${request.method} ${url.pathname.split('/')[1]}`;
    calls.push(`${request.method} ${url.pathname}`);
    queries.push(url.searchParams);
    const end = (status: number, body: string) =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(body);
    if (request.headers.authorization !== TOKEN) return end(401, '{"err":"Token invalid"}');
    const at = faults.findIndex(({ on }) => on === kind);
    const fault = at < 0 ? undefined : faults.splice(at, 1)[0];
    if (fault?.status) return end(fault.status, `{"err":"no: ${TOKEN}"}`);
    const answer = await work(request, kind, url, Buffer.concat(chunks));
    if (fault?.cut) return void response.destroy();
    if (fault?.lateMs) await wait(fault.lateMs, undefined, { ref: false });
    await fault?.until;
    return end(200, fault?.body ?? JSON.stringify(answer));
  }
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    env: {
      TRACKER_URL: url,
      TRACKER_TOKEN: TOKEN,
      TRACKER_LIST_ORDER_STATUS: '901',
      TRACKER_LIST_AD_HOC: '902',
      TRACKER_LIST_TECH_SUPPORT: '903',
      TRACKER_FIELDS: JSON.stringify(FIELDS),
    },
    tasks,
    /** The calls since the last look. */
    calls: () => calls.splice(0),
    /** Last request. */
    lastQuery: () => Object.fromEntries(queries.at(-1) ?? []),
    /** Changes the state in the tracker, as a person would there. */
    move(id: string, status: string, type: string) {
      const task = tasks.find((one) => one.id === id);
      if (task) Object.assign(task, { status: { status, type }, date_updated: String(Date.now()) });
    },
    fault: (fault: TrackerFault) => void faults.push(fault),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
export type TestTracker = Awaited<ReturnType<typeof testTracker>>;

/** Waits for a moment at which no transaction is open; one that waits for the tracker is always. */
export async function allTransactionsEnd({ owner }: TestApp): Promise<void> {
  for (;;) {
    const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and state like 'idle in transaction%'`.execute(owner);
    if (!rows.length) return;
    await wait(10);
  }
}

const TASK = { status: 'Open', check_required_custom_fields: true } as const;

export const techTicket = (more: object = {}) => ({
  ...TASK,
  list: 'tech_support',
  name: 'The list is empty',
  description: 'Orders show nothing since noon.',
  custom_fields: { issueType: 'Wrong Data' },
  ...more,
});
export const adHocTicket = (custom_fields: object = {}) => ({
  ...TASK,
  list: 'ad_hoc',
  name: 'Bath robes',
  description: 'For the new wing.',
  custom_fields: {
    customerName: 'Hotel Udupi Grand',
    selectedCategory: 'Other',
    specifications: 'Cotton, 400 g',
    quantity: 40,
    ...custom_fields,
  },
});
export const orderTicket = (orderNumber: string, custom_fields: object = {}) => ({
  ...TASK,
  list: 'order_status',
  name: 'Where is it?',
  description: 'It was promised for Monday.',
  custom_fields: {
    orderNumber,
    issueType: 'Delayed Delivery',
    category: 'Packaging Material',
    packagingMaterial: 'Boxes',
    ...custom_fields,
  },
});
