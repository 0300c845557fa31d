import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import type { TestStack } from '../tools/testStack.ts';
import { STACK } from './startStack.ts';

export { expect };

export const stack = (): Omit<TestStack, 'stop'> => JSON.parse(process.env[STACK] ?? '{}');

/** A page on which no error or warning may appear in the browser's console. */
export const test = base.extend<{ page: Page }>({
  baseURL: async ({}, use) => use(stack().address),
  page: async ({ page }, use) => {
    const problems: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) problems.push(`${message.type()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => problems.push(`page error: ${error.message}`));
    await use(page);
    expect(problems, 'console errors and warnings').toEqual([]);
  },
});

/** The newest code that went out to an address, as its mail says. */
function codeFor(email: string, since: number): string | undefined {
  const { outbox } = stack();
  const mails = readdirSync(outbox, { withFileTypes: true })
    .filter((entry) => entry.name.endsWith('.eml'))
    .map((entry) => join(outbox, entry.name))
    .filter((file) => statSync(file).mtimeMs >= since)
    .toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const file of mails) {
    const mail = readFileSync(file, 'utf8');
    const code = /\b(\d{6})\b/.exec(
      mail
        .split(/\r?\n\r?\n/)
        .slice(1)
        .join('\n'),
    )?.[1];
    if (code && mail.includes(email)) return code;
  }
  return undefined;
}

/** Signs in as a person does: address, code from the mail, six boxes. */
export async function signIn(page: Page, email: string): Promise<void> {
  const since = Date.now() - 1000;
  await page.goto('/login');
  await page.getByLabel(/e-mail or phone/i).fill(email);
  await page.keyboard.press('Enter');
  await expect(page.getByText('OTP sent successfully')).toBeVisible();
  await expect.poll(() => codeFor(email, since)).toBeTruthy();
  await page.getByLabel(/digit 1/i).focus();
  await page.keyboard.insertText('');
  for (const digit of codeFor(email, since)!) await page.keyboard.press(digit);
  await expect(page).toHaveURL((url) => !url.pathname.startsWith('/login'));
}
