import { readFile } from 'node:fs/promises';
import type { District } from './addresses.shapes.ts';

const FILE = new URL('pincodes.tsv', import.meta.url);
let table: Promise<Map<string, District>> | undefined;

async function read(): Promise<Map<string, District>> {
  const places = new Map<string, District>();
  for (const line of (await readFile(FILE, 'utf8')).split('\n')) {
    if (!line || line.startsWith('#')) continue;
    const [state, city, pins] = line.split('\t') as [string, string, string];
    for (const pin of pins.split(' ')) places.set(pin, { city, state });
  }
  return places;
}

/** District and state of a PIN code, from the table in this folder; read on first use. */
export async function placeInTable(pincode: string): Promise<District | undefined> {
  table ??= read();
  return (await table).get(pincode);
}
