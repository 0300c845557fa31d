import { type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { codeIn as findCode, mailsTo as findMails, tokensFor } from '../tools/signIn.ts';
import type { TestStack } from '../tools/testStack.ts';
import { stack } from './stack.ts';

export type StorageState = Exclude<NonNullable<BrowserContextOptions['storageState']>, string>;

/** Given to every context: without it, a context takes the state that the test is set to. */
export const SIGNED_OUT: StorageState = { cookies: [], origins: [] };

/** Signs in by the API; by the page only in tests of signing in. */
export async function storageStateOf(
  to: Pick<TestStack, 'address' | 'outbox'>,
  email: string,
): Promise<StorageState> {
  const localStorage = Object.entries(await tokensFor(to, email));
  const origin = {
    origin: to.address,
    localStorage: localStorage.map(([name, value]) => ({ name, value })),
  };
  return { cookies: [], origins: [origin] };
}

/** Mails to an address, newest first. */
export const mailsTo = (email: string): string[] => findMails(stack().outbox, email);

export function codeFromMail(mail?: string): string {
  const code = findCode(mail);
  expect(code, 'the code in the mail').toBeDefined();
  return code ?? '';
}

/** Requests a code and returns the mailed one. */
export async function requestCode(page: Page, email: string): Promise<string> {
  const before = mailsTo(email).length;
  await page.getByLabel('E-mail or phone').fill(email);
  await page.keyboard.press('Enter');
  await expect(page.getByText('OTP sent successfully')).toBeVisible();
  await expect.poll(() => mailsTo(email).length).toBeGreaterThan(before);
  return codeFromMail(mailsTo(email)[0]);
}

/** Signs in as a person does: address, code from the mail, six boxes. */
export async function signIn(page: Page, email: string, path = '/login'): Promise<void> {
  await page.goto(path);
  const code = await requestCode(page, email);
  await expect(page.getByLabel('Digit 1 of 6')).toBeFocused();
  await page.keyboard.type(code);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeAttached();
}
