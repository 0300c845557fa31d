import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ringOfPart } from './ProgressLine.tsx';
import { addDays } from '@munim/schema/shared/days.ts';
import { today } from '../format/dates.ts';
import { type QuickDayEdit } from './QuickDay.tsx';
import { RecordActions } from './RecordActions.tsx';
import { dueFigure, SummaryStrip } from './SummaryStrip.tsx';

/** Days that are still to come. */
const NEXT_YEAR = new Date().getUTCFullYear() + 1;

it.each([
  [0, 10, 'empty'],
  [1, 1000, 'quarter'],
  [5, 10, 'half'],
  [999, 1000, 'threeQuarters'],
  [10, 10, 'full'],
  [12, 10, 'full'],
  [0, 0, 'empty'],
] as const)(
  '%d of %d is %s: never full before all, never empty after something',
  (part, all, ring) => expect(ringOfPart(part, all)).toBe(ring),
);

it('the next step is the one button in colour; what is rare or destructive stands in the menu', async () => {
  const onClick = jest.fn();
  render(
    <RecordActions
      actions={[
        { text: 'Cancel', kind: 'destructive', onClick },
        { text: 'Edit', kind: 'usual', onClick },
        { text: 'Issue', kind: 'next', onClick },
        { text: 'Raise ticket', kind: 'rare', onClick },
      ]}
    />,
  );
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'Edit',
    '',
    'Issue',
  ]);
  expect(screen.getByRole('button', { name: 'Issue' })).toHaveClass('bp6-intent-primary');
  await userEvent.click(screen.getByRole('button', { name: 'More actions' }));
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
    'Raise ticket',
    'Cancel',
  ]);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Cancel' }));
  expect(onClick).toHaveBeenCalledTimes(1);
});

it('without rare actions there is no menu', () => {
  render(<RecordActions actions={[{ text: 'Edit', kind: 'usual', onClick: () => undefined }]} />);
  expect(screen.queryByRole('button', { name: 'More actions' })).toBeNull();
});

const refusal = (code: string, message: string) =>
  new CombinedGraphQLErrors({ errors: [{ message, extensions: { code } }] });

function openDay(save: QuickDayEdit['save'], day = '2020-01-31') {
  const edit = { version: 3, save, reload: () => Promise.resolve(4) };
  render(<SummaryStrip figures={[dueFigure('Due date', day, true, edit)]} />);
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Change Due date' }));
  press();
  return { press, user: userEvent.setup(), input: () => screen.getByLabelText('Due date') };
}

it('a day is changed where it stands: Enter saves it, Escape leaves it as it was', async () => {
  const save = jest.fn(() => Promise.resolve());
  const { press, user, input } = openDay(save);
  expect(input()).toHaveFocus();
  await user.clear(input());
  await user.keyboard('{Escape}');
  expect(screen.getByTitle('2020-01-31')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Change Due date' })).toHaveFocus();
  press();
  expect(input()).toHaveValue('2020-01-31');
  await user.clear(input());
  await user.type(input(), `${NEXT_YEAR}-1-5{Enter}`);
  expect(await screen.findByRole('button', { name: 'Change Due date' })).toHaveFocus();
  expect(save.mock.calls).toEqual([[`${NEXT_YEAR}-01-05`, 3]]);
});

it('a day that is no day or past is told beside it and not sent; what was typed stays', async () => {
  const save = jest.fn(() => Promise.resolve());
  const { user, input } = openDay(save);
  await user.clear(input());
  await user.type(input(), '31/2/2026{Enter}');
  expect(screen.getByRole('alert')).toHaveTextContent('Please enter Due date as a day');
  expect(input()).toHaveValue('31/2/2026');
  await user.clear(input());
  await user.type(input(), `${addDays(today(), -1)}{Enter}`);
  expect(screen.getByRole('alert')).toHaveTextContent('Please enter a day from today on.');
  await user.clear(input());
  await user.type(input(), '2099-01-05{Enter}');
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Please enter a day within 3 years from today.',
  );
  expect(save).not.toHaveBeenCalled();
});

it('what somebody else changed meanwhile is read and told; the next press builds on it', async () => {
  const changed = 'This order was changed by someone else.';
  const save = jest
    .fn<QuickDayEdit['save']>()
    .mockRejectedValueOnce(refusal('CONFLICT', changed))
    .mockResolvedValueOnce(undefined);
  const { user, input } = openDay(save);
  await user.clear(input());
  await user.type(input(), `${NEXT_YEAR}-01-05{Enter}`);
  expect(await screen.findByRole('alert')).toHaveTextContent('it is 2020-01-31 now. Save again');
  await user.keyboard('{Enter}');
  await screen.findByRole('button', { name: 'Change Due date' });
  expect(save.mock.calls).toEqual([
    [`${NEXT_YEAR}-01-05`, 3],
    [`${NEXT_YEAR}-01-05`, 4],
  ]);
});

it('the field keeps the focus while it saves', async () => {
  const { promise, reject } = Promise.withResolvers<void>();
  const { user, input } = openDay(() => promise);
  await user.clear(input());
  await user.type(input(), `${NEXT_YEAR}-01-05{Enter}`);
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  // a browser takes the focus from what is disabled
  expect(input()).toBeEnabled();
  reject(refusal('CONFLICT', 'This order was changed by someone else.'));
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(input()).toHaveFocus();
});
