import { expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ringOfPart } from './ProgressLine.tsx';
import { RecordActions } from './RecordActions.tsx';

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
