import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';

const SHAPES = fileURLToPath(new URL('shapes.ts', import.meta.url));

/** The pattern of e-mail addresses in a process of its own, which reads the setting as it starts. */
const patternWith = (ending: string) =>
  new Promise<{ pattern: string; problem: string }>((resolve) =>
    execFile(
      process.execPath,
      ['-e', `import(${JSON.stringify(SHAPES)}).then((s) => console.log(s.Email.pattern))`],
      { env: { ...process.env, EMAIL_ENDING: ending, NODE_OPTIONS: '' } },
      (_, pattern, problem) => resolve({ pattern: pattern.trim(), problem }),
    ),
  );

test('EMAIL_ENDING widens the ending of e-mail addresses, and is checked at the start', async () => {
  const [wide, usual, wrong] = await Promise.all(['6', '3', '99'].map(patternWith));
  expect('asha@hotel.travel').toMatch(new RegExp(wide!.pattern));
  expect('asha@hotel.museums').not.toMatch(new RegExp(wide!.pattern));
  expect('asha@hotel.travel').not.toMatch(new RegExp(usual!.pattern));
  expect(wrong).toMatchObject({
    pattern: '',
    problem: expect.stringContaining('EMAIL_ENDING must be a whole number from 2 to 24'),
  });
});
