import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Page,
  test as base,
} from '@playwright/test';
import type { TestStack } from '../tools/testStack.ts';
import { STACK } from './startStack.ts';

export { expect };

export const stack = (): Omit<TestStack, 'stop'> => JSON.parse(process.env[STACK] ?? '{}');

/**
 * In no tab may an error or warning appear in the browser's console, nor a request leave the stack.
 */
function watch(context: BrowserContext): () => void {
  const problems: string[] = [];
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      problems.push(`${message.type()}: ${message.text()}`);
  });
  context.on('weberror', (error) => problems.push(`page error: ${error.error().message}`));
  context.on('request', (request) => {
    if (!isOfTheStack(request.url())) problems.push(`left the stack: ${request.url()}`);
  });
  return () =>
    expect(problems, 'errors and warnings of the browser, requests to elsewhere').toEqual([]);
}

/** The last two are the browser's own, such as what it shows a PDF with. */
export const isOfTheStack = (url: string): boolean =>
  url.startsWith(`${stack().address}/`) || /^(data|blob|about|chrome|chrome-extension):/.test(url);

/** Mails to an address, newest first: their names begin with the moment. */
export function mailsTo(email: string): string[] {
  const { outbox } = stack();
  return (existsSync(outbox) ? readdirSync(outbox) : [])
    .filter((name) => name.endsWith('.eml'))
    .toSorted()
    .toReversed()
    .map((name) => readFileSync(join(outbox, name), 'utf8'))
    .filter((mail) => mail.includes(`To: ${email}`));
}

export function codeIn(mail = ''): string {
  const code = /(\d{6}) is your OTP/.exec(mail)?.[1];
  expect(code, 'the code in the mail').toBeDefined();
  return code ?? '';
}

/** Requests a code and returns the mailed one. */
export async function askForCode(page: Page, email: string): Promise<string> {
  const before = mailsTo(email).length;
  await page.getByLabel('E-mail or phone').fill(email);
  await page.keyboard.press('Enter');
  await expect(page.getByText('OTP sent successfully')).toBeVisible();
  await expect.poll(() => mailsTo(email).length).toBeGreaterThan(before);
  return codeIn(mailsTo(email)[0]);
}

/** Signs in as a person does: address, code from the mail, six boxes. */
export async function signIn(page: Page, email: string, wanted = '/login'): Promise<void> {
  await page.goto(wanted);
  const code = await askForCode(page, email);
  await expect(page.getByLabel('Digit 1 of 6')).toBeFocused();
  await page.keyboard.type(code);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeAttached();
}

type Kept = Exclude<NonNullable<BrowserContextOptions['storageState']>, string>;
/** Set explicitly: a new context would inherit the test's. */
const NOBODY: Kept = { cookies: [], origins: [] };
/**
 * One sign-in per person, also when a failed test ends its worker: codes are limited. A session
 * that renews itself stays with its journey.
 */
async function sessionOf(browser: Browser, email: string): Promise<Kept> {
  const file = join(dirname(stack().outbox), 'people', `${email}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  const context = await browser.newContext({ baseURL: stack().address, storageState: NOBODY });
  const checkNow = watch(context);
  await signIn(await context.newPage(), email);
  const kept = await context.storageState({ path: file });
  await context.close();
  checkNow();
  return kept;
}

interface Journey {
  /** Person signed in on `page`: nobody, unless a file says otherwise. */
  person: string | null;
  /** A browser of one's own for somebody else; null is a visitor. */
  openAs: (email: string | null) => Promise<Page>;
}

export const test = base.extend<Journey>({
  person: [null, { option: true }],
  baseURL: async ({}, use) => use(stack().address),
  storageState: async ({ browser, person }, use) =>
    use(person ? await sessionOf(browser, person) : NOBODY),
  page: async ({ page, context }, use) => {
    const checkNow = watch(context);
    await use(page);
    checkNow();
  },
  openAs: async ({ browser, viewport }, use) => {
    const opened: { context: BrowserContext; checkNow: () => void }[] = [];
    await use(async (email) => {
      const storageState = email ? await sessionOf(browser, email) : NOBODY;
      const context = await browser.newContext({
        baseURL: stack().address,
        viewport,
        storageState,
      });
      opened.push({ context, checkNow: watch(context) });
      return context.newPage();
    });
    for (const { context, checkNow } of opened) {
      await context.close();
      checkNow();
    }
  },
});
