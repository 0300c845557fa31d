import { Button, Dialog, DialogBody, Menu, MenuItem } from '@blueprintjs/core';
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen, waitForElementToBeRemoved } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MenuPopover } from './MenuPopover.tsx';

afterEach(cleanup);

function Page() {
  const [isAsking, setAsking] = useState(false);
  const menu = (
    <Menu>
      <MenuItem text="Rename" onClick={() => setAsking(true)} />
      <MenuItem text="Copy" />
    </Menu>
  );
  return (
    <>
      <MenuPopover content={menu}>
        <Button text="Actions" />
      </MenuPopover>
      <Dialog isOpen={isAsking} title="Rename">
        <DialogBody>
          <input aria-label="Name" autoFocus />
        </DialogBody>
      </Dialog>
    </>
  );
}
async function choose(item: string) {
  const user = userEvent.setup();
  render(<Page />);
  await user.click(screen.getByText('Actions'));
  const chosen = await screen.findByText(item, { selector: '.bp6-menu-item *' });
  await user.click(chosen);
  return { user, hasClosed: () => waitForElementToBeRemoved(chosen) };
}

test('what is typed while the menu still closes goes to the dialog that its item opened', async () => {
  const { user, hasClosed } = await choose('Rename');
  const name = await screen.findByLabelText('Name');
  await user.keyboard('Pu');
  await hasClosed();
  expect(name).toHaveFocus();
  await user.keyboard('ne');
  expect(name).toHaveValue('Pune');
});

test('the focus returns to the button when an item opened nothing', async () => {
  const { hasClosed } = await choose('Copy');
  await hasClosed();
  expect(screen.getByText('Actions').closest('button')).toHaveFocus();
});

test('the arrows go round the items of a menu, past those that cannot be chosen', async () => {
  const user = userEvent.setup();
  const menu = (
    <Menu>
      <MenuItem text="First" />
      <MenuItem text="Not now" disabled />
      <MenuItem text="Last" />
    </Menu>
  );
  render(
    <MenuPopover content={menu}>
      <Button text="Actions" />
    </MenuPopover>,
  );
  await user.tab();
  await user.keyboard('{Enter}');
  const items = await screen.findAllByRole('menuitem');
  const [first, last] = [items[0]!, items[2]!];
  expect(first).toHaveFocus();
  for (const [key, item] of [
    ['ArrowDown', last],
    ['ArrowDown', first],
    ['ArrowUp', last],
    ['Home', first],
    ['End', last],
  ] as const) {
    await user.keyboard(`{${key}}`);
    expect(item).toHaveFocus();
  }
});
