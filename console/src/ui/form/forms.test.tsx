import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { ApolloProvider } from '@apollo/client/react';
import { BlueprintProvider } from '@blueprintjs/core';
import { afterEach, expect, test } from '@jest/globals';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { ConfirmDialog, type Confirmed } from '../overlay/ConfirmDialog.tsx';
import { beginLoading, endLoading } from '../overlay/loading.ts';
import { LoadingOverlay } from '../overlay/LoadingOverlay.tsx';
import { showNotice, withNotice } from '../overlay/notices.tsx';
import { Field } from './Field.tsx';
import { FormDrawer } from './FormDrawer.tsx';
import { DiscardQuestion } from './LeaveGuard.tsx';
import { PickerField } from './PickerField.tsx';
import type { PickerItem, PickerSource } from './pickerSource.ts';

interface Price {
  moq: string;
  price: string;
  margin: string;
  due: string;
  remarks: string;
  unit: string;
  gift: boolean;
  seller: PickerItem | null;
}

const SELLERS: PickerItem[] = [
  { id: '7', label: 'Acme', info: 'Pune' },
  { id: '8', label: 'Zenith' },
];
const variablesOf: string[] = [];
const sellers: PickerSource = {
  search: (_client, text) => {
    variablesOf.push(text);
    return Promise.resolve(
      SELLERS.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase())),
    );
  },
  find: () => Promise.resolve(undefined),
};

function within(children: ReactNode) {
  const client = new ApolloClient({ link: ApolloLink.empty(), cache: new InMemoryCache() });
  return (
    <BlueprintProvider>
      <ApolloProvider client={client}>
        {children}
        <DiscardQuestion />
      </ApolloProvider>
    </BlueprintProvider>
  );
}

function PriceDrawer({
  onSave,
  onClose,
  saving = false,
}: {
  onSave: (price: Price) => void;
  onClose: () => void;
  saving?: boolean;
}) {
  const form = useForm<Price>({
    defaultValues: {
      moq: '',
      price: '',
      margin: '',
      due: '',
      remarks: '',
      unit: '',
      gift: false,
      seller: null,
    },
  });
  return (
    <FormDrawer
      title="Offer"
      saving={saving}
      onSubmit={form.handleSubmit(onSave)}
      onClose={onClose}
      dirty={form.formState.isDirty}
    >
      <Field form={form} name="moq" label="MOQ" type="number" required />
      <Field
        form={form}
        name="price"
        label="Offer Price"
        type="money"
        required
        requiredMark
        validate={(text) => Number(text) > 0 || 'Too low'}
      />
      <Field form={form} name="margin" label="Margin" type="percent" negative />
      <Field form={form} name="due" label="Due" type="date" />
      <Field form={form} name="remarks" label="Remarks" type="textarea" maxLength={5} />
      <Field
        form={form}
        name="unit"
        label="Unit"
        type="select"
        options={[{ value: 'KG', label: 'Kilo' }]}
      />
      <Field form={form} name="gift" label="Gift" type="switch" />
      <PickerField
        form={form}
        name="seller"
        label="Seller"
        source={sellers}
        required
        requiredText="*Please select a seller"
      />
    </FormDrawer>
  );
}

afterEach(() => {
  cleanup();
  variablesOf.length = 0;
});

test('a picker that is left with letters which name nothing drops the old choice and says so', async () => {
  const user = userEvent.setup();
  const saved: Price[] = [];
  render(within(<PriceDrawer onSave={(price) => saved.push(price)} onClose={() => undefined} />));
  const seller = screen.getByRole('combobox', { name: /^Seller/ });
  await user.click(seller);
  await user.click(await screen.findByRole('option', { name: /Acme/ }));
  await user.clear(seller);
  await user.type(seller, 'xyz');
  await user.tab();
  expect(
    await screen.findByText('Nothing is chosen for ‘xyz’: choose from the list.'),
  ).toBeInTheDocument();
  expect(seller).toHaveValue('');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(saved).toEqual([]);
});

test('a form reports missing fields, accepts only numbers, and submits the values', async () => {
  const user = userEvent.setup();
  const saved: Price[] = [];
  render(within(<PriceDrawer onSave={(price) => saved.push(price)} onClose={() => undefined} />));
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(await screen.findByText('Please enter MOQ.')).toBeInTheDocument();
  expect(screen.getByText('*Please enter Offer Price.')).toBeInTheDocument();
  expect(screen.getByText('*Please select a seller')).toBeInTheDocument();
  expect(screen.getByLabelText(/^MOQ/)).toHaveFocus();

  await user.type(screen.getByLabelText(/^MOQ/), '125');
  await user.type(screen.getByLabelText(/^Offer Price/), '0');
  expect(await screen.findByText('Too low')).toBeInTheDocument();
  await user.type(screen.getByLabelText(/^Offer Price/), '{Backspace}1,250.50');
  await user.tab();
  expect(screen.getByLabelText(/^Offer Price/)).toHaveValue('1250.50');
  await user.type(screen.getByLabelText('Margin'), '-3.5');
  await user.type(screen.getByLabelText('Due'), '5/12/26');
  await user.type(screen.getByLabelText('Remarks'), 'longer');
  await user.tab();
  expect(screen.getByText('Remarks: at most 5 characters, not 6.')).toBeInTheDocument();
  await user.type(screen.getByLabelText('Remarks'), '{Backspace}');
  await user.selectOptions(screen.getByLabelText('Unit'), 'KG');
  await user.click(screen.getByLabelText('Gift'));
  await user.click(screen.getByLabelText(/^Seller/));
  await user.keyboard('zen');
  // on a busy machine the letters are asked for one by one
  await waitFor(() => expect(variablesOf.at(-1)).toBe('zen'));
  expect(variablesOf[0]).toBe('');
  await user.click(await screen.findByText('Zenith'));
  await waitFor(() => expect(screen.queryByText('*Please select a seller')).toBeNull());
  await user.click(screen.getByLabelText('Remarks'));
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]).toEqual({
    moq: '125',
    price: '1250.50',
    margin: '-3.5',
    due: '2026-12-05',
    remarks: 'longe',
    unit: 'KG',
    gift: true,
    seller: SELLERS[1],
  });
});

/** Registers its second field first, as one within an effect or a list does. */
function Swapped() {
  const form = useForm({ defaultValues: { first: '', second: '' } });
  form.register('second', { required: 'Please enter Second.' });
  return (
    <FormDrawer
      title="Swapped"
      saving={false}
      onSubmit={form.handleSubmit(() => undefined)}
      onClose={() => undefined}
    >
      <Field form={form} name="first" label="First" required />
      <Field form={form} name="second" label="Second" required />
    </FormDrawer>
  );
}

test('of several errors the first in the order of reading has the focus, wherever it was', async () => {
  render(within(<Swapped />));
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText(/^Second/), '{Enter}');
  expect(await screen.findByText('Please enter First.')).toBeInTheDocument();
  expect(screen.getByText('Please enter Second.')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByLabelText(/^First/)).toHaveFocus());
});

test('a dirty form asks before closing, a clean one does not', async () => {
  const user = userEvent.setup();
  let closed = 0;
  render(within(<PriceDrawer onSave={() => undefined} onClose={() => (closed += 1)} />));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(closed).toBe(1);
  await user.type(screen.getByLabelText(/^MOQ/), '5');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(closed).toBe(1);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(closed).toBe(2);
});

test('a form does not submit twice while saving', async () => {
  const user = userEvent.setup();
  const saved: Price[] = [];
  render(
    within(<PriceDrawer saving onSave={(price) => saved.push(price)} onClose={() => undefined} />),
  );
  expect(screen.getByRole('button', { name: /Submit|Loading/i })).toBeDisabled();
  await user.type(screen.getByLabelText(/^MOQ/), '5{Enter}');
  expect(screen.queryByText('*Please enter Offer Price.')).toBeNull();
  expect(saved).toEqual([]);
});

test('the confirmation dialog: No, Cancel and Confirm differ', async () => {
  const user = userEvent.setup();
  const told: string[] = [];
  const confirmed: Confirmed[] = [];
  const dialog = within(
    <ConfirmDialog
      title="Send e-mail"
      text="Send it?"
      emails={['a@b.in']}
      channels
      textLabel="Message"
      onConfirm={async (values) => void confirmed.push(values)}
      onNo={() => told.push('no')}
      onClose={() => told.push('close')}
    />,
  );
  const { unmount } = render(dialog);
  await user.click(screen.getByRole('button', { name: 'No' }));
  expect(told.splice(0)).toEqual(['no', 'close']);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(told.splice(0)).toEqual(['close']);
  unmount();

  render(dialog);
  await user.type(screen.getByLabelText('E-mails'), 'wrong,c@d.com{Enter}');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('wrong is not an e-mail address.')).toBeInTheDocument();
  expect(confirmed).toEqual([]);
  await user.click(screen.getAllByRole('button', { name: /Remove/ })[1]!);
  await user.type(screen.getByLabelText('Message'), 'x'.repeat(90));
  expect(screen.getByText('10 more characters fit.')).toBeInTheDocument();
  await user.type(screen.getByLabelText('Message'), 'x'.repeat(30));
  await user.click(screen.getByText('Phone'));
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(told).toEqual(['close']));
  expect(confirmed).toEqual([
    { emails: ['a@b.in', 'c@d.com'], channel: 'PHONE', text: 'x'.repeat(100) },
  ]);
});

test('a notice shows the fixed text and the server’s for 4 seconds', async () => {
  const refused = new CombinedGraphQLErrors({ data: null }, [
    { message: 'Someone was faster', extensions: { code: 'CONFLICT' } },
  ]);
  const seen: unknown[] = [];
  expect(await withNotice(() => Promise.resolve(5), { done: 'Well done', failed: 'Bad' })).toBe(5);
  expect(
    await withNotice(() => Promise.reject(refused), {
      failed: 'Update failed',
      onFailed: (error) => seen.push(error),
    }),
  ).toBeUndefined();
  expect(await screen.findByText('Someone was faster')).toBeInTheDocument();
  await showNotice({ text: 'Update failed', intent: 'danger' });
  expect(seen).toEqual([refused]);
  expect(await screen.findByText('Well done')).toBeInTheDocument();
  expect(screen.getAllByText('Update failed')).toHaveLength(1);
  await waitFor(() => expect(screen.queryByText('Well done')).toBeNull(), { timeout: 30_000 });
});

test('the loading bar shows as long as anything loads', async () => {
  const soon = (change: () => void) => act(async () => change());
  const { container } = render(<LoadingOverlay />);
  expect(container).toBeEmptyDOMElement();
  await soon(beginLoading);
  await soon(beginLoading);
  expect(container).not.toBeEmptyDOMElement();
  await soon(endLoading);
  expect(container).not.toBeEmptyDOMElement();
  await soon(endLoading);
  expect(container).toBeEmptyDOMElement();
});
