import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useKeepMounted } from '../overlay/keepMounted.ts';
import { SelectionBar } from './SelectionBar.tsx';

function Dialog({ onClose }: { onClose: () => void }) {
  useKeepMounted();
  return <button onClick={onClose}>Close</button>;
}
function Actions() {
  const [open, setOpen] = useState(false);
  return open ? (
    <Dialog onClose={() => setOpen(false)} />
  ) : (
    <button onClick={() => setOpen(true)}>Confirm</button>
  );
}

test('a dialog about ticked rows stays until it is closed, though the rows leave the list', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<SelectionBar count={2} actions={<Actions />} />);
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  rerender(<SelectionBar count={0} actions={<Actions />} />);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});
