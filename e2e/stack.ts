import type { TestStack } from '../tools/testStack.ts';

/** The environment variable that tells the workers where their stacks are; set before the first journey. */
export const STACKS = 'MUNIM_STACKS';

/** The stack of this worker: each has its own, so that journeys beside each other do not share data. */
export function stack(): Omit<TestStack, 'stop'> {
  const stacks = JSON.parse(process.env[STACKS] ?? '[]') as Omit<TestStack, 'stop'>[];
  const found = stacks[Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)];
  if (!found) throw new Error('No stack was started for this worker');
  return found;
}

/** The last two are the browser's own, such as what it shows a PDF with. */
export const isOfTheStack = (url: string): boolean =>
  url.startsWith(`${stack().address}/`) || /^(data|blob|about|chrome|chrome-extension):/.test(url);
