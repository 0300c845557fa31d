import { startTestStack } from '../tools/testStack.ts';

/** File with the address of the stack; set once, before the first journey. */
export const STACK = 'MUNIM_STACK';

// Playwright demands a default export here.
export default async function start(): Promise<() => Promise<void>> {
  const { stop, ...stack } = await startTestStack();
  process.env[STACK] = JSON.stringify(stack);
  return stop;
}
