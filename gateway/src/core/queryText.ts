import { badInput } from './backendErrors.ts';

export type QueryValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly (string | number)[];
export type Query = Readonly<Record<string, QueryValue>>;
/** HTTP servers take 16 kB of address and headers; a token has up to 2 kB. */
const MAX_VALUE = 8_000;

function encoded(name: string, value: string): string {
  if (!value.isWellFormed()) throw badInput(`${name} holds characters that cannot be kept`, name);
  const text = encodeURIComponent(value);
  if (text.length > MAX_VALUE) throw badInput(`${name} is too long`, name);
  return `${name}=${text}`;
}

/**
 * Drops undefined values, so that no filter reaches the backend as "undefined"; lists are
 * comma-separated.
 */
export function queryText(query: Query): string {
  const parts: string[] = [];
  for (const name in query) {
    const value = query[name];
    if (value === null || value === undefined) continue;
    parts.push(encoded(name, typeof value === 'object' ? value.join(',') : String(value)));
  }
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}
