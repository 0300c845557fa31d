import type { ExportTable } from './exportTable.ts';
import { writeXlsx } from './writeXlsx.ts';

addEventListener('message', ({ data }: MessageEvent<ExportTable>) => {
  // a rejection reaches nobody: it is thrown again where the worker's `error` hears it
  writeXlsx(data).then(
    (file) => postMessage(file),
    (error: unknown) =>
      setTimeout(() => {
        throw error;
      }),
  );
});
