import { setTimeout as wait } from 'node:timers/promises';
import type { AppParts } from '../core/http/appParts.ts';
import type { Log } from '../core/log.ts';
import type { Ledger } from './ledger.ts';
import { ledgerOf } from './openLedger.ts';
import { syncUnderLease } from './syncDocument.ts';
import { dueLeases } from './syncLease.ts';

const EVERY_MS = 1000;
const BATCH_SIZE = 5;

const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** Pushes the documents that are due, a few at a time. */
export async function pushDue(db: AppParts['db'], ledger: Ledger, log: Log): Promise<void> {
  const turns = await dueLeases(db, BATCH_SIZE);
  const results = await Promise.allSettled(turns.map((turn) => syncUnderLease(db, ledger, turn)));
  for (const result of results)
    if (result.status === 'rejected') log.warn({ error: reasonOf(result.reason) }, 'accounting');
}

/** Looks again and again until it is stopped; `stop` waits for the tries that are running. */
export function startAccounting(
  { db, settings }: Pick<AppParts, 'db' | 'settings'>,
  log: Log,
  everyMs = EVERY_MS,
): { stop(): Promise<void> } {
  const ledger = ledgerOf({ db, settings });
  const stopped = new AbortController();
  const work = async () => {
    while (!stopped.signal.aborted) {
      await pushDue(db, ledger, log).catch((error: unknown) =>
        log.warn({ error: reasonOf(error) }, 'accounting'),
      );
      await wait(everyMs, undefined, { signal: stopped.signal }).catch(() => {});
    }
  };
  const working = work();
  return {
    async stop() {
      stopped.abort();
      await working;
    },
  };
}
