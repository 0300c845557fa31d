import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { graphqlError } from '../../testing/mockGateway.ts';
import {
  variablesOf,
  button,
  drawerBox,
  open,
  priced,
  rfq,
} from '../../testing/testQuoteRequests.ts';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('pricing by keyboard: Alt+O, an offer fills in cost and 10 %, prices update each other, Ctrl+Enter submits', async () => {
  const { calls, user, router } = open('?rfq=12', [rfq('12')], {
    UpdateRfq: () => ({ data: { updateRfq: priced('12', { version: 4 }) } }),
  });
  await screen.findAllByText('Kavita Shah');
  await user.keyboard('{Alt>}o{/Alt}');
  expect(await screen.findByText('Acme, Mysuru')).toBeInTheDocument();
  expect(router.state.location.search).toContain('sellers=1');
  expect(screen.queryByRole('button', { name: 'Select Offer o3' })).toBeNull(); // two active offers: no choice at the seller
  await user.click(button('Open Zenith'));
  await user.click(await screen.findByRole('button', { name: 'Select Offer o3' }));

  await waitFor(() => expect(screen.getByLabelText(/^Cost Price/)).toHaveFocus());
  expect(screen.queryByText('Acme, Mysuru')).toBeNull();
  expect(screen.getByLabelText(/^Cost Price/)).toHaveValue('300.00');
  expect(screen.getByLabelText(/^Margin/)).toHaveValue('10');
  expect(screen.getByLabelText(/^Selling Price/)).toHaveValue('330.00');

  await user.clear(screen.getByLabelText(/^Cost Price/));
  await user.keyboard('200.05');
  expect(screen.getByLabelText(/^Selling Price/)).toHaveValue('220.06'); // 220.055, half up
  await user.tab();
  expect(screen.getByLabelText(/^Margin/)).toHaveFocus();
  await user.keyboard('{Backspace}2');
  await user.keyboard('{Control>}a{/Control}12.5');
  expect(screen.getByLabelText(/^Selling Price/)).toHaveValue('225.06');
  await user.tab();
  expect(screen.getByLabelText(/^Selling Price/)).toHaveFocus();
  await user.clear(screen.getByLabelText(/^Selling Price/));
  await user.keyboard('300.1');
  expect(screen.getByLabelText(/^Margin/)).toHaveValue('50.01');

  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(variablesOf(calls, 'UpdateRfq')).toEqual([
    {
      input: {
        id: '12',
        quantity: 10,
        remarks: 'Blue ones',
        offerId: 'o3',
        gstPercent: '18.00',
        version: 3,
        costPrice: '200.05',
        marginPercent: '50.01',
        sellingPrice: '300.10',
      },
    },
  ]);
  await waitFor(() => expect(variablesOf(calls, 'Rfqs').length).toBeGreaterThan(1)); // the list is refetched
});

test('a price needs an offer and prices above 0; the only active offer is chosen at its seller', async () => {
  const { calls, user } = open('?rfq=12&sellers=1', [rfq('12')]);
  await screen.findByText('Acme, Mysuru');
  await user.click(button('Update'));
  expect(await screen.findByText('*Please select a seller')).toBeInTheDocument();
  for (const field of ['Cost Price', 'Margin', 'Selling Price'])
    expect(screen.getByText(`Please enter ${field}.`)).toBeInTheDocument();
  await user.click(button('Select Offer o1'));
  await waitFor(() => expect(screen.queryByText('*Please select a seller')).toBeNull());
  expect(screen.getByLabelText(/^Selling Price/)).toHaveValue('275.00');
  await user.clear(screen.getByLabelText(/^Cost Price/));
  await user.keyboard('0');
  await user.click(button('Update'));
  expect((await screen.findAllByText(/^Please enter (Cost|Selling) Price\.$/)).length).toBe(2);
  expect(variablesOf(calls, 'UpdateRfq')).toEqual([]);
});

test('after a conflict the input stays and saves on the new version', async () => {
  let version = 3;
  const { calls, user } = open('?rfq=13', [priced('13')], {
    Rfq: () => ({
      data: { rfq: priced('13', { version, remarks: version === 3 ? null : 'Theirs' }) },
    }),
    UpdateRfq: ({ variables }) => {
      if ((variables['input'] as { version: number }).version === 8)
        return { data: { updateRfq: priced('13', { version: 9 }) } };
      version = 8;
      return graphqlError('CONFLICT', 'This quote request was changed by someone else');
    },
  });
  const cost = await screen.findByLabelText(/^Cost Price/);
  await user.clear(cost);
  await user.type(cost, '200');
  await user.click(button('Update'));
  expect(await screen.findByText('Quote request updated failed.')).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Reload' }));
  expect(await screen.findByText('Theirs')).toBeInTheDocument();
  expect(cost).toHaveValue('200');
  await user.click(button('Update'));
  await waitFor(() => expect(variablesOf(calls, 'UpdateRfq')).toHaveLength(2));
  expect(variablesOf(calls, 'UpdateRfq')[1]).toMatchObject({
    input: { version: 8, costPrice: '200.00', sellingPrice: '220.00' },
  });
});

test('J and K move through the list; a quoted request cannot be updated', async () => {
  const { user, router } = open('?rfq=13', [
    priced('13'),
    priced('14', { status: 'QUOTATION_GENERATED', actions: [] }),
  ]);
  expect(await screen.findByLabelText(/^Cost Price/)).toHaveFocus();
  await user.keyboard('j');
  expect(await screen.findByText('Quote request 14')).toBeInTheDocument();
  expect(button('Update')).toBeDisabled();
  expect(screen.getByLabelText(/^Cost Price/)).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Archive' })).toBeNull();
  await user.keyboard('k');
  await waitFor(() => expect(router.state.location.search).toBe('?rfq=13'));
  await user.clear(await screen.findByLabelText(/^Cost Price/));
  await user.keyboard('j'); // typed text is not lost by a key
  expect(router.state.location.search).toBe('?rfq=13');
});

test('the contract price and the last price are taken by a click, and the margin follows', async () => {
  const { user } = open('?rfq=12', [rfq('12')], {
    RfqPrices: () => ({
      data: {
        rfq: {
          __typename: 'Rfq',
          id: '12',
          pricing: {
            __typename: 'RfqPricing',
            contractPrice: '250.50',
            lastPrice: '260.00',
            lastSoldAt: '2026-10-02',
          },
        },
      },
    }),
  });
  await user.type(await screen.findByLabelText(/^Cost Price/), '200');
  await user.click(await screen.findByRole('button', { name: 'Contract ₹ 250.50' }));
  expect(screen.getByLabelText(/^Selling Price/)).toHaveValue('250.50');
  expect(screen.getByLabelText(/^Margin/)).toHaveValue('25.25');
  await user.click(button('Last ₹ 260.00'));
  expect(screen.getByLabelText(/^Selling Price/)).toHaveValue('260.00');
  expect(screen.getByLabelText(/^Margin/)).toHaveValue('30.00');
});

test('a price that somebody changes below the sheet is told before it is quoted', async () => {
  let version = 3;
  const { calls, user, router } = open('', [priced('13')], {
    GenerateQuotation: ({ variables: { input } }) =>
      (input as { items: { version: number }[] }).items[0]?.version === version
        ? { data: { createQuotation: { __typename: 'Quotation', id: '77' } } }
        : {
            data: null,
            errors: [
              {
                message: 'This quote request (13) was changed by someone else.',
                extensions: { code: 'CONFLICT', ids: [13] },
              },
            ],
          },
    Rfq: () => ({ data: { rfq: priced('13', { sellingPrice: '120.00', version }) } }),
    Quotation: () => graphqlError('NOT_FOUND'),
  });
  const row = (await screen.findByText('Valve 13')).closest<HTMLElement>('[role=row]')!;
  await user.click(within(row).getByRole('checkbox'));
  await user.click(await screen.findByRole('button', { name: 'Generate Quotation (1)' }));
  const drawer = await drawerBox();
  version = 4;
  await user.click(drawer.getByRole('button', { name: 'Generate' }));
  const notice = within(await drawer.findByRole('alert'));
  expect(notice.getByText('Someone else changed this quote request')).toBeInTheDocument();
  expect(router.state.location.pathname).not.toContain('quotation-details');
  await user.click(notice.getByRole('button', { name: 'Reload' }));
  expect(await drawer.findByText('₹ 120.00')).toBeInTheDocument();
  await user.click(drawer.getByRole('button', { name: 'Generate' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/sales/quotation-details/77'));
  expect(variablesOf(calls, 'GenerateQuotation')).toMatchObject([
    { input: { items: [{ version: 3 }] } },
    { input: { items: [{ version: 4 }] } },
  ]);
});
