import { workerUrl } from '../trustedTypes.ts';
import type { ExportTable } from './exportTable.ts';
// oxlint-disable-next-line import/default -- the address comes from the build
import xlsxWorker from './xlsxWorker.ts?worker&url';

/**
 * A workbook, written in a worker so that the page does not freeze; neither worker nor writer is
 * loaded before.
 */
export function toXlsx(table: ExportTable): Promise<Blob> {
  const worker = new Worker(workerUrl(xlsxWorker), { type: 'module' });
  return new Promise<Blob>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Blob>) => resolve(data));
    worker.addEventListener('error', ({ message }) =>
      reject(new Error(message || 'The workbook could not be written')),
    );
    worker.postMessage(table); // oxlint-disable-line require-post-message-target-origin -- a worker has no origin
  }).finally(() => worker.terminate());
}
