import { MessageChannel } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { type SheetColumns, SheetFault } from './sheetColumns.ts';
import type { SheetContent } from './sheetReader.ts';
import type { SheetMessage, SheetTask } from './sheetThread.ts';

const LIMIT_MS = 30_000;

/** Threads that need more memory are stopped, without harm to the server. They end after a minute of idling. */
const threads = new Piscina<SheetTask, void>({
  filename: new URL('sheetThread.ts', import.meta.url).href,
  minThreads: 0,
  maxThreads: 2,
  idleTimeout: 60_000,
  resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 },
});

function faultOf(error: unknown): unknown {
  const { name, code } = error as NodeJS.ErrnoException;
  if (name === 'AbortError') return new SheetFault('The sheet takes too long to read');
  if (code === 'ERR_WORKER_OUT_OF_MEMORY') return new SheetFault('The sheet is too large to read');
  return error;
}

/** The rows of a file and what is wrong with it, read in another thread so that everyone else is answered meanwhile. */
export async function parseSheet(bytes: Uint8Array, sheet: SheetColumns): Promise<SheetContent> {
  const { port1: here, port2: there } = new MessageChannel();
  const stop = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const rows: SheetContent['rows'] = [];
  const ended = new Promise<Exclude<SheetMessage, 'begun' | { rows: unknown }>>((resolve) => {
    here.on('message', (message: SheetMessage) => {
      // the time in the queue does not count
      if (message === 'begun') timer = setTimeout(() => stop.abort(), LIMIT_MS);
      else if ('rows' in message) for (const row of message.rows) rows.push(row);
      else resolve(message);
    });
  });
  try {
    // copied when a thread is free, not while it waits
    await threads.run(
      { bytes, sheet, port: there },
      { name: 'readInThread', transferList: [there], signal: stop.signal },
    );
    const end = await ended;
    if ('fault' in end) throw new SheetFault(end.fault);
    return { ...end.done, rows };
  } catch (error) {
    throw faultOf(error);
  } finally {
    clearTimeout(timer);
    here.close();
  }
}
