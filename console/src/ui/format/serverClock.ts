/** Milliseconds that the server's clock is ahead of this machine's. */
let ahead = 0;

/** Takes the clock of the server from the Date header of its answer, to the second; `receivedAt`: when it came, by this machine. */
export function setServerClock(date: string | null | undefined, receivedAt = Date.now()): void {
  const moment = Date.parse(date ?? '');
  if (!Number.isNaN(moment)) ahead = moment - receivedAt;
}

/** The moment by the server's clock: that of a visitor's machine may be days off, and dates of documents begin with it. */
export const serverNow = (): Date => new Date(Date.now() + ahead);
