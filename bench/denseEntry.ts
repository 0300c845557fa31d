import { measureInputLatency } from '../e2e/inputLatency.ts';
import { startTestStack } from '../tools/testStack.ts';
import { save } from './save.ts';

const at = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(Math.floor(values.length * part), values.length - 1)] ??
  0;
const figures = (values: readonly number[]) => ({
  median: Number(at(values, 0.5).toFixed(1)),
  p95: Number(at(values, 0.95).toFixed(1)),
  count: values.length,
});

/** A change in an order of 200 lines, as multiples of an empty frame in the same run. */
export async function measureDenseEntry(): Promise<void> {
  const stack = await startTestStack();
  try {
    const { changes, empty, work } = await measureInputLatency(stack);
    const change = figures(changes);
    const frame = figures(empty);
    const timesAnEmptyFrame = Number((change.median / frame.median).toFixed(1));
    console.table({ 'a change, in ms': change, 'an empty frame, in ms': frame });
    const threadMilliseconds = Number(work.toFixed(1));
    console.log(
      `A change in 200 lines takes ${timesAnEmptyFrame} empty frames and ${threadMilliseconds} ms of the page's thread; aim: under 50 ms.`,
    );
    save('dense.json', {
      at: new Date().toISOString(),
      node: process.version,
      change,
      frame,
      timesAnEmptyFrame,
      threadMilliseconds,
    });
  } finally {
    await stack.stop();
  }
}
