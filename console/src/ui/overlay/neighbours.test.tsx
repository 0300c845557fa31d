import { expect, it, jest } from '@jest/globals';
import { BlueprintProvider } from '@blueprintjs/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { DetailsDrawer } from './DetailsDrawer.tsx';
import { NeighboursContext } from './Neighbours.tsx';

function open(recordId: string, children = <input aria-label="Remarks" />) {
  const stepTo = jest.fn();
  render(
    <MemoryRouter>
      <BlueprintProvider>
        <NeighboursContext
          value={{
            ids: ['7', '8', '9'],
            stepTo,
            isStep: () => false,
            endStep: () => undefined,
          }}
        >
          <DetailsDrawer recordId={recordId} title="Bill" onClose={() => undefined}>
            {children}
          </DetailsDrawer>
        </NeighboursContext>
      </BlueprintProvider>
    </MemoryRouter>,
  );
  return stepTo;
}

it('J and K and two buttons lead to the neighbours in the list', async () => {
  const stepTo = open('8');
  await userEvent.keyboard('j');
  await userEvent.keyboard('k');
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(stepTo.mock.calls).toEqual([['9'], ['7'], ['9']]);
});

it('letters typed into a field are text', async () => {
  const stepTo = open('8');
  await userEvent.type(screen.getByLabelText('Remarks'), 'jk');
  expect(stepTo).not.toHaveBeenCalled();
});

it('the last record has none after it', async () => {
  const stepTo = open('9');
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
  await userEvent.keyboard('j');
  expect(stepTo).not.toHaveBeenCalled();
});

it('a record that is not in the list, and one that is opened from another, have no neighbours', () => {
  open('5', <DetailsDrawer recordId="8" title="Challan" onClose={() => undefined} />);
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
});
