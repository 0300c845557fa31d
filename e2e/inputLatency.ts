import { chromium, type Page } from '@playwright/test';
import type { TestStack } from '../tools/testStack.ts';
import { executablePath } from './chromium.ts';
import { lineCell, sampleLines, pasteOrder } from './orderLines.ts';
import { storageStateOf } from './signIn.ts';

const CHANGES = 40;
const LINES = 200;

export interface InputLatency {
  /** Milliseconds from the key to the frame that shows the totals, one a change. */
  changes: number[];
  /** Milliseconds from a key that changes nothing to the next frame. */
  empty: number[];
  /** Milliseconds the page's own thread worked for one change, whatever else the machine does. */
  work: number;
}

/**
 * Records, in the page, when a key went down, and when the frame after the totals changed was
 * drawn.
 */
async function watchFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    const recorded = { down: 0, empty: [] as number[], changes: [] as number[] };
    Object.assign(window, { recorded });
    const afterFrame = (act: (at: number) => void) =>
      requestAnimationFrame(() => setTimeout(() => act(performance.now())));
    document.addEventListener(
      'keydown',
      (event) => {
        recorded.down = event.timeStamp;
        if (event.key === 'Pause') afterFrame((at) => recorded.empty.push(at - event.timeStamp));
      },
      true,
    );
    const totals = document.querySelector('.kit-totals');
    if (!totals) throw new Error('There are no totals');
    new MutationObserver(() => {
      const { down } = recorded;
      recorded.down = 0; // one change is one figure, however many amounts it rewrites
      if (down) afterFrame((at) => recorded.changes.push(at - down));
    }).observe(totals, { subtree: true, characterData: true, childList: true });
  });
}

/** Answers the thread's milliseconds for one Enter. */
async function typeChanges(page: Page): Promise<number> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const taskDuration = async () => {
    const { metrics } = await devTools.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
  };
  let work = 0;
  await lineCell(page, 0, 'quantity').click();
  for (let change = 0; change < CHANGES; change++) {
    await page.keyboard.press('Pause');
    await page.keyboard.type(String(100 + change));
    await page.waitForTimeout(60);
    const before = await taskDuration();
    await page.keyboard.press('Enter');
    await page.waitForTimeout(60); // the next key meets a page at rest
    work += (await taskDuration()) - before;
  }
  return work / CHANGES;
}

/** An order of 200 lines in a real Chromium: from Enter in a cell to the frame with the new totals. */
export async function measureInputLatency(stack: TestStack): Promise<InputLatency> {
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
  try {
    const page = await browser.newPage({
      baseURL: stack.address,
      storageState: await storageStateOf(stack, 'admin@example.com'),
      viewport: { width: 1440, height: 900 },
    });
    await pasteOrder(page, sampleLines(LINES));
    await page.waitForLoadState('networkidle');
    await watchFrames(page);
    const work = await typeChanges(page);
    const recorded = await page.evaluate(
      () => (window as unknown as { recorded: Pick<InputLatency, 'changes' | 'empty'> }).recorded,
    );
    return { ...recorded, work };
  } finally {
    await browser.close();
  }
}
