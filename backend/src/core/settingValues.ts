export type Env = Record<string, string | undefined>;

export const isText = (value: unknown): value is string => typeof value === 'string';

/** A JSON object whose values all pass. */
export function readObject<T>(
  json: string,
  isValue: (value: unknown) => value is T,
  problem: string,
): Record<string, T> {
  try {
    const read: unknown = JSON.parse(json);
    const isObject = typeof read === 'object' && read !== null && !Array.isArray(read);
    if (isObject && Object.values(read).every(isValue)) return read as Record<string, T>;
  } catch {
    throw new Error(problem);
  }
  throw new Error(problem);
}
