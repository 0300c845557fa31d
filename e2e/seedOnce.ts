import { seedForStacks } from '../tools/testStack.ts';
import { SEEDED } from './stack.ts';

// Playwright demands a default export here.
export default async function seedOnce(): Promise<() => Promise<void>> {
  const { stop, ...seeded } = await seedForStacks();
  process.env[SEEDED] = JSON.stringify(seeded);
  return stop;
}
