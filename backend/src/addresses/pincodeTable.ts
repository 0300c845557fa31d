import { readFile } from 'node:fs/promises';
import { stateCodeOf, statesOfPinZone } from '@munim/schema/shared/states.ts';

/** A PIN code in one state. */
export interface PincodePlace {
  city: string;
  /** GST state code. */
  code: string;
}

const FILE = new URL('pincodes.tsv', import.meta.url);
const ALSO = '*';
let table: Promise<Map<string, PincodePlace[]>> | undefined;

async function read(): Promise<Map<string, PincodePlace[]>> {
  const places = new Map<string, PincodePlace[]>();
  for (const line of (await readFile(FILE, 'utf8')).split('\n')) {
    if (!line || line.startsWith('#')) continue;
    const [state, city, pins] = line.split('\t') as [string, string, string];
    const place = { city, code: stateCodeOf(state) ?? '' };
    for (const entry of pins.split(' ')) {
      const pin = entry.replace(ALSO, '');
      const others = places.get(pin) ?? [];
      places.set(pin, entry.endsWith(ALSO) ? [...others, place] : [place, ...others]);
    }
  }
  return places;
}

/** The states that have the PIN code, with the district in each, the main one first; from the table in this folder, read on first use. */
export async function placesOfPin(pincode: string): Promise<readonly PincodePlace[]> {
  table ??= read();
  return (await table).get(pincode) ?? [];
}

/** Codes of the states that a PIN code may be in: by the table, and of a newer code by its zone. */
export async function statesOfPin(pincode: string): Promise<string[]> {
  const places = await placesOfPin(pincode);
  return places.length ? places.map(({ code }) => code) : statesOfPinZone(pincode);
}
