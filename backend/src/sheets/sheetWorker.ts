import { parentPort, workerData } from 'node:worker_threads';
import { type SheetColumns, SheetFault } from './sheetColumns.ts';
import { readSheet, type SheetContent } from './sheetReader.ts';
import type { SheetRow } from './sheets.public.ts';

/** From this thread to the one that answers requests. */
export type SheetMessage =
  | { rows: SheetRow[] }
  | { done: Omit<SheetContent, 'rows'> }
  | { fault: string };

/** So few that taking them in is no pause for anyone. */
const BATCH = 500;

const { bytes, sheet } = workerData as { bytes: Uint8Array; sheet: SheetColumns };
const send = (message: SheetMessage) => parentPort?.postMessage(message); // oxlint-disable-line require-post-message-target-origin -- a thread has no origin

let batch: SheetRow[] = [];
const flush = () => {
  if (batch.length) send({ rows: batch });
  batch = [];
};
try {
  const done = await readSheet(bytes, sheet, (row) => {
    batch.push(row);
    if (batch.length === BATCH) flush();
  });
  flush();
  send({ done });
} catch (error) {
  if (!(error instanceof SheetFault)) throw error;
  send({ fault: error.message });
}
