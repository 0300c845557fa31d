import type { FullConfig } from '@playwright/test';
import { startTestStacks } from '../tools/testStack.ts';
import { STACKS } from './stack.ts';

// Playwright demands a default export here.
export default async function start({ workers }: FullConfig): Promise<() => Promise<void>> {
  const stacks = await startTestStacks(workers);
  process.env[STACKS] = JSON.stringify(stacks);
  return async () => {
    for (const { stop } of stacks) await stop();
  };
}
