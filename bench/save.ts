import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Saves the results on the machine they were measured on. */
export function save(name: string, result: object): void {
  const folder = path.join(import.meta.dirname, 'results');
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, name);
  writeFileSync(file, JSON.stringify(result, null, 2));
  console.log(`written to ${path.relative(process.cwd(), file)}`);
}
