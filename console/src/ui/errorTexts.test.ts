import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { afterEach, expect, jest, test } from '@jest/globals';

const refusal = (code: string, message: string, field?: string) =>
  new CombinedGraphQLErrors({ data: null }, [
    { message, extensions: { code, ...(field ? { field } : {}) } },
  ]);

/** The texts as a page in this language has them: they are made when its modules are evaluated. */
async function textsIn(language: string) {
  jest.resetModules();
  localStorage.setItem('munim.language', language);
  const { applyLanguage } = await import('./text.ts');
  await applyLanguage();
  return import('./errorTexts.ts');
}

afterEach(() => localStorage.clear());

test('in Hindi a refusal is told by its code, or behind the name of its field', async () => {
  const { shownText } = await textsIn('hi');
  expect(shownText(refusal('FORBIDDEN', 'You do not have permission to do this'))).toBe(
    'आपको यह करने की अनुमति नहीं है',
  );
  expect(shownText(refusal('CONFLICT', 'This order was changed by someone else.'))).toMatch(
    /^इस बीच किसी और ने/,
  );
  expect(shownText(refusal('BAD_USER_INPUT', 'It has 3 characters', 'name'))).toBe(
    '“नाम” जाँचें: It has 3 characters',
  );
  expect(shownText(refusal('BAD_USER_INPUT', 'It is closed', 'tenant_id'))).toBe(
    '“ग्राहक” जाँचें: It is closed',
  );
  // shows the server's text: no text of ours says as much
  expect(shownText(refusal('NO_STOCK', 'Only 3 are in stock'))).toBe('Only 3 are in stock');
  expect(shownText(new Error('No network'))).toBeUndefined();
});

test('in English the server’s words stay as they are', async () => {
  const { shownText } = await textsIn('en');
  expect(shownText(refusal('FORBIDDEN', 'Not in these words'))).toBe('Not in these words');
  expect(shownText(refusal('BAD_USER_INPUT', 'Too long', 'name'))).toBe('Too long');
});
