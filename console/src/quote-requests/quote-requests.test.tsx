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
  expect(screen.getAllByText('10 PCS')).toHaveLength(2);
  expect(screen.getByText('₹ 110.00')).toBeInTheDocument();
  expect(screen.getByText('Margin %')).toBeInTheDocument();
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
  expect(button('Generate Quotation')).toBeDisabled();
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
  await waitFor(async () => expect(await total()).toHaveTextContent(/–$/));
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
          { rfqId: '13', included: true, discountPercent: '50' },
          { rfqId: '14', included: false, discountPercent: '0' },
        ],
        validUntil: null,
        remarks: 'As spoken',
      },
    },
  ]);
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
  SearchProducts: () => ({
    data: {
      searchProducts: [
        {
          __typename: 'ProductSuggestion',
          skuId: 's5',
          skuName: 'Gate valve 50 mm',
          productName: 'Valve',
          unit: 'PCS',
          attributes: [{ __typename: 'AttributeValue', name: 'Size', value: '2 inch' }],
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

test('creating starts with the working customer; one request for each product; a failure is titled', async () => {
  let said = 'This SKU is not active';
  const { calls, user } = open(
    '',
    [],
    {
      ...CUSTOMER_RESPONSES,
      CreateRfqs: () =>
        said
          ? graphqlError('BAD_USER_INPUT', said)
          : { data: { createRfqs: [rfq('50'), rfq('51')] } },
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
  await user.type(screen.getByLabelText(/^Quantity/), '0');
  expect(await screen.findByText('Quantity must be at least 1.')).toBeInTheDocument();
  await user.clear(screen.getByLabelText(/^Quantity/));

  await user.click(button('Add product'));
  expect(
    within(screen.getByRole('group', { name: 'Product 2' })).getByLabelText(/^Product/),
  ).toHaveFocus();
  for (const at of [1, 2]) {
    const item = within(screen.getByRole('group', { name: `Product ${at}` }));
    await user.click(item.getByLabelText(/^Product/));
    await screen.findByText('Nothing found');
    await new Promise(requestAnimationFrame); // the box selects its text a frame after it is focused: a letter typed before would be replaced
    await user.keyboard('gate');
    expect(await screen.findByText('Valve · 2 inch · PCS · #s5')).toBeInTheDocument();
    await user.click(await screen.findByText('Gate valve 50 mm'));
    await waitFor(() => expect(screen.queryByText('Gate valve 50 mm')).toBeNull()); // the suggestions of this row are shut
    expect(item.getByLabelText(/^Product/)).toHaveValue('Gate valve 50 mm');
    await user.type(item.getByLabelText(/^Quantity/), `${at}0`);
  }
  expect(screen.getByText('The same product as line 1.')).toBeInTheDocument();
  await user.click(button('Remove product 1')); // a slip of the keyboard is taken back
  expect(screen.queryByRole('group', { name: 'Product 2' })).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(
    within(screen.getByRole('group', { name: 'Product 1' })).getByLabelText(/^Quantity/),
  ).toHaveValue('10');
  expect(variablesOf(calls, 'SearchProducts')[0]).toEqual({ keyword: 'gate', limit: 30 });
  await user.click(button('Create'));
  expect(
    await screen.findByText('Quote Request creation This SKU is not active'),
  ).toBeInTheDocument();
  said = '';
  const reads = variablesOf(calls, 'Rfqs').length;
  await user.click(button('Create'));
  await noDrawer();
  expect(variablesOf(calls, 'CreateRfqs').at(-1)).toEqual({
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
  await waitFor(() => expect(variablesOf(calls, 'Rfqs').length).toBeGreaterThan(reads));
});

test('a working customer that is read late leaves the lines that are being typed alone', async () => {
  let answer: (() => void) | undefined;
  const { user } = open(
    '?create=1',
    [],
    {
      ...CUSTOMER_RESPONSES,
      TenantOptionById: async (variables) => {
        await new Promise<void>((resolve) => (answer = resolve));
        return CUSTOMER_RESPONSES['TenantOptionById']!(variables);
      },
    },
    { ...admin, workingCustomer: working },
  );
  const line = () => within(screen.getByRole('group', { name: 'Product 1' }));
  await user.type(await screen.findByLabelText(/^Quantity/), '4');
  await user.click(line().getByLabelText(/^Product/));
  await user.keyboard('gat');
  await waitFor(() => expect(answer).toBeDefined());
  answer?.();
  await waitFor(() => expect(screen.getByLabelText(/^Customer \*/)).toHaveValue('Lotus Inn'));
  expect(line().getByLabelText(/^Product/)).toHaveFocus();
  expect(line().getByLabelText(/^Product/)).toHaveValue('gat');
  expect(line().getByLabelText(/^Quantity/)).toHaveValue('4');
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
  expect(variablesOf(calls, 'CreateRfqs')).toEqual([]);
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
