import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';

const DIST = path.join(import.meta.dirname, '../console/dist');
const FILE = /\/(assets\/[^?]+\.(?:js|css|woff2))/;
/** The search comes 1.5 s after the frame, which a busy machine reaches before the first row. */
const LATER = /\/QuickFind-/;
/** Files of the first load and the grid, which is requested once the first rows are seen. */
export const AFTER_FIRST_ROWS = /\/(QuickFind|[gG]rid)-/;
/** Compressed in itself. */
const FONT = /\.woff2$/;

const GRID_CELL = '[role=row][row-index] [role=gridcell]';

/** Bytes of a kilobyte, in all sizes here. */
export const KILOBYTE = 1000;

export interface LoadedFile {
  name: string;
  /** Bytes of a script or of styles by gzip at level 9, of a font as it is; the same on every machine. */
  gzipped: number;
}

export interface FirstLoad {
  files: LoadedFile[];
  /** The page, files, font, icons and calls; a call that is repeated meanwhile counts once. */
  requests: number;
  /** Scripts, styles and font. */
  gzipped: number;
}

const sizeOf = (file: Buffer, name: string) =>
  FONT.test(name) ? file.length : gzipSync(file, { level: 9 }).length;

function operationOf(request: Request): string {
  const body = request.postDataJSON() as { operationName?: string } | null;
  return body?.operationName ?? '';
}

/** Requests of a page from the moment of the call until `load` ends. */
export async function recordLoad(
  page: Page,
  load: () => Promise<unknown>,
  later = LATER,
): Promise<FirstLoad> {
  const urls = new Set<string>();
  const note = (request: Request) => {
    const url = request.url();
    if (!/^(data|blob):/.test(url) && !later.test(url)) urls.add(url + operationOf(request));
  };
  page.on('request', note);
  await load();
  page.off('request', note);
  const files = [...urls]
    .flatMap((url) => FILE.exec(url)?.[1] ?? [])
    .map((name) => ({
      name: path.basename(name).replace(/-[\w-]{8}(?=\.)/, ''),
      gzipped: sizeOf(fs.readFileSync(path.join(DIST, name)), name),
    }));
  return {
    files: files.toSorted((a, b) => b.gzipped - a.gzipped),
    requests: urls.size,
    gzipped: files.reduce((sum, { gzipped }) => sum + gzipped, 0),
  };
}

export const openSignIn = async (page: Page, address = ''): Promise<void> => {
  await page.goto(`${address}/login`);
  await page.getByLabel('E-mail or phone').waitFor();
};

export const openOrders = async (page: Page, address = ''): Promise<void> => {
  await page.goto(`${address}/sales/orders`);
  await page.locator(`.kit-first-rows td, ${GRID_CELL}`).first().waitFor();
};

/** A list, until it has its grid. */
export async function openList(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator(GRID_CELL).first().waitFor();
}

/** The first list with its grid, which comes after the first rows. */
export const openOrdersWithGrid = async (page: Page, address = ''): Promise<void> => {
  await openOrders(page, address);
  await page.locator(GRID_CELL).first().waitFor();
};
