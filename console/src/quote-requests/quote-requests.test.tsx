import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { rfqActions } from '@munim/schema/quote-requests/quote-requests.rules.ts';
import { canBy, Role, roleTemplate } from '@munim/schema/shared/roles.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { type MockResponses, graphqlError } from '../../testing/mockGateway.ts';
import { viewerOf } from '../../testing/testConsole.tsx';
import { typeIntoLine } from '../../testing/testLines.ts';
import {
  admin,
  variablesOf,
  button,
  drawerBox,
  name,
  noDrawer,
  open,
  priced,
  rfq,
} from '../../testing/testQuoteRequests.ts';

/** Days that are still to come. */
const NEXT_YEAR = new Date().getUTCFullYear() + 1;

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('the list shows labels and cost, filters by the address, and shows a message when empty', async () => {
  const { calls } = open(
    '?statuses=PENDING&fromDate=2026-05-01&customer=5',
    [rfq('12'), priced('13')],
    {
      TenantOptionById: () => graphqlError('NOT_FOUND'),
    },
  );
  expect(await screen.findByText('Price Updated')).toBeInTheDocument();
  expect(await screen.findAllByText('10 PCS')).toHaveLength(2);
  expect(await screen.findByText('₹ 110.00')).toBeInTheDocument();
  expect(await screen.findByText('Margin %')).toBeInTheDocument();
  expect(variablesOf(calls, 'Rfqs')[0]).toEqual({
    filter: { statuses: ['PENDING'], fromDate: '2026-05-01', tenantId: '5' },
    page: 1,
    limit: 10,
  });
  cleanup();
  open('', []);
  expect(await screen.findByText('No quote requests in these dates.')).toBeInTheDocument();
  cleanup();
  open('', [], { Rfqs: () => graphqlError('INTERNAL_SERVER_ERROR', 'Internal server error') });
  expect(await screen.findByText('Error in fetching rfqs')).toBeInTheDocument();
});

test('sales users see their own requests, no cost, and no pricing', async () => {
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
  expect(variablesOf(calls, 'Rfqs')[0]).toMatchObject({ filter: { salesPersonIds: ['7'] } });
  expect(screen.queryByText('Margin %')).toBeNull();
  expect(screen.getByLabelText('Sales person')).toBeDisabled();
  const drawer = await drawerBox();
  expect(await drawer.findByText('₹ 110.00')).toBeInTheDocument();
  expect(drawer.queryByRole('button', { name: 'Update' })).toBeNull();
  await user.click(drawer.getByRole('button', { name: 'Generate quotation' }));
  expect(
    await screen.findByRole('dialog', { name: /^Generate Quotation for/ }),
  ).toBeInTheDocument();
});

test('archiving asks for confirmation and a reason', async () => {
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
  expect(variablesOf(calls, 'ArchiveRfq')).toEqual([]);
  await user.click(screen.getByLabelText(/^Cancellation Reason/));
  await user.paste('x'.repeat(257));
  await user.tab();
  expect(
    await screen.findByText('Cancellation Reason: at most 256 characters, not 257.'),
  ).toBeInTheDocument();
  await user.type(screen.getByLabelText(/^Cancellation Reason/), '{Backspace}');
  await user.click(screen.getAllByRole('button', { name: 'Archive' }).at(-1)!);
  await noDrawer();
  expect(variablesOf(calls, 'ArchiveRfq')).toEqual([
    { id: '12', reason: 'x'.repeat(256), version: 3 },
  ]);
});

test('requests of one customer that can be quoted are selectable; a quotation is generated from them and opened', async () => {
  const other = { ...priced('15').customer, id: 't2', name: 'Lotus Inn' };
  const rows = [
    rfq('12'),
    priced('13'),
    priced('14', { quantity: 3, sellingPrice: '33.35' }),
    priced('15', { customer: other }),
  ];
  const { calls, user, router } = open('', rows, {
    GenerateQuotation: () => ({ data: { createQuotation: { __typename: 'Quotation', id: '77' } } }),
    Quotation: () => graphqlError('NOT_FOUND'),
  });
  const boxOf = async (text: string) => {
    const row = (await screen.findByText(text)).closest<HTMLElement>('[role=row]')!;
    return within(row).queryByRole('checkbox', { hidden: false });
  };
  await screen.findByText('Valve 14');
  expect(screen.queryByRole('button', { name: /^Generate Quotation/ })).toBeNull();
  expect(await boxOf('Valve 12')).toBeDisabled();
  await user.click((await boxOf('Valve 13'))!);
  await user.click((await boxOf('Valve 14'))!);
  await waitFor(async () => expect(await boxOf('Valve 15')).toBeDisabled());
  await user.click(await screen.findByRole('button', { name: 'Generate Quotation (2)' }));

  const drawer = await drawerBox();
  const total = async () => (await drawer.findByText('Grand total')).parentElement!;
  expect(await total()).toHaveTextContent('₹ 1,416.06'); // 1298.00 + 100.05 + 18.01
  await typeIntoLine(
    user,
    (await drawer.findByText('Valve 13')).closest<HTMLElement>('[role=row]')!,
    'discountPercent',
    '150',
  );
  await waitFor(async () => expect(await total()).toHaveTextContent(/-$/));
  expect(drawer.getByRole('button', { name: 'Generate' })).toBeDisabled();
  expect(drawer.getByText('Correct the marked cells.')).toBeInTheDocument();
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
  expect(variablesOf(calls, 'GenerateQuotation')).toEqual([
    {
      input: {
        items: [
          { rfqId: '13', included: true, discountPercent: '50', version: 3 },
          { rfqId: '14', included: false, discountPercent: '0', version: 3 },
        ],
        validUntil: null,
        remarks: 'As spoken',
      },
    },
  ]);
});

const lineOfEnquiry = (id: string, at: number) =>
  priced(id, {
    enquiry: { __typename: 'RfqEnquiry', id: '9', number: 'ENQ-00009', line: at, neededBy: null },
  } as Partial<ReturnType<typeof rfq>>);

const READY_ENQUIRIES: MockResponses = {
  ReadyEnquiries: () => ({
    data: {
      readyEnquiries: {
        __typename: 'ReadyEnquiryPage',
        count: 9,
        items: [
          {
            __typename: 'ReadyEnquiry',
            id: '9',
            number: 'ENQ-00009',
            neededBy: null,
            readyCount: 2,
            openCount: 5,
            customer: { __typename: 'TenantSummary', id: 't1', name: 'Kirana Traders' },
          },
        ],
      },
    },
  }),
};

test('an enquiry whose prices are ready is quoted by a click, its lines in their order', async () => {
  const { calls, user } = open(
    '',
    [lineOfEnquiry('14', 2), lineOfEnquiry('15', 1)],
    READY_ENQUIRIES,
  );
  const ready = within(await screen.findByRole('region', { name: 'Prices ready' }));
  await user.click(ready.getByRole('button', { name: 'and 8 more' }));
  await waitFor(() =>
    expect(variablesOf(calls, 'ReadyEnquiries')).toEqual([{ limit: 3 }, { limit: 200 }]),
  );
  await user.click(ready.getByRole('button', { name: /^2 of 5 prices ready ENQ-00009/ }));
  expect(variablesOf(calls, 'Rfqs').at(-1)).toEqual({
    filter: { enquiryNumber: 'ENQ-00009', statuses: ['PRICE_UPDATED'] },
    page: 1,
    limit: 100,
  });
  const drawer = await drawerBox();
  await drawer.findByText('Valve 14');
  const rows = document.querySelectorAll('.bp6-drawer .line-grid [role=row][row-index]');
  expect([...rows].map((row) => row.querySelector('[col-id="id"]')?.textContent)).toEqual([
    '15',
    '14',
  ]);
});

test('on a phone enquiries with prices stand in one menu beside the views, which names all of them', async () => {
  window.matchMedia = ((query: string) => ({ matches: query.includes('425') })) as never;
  try {
    const { calls, user } = open('', [lineOfEnquiry('14', 1)], READY_ENQUIRIES);
    const ready = within(await screen.findByRole('region', { name: 'Prices ready' }));
    expect(ready.queryByRole('button', { name: /ENQ-00009/ })).toBeNull();
    await user.click(ready.getByRole('button', { name: '9 with prices ready' }));
    await waitFor(() =>
      expect(variablesOf(calls, 'ReadyEnquiries')).toEqual([{ limit: 3 }, { limit: 200 }]),
    );
    const item = await screen.findByRole('menuitem', { name: /^ENQ-00009 · Kirana Traders/ });
    expect(item).toHaveTextContent('2 of 5 prices ready');
    await user.click(item);
    const drawer = await drawerBox();
    expect(await drawer.findByText('Valve 14')).toBeInTheDocument();
    expect(variablesOf(calls, 'Rfqs').at(-1)).toEqual({
      filter: { enquiryNumber: 'ENQ-00009', statuses: ['PRICE_UPDATED'] },
      page: 1,
      limit: 100,
    });
  } finally {
    Reflect.deleteProperty(window, 'matchMedia');
  }
});

const CUSTOMER_RESPONSES: MockResponses = {
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
};
const working = {
  __typename: 'WorkingCustomer' as const,
  organisationId: '3',
  tenantId: '11',
  tenantName: 'Lotus Inn',
  userId: '21',
  addressId: '31',
};

test('contact and address are chosen with a customer that has one of each, and not of several', async () => {
  const items = (count: number) =>
    [
      { __typename: 'User', id: '21', name: 'Meera Das', email: null, mobile: null },
      { __typename: 'User', id: '22', name: 'Ravi Das', email: null, mobile: null },
    ].slice(0, count);
  const place = CUSTOMER_RESPONSES['AddressById']!({} as never) as { data: { address: object } };
  for (const count of [1, 2]) {
    const addresses = [place.data.address, { ...place.data.address, id: '32' }].slice(0, count);
    const { calls, user } = open('?customer=11', [], {
      ...CUSTOMER_RESPONSES,
      OnlyChoices: () => ({
        data: {
          tenantUsers: { __typename: 'UserPage', count, items: items(count) },
          addresses: { __typename: 'AddressPage', count, items: addresses },
        },
      }),
    });
    await user.click(await screen.findByRole('button', { name: 'Create Quote Request' }));
    await waitFor(() => expect(screen.getByLabelText(/^Customer \*/)).toHaveValue('Lotus Inn'));
    await waitFor(() => expect(variablesOf(calls, 'OnlyChoices')).toEqual([{ tenantId: '11' }]));
    const isOnly = count === 1;
    expect(
      await screen.findByRole('button', {
        name: isOnly ? /^Delivery address: (?!Choose)/ : 'Delivery address: Choose an address',
      }),
    ).toBeInTheDocument();
    expect(screen.getByLabelText(/^Account user/)).toHaveValue(isOnly ? 'Meera Das' : '');
    cleanup();
  }
});

const candidate = (skuId: string, skuName: string, more: object = {}) => ({
  __typename: 'SkuCandidate',
  skuId,
  skuName,
  productName: 'Valve',
  unit: 'PCS',
  attributes: [{ __typename: 'AttributeValue', name: 'Size', value: '2 inch' }],
  thumbnail: null,
  lastPrice: null,
  lastSoldAt: null,
  freeUnits: null,
  ...more,
});
const GATE = candidate('5', 'Gate valve', {
  lastPrice: '90.00',
  lastSoldAt: '2026-05-02T06:00:00Z',
  freeUnits: 12,
});
const BALL = candidate('6', 'Ball valve');
const MATCHES: MockResponses = {
  MatchSkus: ({ variables }) => ({
    data: {
      matchSkus: (variables['texts'] as string[]).map((text) => {
        const isBall = text === '#6';
        const isGate = /^(gate|#5)/.test(text);
        const candidates = isBall ? [BALL] : isGate ? [GATE] : [GATE, BALL];
        const skuId = isBall ? '6' : isGate ? '5' : null;
        return { __typename: 'SkuMatch', text, skuId, candidates };
      }),
    },
  }),
};
const lineAt = (index: number) =>
  document.querySelector<HTMLElement>(`.line-grid [role=row][row-index="${index}"]`)!;

test('pasted lines become one enquiry; what is not certain is asked for; a failure is titled', async () => {
  let said = 'This SKU is not active';
  const made = { id: '9', number: 'ENQ-00009', line: 1, neededBy: null };
  const enquiry = { __typename: 'RfqEnquiry' as const, ...made };
  const { calls, user } = open(
    '',
    [],
    {
      ...CUSTOMER_RESPONSES,
      ...MATCHES,
      CreateEnquiry: () =>
        said
          ? graphqlError('BAD_USER_INPUT', said)
          : { data: { createEnquiry: [rfq('50', { enquiry }), rfq('51', { enquiry })] } },
    },
    { ...admin, workingCustomer: working },
  );
  await user.click(await screen.findByRole('button', { name: 'Create Quote Request' }));
  await waitFor(() => expect(screen.getByLabelText(/^Customer \*/)).toHaveValue('Lotus Inn'));
  expect(screen.getByLabelText(/^Account user/)).toHaveValue('Meera Das');
  expect(screen.getByLabelText(/^Sales person \*/)).toHaveValue('Ravi Iyer');
  await user.type(screen.getByLabelText(/^Needed by/), `${NEXT_YEAR}-01-31{Enter}`);
  expect(screen.queryByText('Please enter at least one line.')).toBeNull(); // Enter sends no sheet
  await user.click(button('Create'));
  expect(await screen.findByText('Please enter at least one line.')).toBeInTheDocument();

  await user.click(screen.getByLabelText('Paste lines'));
  await user.paste('Hello,\n10 gate valves 50 mm\n2 ctn valves (brass)\nThanks');
  expect(await screen.findByText('Gate valve')).toBeInTheDocument();
  expect(screen.getByText('Not taken as lines: Hello, | Thanks')).toBeInTheDocument();
  expect(screen.getByText('₹ 90.00')).toBeInTheDocument();
  const ask = 'Line 2, Product: Several products are like ‘valves’: press Enter and choose.';
  expect(await screen.findByText(ask)).toBeInTheDocument();
  await user.click(button('Create 2 requests'));
  expect(variablesOf(calls, 'CreateEnquiry')).toEqual([]);
  expect(screen.getByText('1 to choose: marked red.')).toBeInTheDocument();
  await typeIntoLine(user, lineAt(1), 'sku', '#6');
  await waitFor(() => expect(screen.queryByText('1 to choose: marked red.')).toBeNull());
  const unit = 'Asked for in CTN, counted in PCS: correct the quantity, then the unit.';
  expect(await screen.findByText(new RegExp(unit))).toBeInTheDocument();
  await typeIntoLine(user, lineAt(1), 'quantity', '48');
  await typeIntoLine(user, lineAt(1), 'unit', 'nos');
  await user.click(button('Create 2 requests'));
  expect(
    await screen.findByText('Quote Request creation This SKU is not active'),
  ).toBeInTheDocument();
  said = '';
  await user.click(button('Create 2 requests'));
  await noDrawer();
  const [first, second] = variablesOf(calls, 'CreateEnquiry');
  expect(second).toEqual({
    input: {
      tenantId: '11',
      userId: '21',
      addressId: '31',
      salesPersonId: '8',
      neededBy: `${NEXT_YEAR}-01-31`,
      items: [
        { skuId: '5', quantity: 10, remarks: null },
        { skuId: '6', quantity: 48, remarks: 'brass' },
      ],
      idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/),
    },
  });
  expect(first).toEqual(second);
  expect(await screen.findByText('ENQ-00009 created, 2 quote requests')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Open' })).toHaveAttribute(
    'href',
    expect.stringContaining('?enquiry=ENQ-00009'),
  );
});

test('a working customer that is read late leaves the lines that are being typed alone, and brings its prices', async () => {
  let answer: (() => void) | undefined;
  const { calls, user } = open(
    '?create=1',
    [],
    {
      ...CUSTOMER_RESPONSES,
      ...MATCHES,
      TenantOptionById: async (variables) => {
        await new Promise<void>((resolve) => (answer = resolve));
        return CUSTOMER_RESPONSES['TenantOptionById']!(variables);
      },
    },
    { ...admin, workingCustomer: working },
  );
  await waitFor(() => expect(lineAt(0)).not.toBeNull());
  await typeIntoLine(user, lineAt(0), 'sku', '#5');
  expect(await screen.findByText('Gate valve')).toBeInTheDocument();
  await user.click(lineAt(0).querySelector('[col-id="quantity"]')!);
  await user.keyboard('4');
  await waitFor(() => expect(answer).toBeDefined());
  answer?.();
  await waitFor(() => expect(screen.getByLabelText(/^Customer \*/)).toHaveValue('Lotus Inn'));
  expect(within(lineAt(0)).getByRole('textbox')).toHaveFocus();
  expect(within(lineAt(0)).getByRole('textbox')).toHaveValue('4');
  await waitFor(() =>
    expect(variablesOf(calls, 'MatchSkus').at(-1)).toEqual({ texts: ['#5'], tenantId: '11' }),
  );
});

test('creating without a choice reports the missing fields', async () => {
  const { calls, user } = open('?create=1', []);
  await user.click(await screen.findByRole('button', { name: 'Create' }));
  for (const words of [
    '*Please select a account',
    '*Please select a user',
    '*Please select a sales person',
  ])
    expect(await screen.findByText(words)).toBeInTheDocument();
  expect(variablesOf(calls, 'CreateEnquiry')).toEqual([]);
});

test('by date: a day expands to its requests; a long day links to all of them', async () => {
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
  expect(variablesOf(calls, 'RfqsByDate')[0]).toEqual({
    filter: { fromDate: '2026-05-01' },
    page: 1,
    limit: 30,
  });
  await user.click(button('Show all 31 of 2026-05-20'));
  await waitFor(() =>
    expect(router.state.location.search).toBe('?fromDate=2026-05-20&toDate=2026-05-20'),
  );
});
