import { BlueprintProvider, Classes } from '@blueprintjs/core';
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, render } from '@testing-library/react';
import { SideDrawer } from './SideDrawer.tsx';

afterEach(cleanup);

test('the second press of the double click that opened a drawer does not close it', () => {
  let closed = 0;
  render(
    <BlueprintProvider>
      <SideDrawer title="Customer" width={420} onClose={() => closed++}>
        Nothing
      </SideDrawer>
    </BlueprintProvider>,
  );
  const backdrop = document.querySelector(`.${Classes.OVERLAY_BACKDROP}`)!;
  fireEvent.mouseDown(backdrop, { detail: 2 });
  expect(closed).toBe(0);
  fireEvent.mouseDown(backdrop, { detail: 1 });
  expect(closed).toBe(1);
});

test('Esc closes the drawer on top, once, when nothing has the focus', () => {
  const closed: string[] = [];
  const drawers = (names: readonly string[]) => (
    <BlueprintProvider>
      {names.map((name) => (
        <SideDrawer key={name} title={name} width={420} onClose={() => closed.push(name)}>
          {name}
        </SideDrawer>
      ))}
    </BlueprintProvider>
  );
  const { rerender } = render(drawers(['Customer', 'Order']));
  // a button that is disabled while it saves loses the focus to the page
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(closed).toEqual(['Order']);
  rerender(drawers([]));
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(closed).toEqual(['Order']);
});
