import { afterEach, expect, test } from '@jest/globals';
import { addMonths } from '@munim/schema/shared/days.ts';
import { Role } from '@munim/schema/shared/roles.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Measure } from '../../generated/documents.ts';
import { monthsOf } from '../../testing/testMonths.ts';
import { openConsole, viewerOf } from '../../testing/testConsole.tsx';
import { today } from '../ui/format/dates.ts';

afterEach(cleanup);

const DAYS = ['2026-10-01', '2026-11-01'];
const responses = {
  Trend: ({ variables }: { variables: Record<string, unknown> }) => ({
    data: { metrics: monthsOf(variables['measures'] as Measure[], DAYS) },
  }),
  Tenant: () => ({
    data: {
      tenant: {
        __typename: 'Tenant',
        id: '11',
        name: 'Lotus Inn',
        gstNo: null,
        creditDays: null,
        district: null,
        state: null,
        verified: true,
        organisationId: '3',
        organisationName: 'Lotus Group',
        logo: null,
        logoThumbnail: null,
        contactCount: 0,
        createdAt: '2026-05-20T06:00:00Z',
        createdBy: null,
        salesPerson: null,
        shippingAddress: null,
      },
    },
  }),
  Seller: () => ({
    data: {
      seller: {
        __typename: 'Seller',
        id: '12',
        name: 'Erode Weavers',
        isActive: true,
        isTransporter: false,
        gstin: null,
        mobile: '9876543210',
        email: 'a@b.in',
        website: null,
        yearOfEstablishment: null,
        district: null,
        state: null,
        pinCode: 638_001,
        zone: null,
        categories: [],
        sourcePerson: null,
        activeOfferCount: 0,
        logo: null,
        logoThumbnail: null,
        createdAt: '2026-03-01T19:00:00Z',
        officeAddress: null,
      },
    },
  }),
};
const CUSTOMER = '/sales/organisation/customer/customer-details/11?tab=months';
const VENDOR = '/view-seller/12?tab=months';

const open = (path: string, role: number) =>
  openConsole(path, { viewer: viewerOf(role), responses });
const asked = ({ calls }: ReturnType<typeof open>) =>
  calls.filter(({ operation }) => operation === 'Trend').map(({ variables }) => variables);

test('months of a customer: one question for all charts, a month opens its orders', async () => {
  const user = userEvent.setup();
  const page = open(CUSTOMER, Role.TOP_ADMIN);
  const october = await screen.findByRole('button', {
    name: 'Oct 2026: Order value ₹ 1.00, Invoiced ₹ 2.00, Received ₹ 3.00',
  });
  expect(screen.getByRole('button', { name: 'Oct 2026: On time % 4 %' })).toBeInTheDocument();
  expect(asked(page)).toEqual([
    expect.objectContaining({
      measures: ['ORDER_VALUE', 'INVOICED', 'RECEIVED', 'ON_TIME_PERCENT'],
      interval: 'MONTH',
      filter: {
        from: addMonths(`${today().slice(0, 7)}-01`, -11),
        to: today(),
        where: [{ dimension: 'CUSTOMER', in: ['11'] }],
      },
    }),
  ]);
  await user.selectOptions(screen.getByLabelText('How many months'), '24');
  await waitFor(() => expect(asked(page)).toHaveLength(2));
  expect(asked(page)[1]).toMatchObject({
    filter: { from: addMonths(`${today().slice(0, 7)}-01`, -23) },
  });
  await user.click(october);
  const { location } = page.router.state;
  expect(location.pathname + location.search).toEqual(
    expect.stringMatching(
      /^\/sales\/orders\?customer=11&fromDate=2026-10-01&toDate=2026-10-31&statuses=CONFIRMED/,
    ),
  );
});

test('in the table each figure leads to the list that adds up to it', async () => {
  open(CUSTOMER, Role.TOP_ADMIN);
  const chart = within(await screen.findByRole('region', { name: 'Business by month' }));
  await userEvent.click(chart.getByRole('button', { name: 'Table' }));
  const [, october, november] = chart.getAllByRole('row').map((row) => within(row));
  expect(october?.getByRole('link', { name: '₹ 2.00' })).toHaveAttribute(
    'href',
    '/sales/invoice?customer=11&fromDate=2026-10-01&toDate=2026-10-31&statuses=ISSUED%2CPARTIALLY_PAID%2CPAID%2CCREDITED',
  );
  // receipts have no list of their own: they open beside the page; nothing is behind an empty month
  const href = october?.getByRole('link', { name: '₹ 3.00' }).getAttribute('href') ?? '';
  expect(new URLSearchParams(href.split('?')[1]).get('rowsOf')).toBe(
    'RECEIVED~2026-10-01~2026-10-31~CUSTOMER:11',
  );
  expect(november?.queryAllByRole('link')).toEqual([]);
});

test('months of a vendor: bills open by the date of its invoice', async () => {
  const page = open(VENDOR, Role.TOP_ADMIN);
  await userEvent.click(
    await screen.findByRole('button', {
      name: 'Oct 2026: Purchase value ₹ 1.00, Billed ₹ 2.00, Paid ₹ 3.00',
    }),
  );
  expect(asked(page)).toMatchObject([{ filter: { where: [{ dimension: 'VENDOR', in: ['12'] }] } }]);
  const { location } = page.router.state;
  expect(location.pathname + location.search).toBe(
    '/purchase/bills?seller=12&fromDate=2026-10-01&toDate=2026-10-31&status=ISSUED%2CPARTIALLY_PAID%2CPAID',
  );
});

test('measures that the viewer may not see are not asked for', async () => {
  const page = open(VENDOR, Role.OPERATIONS);
  await screen.findByRole('region', { name: 'Deliveries on time' });
  expect(asked(page)).toMatchObject([{ measures: expect.not.arrayContaining(['PAID']) }]);
});
