let running = 0;
const waiting: (() => void)[] = [];

/** Does the work now, or after the last of several writes that are being made. */
export function afterBulkRun(work: () => void): void {
  if (running) waiting.push(work);
  else work();
}

/** Does all of it, though one fails; then the error is thrown. */
function runAll([work, ...others]: (() => void)[]): void {
  try {
    work?.();
  } finally {
    if (others.length) runAll(others);
  }
}

/** Makes several writes: what waits for the last one is done once they have ended, however they end. */
export async function asBulkRun(writes: () => Promise<void>): Promise<void> {
  running++;
  try {
    await writes();
  } finally {
    running--;
    if (!running) runAll(waiting.splice(0));
  }
}
