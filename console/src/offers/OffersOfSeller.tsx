import { Button, ButtonGroup } from '@blueprintjs/core';
import { Edit } from '@blueprintjs/icons';
import type { ColDef, ICellRendererParams } from 'ag-grid-community';
import type { OfferFactsFragment } from '../../generated/documents.ts';
import { moneyColumn, numberColumn, textColumn } from '../ui/columns.tsx';
import { DataGrid } from '../ui/DataGrid.tsx';
import { innerHeight } from '../ui/nestedHeight.ts';
import { type SellerOffers, useOfferChoice } from './offerChoice.ts';
import { BUTTONS } from './sellerColumns.tsx';

type Offer = OfferFactsFragment;

function Offered({ data }: ICellRendererParams<Offer>) {
  const { choose, editing, change, chosenId } = useOfferChoice();
  if (!data) return null;
  const { id, isActive } = data;
  const chosen = id === chosenId;
  return (
    <ButtonGroup>
      <Button
        size="small"
        intent={chosen ? 'success' : 'primary'}
        text={chosen ? 'Selected' : 'Select Offer'}
        aria-label={`Select Offer ${id}`}
        disabled={!isActive || editing}
        onClick={() => choose(data)}
      />
      {change && (
        <Button
          size="small"
          text={isActive ? 'Hide' : 'Show'}
          aria-label={`${isActive ? 'Hide' : 'Show'} offer ${id}`}
          onClick={() => void change.toggle(data)}
        />
      )}
      {change && <Button size="small" icon={<Edit />} aria-label={`Edit offer ${id}`} onClick={() => change.edit(data)} />}
    </ButtonGroup>
  );
}

const columns: ColDef<Offer>[] = [
  { ...(BUTTONS as ColDef<Offer>), colId: 'actions', width: 190, cellRenderer: Offered },
  textColumn('id', 'Offer', { flex: 0, width: 62, minWidth: 50, cellClass: 'kit-figure' }),
  moneyColumn('offerPrice', 'Offer price', { width: 100 }),
  moneyColumn('mrp', 'MRP', { width: 92, zero: '-' }),
  numberColumn('moq', 'MOQ', { width: 62 }),
  textColumn('brand', 'Brand', { minWidth: 70 }),
  textColumn('type', 'Type', { minWidth: 66 }),
  textColumn('color', 'Colour', { minWidth: 66 }),
  textColumn('packagingDetails', 'Packaging', { minWidth: 80 }),
];

const MOST_ROWS = 20;
const SCROLLBAR = 10;
export const offersHeight = ({ offers }: SellerOffers) => innerHeight(Math.min(offers.length, MOST_ROWS), SCROLLBAR);
const hidden = ({ isActive }: Offer) => (isActive ? undefined : 'kit-left-out');

/** What one seller asks, cheapest first; hidden offers are greyed. */
export const OffersOfSeller = ({ master }: { master: SellerOffers }) => (
  <DataGrid fit label={`Offers of ${master.seller.name}`} rows={master.offers} columns={columns} rowClass={hidden} />
);
