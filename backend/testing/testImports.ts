import { setTimeout as wait } from 'node:timers/promises';
import { keepingOutbox } from './keepingOutbox.ts';
import { startJobs } from '../src/core/data/jobs.ts';
import { DECLARED } from '../src/core/http/declared.ts';
import { createLog } from '../src/core/log.ts';
import type { Services } from '../src/core/services.ts';
import { readSettings } from '../src/core/settings.ts';
import { importQueue, startImports } from '../src/imports/importJobs.ts';
import type { Import, ImportedRow } from '../src/imports/imports.shapes.ts';
import { createTestApp, TEST_SECRETS, type TestApp } from './testApp.ts';
import { csvOf } from './testSheets.ts';

type Cells = readonly (readonly unknown[])[];

/** Imports through the real queue, sent and followed over HTTP. */
export interface TestImports {
  t: TestApp;
  /** Outgoing messages that were queued. */
  sent: unknown[];
  send(who: number, sheet: Uint8Array | Cells, kind: string, source?: string): Promise<Answer>;
  run(who: number, importId: number, action: string): Promise<Answer>;
  /** The import when no run works on it any more. */
  settled(who: number, importId: number): Promise<Import>;
  rows(who: number, importId: number, outcome?: string): Promise<ImportedRow[]>;
  /** Sends and applies; answers the import as it ends. */
  apply(who: number, sheet: Uint8Array | Cells, kind: string, source?: string): Promise<Import>;
  /** Undoes; answers the import as it ends. */
  undo(who: number, importId: number): Promise<Import>;
  /** Another server that works on the same queue. */
  startWorker(): Promise<() => Promise<void>>;
  close(): Promise<void>;
}
interface Answer {
  status: number;
  // oxlint-disable-next-line no-explicit-any -- JSON of any route
  body: any;
}

const QUICK = 0.5;
const POLL_MS = 10;

async function formOf(sheet: Uint8Array | Cells, fields: Record<string, string>) {
  const bytes = sheet instanceof Uint8Array ? sheet : csvOf(sheet);
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('sheet', new File([Uint8Array.from(bytes)], 'old books.csv'));
  const encoded = new Response(form);
  return {
    payload: Buffer.from(await encoded.arrayBuffer()),
    type: encoded.headers.get('content-type') ?? '',
  };
}

export async function testImports(): Promise<TestImports> {
  const sent: unknown[] = [];
  const services: Partial<Services> = {
    outbox: keepingOutbox(sent),
  };
  const t = await createTestApp({ services });
  const settings = readSettings({ ...TEST_SECRETS, DATABASE_URL: t.url, MUNIM_ENV: 'development' });
  const log = createLog('silent');
  const looks = new Set<() => void>();
  const startWorker = async () => {
    const boss = await startJobs(t.url, log);
    services.imports ??= importQueue(boss);
    const parts = { db: t.db, settings, services: services as Services, ...DECLARED };
    const { stop, look } = await startImports(boss, parts, log, QUICK);
    looks.add(look);
    return async () => {
      looks.delete(look);
      stop();
      await boss.stop({ graceful: true, timeout: 5000 });
    };
  };
  const stop = await startWorker();
  const call = async (who: number, request: object): Promise<Answer> => {
    const headers = await t.as(who);
    const given = (request as { headers?: object }).headers;
    const response = await t.app.inject({ ...request, headers: { ...headers, ...given } });
    return { status: response.statusCode, body: response.json() };
  };
  const one: TestImports = {
    t,
    sent,
    startWorker,
    async send(who, sheet, kind, source = 'Old books') {
      const { payload, type } = await formOf(sheet, { kind, source });
      return call(who, {
        method: 'POST',
        url: '/import',
        payload,
        headers: { 'content-type': type },
      });
    },
    run: (who, import_id, action) =>
      call(who, { method: 'POST', url: '/import/run', payload: { import_id, action } }),
    async settled(who, importId) {
      for (;;) {
        const { body } = await call(who, { url: `/import?import_id=${importId}` });
        const found = body.imports[0] as Import;
        if (!found.status.endsWith('ING')) return found;
        for (const look of looks) look();
        await wait(POLL_MS);
      }
    },
    async rows(who, importId, outcome) {
      const filter = outcome ? `&outcome=${outcome}` : '';
      const { body } = await call(who, {
        url: `/import/rows?import_id=${importId}&limit=200${filter}`,
      });
      return body.rows;
    },
    async apply(who, sheet, kind, source) {
      const { status, body } = await one.send(who, sheet, kind, source);
      if (status !== 200) throw new Error(body.message);
      const checked = await one.settled(who, body.data.import_id);
      if (!checked.actions.includes('APPLY')) {
        const faulty = await one.rows(who, checked.import_id, 'FAULTY');
        throw new Error(`Cannot be applied: ${checked.fault} ${JSON.stringify(faulty)}`);
      }
      await one.run(who, checked.import_id, 'APPLY');
      return one.settled(who, checked.import_id);
    },
    async undo(who, importId) {
      const { status, body } = await one.run(who, importId, 'UNDO');
      if (status !== 200) throw new Error(body.message);
      return one.settled(who, importId);
    },
    async close() {
      await stop();
      await t.close();
    },
  };
  return one;
}
