import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { graphqlError } from '../../testing/mockGateway.ts';
import {
  button,
  noDrawer,
  open,
  priced,
  rfq,
  variablesOf,
} from '../../testing/testQuoteRequests.ts';
import type { DeskOffer, DeskRfq } from './deskLines.ts';

/** Record with the type names that a gateway answers. */
type Typed<T> = T & { __typename: string };

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const offer = (offerId: string, offerPrice: string, moq: number): Typed<DeskOffer> => ({
  __typename: 'OfferToPrice',
  offerId,
  offerPrice,
  moq,
  brand: null,
  seller: {
    ...{ __typename: 'SellerSummary' },
    id: `v${offerId}`,
    name: `Vendor ${offerId}`,
    district: 'Erode',
    state: 'Tamil Nadu',
  },
  lastBoughtPrice: '88.00',
  lastBoughtAt: '2026-05-02T06:00:00Z',
});
const enquiry = (line: number) => ({
  __typename: 'RfqEnquiry' as const,
  id: '9',
  number: 'ENQ-00009',
  line,
  neededBy: '2026-06-30',
});
const waiting = (id: string, line: number, more: Partial<DeskRfq> = {}): DeskRfq => ({
  ...rfq(id, { enquiry: enquiry(line) }),
  pricing: {
    ...{ __typename: 'RfqPricing' },
    offers: [offer('1', '90.00', 500), offer('2', '100.00', 5), offer('3', '120.00', 1)],
    contractPrice: '105.00',
    lastPrice: '115.00',
    lastSoldAt: '2026-05-02T06:00:00Z',
    marginFloor: '8.00',
  },
  ...more,
});

function openDesk(
  rows: DeskRfq[],
  save: () => object,
  next: string[] = [],
  { of = 'ENQ-00009', nextRows = [] as DeskRfq[] } = {},
) {
  const rowsOf = (variables: string) => {
    if (next[0] && variables.includes(next[0])) return nextRows;
    return of === 'all' || variables.includes(of) ? rows : [];
  };
  return open(`?desk=${of}`, [], {
    DeskLines: ({ variables }) => ({
      data: {
        rfqs: {
          __typename: 'RfqPage',
          items: rowsOf(JSON.stringify(variables)),
          count: rows.length,
        },
      },
    }),
    PendingEnquiries: () => ({
      data: {
        rfqs: {
          __typename: 'RfqPage',
          count: 2,
          items: ['ENQ-00009', ...next].map((number, at) => ({
            __typename: 'Rfq',
            id: `e${at}`,
            enquiry: { __typename: 'RfqEnquiry', id: number, number },
          })),
        },
      },
    }),
    PriceRfqs: save,
  });
}
const lineOf = async (sku: string) =>
  within(await screen.findByRole('region', { name: (name) => name.startsWith(`${sku}, `) }));
const figure = (line: Awaited<ReturnType<typeof lineOf>>, label: string) =>
  line.getByLabelText(new RegExp(`^${label}`));

test('the cheapest offer that fits is chosen; one margin for all; all are saved together, then the next enquiry', async () => {
  const saved = { data: { priceRfqs: [priced('12'), priced('13')] } };
  const rows = [waiting('12', 1), waiting('13', 2, { quantity: 1000 })];
  const { calls, user, router } = openDesk(rows, () => saved, ['ENQ-00004']);
  const first = await lineOf('Valve 12');
  expect(first.getByRole('radio', { name: 'Vendor 2, ₹ 100.00' })).toBeChecked(); // 90.00 has a MOQ of 500
  expect(figure(first, 'Cost')).toHaveValue('100.00');
  expect(figure(first, 'Price')).toHaveValue('110.00');
  const second = await lineOf('Valve 13');
  expect(second.getByRole('radio', { name: 'Vendor 1, ₹ 90.00' })).toBeChecked();
  expect(first.getByText(/ENQ-00009, line 1/)).toBeInTheDocument();
  expect(second.getByText(/ENQ-00009, line 2/)).toBeInTheDocument();
  expect(first.getByText('MOQ 500: more than asked')).toBeInTheDocument();

  await user.type(screen.getByLabelText('Margin for all'), '20{Enter}');
  expect(variablesOf(calls, 'PriceRfqs')).toEqual([]); // Enter saves nothing
  expect(figure(first, 'Price')).toHaveValue('120.00'); // Enter does what Set does
  expect(
    screen.getByText('20 % set in 2 lines; set it again for lines ticked later.'),
  ).toBeInTheDocument();
  expect(figure(second, 'Price')).toHaveValue('108.00');
  await user.click(second.getByRole('button', { name: 'Contract ₹ 105.00' }));
  expect(figure(second, 'Margin')).toHaveValue('16.67');
  await user.click(button('Save 2 prices'));
  await waitFor(() => expect(router.state.location.search).toBe('?desk=ENQ-00004'));
  const price = { quantity: 10, remarks: 'Blue ones', gstPercent: '18.00', version: 3 };
  expect(variablesOf(calls, 'PriceRfqs')).toEqual([
    {
      input: {
        prices: [
          {
            ...price,
            id: '12',
            offerId: '2',
            costPrice: '100.00',
            marginPercent: '20.00',
            sellingPrice: '120.00',
          },
          {
            ...price,
            id: '13',
            quantity: 1000,
            offerId: '1',
            costPrice: '90.00',
            marginPercent: '16.67',
            sellingPrice: '105.00',
          },
        ],
      },
    },
  ]);
});

test('below the floor a reason, above 100 % a confirmation is asked; a line can be left out', async () => {
  const saved = { data: { priceRfqs: [priced('12')] } };
  const { calls, user } = openDesk([waiting('12', 1), waiting('13', 2)], () => saved);
  const first = await lineOf('Valve 12');
  const second = await lineOf('Valve 13');
  await user.clear(figure(first, 'Price'));
  await user.type(figure(first, 'Price'), '105');
  await user.clear(figure(second, 'Margin'));
  await user.type(figure(second, 'Margin'), '1000');
  await user.click(button('Save 2 prices'));
  expect(await first.findByText('Give a reason for this price.')).toBeInTheDocument();
  expect(second.getByText('Confirm this margin.')).toBeInTheDocument();
  expect(variablesOf(calls, 'PriceRfqs')).toEqual([]);
  await user.type(first.getByLabelText(/^Reason/), 'Old stock');
  await user.click(second.getByLabelText('A margin of 1,000 % is meant'));
  expect(second.queryByText('Confirm this margin.')).toBeNull();
  await user.click(second.getByLabelText('Save the price of Valve 13'));
  await user.click(button('Save 1 price'));
  await noDrawer();
  expect(variablesOf(calls, 'PriceRfqs')).toMatchObject([
    { input: { prices: [{ id: '12', belowCostReason: 'Old stock', marginPercent: '5.00' }] } },
  ]);
});

test('who saves second is told, sees the change, and keeps what was typed in other lines', async () => {
  const conflict = 'This quote request (12) was changed by someone else.';
  const rows = [waiting('12', 1), waiting('13', 2)];
  const { user } = openDesk(rows, () => {
    rows[0] = { ...waiting('12', 1), ...priced('12', { version: 4, enquiry: enquiry(1) }) };
    return graphqlError('CONFLICT', conflict);
  });
  const second = await lineOf('Valve 13');
  const first = await lineOf('Valve 12');
  await user.clear(figure(first, 'Margin'));
  await user.type(figure(first, 'Margin'), '30');
  await user.clear(figure(second, 'Margin'));
  await user.type(figure(second, 'Margin'), '40');
  await user.click(button('Save 2 prices'));
  expect(await screen.findByText(conflict)).toBeInTheDocument();
  const change = await first.findByText(/Someone else changed this quote request\./);
  await user.click(within(change).getByRole('button', { name: 'Show the change' }));
  expect(figure(first, 'Margin')).toHaveValue('10.00');
  expect(figure(second, 'Price')).toHaveValue('140.00');
  expect(button('Save 1 price')).toBeEnabled(); // the other one has a price now
});

test('a line that somebody else priced meanwhile stays with what was typed, and is not saved', async () => {
  const rows = [waiting('12', 1), waiting('13', 2)];
  const conflict = () => {
    rows.shift();
    return graphqlError('CONFLICT', 'This quote request (12) was changed by someone else.');
  };
  const { user } = openDesk(rows, conflict, [], { of: 'all' });
  for (const name of ['Valve 12', 'Valve 13']) {
    const margin = figure(await lineOf(name), 'Margin');
    await user.clear(margin);
    await user.type(margin, '30');
  }
  await user.click(button('Save 2 prices'));
  const gone = await lineOf('Valve 12');
  expect(await gone.findByText(/^Someone else priced this meanwhile\./)).toBeInTheDocument();
  expect(figure(gone, 'Margin')).toHaveValue('30');
  expect(button('Save 1 price')).toBeEnabled();
  await user.click(gone.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: /^Valve 12/ })).toBeNull());
  expect(figure(await lineOf('Valve 13'), 'Margin')).toHaveValue('30');
});

test('the next enquiry and the desk of all open unticked: one more press saves nothing', async () => {
  const saved = { data: { priceRfqs: [priced('12')] } };
  const nextRows = [waiting('14', 1), waiting('15', 2, { quantity: 3 }), waiting('16', 3)];
  nextRows[1]!.pricing = { ...nextRows[1]!.pricing, offers: [] };
  const { calls, user } = openDesk([waiting('12', 1)], () => saved, ['ENQ-00004'], { nextRows });
  await lineOf('Valve 12');
  expect(screen.queryByText(/^Left out/)).toBeNull();
  await user.click(button('Save 1 price'));
  const moved = await lineOf('Valve 14');
  expect(button('Save 0 prices')).toBeDisabled();
  const leftOut = 'Left out: 2 not ticked, 1 without an offer that fits.';
  expect(screen.getByText(leftOut)).toBeInTheDocument();
  await user.type(screen.getByLabelText('Margin for all'), '30');
  expect(button('Set')).toBeDisabled(); // no line is ticked
  await user.clear(figure(moved, 'Price'));
  await user.type(figure(moved, 'Price'), '130');
  expect(button('Save 1 price')).toBeEnabled(); // a touched line is to be saved
  await user.click(button('Tick all'));
  expect(button('Save 2 prices')).toBeEnabled();
  expect(screen.queryByRole('button', { name: 'Tick all' })).toBeNull();
  expect(screen.getByText('Left out: 1 without an offer that fits.')).toBeInTheDocument();
  expect(variablesOf(calls, 'PriceRfqs')).toHaveLength(1);
  cleanup();
  openDesk([waiting('12', 1)], () => saved, [], { of: 'all' });
  await lineOf('Valve 12');
  expect(button('Save 0 prices')).toBeDisabled();
  expect(screen.getByText('Left out: 1 not ticked.')).toBeInTheDocument();
  expect(screen.getByText(/Kirana Traders · needed by 2026-06-30/)).toBeInTheDocument();
});
