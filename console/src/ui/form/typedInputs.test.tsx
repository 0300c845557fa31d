import { BlueprintProvider } from '@blueprintjs/core';
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { addDays, parseDay, today } from '../format/dates.ts';
import { numberProblem, readNumber } from '../format/typedNumbers.ts';
import { DateRangeFilter } from '../grid/DateRangeFilter.tsx';
import { Field } from './Field.tsx';
import { FormDrawer } from './FormDrawer.tsx';

interface Fields {
  quantity: string;
  price: string;
  due: string;
  mobile: string;
}

function Offer({ onSave }: { onSave: (fields: Fields) => void }) {
  const form = useForm<Fields>({ defaultValues: { quantity: '', price: '', due: '', mobile: '' } });
  return (
    <BlueprintProvider>
      <FormDrawer
        title="Offer"
        saving={false}
        onSubmit={form.handleSubmit(onSave)}
        onClose={() => undefined}
      >
        <Field form={form} name="quantity" label="Quantity" type="number" required />
        <Field form={form} name="price" label="Price" type="money" />
        <Field
          form={form}
          name="due"
          label="Due"
          type="date"
          validate={(day) => day >= '2026-01-01' || 'Please enter a day from 2026 on.'}
        />
        <Field form={form} name="mobile" label="Mobile" type="phone" />
      </FormDrawer>
    </BlueprintProvider>
  );
}

function open() {
  const saved: Fields[] = [];
  render(<Offer onSave={(fields) => saved.push(fields)} />);
  const user = userEvent.setup();
  const submit = () => user.click(screen.getByRole('button', { name: 'Submit' }));
  return { saved, user, submit, input: (label: RegExp) => screen.getByLabelText(label) };
}

afterEach(cleanup);

test.each([
  ['1.5', 'Quantity must be a whole number.'],
  ['-5', 'Quantity must not be negative.'],
  ['−5', 'Quantity must not be negative.'],
  ['5 boxes', 'Quantity: ‘5 boxes’ is not a number.'],
  ['1,5', 'Quantity: ‘1,5’ is not a number.'],
  ['12345678901', 'Quantity is too large.'],
])('a quantity of %j stays as it was typed and is refused', async (typed, message) => {
  const { saved, user, submit, input } = open();
  await user.type(input(/^Quantity/), typed);
  await user.tab();
  expect(input(/^Quantity/)).toHaveValue(typed);
  expect(await screen.findByText(message)).toBeInTheDocument();
  await submit();
  expect(saved).toEqual([]);
  await waitFor(() => expect(input(/^Quantity/)).toHaveFocus());
  await user.clear(input(/^Quantity/));
  await user.type(input(/^Quantity/), '15');
  await waitFor(() => expect(screen.queryByText(message)).toBeNull());
  await submit();
  await waitFor(() => expect(saved).toEqual([{ quantity: '15', price: '', due: '', mobile: '' }]));
});

test('a pasted quantity is no other number than the one that was copied', async () => {
  const { saved, user, submit, input } = open();
  await user.click(input(/^Quantity/));
  await user.paste('2.5');
  await submit();
  expect(await screen.findByText('Quantity must be a whole number.')).toBeInTheDocument();
  expect(input(/^Quantity/)).toHaveValue('2.5');
  await user.clear(input(/^Quantity/));
  await user.paste('1,00,000');
  await user.type(input(/^Price/), '₹ 1,250.505');
  await submit();
  expect(await screen.findByText('Price has at most 2 decimals.')).toBeInTheDocument();
  expect(input(/^Price/)).toHaveValue('₹ 1,250.505');
  await user.type(input(/^Price/), '{Backspace}');
  await submit();
  await waitFor(() =>
    expect(saved).toEqual([{ quantity: '100000', price: '1250.50', due: '', mobile: '' }]),
  );
});

test('a day is read as it is written in India, and shown as it is stored', async () => {
  const { saved, user, submit, input } = open();
  await user.type(input(/^Quantity/), '1');
  await user.type(input(/^Due/), '05/12/2026');
  await submit();
  await waitFor(() =>
    expect(saved).toEqual([{ quantity: '1', price: '', due: '2026-12-05', mobile: '' }]),
  );
  expect(input(/^Due/)).toHaveValue('2026-12-05');
});

test('a day without a year is the nearest one, once it is entered or left', async () => {
  const { saved, user, input } = open();
  await user.type(input(/^Quantity/), '1');
  await user.type(input(/^Due/), `tomorrow{Enter}`);
  const tomorrow = addDays(today(), 1);
  await waitFor(() =>
    expect(saved).toEqual([{ quantity: '1', price: '', due: tomorrow, mobile: '' }]),
  );
  await user.clear(input(/^Due/));
  await user.type(input(/^Due/), '15 dec');
  expect(input(/^Due/)).toHaveValue('15 dec');
  await user.tab();
  expect((input(/^Due/) as HTMLInputElement).value).toMatch(/^20\d\d-12-15$/);
});

test('a text that is no day is not submitted: it stays, and the field says so', async () => {
  const { saved, user, submit, input } = open();
  const problem = 'Please enter Due as a day, for example 5/12/2026 or 2026-12-05.';
  await user.type(input(/^Quantity/), '1');
  await user.type(input(/^Due/), '12/25/2026');
  await user.tab();
  expect(await screen.findByText(problem)).toBeInTheDocument();
  await submit();
  expect(input(/^Due/)).toHaveValue('12/25/2026');
  expect(saved).toEqual([]);
  await user.clear(input(/^Due/));
  await waitFor(() => expect(screen.queryByText(problem)).toBeNull());
  await submit();
  await waitFor(() => expect(saved).toEqual([{ quantity: '1', price: '', due: '', mobile: '' }]));
});

test('a day that the form does not take is told when its field is left', async () => {
  const { saved, user, submit, input } = open();
  const problem = 'Please enter a day from 2026 on.';
  await user.type(input(/^Quantity/), '1');
  await user.type(input(/^Due/), '05/12/2025');
  expect(screen.queryByText(problem)).toBeNull();
  await user.tab();
  expect(await screen.findByText(problem)).toBeInTheDocument();
  await user.clear(input(/^Due/));
  await user.type(input(/^Due/), '5 Dec 2026');
  await waitFor(() => expect(screen.queryByText(problem)).toBeNull());
  await submit();
  await waitFor(() =>
    expect(saved).toEqual([{ quantity: '1', price: '', due: '2026-12-05', mobile: '' }]),
  );
});

test('the filter of days keeps what it cannot read and filters nothing by it', async () => {
  const chosen: (string | null)[][] = [];
  const user = userEvent.setup();
  render(
    <BlueprintProvider>
      <DateRangeFilter
        label="Date"
        from="2026-01-01"
        to={undefined}
        onChange={(...range) => chosen.push(range)}
      />
    </BlueprintProvider>,
  );
  await user.click(screen.getByRole('button', { name: /^Date/ }));
  await user.type(await screen.findByLabelText('To'), '31/31/2026');
  await user.tab();
  expect(screen.getByRole('alert')).toHaveTextContent('Please enter To as a day');
  expect(chosen).toEqual([]);
  await user.clear(screen.getByLabelText('To'));
  await user.type(screen.getByLabelText('To'), '31 Mar 2026');
  expect(chosen.at(-1)).toEqual(['2026-01-01', '2026-03-31']);
});

test.each([
  ['5/12/26', '2026-12-05'],
  ['05/12/2026', '2026-12-05'],
  ['05-12-2026', '2026-12-05'],
  ['5.12.2026', '2026-12-05'],
  ['5 12 2026', '2026-12-05'],
  ['5 Dec 2026', '2026-12-05'],
  ['5-Dec-26', '2026-12-05'],
  ['5th december, 2026', '2026-12-05'],
  ['2026-12-05', '2026-12-05'],
  ['2026-02-30', null],
  ['29/2/2027', null],
  ['12/25/2026', null],
  ['5/12', null],
  ['5-12/2026', null],
  ['5 Xyz 2026', null],
  ['tomorrow', null],
  ['', null],
])('the day %j is %j', (text, day) => expect(parseDay(text)).toBe(day));

test('a margin may be negative, and a plain number has no problem', () => {
  expect(readNumber('percent', '−3.5', true)).toBe('-3.5');
  expect(numberProblem('percent', 'Margin', '-3.5', true)).toBeNull();
  expect(numberProblem('money', 'Price', '')).toBeNull();
  expect(readNumber('number', '10.00')).toBe('10');
  expect(readNumber('money', '.5')).toBe('0.5');
});

test.each([
  ['+91 98450-12345', '9845012345'],
  ['098450 12345', '9845012345'],
  ['91 9845012345', '9845012345'],
  ['9845012345', '9845012345'],
  ['98450 1234', '98450 1234'],
])('a phone typed as %s is %s', async (typed, read) => {
  const { user } = open();
  const field = screen.getByLabelText('Mobile');
  await user.type(field, typed);
  await user.tab();
  expect(field).toHaveValue(read);
});
