import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
/** 11 takes seven times as long for 8 % less: that is for what a first page waits for (chunks.ts). */
const FIRST_PAGE = /^(first|react|sign-in|libraries|start|lists|grid)-[\w-]{8}\./;
const brotliOf = (file: string) => ({
  params: {
    [zlib.constants.BROTLI_PARAM_QUALITY]: FIRST_PAGE.test(path.basename(file)) ? 11 : 9,
  },
});
const TEXT = /\.(js|css|svg)$/;
/** Bytes; one packet holds that. */
const WORTH = 1_400;

async function compress(file: string): Promise<void> {
  const text = await fs.readFile(file);
  if (text.length < WORTH) return;
  await fs.writeFile(`${file}.br`, await brotli(text, brotliOf(file)));
  await fs.writeFile(`${file}.gz`, await gzip(text, { level: 9 }));
}

/** Writes .br and .gz beside the files of the build; the gateway serves what the browser takes. */
export const precompress = (): Plugin => ({
  name: 'precompress',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    const names = Object.keys(bundle).filter((name) => TEXT.test(name));
    await Promise.all(names.map((name) => compress(path.join(dir, name))));
  },
});
