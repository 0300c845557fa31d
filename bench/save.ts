import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Folder of the results on this machine. */
export const RESULTS = path.join(import.meta.dirname, 'results');

export function save(name: string, result: object): void {
  mkdirSync(RESULTS, { recursive: true });
  const file = path.join(RESULTS, name);
  writeFileSync(file, JSON.stringify(result, null, 2));
  console.log(`written to ${path.relative(process.cwd(), file)}`);
}
