/** Milliseconds that the database's time is ahead of the monotonic clock; unknown until it was asked (databaseWatch.ts). */
let ahead: number | undefined;

/**
 * The database's time, in milliseconds since 1970: what sessions, codes and expiries are compared with, so that one backend with a wrong
 * clock neither revives nor ends them.
 */
export const now = (): number => (ahead === undefined ? Date.now() : performance.now() + ahead);

/** Keeps the database's time of this moment; undefined forgets it. */
export function setNow(databaseTime: number | undefined): void {
  ahead = databaseTime === undefined ? undefined : databaseTime - performance.now();
}
