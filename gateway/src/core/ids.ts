import { badInput } from './backendErrors.ts';

/** Ids are text in the graph and whole numbers in REST. */
export function restId(id: string, field = 'id'): number {
  const value = Number(id);
  if (!/^[0-9]{1,15}$/.test(id) || value < 1)
    throw badInput(`${field} must be a whole number above 0`, field);
  return value;
}

/** A whole number from 0 on, as text. */
export function restNumber(text: string, field: string): number {
  if (!/^[0-9]{1,15}$/.test(text)) throw badInput(`${field} must be a whole number`, field);
  return Number(text);
}

export const restIds = (ids: readonly string[], field = 'ids'): number[] =>
  ids.map((id) => restId(id, field));

/** Keeps null and undefined. */
export const optionalRestId = (
  id: string | null | undefined,
  field = 'id',
): number | null | undefined => (id === null || id === undefined ? id : restId(id, field));

/** Value of a field that the backend does not answer: null, which the graph allows where it says @extra. */
export const NOT_ANSWERED = null as never;

/** Id of REST as the graph's. */
export const idOf = (id: number | null | undefined): string =>
  id === null || id === undefined ? NOT_ANSWERED : String(id);
