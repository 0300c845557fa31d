import { BlueprintProvider } from '@blueprintjs/core';
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { UserFacingError } from '../../app/callErrors.ts';
import { withNotice } from '../overlay/notices.tsx';
import { Field } from './Field.tsx';
import { FormDrawer } from './FormDrawer.tsx';

afterEach(cleanup);

function Drawer({ onSave, onClose }: { onSave: () => Promise<string>; onClose: () => void }) {
  const form = useForm({ defaultValues: { name: 'Lotus' } });
  const submit = form.handleSubmit(async () => {
    if (await withNotice(onSave, { failed: 'Update failed' })) onClose();
  });
  return (
    <FormDrawer title="Customer" saving={false} onSubmit={submit} onClose={onClose}>
      <Field form={form} name="name" label="Name" />
    </FormDrawer>
  );
}

test('without a connection the notice says that nothing was saved, and Try again submits the form anew', async () => {
  const user = userEvent.setup();
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  let calls = 0;
  let closed = 0;
  const save = () =>
    ++calls === 1
      ? Promise.reject(new UserFacingError('Error', { isUnreachable: true }))
      : Promise.resolve('done');
  render(
    <BlueprintProvider>
      <Drawer onSave={save} onClose={() => closed++} />
    </BlueprintProvider>,
  );
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(
    await screen.findByText('There is no network connection. Nothing was saved.'),
  ).toBeInTheDocument();
  expect([calls, closed]).toEqual([1, 0]);
  await user.click(screen.getByText('Try again'));
  await waitFor(() => expect([calls, closed]).toEqual([2, 1]));
  await waitFor(() => expect(screen.queryByText('Update failed')).toBeNull());
  Object.defineProperty(navigator, 'onLine', { value: true, configurable: true });
});
