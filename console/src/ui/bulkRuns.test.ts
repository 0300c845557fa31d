import { expect, test } from '@jest/globals';
import { afterBulkRun, asBulkRun } from './bulkRuns.ts';

test('what waits for the last of several runs is done once they have ended, also when a write or a work fails', async () => {
  const done: string[] = [];
  const wait = (name: string, fails = false) =>
    afterBulkRun(() => {
      done.push(name);
      if (fails) throw new Error(name);
    });
  const inner = asBulkRun(async () => {
    wait('first', true);
    await Promise.resolve();
    throw new Error('write');
  });
  const outer = asBulkRun(async () => {
    await inner.catch(() => undefined);
    wait('second');
    expect(done).toEqual([]);
  });
  await expect(inner).rejects.toThrow('write');
  await expect(outer).rejects.toThrow('first');
  expect(done).toEqual(['first', 'second']);
  wait('at once');
  expect(done).toHaveLength(3);
});
