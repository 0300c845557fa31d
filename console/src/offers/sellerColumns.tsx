import { Button } from '@blueprintjs/core';
import type { ColDef, ICellRendererParams } from 'ag-grid-community';
import { moneyColumn, numberColumn, textColumn } from '../ui/grid/columns.tsx';
import type { NestedRow } from '../ui/grid/NestedGrid.tsx';
import { EDITING, type SellerOffers, useOfferChoice } from './offerChoice.ts';
import { t } from '../ui/text.ts';

type Row = NestedRow<SellerOffers>;

/** The active offer of a seller that has exactly one: there is no choice to make. */
export function onlyActiveOffer({ offers }: Pick<SellerOffers, 'offers'>) {
  const active = offers.filter(({ isActive }) => isActive);
  return active.length === 1 ? active[0] : undefined;
}

function SelectOnlyOfferButton({ data }: ICellRendererParams<Row>) {
  const { choose, editing } = useOfferChoice();
  const offer = data && onlyActiveOffer(data.master);
  if (!offer || !choose) return null;
  return (
    <Button
      size="small"
      text={t('Select Offer')}
      aria-label={t('Select Offer {{offerId}}', { offerId: offer.id })}
      disabled={editing}
      title={editing ? EDITING : undefined}
      onClick={() => choose(offer)}
    />
  );
}

const nameAndDistrict = ({ data }: { data?: Row | undefined }) =>
  data ? [data.master.seller.name, data.master.seller.district].filter(Boolean).join(', ') : '';

/** Tab enters the buttons of such a cell instead of skipping it. */
export const BUTTONS: Partial<ColDef> = {
  headerName: '',
  sortable: false,
  resizable: false,
  context: { csv: 'none' },
  suppressKeyboardEvent: ({ event }) =>
    event.key === 'Tab' || event.target instanceof HTMLButtonElement,
};

/** Sellers of a SKU where their offers are kept. */
export const sellerColumns: ColDef<Row>[] = [
  textColumn('master.seller.id', t('Id'), {
    flex: 0,
    width: 62,
    minWidth: 50,
    cellClass: 'kit-numeric',
  }),
  textColumn('master.seller.name', t('Seller'), { valueGetter: nameAndDistrict, minWidth: 150 }),
  numberColumn('master.offerCount', t('Offers'), { width: 68 }),
  moneyColumn('master.minimumPrice', t('Lowest price'), { width: 112 }),
];

/** Sellers of a SKU where one offer is chosen. */
export const choosingColumns: ColDef<Row>[] = [
  ...sellerColumns,
  { ...(BUTTONS as ColDef<Row>), colId: 'select', width: 124, cellRenderer: SelectOnlyOfferButton },
];
