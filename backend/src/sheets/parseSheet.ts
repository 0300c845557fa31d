import { Worker } from 'node:worker_threads';
import { type SheetColumns, SheetFault } from './sheetColumns.ts';
import type { SheetContent } from './sheetReader.ts';
import type { SheetMessage } from './sheetWorker.ts';

/** A thread that needs more is stopped, without harm to the server. */
const MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };
const LIMIT_MS = 30_000;
const MAX_PARALLEL = 2;

let reading = 0;
const waiting: (() => void)[] = [];

async function queued<T>(work: () => Promise<T>): Promise<T> {
  if (reading >= MAX_PARALLEL) await new Promise<void>((resolve) => waiting.push(resolve));
  else reading += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else reading -= 1;
  }
}

function readInThread(bytes: Uint8Array<ArrayBuffer>, sheet: SheetColumns): Promise<SheetContent> {
  const worker = new Worker(new URL('sheetWorker.ts', import.meta.url), {
    workerData: { bytes, sheet },
    transferList: [bytes.buffer],
    resourceLimits: MEMORY,
  });
  const rows: SheetContent['rows'] = [];
  const read = new Promise<SheetContent>((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new SheetFault('The sheet takes too long to read')),
      LIMIT_MS,
    );
    worker.on('message', (message: SheetMessage) => {
      if ('rows' in message) for (const row of message.rows) rows.push(row);
      else if ('done' in message) resolve({ ...message.done, rows });
      else reject(new SheetFault(message.fault));
    });
    worker.on('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'ERR_WORKER_OUT_OF_MEMORY'
          ? new SheetFault('The sheet is too large to read')
          : error,
      ),
    );
    worker.on('exit', () => {
      clearTimeout(timer);
      reject(new Error('The reading thread stopped'));
    });
  });
  return read.finally(() => void worker.terminate());
}

/** The rows of a file and what is wrong with it, read in a thread of its own so that everyone else is answered meanwhile. */
export const parseSheet = (bytes: Uint8Array, sheet: SheetColumns): Promise<SheetContent> =>
  queued(() => readInThread(Uint8Array.from(bytes), sheet));
