import { BlueprintProvider } from '@blueprintjs/core';
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ColDef } from 'ag-grid-community';
import { useState } from 'react';
import { moneyColumn, textColumn } from './columns.tsx';
import { DataGrid } from './DataGrid.tsx';
import { NestedGrid, type NestedRow } from './NestedGrid.tsx';
import { innerHeight } from './nestedHeight.ts';

interface Offer {
  id: string;
  brand: string;
  price: string;
}
interface Seller {
  id: string;
  name: string;
  offers: Offer[];
}

const columns: ColDef<NestedRow<Seller>>[] = [textColumn('master.name', 'Seller')];
const offerColumns: ColDef<Offer>[] = [textColumn('brand', 'Brand'), moneyColumn('price', 'Price')];
const Offers = ({ master }: { master: Seller }) => (
  <DataGrid fit label={`Offers of ${master.name}`} rows={master.offers} columns={offerColumns} />
);
const masterId = (seller: Seller) => seller.id;
const nameOf = (seller: Seller) => seller.name;
const detailHeight = (seller: Seller) => innerHeight(seller.offers.length);
const sellers = (price: string): Seller[] =>
  Array.from({ length: 7 }, (_, i) => ({
    id: String(i),
    name: `Seller ${i}`,
    offers: [{ id: `o${i}`, brand: `Brand ${i}`, price }],
  }));

function Screen() {
  const [masters, setMasters] = useState(sellers('10.00'));
  return (
    <BlueprintProvider>
      <button onClick={() => setMasters(sellers('20.00'))}>Refetch</button>
      <NestedGrid
        label="Sellers"
        masters={masters}
        masterId={masterId}
        nameOf={nameOf}
        columns={columns}
        detailHeight={detailHeight}
        detail={Offers}
      />
    </BlueprintProvider>
  );
}

afterEach(cleanup);

test('a seller expands to its offers, stays expanded over a refetch, with five on a page', async () => {
  const user = userEvent.setup();
  render(<Screen />);
  expect(await screen.findByText('Seller 4')).toBeInTheDocument();
  expect(screen.queryByText('Seller 5')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Open Seller 1' }));
  const inner = await screen.findByRole('group', { name: 'Offers of Seller 1' });
  expect(await within(inner).findByText('₹ 10.00')).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Refetch' }));
  expect(await screen.findByText('₹ 20.00')).toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'Offers of Seller 1' })).toBe(inner);
  expect(screen.getByRole('button', { name: 'Close Seller 1' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );

  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(await screen.findByText('Seller 6')).toBeInTheDocument();
  expect(screen.queryByRole('group', { name: 'Offers of Seller 1' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Previous page' }));
  expect(await screen.findByRole('group', { name: 'Offers of Seller 1' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Close Seller 1' }));
  expect(screen.queryByRole('group', { name: 'Offers of Seller 1' })).toBeNull();
});
