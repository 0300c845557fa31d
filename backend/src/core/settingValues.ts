export type Env = Record<string, string | undefined>;

export const isText = (value: unknown): value is string => typeof value === 'string';

/** Reads what another setting needs: half of a service's settings is a mistake that shows at the start. */
export const neededWith =
  (env: Env, other: string) =>
  (name: string): string => {
    const value = env[name];
    if (!value) throw new Error(`${name} must be set with ${other}`);
    return value;
  };

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
