import { expect, test } from './journey.ts';
import { dialog, field } from './forms.ts';
import { rowsOf } from './grids.ts';

test.use({ person: 'kavita.sourcing@example.com' });

const QUESTION = 'Discard what you have typed?';

test('typed text in a drawer is asked about once: by Back, Esc, a click beside it, closing the tab', async ({
  page,
}) => {
  await page.goto('/sales/quote-requests?statuses=PENDING');
  const list = page.url();
  const row = rowsOf(page, 'Quote Requests').first();
  const open = async () => {
    await row.getByRole('button').first().click();
    await expect(field(dialog(page, /^Quote request/), 'Cost Price')).toBeEnabled();
  };
  const drawer = dialog(page, /^Quote request/);
  const cost = field(drawer, 'Cost Price');
  const question = page.getByText(QUESTION);
  const keep = async () => {
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await expect(question).toHaveCount(0);
    await expect(cost).toHaveValue('123.45');
  };

  await open();
  await page.goBack();
  await expect(drawer, 'untouched, it closes at once').toHaveCount(0);
  await expect(question).toHaveCount(0);

  await open();
  await cost.fill('123.45');
  await page.goBack();
  await keep();
  await page.keyboard.press('Escape');
  await keep();
  await page.mouse.click(300, 500);
  await keep();

  await page.goBack();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(drawer).toHaveCount(0);
  await expect(page).toHaveURL(list);
  await expect(question, 'asked once').toHaveCount(0);

  await open();
  await cost.fill('123.45');
  const asked = page.waitForEvent('dialog');
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  expect((await asked).type()).toBe('beforeunload');
  await closed;
});
