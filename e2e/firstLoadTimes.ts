import { chromium, type Page } from '@playwright/test';
import type { TestStack } from '../tools/testStack.ts';
import { executablePath } from './chromium.ts';
import {
  AFTER_FIRST_ROWS,
  type FirstLoad,
  openOrders,
  openOrdersWithGrid,
  openSignIn,
  recordLoad,
} from './firstLoad.ts';
import { SIGNED_OUT, type StorageState, storageStateOf } from './signIn.ts';

/** "Fast 3G" of Chromium's developer tools. */
const FAST_3G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
};
const SLOWER = 4;

type Open = (page: Page, address: string) => Promise<void>;

interface Measured extends FirstLoad {
  /** Milliseconds from the address to the first row, or to the form. */
  atRest: number;
  slow: number;
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', FAST_3G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}

/** Each in a new browser: nothing is in its cache. */
async function openCold(
  stack: TestStack,
  storageState: StorageState,
  open: Open,
  isSlow: boolean,
): Promise<FirstLoad & { milliseconds: number }> {
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox'],
  });
  try {
    const page = await browser.newPage({ storageState });
    if (isSlow) await slowDown(page);
    const began = performance.now();
    let milliseconds = 0;
    const load = await recordLoad(
      page,
      async () => {
        await open(page, stack.address);
        milliseconds = Math.round(performance.now() - began);
      },
      open === openOrders ? AFTER_FIRST_ROWS : undefined,
    );
    return { ...load, milliseconds };
  } finally {
    await browser.close();
  }
}

async function measure(stack: TestStack, state: StorageState, open: Open): Promise<Measured> {
  await openCold(stack, state, open, false); // fills what the server reads once
  const { milliseconds: atRest, ...load } = await openCold(stack, state, open, false);
  const { milliseconds: slow } = await openCold(stack, state, open, true);
  return { ...load, atRest, slow };
}

/** First load of a new browser, for the sign-in page and for the first list: files and time. */
export async function measureFirstLoads(stack: TestStack): Promise<Record<string, Measured>> {
  const manager = await storageStateOf(stack, 'manager@example.com');
  return {
    'sign-in': await measure(stack, SIGNED_OUT, openSignIn),
    orders: await measure(stack, manager, openOrders),
    'orders with the grid': await measure(stack, manager, openOrdersWithGrid),
  };
}
