import { type SeededData, startTestStack, type TestStack } from '../tools/testStack.ts';

/** The environment variable that tells the workers where the demo data is; set before the first journey. */
export const SEEDED = 'MUNIM_SEEDED';

let running: TestStack | undefined;

/** Each worker has a stack of its own, so that journeys beside each other do not share data; after a failed test the next worker starts a fresh one. */
export async function startStack(): Promise<TestStack> {
  const seeded = JSON.parse(process.env[SEEDED] ?? '') as SeededData;
  running = await startTestStack({ seeded });
  return running;
}

export function stack(): TestStack {
  if (!running) throw new Error('No stack runs: journeys begin with the test of journey.ts');
  return running;
}

/** The last two are the browser's own, such as what it shows a PDF with. */
export const isStackUrl = (url: string): boolean =>
  url.startsWith(`${stack().address}/`) || /^(data|blob|about|chrome|chrome-extension):/.test(url);
