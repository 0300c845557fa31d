import type { MessagePort } from 'node:worker_threads';
import { type SheetColumns, SheetFault } from './sheetColumns.ts';
import { readSheet, type SheetContent } from './sheetReader.ts';
import type { SheetRow } from './sheets.public.ts';

export interface SheetTask {
  bytes: Uint8Array;
  sheet: SheetColumns;
  /** Takes the messages. */
  port: MessagePort;
}

/** Messages of the reading thread to the one that answers requests. */
export type SheetMessage =
  | 'begun'
  | { rows: SheetRow[] }
  | { done: Omit<SheetContent, 'rows'> }
  | { fault: string };

/** Number of rows small enough that receiving them does not delay requests. */
const BATCH = 500;

/** Reads one file; Piscina calls it in one of its threads. */
export async function readInThread({ bytes, sheet, port }: SheetTask): Promise<void> {
  const send = (message: SheetMessage) => port.postMessage(message); // oxlint-disable-line require-post-message-target-origin -- a thread has no origin
  let batch: SheetRow[] = [];
  const flush = () => {
    if (batch.length) send({ rows: batch });
    batch = [];
  };
  send('begun');
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
}
