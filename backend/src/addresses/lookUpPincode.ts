import { LIMITS } from '@munim/schema/shared/limits.ts';
import { stateCodeOf, stateName } from '@munim/schema/shared/states.ts';
import type { FastifyBaseLogger } from 'fastify';
import { badField } from '../core/http/errors.ts';
import type { Settings } from '../core/settings.ts';
import type { District } from './addresses.shapes.ts';
import { type PincodePlace, placesOfPin, statesOfPin } from './pincodeTable.ts';

const PLACEHOLDER = '{pincode}';
const LARGEST_ANSWER = 64 * 1024;

/** PINCODE_URL contains a placeholder for the code, or gets it as a parameter. */
function addressOf(url: string, pincode: string): string {
  if (url.includes(PLACEHOLDER)) return url.replace(PLACEHOLDER, pincode);
  const address = new URL(url);
  address.searchParams.set('pincode', pincode);
  return address.href;
}

const toText = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() && value.length <= LIMITS.addressCity
    ? value.trim()
    : undefined;

/** Undefined when the service does not know the code, or names a state that it cannot be in. */
async function fetchPincode(
  url: string,
  pincode: string,
  timeoutMs: number,
): Promise<PincodePlace | undefined> {
  const response = await fetch(addressOf(url, pincode), {
    signal: AbortSignal.timeout(timeoutMs),
    headers: { accept: 'application/json' },
  });
  if (!response.ok) throw new Error(`answered ${response.status}`);
  if (Number(response.headers.get('content-length')) > LARGEST_ANSWER)
    throw new Error('answered too much');
  const { success, city, state } = ((await response.json()) ?? {}) as Record<string, unknown>;
  const place = { city: toText(city), code: stateCodeOf(toText(state) ?? '') };
  return success === true &&
    place.city &&
    place.code &&
    (await statesOfPin(pincode)).includes(place.code)
    ? { city: place.city, code: place.code }
    : undefined;
}

/** District and state of a PIN code: from the outside service when there is one, else, and when it fails, from the own table. */
export async function lookUpPincode(
  { pincode: { url, timeoutMs } }: Settings,
  pincode: string,
  log: FastifyBaseLogger,
): Promise<District> {
  const failed = (error: unknown) => {
    log.warn({ err: error }, 'the PIN code service failed');
    return undefined;
  };
  const told = url ? await fetchPincode(url, pincode, timeoutMs).catch(failed) : undefined;
  const known = await placesOfPin(pincode);
  const place = told ?? known[0];
  if (!place) throw badField('pincode', 'Invalid area code');
  const codes = [...new Set([place, ...known].map(({ code }) => code))];
  const [first, ...others] = codes.map((code) => ({
    state: stateName(code) ?? '',
    state_code: code,
  }));
  return {
    city: place.city,
    state: '',
    state_code: '',
    ...first,
    states: first ? [first, ...others] : [],
  };
}
