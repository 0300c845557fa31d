import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { rfqActions } from '@munim/schema/quote-requests/quote-requests.rules.ts';
import { canBy, Role, roleTemplate } from '@munim/schema/shared/roles.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OfferFactsFragment, RfqFactsFragment } from '../../generated/documents.ts';
import { type Answers, type Asked, refusal } from '../../testing/gatewayStandIn.ts';
import { openConsole, viewerOf } from '../../testing/testConsole.tsx';
import { typeIntoLine } from '../../testing/testLines.ts';

const admin = viewerOf(Role.TOP_ADMIN);
const all = () => true;
const name = (id: string, text: string) => ({ __typename: 'UserName' as const, id, name: text });

function rfq(
  id: string,
  more: Partial<RfqFactsFragment> = {},
): RfqFactsFragment & { __typename: 'Rfq' } {
  const status = more.status ?? 'PENDING';
  return {
    __typename: 'Rfq',
    id,
    quantity: 10,
    remarks: 'Blue ones',
    status,
    actions: rfqActions(status, all),
    createdAt: '2026-05-20T06:00:00Z',
    offerId: null,
    costPrice: null,
    marginPercent: null,
    sellingPrice: null,
    archiveReason: null,
    version: 3,
    sku: {
      __typename: 'SkuSummary',
      id: `s${id}`,
      name: `Valve ${id}`,
      unit: 'PCS',
      productId: 'p1',
      productName: 'Valve',
      gstPercent: '18.00',
      thumbnail: null,
    },
    customer: {
      __typename: 'TenantSummary',
      id: 't1',
      name: 'Kirana Traders',
      verified: true,
      district: 'Pune',
      state: 'Maharashtra',
    },
    deliveryAddress: {
      __typename: 'Address',
      id: 'a1',
      address1: '1 Market Road',
      address2: null,
      address3: null,
      city: 'Pune',
      state: 'Maharashtra',
      postalCode: '411001',
    },
    categoryManagers: [name('9', 'Kavita Shah')],
    salesPerson: name('7', 'Asha Rao'),
    seller: null,
    ...more,
  } as RfqFactsFragment & { __typename: 'Rfq' };
}
const priced = (id: string, more: Partial<RfqFactsFragment> = {}) =>
  rfq(id, {
    status: 'PRICE_UPDATED',
    offerId: 'o1',
    costPrice: '100.00',
    marginPercent: '10.00',
    sellingPrice: '110.00',
    seller: {
      __typename: 'SellerSummary',
      id: 'v1',
      name: 'Acme',
      district: 'Mysuru',
      state: 'Karnataka',
    } as RfqFactsFragment['seller'],
    ...more,
  });

const seller = (id: string, text: string, state: string) => ({
  __typename: 'SellerSummary' as const,
  id,
  name: text,
  district: 'Mysuru',
  state,
});
const offer = (
  id: string,
  of: ReturnType<typeof seller>,
  more: Partial<OfferFactsFragment> = {},
) => ({
  __typename: 'Offer',
  id,
  skuId: 's1',
  skuName: 'Valve',
  seller: of,
  mrp: '0.00',
  offerPrice: '250.00',
  moq: 5,
  isActive: true,
  packagingDetails: null,
  brand: 'Jal',
  color: null,
  type: null,
  ...more,
});
const acme = seller('v1', 'Acme', 'Karnataka');
const zenith = seller('v2', 'Zenith', 'Gujarat');
const sellers = () => ({
  __typename: 'SellerOffersPage',
  count: 2,
  items: [
    {
      __typename: 'SellerOffers',
      seller: acme,
      minimumPrice: '250.00',
      offerCount: 2,
      offers: [offer('o1', acme), offer('o2', acme, { isActive: false })],
    },
    {
      __typename: 'SellerOffers',
      seller: zenith,
      minimumPrice: '300.00',
      offerCount: 2,
      offers: [
        offer('o3', zenith, { offerPrice: '300.00' }),
        offer('o4', zenith, { offerPrice: '310.00' }),
      ],
    },
  ],
});

const page = (items: unknown[], count = items.length) => ({
  data: { rfqs: { __typename: 'RfqPage', items, count } },
});
const asked = (calls: Asked[], operation: string) =>
  calls.filter((call) => call.operation === operation).map((call) => call.variables);

function open(
  search: string,
  rows: ReturnType<typeof rfq>[],
  answers: Answers = {},
  viewer = admin,
) {
  const one = ({ variables }: Asked) => ({
    data: { rfq: rows.find(({ id }) => id === variables['id']) },
  });
  const started = openConsole(`/sales/quote-requests${search}`, {
    viewer,
    answers: {
      Rfqs: () => page(rows),
      Rfq: one,
      SkuOffers: () => ({ data: { skuOffers: sellers() } }),
      ...answers,
    },
  });
  return { ...started, user: userEvent.setup() };
}
/** The drawer on top. */
const drawerBox = () =>
  waitFor(() => {
    const box = [...document.querySelectorAll<HTMLElement>('.bp6-drawer')].at(-1);
    expect(box).toBeDefined(); // `within` accepts null without failing
    return within(box!);
  });
const noDrawer = () => waitFor(() => expect(document.querySelector('.bp6-drawer')).toBeNull());
const button = (text: string | RegExp) => screen.getByRole('button', { name: text });

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('the list shows labels and cost, filters by the address, and says so when it is empty', async () => {
  const { calls } = open(
    '?statuses=PENDING&fromDate=2026-05-01&customer=5',
    [rfq('12'), priced('13')],
    {
      TenantOptionById: () => refusal('NOT_FOUND'),
    },
  );
  expect(await screen.findByText('Price Updated')).toBeInTheDocument();
  expect(screen.getAllByText('10 PCS')).toHaveLength(2);
  expect(screen.getByText('₹ 110.00')).toBeInTheDocument();
  expect(screen.getByText('Margin %')).toBeInTheDocument();
  expect(asked(calls, 'Rfqs')[0]).toEqual({
    filter: { statuses: ['PENDING'], fromDate: '2026-05-01', tenantId: '5' },
    page: 1,
    limit: 10,
  });
  cleanup();
  open('', []);
  expect(await screen.findByText('No quote requests in these dates.')).toBeInTheDocument();
  cleanup();
  open('', [], { Rfqs: () => refusal('INTERNAL_SERVER_ERROR', 'Internal server error') });
  expect(await screen.findByText('Error in fetching rfqs')).toBeInTheDocument();
});

test('sales see their own requests, no cost, and nothing to price', async () => {
  const can = canBy(roleTemplate(Role.SALES));
  const row = priced('13', {
    costPrice: null,
    marginPercent: null,
    seller: null,
    offerId: null,
    actions: rfqActions('PRICE_UPDATED', can),
  });
  const { calls, user } = open('?salesPerson=99', [row], {}, viewerOf(Role.SALES));
  await user.click(await screen.findByRole('button', { name: '13' }));
  expect(asked(calls, 'Rfqs')[0]).toMatchObject({ filter: { salesPersonIds: ['7'] } });
  expect(screen.queryByText('Margin %')).toBeNull();
  expect(screen.queryByRole('textbox', { name: 'Sales person' })).toBeNull();
  const drawer = await drawerBox();
  expect(await drawer.findByText('₹ 110.00')).toBeInTheDocument();
  expect(drawer.queryByRole('button', { name: 'Update' })).toBeNull();
});

test('pricing by keyboard: Alt+O, an offer brings cost and 10 %, prices follow each other, Ctrl+Enter submits', async () => {
  const { calls, user, router } = open('?rfq=12', [rfq('12')], {
    UpdateRfq: () => ({ data: { updateRfq: priced('12', { version: 4 }) } }),
  });
  await screen.findByText('Kavita Shah');
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
  expect(asked(calls, 'UpdateRfq')).toEqual([
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
  await waitFor(() => expect(asked(calls, 'Rfqs').length).toBeGreaterThan(1)); // the list is read again
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
  expect(asked(calls, 'UpdateRfq')).toEqual([]);
});

test('when someone else was faster, what was typed stays and goes on top of their version', async () => {
  let version = 3;
  const { calls, user } = open('?rfq=13', [priced('13')], {
    Rfq: () => ({
      data: { rfq: priced('13', { version, remarks: version === 3 ? null : 'Theirs' }) },
    }),
    UpdateRfq: ({ variables }) => {
      if ((variables['input'] as { version: number }).version === 8)
        return { data: { updateRfq: priced('13', { version: 9 }) } };
      version = 8;
      return refusal('CONFLICT', 'This quote request was changed by someone else');
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
  await waitFor(() => expect(asked(calls, 'UpdateRfq')).toHaveLength(2));
  expect(asked(calls, 'UpdateRfq')[1]).toMatchObject({
    input: { version: 8, costPrice: '200.00', sellingPrice: '220.00' },
  });
});

test('J and K walk through the list; a quoted request cannot be updated', async () => {
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
  await user.keyboard('j'); // something is typed: it is not lost by a key
  expect(router.state.location.search).toBe('?rfq=13');
});

test('archiving asks and needs a reason', async () => {
  const { calls, user } = open('?rfq=12', [rfq('12')], {
    ArchiveRfq: () => ({
      data: { archiveRfq: rfq('12', { status: 'ARCHIVED', actions: [], archiveReason: 'Twice' }) },
    }),
  });
  await user.click(await screen.findByRole('button', { name: 'Archive' }));
  expect(
    await screen.findByText('Are you sure you want to archive this product?'),
  ).toBeInTheDocument();
  await user.click(screen.getAllByRole('button', { name: 'Archive' }).at(-1)!);
  expect(await screen.findByText('Please enter Cancellation Reason.')).toBeInTheDocument();
  expect(asked(calls, 'ArchiveRfq')).toEqual([]);
  await user.click(screen.getByLabelText(/^Cancellation Reason/));
  await user.paste('x'.repeat(300));
  await user.click(screen.getAllByRole('button', { name: 'Archive' }).at(-1)!);
  await noDrawer();
  expect(asked(calls, 'ArchiveRfq')).toEqual([{ id: '12', reason: 'x'.repeat(256), version: 3 }]);
});

test('ticks stand on rows to be quoted of one customer; a quotation is made of them and opened', async () => {
  const other = { ...priced('15').customer, id: 't2', name: 'Lotus Inn' };
  const rows = [
    rfq('12'),
    priced('13'),
    priced('14', { quantity: 3, sellingPrice: '33.35' }),
    priced('15', { customer: other }),
  ];
  const { calls, user, router } = open('', rows, {
    GenerateQuotation: () => ({ data: { createQuotation: { __typename: 'Quotation', id: '77' } } }),
    Quotation: () => refusal('NOT_FOUND'),
  });
  const boxOf = async (text: string) => {
    const row = (await screen.findByText(text)).closest<HTMLElement>('[role=row]')!;
    return within(row).queryByRole('checkbox', { hidden: false });
  };
  await screen.findByText('Valve 14');
  expect(button('Generate Quotation')).toBeDisabled();
  expect(
    await boxOf('Valve 12').then((box) => box === null || box.closest('.ag-invisible') !== null),
  ).toBe(true);
  await user.click((await boxOf('Valve 13'))!);
  await user.click((await boxOf('Valve 14'))!);
  await waitFor(async () =>
    expect(
      await boxOf('Valve 15').then((box) => box === null || box.closest('.ag-invisible') !== null),
    ).toBe(true),
  );
  await user.click(await screen.findByRole('button', { name: 'Generate Quotation (2)' }));

  const drawer = await drawerBox();
  const total = async () => (await drawer.findByText('Grand total')).parentElement!;
  expect(await total()).toHaveTextContent('₹ 1,416.06'); // 1298.00 + 100.05 + 18.01
  await typeIntoLine(
    user,
    (await drawer.findByText('Valve 13')).closest<HTMLElement>('[role=row]')!,
    'discountPercent',
    '50',
  );
  await waitFor(async () => expect(await total()).toHaveTextContent('₹ 767.06'));
  await user.click(drawer.getByRole('checkbox', { name: 'Include Valve 14' }));
  await waitFor(async () => expect(await total()).toHaveTextContent('₹ 649.00'));
  await user.type(drawer.getByLabelText('Remarks'), 'As spoken');
  await user.click(drawer.getByRole('button', { name: 'Generate' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/sales/quotation-details/77'));
  expect(asked(calls, 'GenerateQuotation')).toEqual([
    {
      input: {
        items: [
          { rfqId: '13', included: true, discountPercent: '50' },
          { rfqId: '14', included: false, discountPercent: '0' },
        ],
        validUntil: null,
        remarks: 'As spoken',
      },
    },
  ]);
});

const CUSTOMER_ANSWERS: Answers = {
  TenantOptionById: () => ({
    data: {
      tenant: {
        __typename: 'Tenant',
        id: '11',
        name: 'Lotus Inn',
        district: 'Mysuru',
        state: 'Karnataka',
        verified: true,
        organisationId: '3',
        organisationName: 'Lotus Group',
        salesPerson: name('8', 'Ravi Iyer'),
      },
    },
  }),
  TenantUserOptions: () => ({
    data: {
      tenantUsers: {
        __typename: 'UserPage',
        count: 1,
        items: [{ __typename: 'User', id: '21', name: 'Meera Das', email: null, mobile: null }],
      },
    },
  }),
  AddressById: () => ({
    data: {
      address: {
        ...rfq('1').deliveryAddress,
        id: '31',
        country: 'India',
        ownerType: 'TENANT',
        ownerId: '11',
      },
    },
  }),
  SearchProducts: () => ({
    data: {
      searchProducts: [
        {
          __typename: 'ProductSuggestion',
          skuId: 's5',
          skuName: 'Gate valve 50 mm',
          productName: 'Valve',
          unit: 'PCS',
        },
      ],
    },
  }),
};
const working = {
  __typename: 'WorkingCustomer' as const,
  organisationId: '3',
  tenantId: '11',
  tenantName: 'Lotus Inn',
  userId: '21',
  addressId: '31',
};

test('creating starts with the working customer; one request for each product; a failure is titled', async () => {
  let said = 'This SKU is not active';
  const { calls, user } = open(
    '',
    [],
    {
      ...CUSTOMER_ANSWERS,
      CreateRfqs: () =>
        said ? refusal('BAD_USER_INPUT', said) : { data: { createRfqs: [rfq('50'), rfq('51')] } },
    },
    { ...admin, workingCustomer: working },
  );
  await user.click(await screen.findByRole('button', { name: 'Create Quote Request' }));
  await waitFor(() => expect(screen.getByLabelText(/^Customer \*/)).toHaveValue('Lotus Inn'));
  expect(screen.getByLabelText(/^Account user/)).toHaveValue('Meera Das');
  expect(screen.getByLabelText(/^Sales person \*/)).toHaveValue('Ravi Iyer');
  await user.click(button('Create'));
  expect(await screen.findByText('Please select a product.')).toBeInTheDocument();
  expect(screen.getByText('Please enter Quantity.')).toBeInTheDocument();

  await user.click(button('Add product'));
  for (const at of [1, 2]) {
    const item = within(screen.getByRole('group', { name: `Product ${at}` }));
    await user.click(item.getByLabelText(/^Product/));
    await screen.findByText('Nothing found');
    await new Promise(requestAnimationFrame); // the box selects its text a frame after it is focused: a letter typed before would be replaced
    await user.keyboard('gate');
    await user.click(await screen.findByText('Gate valve 50 mm'));
    await waitFor(() => expect(screen.queryByText('Gate valve 50 mm')).toBeNull()); // the suggestions of this row are shut
    expect(item.getByLabelText(/^Product/)).toHaveValue('Gate valve 50 mm');
    await user.type(item.getByLabelText(/^Quantity/), `${at}0`);
  }
  expect(asked(calls, 'SearchProducts')[0]).toEqual({ keyword: 'gate', limit: 30 });
  await user.click(button('Create'));
  expect(
    await screen.findByText('Quote Request creation This SKU is not active'),
  ).toBeInTheDocument();
  said = '';
  const reads = asked(calls, 'Rfqs').length;
  await user.click(button('Create'));
  await noDrawer();
  expect(asked(calls, 'CreateRfqs').at(-1)).toEqual({
    input: {
      tenantId: '11',
      userId: '21',
      addressId: '31',
      salesPersonId: '8',
      items: [
        { skuId: 's5', quantity: 10, remarks: null },
        { skuId: 's5', quantity: 20, remarks: null },
      ],
    },
  });
  await waitFor(() => expect(asked(calls, 'Rfqs').length).toBeGreaterThan(reads));
});

test('creating without a choice says what is missing', async () => {
  const { calls, user } = open('?create=1', []);
  await user.click(await screen.findByRole('button', { name: 'Create' }));
  for (const words of [
    '*Please select a account',
    '*Please select a user',
    '*Please select a sales person',
  ])
    expect(await screen.findByText(words)).toBeInTheDocument();
  expect(asked(calls, 'CreateRfqs')).toEqual([]);
});

test('by date: a day opens to its requests, and a long day to all of them', async () => {
  const day = {
    __typename: 'RfqDay',
    date: '2026-05-20',
    count: 31,
    items: [rfq('12'), priced('13')],
  };
  const { calls, user, router } = open('?group=date&fromDate=2026-05-01', [], {
    RfqsByDate: () => ({
      data: { rfqsByDate: { __typename: 'RfqDayPage', items: [day], count: 1 } },
    }),
  });
  await user.click(await screen.findByRole('button', { name: 'Open 2026-05-20' }));
  expect(await screen.findByText('Valve 13')).toBeInTheDocument();
  expect(asked(calls, 'RfqsByDate')[0]).toEqual({
    filter: { fromDate: '2026-05-01' },
    page: 1,
    limit: 30,
  });
  await user.click(button('Show all 31 of 2026-05-20'));
  await waitFor(() =>
    expect(router.state.location.search).toBe('?fromDate=2026-05-20&toDate=2026-05-20'),
  );
});
