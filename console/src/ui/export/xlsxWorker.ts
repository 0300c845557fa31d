import type { ExportTable } from './exportTable.ts';
import { writeXlsx } from './writeXlsx.ts';

// oxlint-disable-next-line require-post-message-target-origin -- a worker has no origin
addEventListener('message', ({ data }: MessageEvent<ExportTable>) => postMessage(writeXlsx(data)));
