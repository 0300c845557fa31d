import { afterEach, expect, test } from '@jest/globals';
import type { CreateTenantInput } from '@munim/schema/generated/types.ts';
import { Role } from '@munim/schema/shared/roles.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openConsole, viewerOf } from '../../testing/testConsole.tsx';

const organisation = {
  __typename: 'Organisation',
  id: '3',
  name: 'Lotus Group',
};
const NOBODY = {
  data: { tenants: { __typename: 'TenantPage', items: [], count: 0 } },
};
const THERE = 'Customer #66 Lotus Inn of this organisation has this GST number already';
const ELSEWHERE = 'Customer #66 Lotus Inn of the organisation Elan has this GST number';
const known = (code: string, message: string) => ({
  data: null,
  errors: [{ message, extensions: { code, field: 'gst_no', ids: [66] } }],
});

afterEach(cleanup);

test('a customer that is there already is linked, and made a second time only when that is meant', async () => {
  let isElsewhere = false;
  const sent: CreateTenantInput[] = [];
  const { router } = openConsole('/createTenant?organisation=3', {
    viewer: viewerOf(Role.TOP_ADMIN),
    responses: {
      OrganisationOptionById: () => ({ data: { organisation } }),
      TenantsOfPan: () => NOBODY,
      CreateTenant: ({ variables }) => {
        sent.push(variables['input'] as CreateTenantInput);
        if (isElsewhere) return known('DUPLICATE_GSTIN', ELSEWHERE);
        return sent.at(-1)?.confirmDuplicate
          ? {
              data: {
                createTenant: {
                  __typename: 'Tenant',
                  id: '11',
                  name: 'Lotus Inn',
                },
              },
            }
          : known('DUPLICATE_CUSTOMER', THERE);
      },
    },
  });
  const user = userEvent.setup();
  const save = async () => user.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = async () =>
    within(
      await screen.findByRole('dialog', {
        name: 'Another customer of the same?',
      }),
    );
  expect(await screen.findByDisplayValue('Lotus Group')).toBeInTheDocument();
  await user.type(screen.getByLabelText(/^Customer Name/), 'Lotus Inn');
  await user.type(screen.getByLabelText(/^GST number/), '29AAGCR4375J1ZU');
  await save();
  let asked = await dialog();
  expect(asked.getByText(THERE, { exact: false })).toBeInTheDocument();
  expect(asked.getByRole('link', { name: 'Open #66' })).toHaveAttribute(
    'href',
    expect.stringMatching(/customer-details\/66$/),
  );
  await user.click(asked.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findAllByText(THERE)).not.toEqual([]); // message under the field
  expect(router.state.location.pathname).toBe('/createTenant');
  isElsewhere = true;
  await save();
  expect(await screen.findAllByText(ELSEWHERE)).not.toEqual([]);
  expect(screen.queryByRole('dialog')).toBeNull();
  isElsewhere = false;
  await save();
  asked = await dialog();
  await user.click(asked.getByRole('button', { name: 'Save as another customer' }));
  await waitFor(() => expect(sent.at(-1)?.confirmDuplicate).toBe(true));
  expect(sent.map((input) => input.confirmDuplicate ?? false)).toEqual([false, false, false, true]);
});
