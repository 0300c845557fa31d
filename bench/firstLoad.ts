import { KILOBYTE } from '../e2e/firstLoad.ts';
import { measureFirstLoads } from '../e2e/firstLoadTimes.ts';
import { startTestStack } from '../tools/testStack.ts';
import { save } from './save.ts';

export async function measureFirstLoad(): Promise<void> {
  const stack = await startTestStack();
  try {
    const pages = await measureFirstLoads(stack);
    for (const [name, { files, ...figures }] of Object.entries(pages)) {
      console.log(name, { ...figures, kB: Math.round(figures.gzipped / KILOBYTE) });
      console.table(files);
    }
    save('first-load.json', { at: new Date().toISOString(), node: process.version, pages });
  } finally {
    await stack.stop();
  }
}
