import { useState } from 'react';
import { asBulkRun } from '../bulkRuns.ts';
import { errorCode } from '../errors.ts';
import { refusalText } from '../errorTexts.ts';
import { useOneAtATime } from '../form/useSingleFlight.ts';

/** One of the records that the same is done to. */
export interface BulkRow {
  id: string;
  /** 'Quotation 12' */
  label: string;
  /** Text that tells it from the others, or whom it reaches. */
  detail?: string | undefined;
  /** Reason why it cannot be done to this one: it is left out. */
  refusal?: string | null | undefined;
}

export interface BulkRun<Row extends BulkRow = BulkRow> {
  /** Rows it was opened with; one that failed is as it has been read since. */
  rows: readonly Row[];
  /** Action of the next run. */
  waiting: readonly Row[];
  done: ReadonlySet<string>;
  /** Reasons by the ids of those that failed in the last run. */
  failed: ReadonlyMap<string, string>;
  running: boolean;
  /** Runs what is not done yet: all at first, then what failed. */
  run: () => void;
}

/** Reads one record anew, wherever it is by now; undefined when it is there no more. */
export type ReadAgain<Row extends BulkRow> = (id: string) => Promise<Row | undefined>;

const without = (failed: ReadonlyMap<string, string>, id: string) =>
  new Map([...failed].filter(([key]) => key !== id));

/**
 * Does the same to one record after the other, by one call each; a failure does not keep the others
 * from it. What is done stays in the dialog though it may leave the list; a record that failed may
 * have been changed by another user, so its next try is made with the row that the list has now. A
 * change can take it out of the list: it is read anew.
 */
export function useBulkRun<Row extends BulkRow>(
  listed: readonly Row[],
  act: (row: Row) => Promise<unknown>,
  onEnd: (result: { done: number; failed: number }) => unknown,
  readAgain?: ReadAgain<Row>,
): BulkRun<Row> {
  const [opened] = useState(listed);
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());
  const [failed, setFailed] = useState<ReadonlyMap<string, string>>(new Map());
  const [read, setRead] = useState<ReadonlyMap<string, Row>>(new Map());
  const [running, setRunning] = useState(false);
  const rows = opened.map((row) =>
    failed.has(row.id) ? (listed.find(({ id }) => id === row.id) ?? read.get(row.id) ?? row) : row,
  );
  const waiting = rows.filter(({ id, refusal }) => !refusal && !done.has(id));
  const run = useOneAtATime(async () => {
    setRunning(true);
    let failures = 0;
    try {
      await asBulkRun(async () => {
        for (const row of waiting) {
          setFailed((old) => without(old, row.id));
          try {
            await act(row);
            setDone((old) => new Set([...old, row.id]));
          } catch (error) {
            failures += 1;
            const reason = refusalText(error);
            setFailed((old) => new Map([...old, [row.id, reason]]));
            if (errorCode(error) !== 'CONFLICT') continue;
            const now = await readAgain?.(row.id).catch(() => undefined);
            if (now) setRead((old) => new Map([...old, [row.id, now]]));
          }
        }
      });
      await onEnd({ done: done.size + waiting.length - failures, failed: failures });
    } finally {
      setRunning(false);
    }
  });
  return { rows, waiting, done, failed, running, run };
}
