import { Piscina } from 'piscina';

const LIMIT_MS = 30_000;

/**
 * Worker threads: 200 lines take about a second, in which other requests are served. They end after
 * a minute of idling.
 */
const pool = new Piscina<string, Uint8Array>({
  filename: new URL('drawPrint.ts', import.meta.url).href,
  minThreads: 0,
  maxThreads: 1,
  maxQueue: 50,
  idleTimeout: 60_000,
  resourceLimits: { maxOldGenerationSizeMb: 256 },
});

export const titleOf = (document: string): string =>
  /<title>([^<]*)<\/title>/.exec(document)?.[1] ?? 'Document';

/** Name of its file: the title, without what a file's name may not have. */
export const fileNameOf = (document: string): string =>
  `${titleOf(document)
    .replaceAll('/', '-')
    .replace(/[^A-Za-z0-9 ._-]/g, '')}.pdf`;

/**
 * Draws a print's own page as PDF: same words, same tables, heads repeated on every sheet and sums
 * kept together.
 */
export const printPdf = async (document: string): Promise<Buffer> =>
  Buffer.from(
    await pool.run(document, { name: 'drawPrint', signal: AbortSignal.timeout(LIMIT_MS) }),
  );
