import { ApolloProvider } from '@apollo/client/react';
import { BlueprintProvider } from '@blueprintjs/core';
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm, useWatch } from 'react-hook-form';
import { graphqlError, mockGateway } from '../../testing/mockGateway.ts';
import { createApolloClient } from '../app/apolloClient.ts';
import { GstinField } from '../ui/form/GstinField.tsx';
import { DistrictFieldsPanel } from './DistrictFieldsPanel.tsx';

afterEach(cleanup);

function Place() {
  const form = useForm({ defaultValues: { postalCode: '', city: '', state: '', gstin: '' } });
  return (
    <form noValidate>
      <DistrictFieldsPanel form={form} />
      <GstinField
        form={form}
        name="gstin"
        state={useWatch({ control: form.control, name: 'state' })}
      />
    </form>
  );
}

function open(answer: (pincode: string) => unknown) {
  const calls = mockGateway({
    Pincode: ({ variables }) => answer(String(variables['pincode'])) as never,
  });
  const client = createApolloClient({
    uri: '/graphql',
    loading: { begin: () => undefined, end: () => undefined },
    onSessionLost: () => undefined,
  });
  render(
    <ApolloProvider client={client}>
      <BlueprintProvider>
        <Place />
      </BlueprintProvider>
    </ApolloProvider>,
  );
  return { calls, user: userEvent.setup() };
}

const bengaluru = {
  data: {
    pincode: {
      __typename: 'Pincode',
      city: 'Bengaluru Urban',
      state: 'Karnataka',
      states: [{ __typename: 'State', code: '29', name: 'Karnataka' }],
    },
  },
};
const pin = () => screen.getByLabelText(/^Pin Code/);
const state = () => screen.getByLabelText(/^State/);

test('a PIN code that does not belong to the chosen state marks both fields, until they agree', async () => {
  const { user } = open(() => bengaluru);
  await user.type(pin(), '560001');
  await user.tab();
  await waitFor(() => expect(state()).toHaveValue('Karnataka'));
  await user.selectOptions(state(), 'Maharashtra');
  const text = 'PIN code 560001 is in Karnataka, not Maharashtra';
  await waitFor(() => expect(screen.getAllByText(text)).toHaveLength(2));
  expect(pin()).toHaveAttribute('aria-invalid', 'true');
  expect(state()).toHaveAttribute('aria-invalid', 'true');
  await user.selectOptions(state(), 'Karnataka');
  await waitFor(() => expect(screen.queryByText(text)).toBeNull());
  expect(pin()).toHaveAttribute('aria-invalid', 'false');
});

test('a PIN code as letters print it, with a space, fills in district and state', async () => {
  const { user, calls } = open(() => bengaluru);
  await user.type(pin(), '560 001 ');
  await user.tab();
  await waitFor(() => expect(state()).toHaveValue('Karnataka'));
  expect(pin()).toHaveValue('560001');
  expect(calls.map(({ variables }) => variables)).toEqual([{ pincode: '560001' }]);
  expect(pin()).toHaveAttribute('aria-invalid', 'false');
});

test('a PIN code of no state, and one that is not in the list, say so under the field', async () => {
  const { user } = open(() => graphqlError('BAD_USER_INPUT', 'Invalid area code'));
  await user.type(pin(), '999999');
  await user.tab();
  expect(await screen.findByText('PIN code 999999 is in no state')).toBeInTheDocument();
  await user.clear(pin());
  await user.type(pin(), '560999');
  await user.tab();
  expect(
    await screen.findByText(
      '560999 is not in the list of PIN codes. Check its digits, or type the district and choose the state.',
    ),
  ).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Look up again' })).toBeNull();
});

test('a look-up that fails says what to do and can be tried again', async () => {
  let isDown = true;
  const { user } = open(() =>
    isDown ? graphqlError('UNAVAILABLE', 'The server is not available') : bengaluru,
  );
  await user.type(pin(), '560001');
  await user.tab();
  expect(
    await screen.findByText(/^560001 could not be looked up\. Type the district/),
  ).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Look up again' }));
  await waitFor(() => expect(state()).toHaveValue('Karnataka'));
  expect(screen.queryByText(/could not be looked up/)).toBeNull();
});

test('a whole GST number is judged while typing: check digit, PAN, state', async () => {
  const { user } = open(() => bengaluru);
  const gstin = screen.getByLabelText(/^GST number/);
  await user.type(gstin, '33AAPFU0939F1Z');
  expect(gstin).toHaveAttribute('aria-invalid', 'false');
  await user.type(gstin, '3');
  expect(await screen.findByText('GST number has a wrong check digit')).toBeInTheDocument();
  await user.type(gstin, '{Backspace}2');
  await waitFor(() => expect(screen.queryByText(/wrong check digit/)).toBeNull());
  await user.selectOptions(state(), 'Karnataka');
  expect(await screen.findByText('GST number is of Tamil Nadu, not Karnataka')).toBeInTheDocument();
  await user.clear(gstin);
  await user.type(gstin, '29AAPF10939F1Z2');
  expect(
    await screen.findByText('GST number is not of the form 29ABCDE1234F1ZW'),
  ).toBeInTheDocument();
});
