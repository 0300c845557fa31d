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
