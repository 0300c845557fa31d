import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const DIST = path.join(import.meta.dirname, '../console/dist');

export interface Size {
  files: number;
  kilobytes: number;
  gzipped: number;
}

/** Files that a browser loads before the console shows: the page, and what it names. */
export function firstLoad(): Record<'scripts' | 'styles', Size> {
  const html = readFileSync(path.join(DIST, 'index.html'), 'utf8');
  const named = [...html.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g)].map(
    ([, file = '']) => file,
  );
  const size = (ending: string): Size => {
    const files = named
      .filter((file) => file.endsWith(ending))
      .map((file) => readFileSync(path.join(DIST, file)));
    const kilobytes = (bytes: number) => Math.round(bytes / 1024);
    return {
      files: files.length,
      kilobytes: kilobytes(files.reduce((sum, file) => sum + file.length, 0)),
      gzipped: kilobytes(files.reduce((sum, file) => sum + gzipSync(file).length, 0)),
    };
  };
  return { scripts: size('.js'), styles: size('.css') };
}
