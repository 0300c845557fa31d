import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

const check = process.argv.includes('--check');

/** Writes a generated file; with --check fails instead when the committed file is stale. */
export async function writeGenerated(path: string, content: string): Promise<void> {
  const current = await readFile(path, 'utf8').catch(() => '');
  if (current === content) return;
  if (check) {
    console.error(`${path} is stale: run npm run codegen`);
    process.exitCode = 1;
    return;
  }
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
  console.log(`wrote ${path}`);
}
