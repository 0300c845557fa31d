import type { RecordChanges } from '@munim/schema/generated/types.ts';
import type { Backend } from '../core/backend.ts';
import { ChangeSubscription } from '../core/changeSubscription.ts';
import { ChangesSource } from './changes.source.ts';

/** Ranges that one call of the backend takes; of more it reads all since the last number. */
const MAX_RANGES = 100;
const MAX_NUMBERS = 2_000;

const countOf = (range: string): number => {
  const [first = 0, last = first] = range.split('-').map(Number);
  return last - first + 1;
};

type Told = { changes: RecordChanges };

/**
 * Changes of records for one subscriber. It knows up to which number it was told, so that after a
 * lost stream, or with the number on another gateway, it is told the rest.
 */
export function recordChangesFor(
  backend: Backend,
  after: number | undefined,
): AsyncIterableIterator<Told, undefined> {
  let told = after;
  let isFirst = true;
  return new ChangeSubscription<Told>(backend, {
    stream: '/changes/stream',
    async read(reading, numbers) {
      const isFew =
        numbers &&
        numbers.length <= MAX_RANGES &&
        numbers.reduce((sum, range) => sum + countOf(range), 0) <= MAX_NUMBERS;
      const changes = await new ChangesSource(reading).read({
        ...(isFew && { numbers }),
        after: told,
      });
      told = Number(changes.number);
      const isNews = isFirst || changes.records.length > 0 || !changes.complete;
      isFirst = false;
      return isNews ? [{ changes: { ...changes, number: String(told) } }] : [];
    },
    unknown: () => ({ changes: { number: String(told ?? 0), records: [], complete: false } }),
  });
}
