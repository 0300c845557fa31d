import { BlueprintProvider, Button, Menu, MenuItem } from '@blueprintjs/core';
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { MenuPopover } from './MenuPopover.tsx';
import { SideDrawer } from './SideDrawer.tsx';

afterEach(cleanup);

const confirmed: string[] = [];

function Page() {
  const [open, setOpen] = useState<'dialog' | 'drawer' | 'mail' | null>(null);
  const close = () => setOpen(null);
  const menu = (
    <Menu>
      <MenuItem text="Reject" onClick={() => setOpen('dialog')} />
    </Menu>
  );
  return (
    <>
      <Button text="Customer" onClick={() => setOpen('drawer')} />
      <Button text="Mail" onClick={() => setOpen('mail')} />
      <MenuPopover content={menu}>
        <Button text="More" />
      </MenuPopover>
      {open === 'drawer' && (
        <SideDrawer title="Customer" width={420} onClose={close}>
          Nothing
        </SideDrawer>
      )}
      {(open === 'dialog' || open === 'mail') && (
        <ConfirmDialog
          title="Reject"
          text="Why?"
          textLabel="Reason"
          {...(open === 'mail' ? { emails: ['a@example.com'] } : {})}
          onConfirm={async ({ text }) => confirmed.push(text)}
          onClose={close}
        />
      )}
    </>
  );
}
const user = userEvent.setup();
const button = (name: string) => screen.getByRole('button', { name });
const show = () =>
  render(
    <BlueprintProvider>
      <Page />
    </BlueprintProvider>,
  );

test('the focus goes back to what opened a drawer, and to the button of a menu', async () => {
  show();
  await user.click(button('Customer'));
  await screen.findByRole('dialog');
  // a key goes to what has the focus, and the drawer takes it a frame after it is drawn
  await waitFor(() => expect(button('Customer')).not.toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(button('Customer')).toHaveFocus());
  await user.click(button('More'));
  await user.click(await screen.findByRole('menuitem', { name: 'Reject' }));
  await screen.findByLabelText('Reason');
  await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull());
  await user.click(button('No'));
  await waitFor(() => expect(button('More')).toHaveFocus());
});

test('Enter confirms a small dialog, once; in a text of several lines Ctrl+Enter does', async () => {
  show();
  confirmed.length = 0;
  await user.click(button('More'));
  await user.click(await screen.findByRole('menuitem', { name: 'Reject' }));
  await user.type(await screen.findByLabelText('Reason'), 'late{Enter}');
  await waitFor(() => expect(screen.queryByLabelText('Reason')).toBeNull());
  expect(confirmed).toEqual(['late']);
  await user.click(button('Mail'));
  await user.type(await screen.findByLabelText('Reason'), 'one{Enter}two');
  expect(confirmed).toEqual(['late']);
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(confirmed).toEqual(['late', 'one\ntwo']));
});
