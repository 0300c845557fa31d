import {
  type Browser,
  type BrowserContext,
  expect,
  type Page,
  test as base,
} from '@playwright/test';
import type { TestStack } from '../tools/testStack.ts';
import { SIGNED_OUT, storageStateOf } from './signIn.ts';
import { isStackUrl, stack, startStack } from './stack.ts';

export { expect };

const browserProblems = new WeakMap<BrowserContext, string[]>();

/**
 * Fails a test when an error or warning appears in the browser's console of any tab, or a request
 * leaves the stack.
 */
function watchForProblems(context: BrowserContext): BrowserContext {
  const problems: string[] = [];
  browserProblems.set(context, problems);
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      problems.push(`${message.type()}: ${message.text()}`);
  });
  // a form with changes asks before its page is left
  context.on('dialog', (asked) => void (asked.type() === 'beforeunload' && asked.accept()));
  context.on('weberror', (error) => problems.push(`page error: ${error.error().message}`));
  context.on('request', (request) => {
    if (!isStackUrl(request.url())) problems.push(`left the stack: ${request.url()}`);
  });
  return context;
}

const expectNoProblems = (context: BrowserContext) =>
  expect(
    browserProblems.get(context)?.splice(0),
    'errors and warnings of the browser, requests to elsewhere',
  ).toEqual([]);

/** Takes back what the browser had to say of this kind: where a test provokes it. */
export function forgetProblems(page: Page, kind: RegExp): void {
  const problems = browserProblems.get(page.context()) ?? [];
  problems.push(...problems.splice(0).filter((problem) => !kind.test(problem)));
}

async function newContext(
  browser: Browser,
  to: TestStack,
  email: string | null,
): Promise<BrowserContext> {
  const storageState = email ? await storageStateOf(to, email) : SIGNED_OUT;
  return watchForProblems(await browser.newContext({ baseURL: to.address, storageState }));
}

/** Columns, theme and permissions are as at first for the next test; the session stays. */
async function resetContext(context: BrowserContext): Promise<void> {
  const page = context.pages().find((open) => open.url().startsWith(stack().address));
  await page?.evaluate(async () => {
    const authorization = `Bearer ${localStorage.getItem('accessToken') ?? ''}`;
    const ask = async (query: string, variables = {}) => {
      const headers = { 'content-type': 'application/json', authorization };
      const body = JSON.stringify({ query, variables });
      const answer = await fetch('/graphql', { method: 'POST', headers, body });
      return (await answer.json()) as { data?: { mySettings?: { key: string }[] } | null };
    };
    const { data } = await ask('{ mySettings { key } }');
    for (const { key } of data?.mySettings ?? [])
      await ask('mutation ($key: String!) { saveMySetting(key: $key) { success } }', { key });
    for (const key of Object.keys(localStorage))
      if (!['accessToken', 'refreshToken'].includes(key)) localStorage.removeItem(key);
  });
  await context.clearPermissions();
  for (const open of context.pages()) await open.close();
}

interface Journey {
  /** Person signed in on `page`: nobody, unless a file says otherwise. */
  person: string | null;
  /** Opens a page of another person; null is a visitor. */
  openAs: (email: string | null) => Promise<Page>;
  openContext: (email: string | null) => Promise<BrowserContext>;
}

interface WorkerFixtures {
  runningStack: TestStack;
  /** One context per person and worker: signed in once, its cache has the console after the first load. */
  contextOf: (email: string) => Promise<BrowserContext>;
}

export const test = base.extend<Journey, WorkerFixtures>({
  person: [null, { option: true }],
  runningStack: [
    async ({}, use) => {
      const started = await startStack();
      await use(started);
      await started.stop();
    },
    { scope: 'worker', auto: true, timeout: 180_000 },
  ],
  contextOf: [
    async ({ browser, runningStack }, use) => {
      const contexts = new Map<string, BrowserContext>();
      await use(async (email) => {
        const context = contexts.get(email) ?? (await newContext(browser, runningStack, email));
        contexts.set(email, context);
        return context;
      });
      for (const context of contexts.values()) await context.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ runningStack }, use) => use(runningStack.address),
  openContext: async ({ browser, runningStack, contextOf }, use) => {
    const visitors: BrowserContext[] = [];
    const people = new Set<BrowserContext>();
    await use(async (email) => {
      const context = email
        ? await contextOf(email)
        : await newContext(browser, runningStack, null);
      if (email) people.add(context);
      else visitors.push(context);
      return context;
    });
    for (const context of visitors) await context.close();
    for (const context of people) await resetContext(context);
    for (const context of [...visitors, ...people]) expectNoProblems(context);
  },
  context: async ({ openContext, person }, use) => use(await openContext(person)),
  page: async ({ context }, use) => use(await context.newPage()),
  openAs: async ({ openContext }, use) =>
    use(async (email) => (await openContext(email)).newPage()),
});
