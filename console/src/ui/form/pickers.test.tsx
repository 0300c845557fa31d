import { ApolloClient, ApolloLink, InMemoryCache, type TypedDocumentNode } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { BlueprintProvider } from '@blueprintjs/core';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { LIMITS } from '@munim/schema/shared/limits.ts';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactElement, useState } from 'react';
import { MultiPicker, Picker } from './Picker.tsx';
import { type PickerItem, pickerSource, type PickerSource } from './pickerSource.ts';

/** Answers of the server by the searched text, given by `answer` in any order. */
const pending = new Map<string, (items: PickerItem[]) => void>();
const slow: PickerSource = {
  search: (_, text) => new Promise((resolve) => pending.set(text, resolve)),
  find: () => Promise.resolve(undefined),
};
const item = (id: string, label: string): PickerItem => ({ id, label });

async function answer(text: string, ...items: PickerItem[]) {
  await waitFor(() => expect([...pending.keys()]).toContain(text));
  await act(async () => pending.get(text)?.(items));
}

let chosen: (PickerItem | null)[];
let submitted: number;
function One({ create }: { create?: boolean }) {
  const [value, setValue] = useState<PickerItem | null>(null);
  const take = (next: PickerItem | null) => {
    chosen.push(next);
    setValue(next);
  };
  const renderForm = (text: string, done: (made: PickerItem | null) => void): ReactElement => (
    <button type="button" onClick={() => done(item('9', text))}>
      Save {text}
    </button>
  );
  return (
    <Picker
      source={slow}
      label="Customer"
      value={value}
      onChange={take}
      {...(create ? { create: { name: 'customer', renderForm } } : {})}
    />
  );
}

function open(content: ReactElement) {
  const client = new ApolloClient({ link: ApolloLink.empty(), cache: new InMemoryCache() });
  const submit = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    submitted += 1;
  };
  render(
    <BlueprintProvider>
      <ApolloProvider client={client}>
        <form aria-label="Order" onSubmit={submit}>
          {content}
        </form>
      </ApolloProvider>
    </BlueprintProvider>,
  );
  return userEvent.setup();
}

beforeEach(() => {
  pending.clear();
  chosen = [];
  submitted = 0;
});
afterEach(cleanup);

test('Enter chooses nothing from a list that was found for other letters', async () => {
  const user = open(<One />);
  await user.click(screen.getByLabelText('Customer'));
  await answer('', item('1', 'Acme'), item('2', 'Zenith'));
  expect(await screen.findByText('Acme')).toBeInTheDocument();
  await user.keyboard('zen{Enter}');
  expect(chosen).toEqual([]);
  expect(submitted).toBe(0);
  expect(screen.queryByText('Acme')).toBeNull();
  await answer('zen', item('2', 'Zenith'));
  expect(chosen).toEqual([item('2', 'Zenith')]);
});

test('a pasted text longer than a keyword is searched by its beginning', async () => {
  const user = open(<One />);
  await user.click(screen.getByLabelText('Customer'));
  await user.paste('towel '.repeat(40));
  const beginning = 'towel '.repeat(40).slice(0, LIMITS.keyword);
  await answer(beginning, item('3', 'Towel 30'));
  expect(await screen.findByText('Towel 30')).toBeInTheDocument();
});

test('answers that arrive out of order show and choose only what the present letters found', async () => {
  const user = open(<One />);
  await user.click(screen.getByLabelText('Customer'));
  await answer('');
  await user.keyboard('kir');
  await waitFor(() => expect([...pending.keys()]).toContain('kir'));
  await user.keyboard('ana');
  await answer('kirana', item('7', 'Kirana Bazaar'));
  await answer('kir', item('5', 'Kiran Pumps'));
  expect(screen.queryByText('Kiran Pumps')).toBeNull();
  await user.keyboard('{Enter}');
  expect(chosen).toEqual([item('7', 'Kirana Bazaar')]);
});

test('an Enter before the answer waits for it and takes the first row of the present letters', async () => {
  const user = open(<One />);
  await user.click(screen.getByLabelText('Customer'));
  await user.keyboard('raj{Enter}');
  await answer('raj', item('4', 'Raj Stores'), item('5', 'Rajdhani'));
  await waitFor(() => expect(chosen).toEqual([item('4', 'Raj Stores')]));
  await waitFor(() => expect(screen.queryAllByRole('option')).toEqual([]));
  expect(submitted).toBe(0);
});

test('with nothing typed Enter chooses nothing until an arrow key marks a row', async () => {
  const user = open(<One />);
  await user.click(screen.getByLabelText('Customer'));
  await answer('', item('1', 'Acme'), item('2', 'Zenith'));
  await screen.findByText('Acme');
  await user.keyboard('{Enter}');
  expect(chosen).toEqual([]);
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(chosen).toEqual([item('2', 'Zenith')]);
});

test('letters typed before the list is open are not lost', async () => {
  const user = open(<One />);
  await user.type(screen.getByLabelText('Customer'), 'zenith');
  expect(screen.getByLabelText('Customer')).toHaveValue('zenith');
  await answer('zenith', item('2', 'Zenith'));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByLabelText('Customer')).toHaveValue('Zenith'));
});

test('a choice keeps the focus in the field; one Tab goes on, also before Enter is let go', async () => {
  const user = open(
    <>
      <One />
      <input aria-label="Quantity" />
    </>,
  );
  await user.click(screen.getByLabelText('Customer'));
  await user.keyboard('zen');
  await answer('zen', item('2', 'Zenith'));
  await user.keyboard('{Enter>}');
  expect(chosen).toEqual([item('2', 'Zenith')]);
  expect(screen.getByLabelText('Customer')).toHaveFocus();
  await user.keyboard('{Tab}{/Enter}12');
  expect(screen.getByLabelText('Quantity')).toHaveValue('12');
  expect(chosen).toEqual([item('2', 'Zenith')]);
  expect(submitted).toBe(0);
});

test('a choice that is longer than its field shows whole in a tooltip', async () => {
  const user = open(<One />);
  const field = screen.getByLabelText('Customer');
  await user.click(field);
  await answer('', item('1', 'Acme, 14 Residency Road, Bengaluru'));
  expect(field).not.toHaveAttribute('title');
  await user.click(await screen.findByText('Acme, 14 Residency Road, Bengaluru'));
  expect(field).toHaveAttribute('title', 'Acme, 14 Residency Road, Bengaluru');
});

test('what is typed after a choice searches anew, Escape shuts the list only, Backspace clears', async () => {
  const user = open(<One />);
  const field = screen.getByLabelText('Customer');
  await user.click(field);
  await user.keyboard('zen');
  await answer('zen', item('2', 'Zenith'));
  await user.click(await screen.findByText('Zenith'));
  expect(field).toHaveFocus();
  await waitFor(() => expect(screen.queryAllByRole('option')).toEqual([]));
  await user.keyboard('acm');
  expect(field).toHaveValue('acm');
  await answer('acm', item('1', 'Acme'));
  await user.keyboard('{Escape}');
  expect(field).toHaveFocus();
  await waitFor(() => expect(field).toHaveValue('Zenith'));
  await user.keyboard('{Backspace}');
  expect(chosen).toEqual([item('2', 'Zenith'), null]);
});

test('several are chosen by the same rule', async () => {
  let values: PickerItem[] = [];
  const user = open(
    <MultiPicker
      source={slow}
      label="Categories"
      value={[]}
      onChange={(next) => (values = next)}
    />,
  );
  await user.click(screen.getByLabelText('Categories'));
  await answer('', item('1', 'Valves'));
  await user.keyboard('pip{Enter}');
  expect(values).toEqual([]);
  await answer('pip', item('3', 'Pipes'));
  await user.keyboard('{Enter}');
  expect(values).toEqual([item('3', 'Pipes')]);
});

test('what is not there can be made from the list; while a search runs it cannot', async () => {
  const user = open(<One create />);
  await user.click(screen.getByLabelText('Customer'));
  await answer('', item('1', 'Acme'));
  await user.keyboard('Nova{Enter}');
  expect(screen.queryByText('Save Nova')).toBeNull();
  await answer('Nova');
  await user.click(await screen.findByText('Create customer ‘Nova’'));
  await user.click(await screen.findByText('Save Nova'));
  expect(chosen).toEqual([item('9', 'Nova')]);
});

test("'#42' is the record 42, and not a name", async () => {
  const asked: unknown[] = [];
  const client = {
    query: async ({ variables }: { variables: unknown }) => {
      asked.push(variables);
      return { data: { one: { id: '42', name: 'Acme' } } };
    },
  } as unknown as ApolloClient;
  const source = pickerSource({
    query: {} as TypedDocumentNode<object>,
    variables: (text) => ({ name: text }),
    items: () => [],
    one: {
      query: {} as TypedDocumentNode<{ one: { id: string; name: string } }>,
      variables: (id) => ({ id }),
      item: ({ one }) => item(one.id, one.name),
    },
  });
  expect(await source.search(client, '#42')).toEqual([item('42', 'Acme')]);
  expect(await source.search(client, '42')).toEqual([]);
  expect(asked).toEqual([{ id: '42' }, { name: '42' }]);
});

test('a field that a failed submit goes to does not cover the errors with its list', async () => {
  const user = userEvent.setup();
  function Checked() {
    const [invalid, setInvalid] = useState(false);
    const fail = () => {
      screen.getByRole('combobox').focus();
      setInvalid(true);
    };
    return (
      <>
        <Picker source={slow} label="Customer" value={null} onChange={fail} invalid={invalid} />
        <button type="button" onClick={fail}>
          Create
        </button>
      </>
    );
  }
  open(<Checked />);
  const field = screen.getByRole('combobox', { name: 'Customer' });
  for (let press = 0; press < 2; press += 1) {
    await user.click(screen.getByRole('button', { name: 'Create' }));
    expect(field).toHaveFocus();
    expect(field).toHaveAttribute('aria-expanded', 'false');
  }
  await user.click(field);
  expect(field).toHaveAttribute('aria-expanded', 'true');
});
