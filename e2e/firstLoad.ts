import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';

const DIST = path.join(import.meta.dirname, '../console/dist');
const FILE = /\/(assets\/[^?]+\.(?:js|css))/;
/** The search comes 1.5 s after the frame, which a busy machine reaches before the first row. */
const LATER = /\/QuickFind-/;

export interface LoadedFile {
  name: string;
  /** Bytes; the same on every machine. */
  gzipped: number;
}

export interface FirstLoad {
  files: LoadedFile[];
  /** The page, files, font, icons and calls. */
  requests: number;
  gzipped: number;
}

/** What a page asks for from the moment of the call until `load` ends. */
export async function recordLoad(page: Page, load: () => Promise<unknown>): Promise<FirstLoad> {
  const urls: string[] = [];
  const note = (request: { url: () => string }) => {
    const url = request.url();
    if (!/^(data|blob):/.test(url) && !LATER.test(url)) urls.push(url);
  };
  page.on('request', note);
  await load();
  page.off('request', note);
  const files = [...new Set(urls.flatMap((url) => FILE.exec(url)?.[1] ?? []))].map((name) => ({
    name: path.basename(name).replace(/-[\w-]{8}(?=\.)/, ''),
    gzipped: gzipSync(fs.readFileSync(path.join(DIST, name)), { level: 9 }).length,
  }));
  return {
    files: files.toSorted((a, b) => b.gzipped - a.gzipped),
    requests: urls.length,
    gzipped: files.reduce((sum, { gzipped }) => sum + gzipped, 0),
  };
}

export const openSignIn = async (page: Page, address = ''): Promise<void> => {
  await page.goto(`${address}/login`);
  await page.getByLabel('E-mail or phone').waitFor();
};

export const openOrders = async (page: Page, address = ''): Promise<void> => {
  await page.goto(`${address}/sales/orders`);
  await page.locator('[role=row][row-index] [role=gridcell]').first().waitFor();
};
