import { BlueprintProvider } from '@blueprintjs/core';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { createMemoryRouter, Outlet, RouterProvider, useSearchParams } from 'react-router-dom';
import { ConfirmDialog } from '../overlay/ConfirmDialog.tsx';
import { withNotice } from '../overlay/notices.tsx';
import { Field } from './Field.tsx';
import { FormDrawer } from './FormDrawer.tsx';
import { LeaveGuard } from './LeaveGuard.tsx';
import { useUnsaved } from './unsaved.ts';

const QUESTION = 'Discard what you have typed?';

function NameDrawer({ onClose }: { onClose: () => void }) {
  const form = useForm({ defaultValues: { name: '' } });
  return (
    <FormDrawer
      title="Contact"
      saving={false}
      dirty={form.formState.isDirty}
      keeps={['sellers']}
      onSubmit={form.handleSubmit(() => onClose())}
      onClose={onClose}
    >
      <Field form={form} name="name" label="Name" />
    </FormDrawer>
  );
}

let saved: (answer: boolean) => void;
let closed: () => void;

/** Reads its list again before it closes. */
function SlowDrawer({ onClose }: { onClose: () => void }) {
  const form = useForm({ defaultValues: { name: '' } });
  const save = async () => {
    const write = async () => {
      if (!(await new Promise<boolean>((answer) => (saved = answer)))) throw new Error('Refused');
      return true;
    };
    if (!(await withNotice(write, { failed: 'Not saved' }))) return;
    await new Promise<void>((answer) => (closed = answer));
    onClose();
  };
  return (
    <FormDrawer
      title="Address"
      saving={false}
      dirty={form.formState.isDirty}
      onSubmit={form.handleSubmit(save)}
      onClose={onClose}
    >
      <Field form={form} name="name" label="Street" />
    </FormDrawer>
  );
}

/** A drawer opened by the address, another opened by a button, and a dialog that takes a line of text. */
function List() {
  const [params, setParams] = useSearchParams();
  const [open, setOpen] = useState<'drawer' | 'dialog' | null>(null);
  return (
    <>
      <button onClick={() => setOpen('drawer')}>Beside</button>
      <button onClick={() => setOpen('dialog')}>Ask</button>
      {params.get('form') && <NameDrawer onClose={() => setParams({})} />}
      {params.get('slow') && <SlowDrawer onClose={() => setParams({})} />}
      {open === 'drawer' && <NameDrawer onClose={() => setOpen(null)} />}
      {open === 'dialog' && (
        <ConfirmDialog
          title="Reject"
          text="Why?"
          textLabel="Reason"
          onConfirm={() => Promise.resolve(true)}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}

function Page() {
  const [text, setText] = useState('');
  useUnsaved(text !== '', { losesWith: ['tab'] });
  return <input aria-label="Comment" value={text} onChange={(e) => setText(e.target.value)} />;
}

const root = (
  <>
    <Outlet />
    <LeaveGuard />
  </>
);
let router: ReturnType<typeof createMemoryRouter>;
const go = (to: string, replace = false) => act(() => router.navigate(to, { replace }));
const back = () => act(() => router.navigate(-1));
const address = () => router.state.location.pathname + router.state.location.search;
const user = userEvent.setup();
const answer = (name: string) => screen.findByRole('button', { name });

beforeEach(() => {
  router = createMemoryRouter(
    [
      {
        element: root,
        children: [
          { path: '/list', element: <List /> },
          { path: '/page', element: <Page /> },
        ],
      },
    ],
    { initialEntries: ['/page', '/list', '/list?form=1'] },
  );
  render(
    <BlueprintProvider>
      <RouterProvider router={router} useTransitions={false} />
    </BlueprintProvider>,
  );
});
afterEach(cleanup);

test('an untouched drawer closes by Back at once', async () => {
  await screen.findByLabelText('Name');
  await back();
  expect(address()).toBe('/list');
  expect(screen.queryByText(QUESTION)).toBeNull();
});

test('Back and another address ask once about typed text; Keep editing keeps it', async () => {
  await user.type(await screen.findByLabelText('Name'), 'Asha');
  await back();
  await user.click(await answer('Keep editing'));
  expect(address()).toBe('/list?form=1');
  expect(screen.getByLabelText('Name')).toHaveValue('Asha');
  await go('/list?form=2');
  await user.click(await answer('Keep editing'));
  await waitFor(() => expect(screen.queryByText(QUESTION)).toBeNull());
  await back();
  await user.click(await answer('Discard'));
  await waitFor(() => expect(address()).toBe('/list'));
  expect(screen.queryByLabelText('Name')).toBeNull();
  await waitFor(() => expect(screen.queryByText(QUESTION)).toBeNull());
});

test('Esc and the close button ask; Discard leaves without a second question', async () => {
  await user.type(await screen.findByLabelText('Name'), 'Asha');
  await user.keyboard('{Escape}');
  await user.click(await answer('Keep editing'));
  await waitFor(() => expect(screen.queryByText(QUESTION)).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(await answer('Discard'));
  await waitFor(() => expect(address()).toBe('/list'));
  await waitFor(() => expect(screen.queryByText(QUESTION)).toBeNull());
});

test('saving, another page of the list and parameters of the drawer itself do not ask', async () => {
  await user.type(await screen.findByLabelText('Name'), 'Asha');
  await go('/list?form=1&page=2', true);
  await go('/list?form=1&page=2&sellers=1');
  expect(screen.getByLabelText('Name')).toHaveValue('Asha');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(address()).toBe('/list'));
  expect(screen.queryByText(QUESTION)).toBeNull();
});

test('once the server has saved, Back does not ask while the drawer is about to close', async () => {
  await back();
  await go('/list?slow=1');
  await user.type(await screen.findByLabelText('Street'), 'MG Road');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await back();
  await user.click(await answer('Keep editing'));
  await waitFor(() => expect(screen.queryByText(QUESTION)).toBeNull());
  await act(async () => saved(false));
  expect(await screen.findByText('Not saved')).toBeVisible();
  await back();
  await user.click(await answer('Keep editing'));
  await waitFor(() => expect(screen.queryByText(QUESTION)).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await act(async () => saved(true));
  await back();
  expect(screen.queryByText(QUESTION)).toBeNull();
  await waitFor(() => expect(address()).toBe('/list'));
  expect(screen.queryByLabelText('Street')).toBeNull();
  await act(async () => closed());
});

test('a drawer that has no address closes too when Back discards it', async () => {
  await back();
  await go('/list?page=2');
  await user.click(screen.getByText('Beside'));
  await user.type(await screen.findByLabelText('Name'), 'Asha');
  await go('/list?search=x');
  await user.click(await answer('Discard'));
  await waitFor(() => expect(address()).toBe('/list?search=x'));
  await waitFor(() => expect(screen.queryByLabelText('Name')).toBeNull());
});

test('a dialog with a typed line asks, an untouched one closes', async () => {
  await back();
  await user.click(screen.getByText('Ask'));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByText('Ask'));
  await user.type(await screen.findByLabelText('Reason'), 'late');
  await user.keyboard('{Escape}');
  await user.click(await answer('Discard'));
  await waitFor(() => expect(screen.queryByLabelText('Reason')).toBeNull());
});

test('text on a page is lost with its tab or the page, not with the rest of the address', async () => {
  await go('/page');
  await user.type(screen.getByLabelText('Comment'), 'x');
  await go('/page?dc=5');
  expect(screen.queryByText(QUESTION)).toBeNull();
  await go('/page?dc=5&tab=log');
  await user.click(await answer('Keep editing'));
  await waitFor(() => expect(screen.queryByText(QUESTION)).toBeNull());
  const unload = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(unload);
  expect(unload.defaultPrevented).toBe(true);
  await go('/list');
  await user.click(await answer('Discard'));
  await waitFor(() => expect(address()).toBe('/list'));
});
