import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { open } from '../../testing/testQuoteRequests.ts';

// The grid checks for pointer events, which jsdom fires but does not declare.
Object.defineProperty(HTMLElement.prototype, 'onpointerdown', { value: null, writable: true });

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const candidate = (skuId: string, skuName: string) => ({
  ...{ __typename: 'SkuCandidate', skuId, skuName, productName: skuName, unit: 'PCS' },
  ...{ attributes: [], thumbnail: null, lastPrice: null, lastSoldAt: null, freeUnits: null },
});
const SMALL = candidate('5', 'Underpad, Pack of 10');
const LARGE = candidate('6', 'Underpad, Pack of 50');

/** Opens the form with these pasted lines; `gate` holds the answers back once it is shut. */
async function paste(lines: string) {
  const gate = { opened: Promise.resolve() };
  const { user } = open('?create=1', [], {
    MatchSkus: async ({ variables }) => {
      await gate.opened;
      return {
        data: {
          matchSkus: (variables['texts'] as string[]).map((text) => ({
            __typename: 'SkuMatch',
            text,
            skuId: /^#5|^small/.test(text) ? '5' : null,
            candidates: /^#5|^small/.test(text)
              ? [SMALL]
              : /^under/i.test(text)
                ? [SMALL, LARGE]
                : [],
          })),
        },
      };
    },
  });
  await user.click(await screen.findByLabelText('Paste lines'));
  await user.paste(lines);
  return { user, gate };
}
const cell = (row: number, column = 'sku') =>
  document.querySelector<HTMLElement>(`.ag-row[row-index="${row}"] [col-id="${column}"]`)!;
const isRed = async (row: number) =>
  await waitFor(() => expect(cell(row)).toHaveClass('line-invalid'));
const first = () => screen.findByRole('option', { name: /Pack of 10/ });

test('Enter opens what is like a pasted product with the first one marked, Enter takes it', async () => {
  const { user } = await paste('Underpad 60x90\t10\nUnderpad\t20');
  await isRed(0);
  await user.click(cell(0));
  await user.keyboard('{Enter}');
  expect(await first()).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{Escape}');
  await isRed(0);
  await user.keyboard('{Enter}');
  await first();
  await user.click(cell(1, 'quantity')); // a cell that is left chooses nothing
  await isRed(0);
  expect(cell(0)).toHaveTextContent('Underpad 60x90');
  await user.click(cell(0));
  await user.keyboard('{Enter}');
  await first();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(cell(0)).toHaveTextContent('Underpad, Pack of 10'));
  await waitFor(() => expect(cell(0)).not.toHaveClass('line-invalid'));
  await user.click(cell(0));
  await user.keyboard('{Enter}'); // a known one stays what it is
  expect(await first()).toHaveAttribute('aria-selected', 'false');
});

test('Enter before the answer chooses nothing, and the cell stays red', async () => {
  const { user, gate } = await paste('Underpad 60x90\t10');
  await isRed(0);
  const answer = Promise.withResolvers<void>();
  gate.opened = answer.promise;
  await user.click(cell(0));
  await user.keyboard('{Enter}{Enter}');
  await isRed(0);
  await user.click(cell(0));
  await user.keyboard('small{Enter}'); // another text is looked up
  await waitFor(() => expect(cell(0)).toHaveTextContent('small'));
  expect(cell(0)).toHaveClass('line-invalid');
  answer.resolve();
  await waitFor(() => expect(cell(0)).toHaveTextContent('Underpad, Pack of 10'));
  expect(cell(0)).not.toHaveClass('line-invalid');
});

test('products with others like them are counted apart from those that nothing fits', async () => {
  const { user } = await paste('Underpad 60x90\t10\nUnderpad\t20\nQuartz\t30');
  const form = within(screen.getByRole('group', { name: 'Lines' }));
  expect(await form.findByText('1 not known, 2 to choose: marked red.')).toBeInTheDocument();
  await user.click(cell(2));
  await user.keyboard('{Delete}');
  await user.click(cell(2, 'remarks'));
  expect(await form.findByText('2 to choose: marked red.')).toBeInTheDocument();
});
