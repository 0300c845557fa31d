import { Button, ButtonGroup } from '@blueprintjs/core';
import { Edit, Trash } from '@blueprintjs/icons';
import type { ColDef, ICellRendererParams } from 'ag-grid-community';
import { useState } from 'react';
import type { OfferFieldsFragment } from '../../generated/documents.ts';
import { editOfferPath } from '../app/recordPaths.ts';
import type { Statuses } from '../ui/format/labels.ts';
import { idColumn, moneyColumn, numberColumn, textColumn } from '../ui/grid/columns.tsx';
import { DataGrid } from '../ui/grid/DataGrid.tsx';
import { innerHeight } from '../ui/grid/nestedHeight.ts';
import { statusColumn } from '../ui/grid/statusColumns.tsx';
import { EDITING, type SellerOffers, useOfferChoice } from './offerChoice.ts';
import { BUTTONS } from './sellerColumns.tsx';
import { t } from '../ui/text.ts';

type Offer = OfferFieldsFragment;

function OfferLink({ data }: ICellRendererParams<Offer>) {
  const { choose, editing, change, remove, chosenId } = useOfferChoice();
  if (!data) return null;
  const { id, isActive } = data;
  const chosen = id === chosenId;
  return (
    <ButtonGroup>
      {choose && (
        <Button
          size="small"
          intent={chosen ? 'success' : 'primary'}
          text={chosen ? t('Selected') : t('Select Offer')}
          aria-label={t('Select Offer {{id}}', { id })}
          disabled={!isActive || editing}
          title={editing ? EDITING : isActive ? undefined : t('This offer is inactive')}
          onClick={() => choose(data)}
        />
      )}
      {change && <VisibilityButton offer={data} toggle={change.toggle} />}
      {change && (
        <Button
          size="small"
          icon={<Edit />}
          aria-label={t('Edit offer {{id}}', { id })}
          onClick={() => change.edit(data)}
        />
      )}
      {remove && (
        <Button
          size="small"
          intent="danger"
          icon={<Trash />}
          aria-label={t('Delete offer {{id}}', { id })}
          onClick={() => remove(data)}
        />
      )}
    </ButtonGroup>
  );
}

/** Disabled while it runs: a second press would undo the first. */
function VisibilityButton({
  offer,
  toggle,
}: {
  offer: Offer;
  toggle: (offer: Offer) => Promise<unknown>;
}) {
  const [busy, setBusy] = useState(false);
  const text = offer.isActive ? t('Hide') : t('Show');
  const press = () => {
    setBusy(true);
    void toggle(offer).finally(() => setBusy(false));
  };
  return (
    <Button
      size="small"
      text={text}
      aria-label={t('{{text}} offer {{offerId}}', { text, offerId: offer.id })}
      loading={busy}
      onClick={press}
    />
  );
}

const STATUS: Statuses<'ACTIVE' | 'HIDDEN'> = {
  ACTIVE: { text: t('Active'), intent: 'success', ring: 'full' },
  HIDDEN: { text: t('Hidden'), intent: 'none', ring: 'empty' },
};
const status = statusColumn<Offer>('isActive', t('Status'), STATUS, {
  width: 76,
  valueGetter: ({ data }) => (data?.isActive ? 'ACTIVE' : 'HIDDEN'),
});
const sharedColumns: ColDef<Offer>[] = [
  moneyColumn('offerPrice', t('Offer price'), { width: 100 }),
  moneyColumn('mrp', 'MRP', { width: 92, zero: '-' }),
  numberColumn('moq', 'MOQ', { width: 62 }),
  textColumn('brand', t('Brand'), { minWidth: 70 }),
  textColumn('type', t('Type'), { minWidth: 66 }),
  textColumn('color', t('Colour'), { minWidth: 66 }),
  textColumn('packagingDetails', t('Packaging'), { minWidth: 80 }),
];
const number = textColumn<Offer>('id', t('Offer'), {
  flex: 0,
  width: 62,
  minWidth: 50,
  cellClass: 'kit-numeric',
});
const link = idColumn<Offer>('id', t('Offer'), { to: ({ id }) => editOfferPath(id), width: 62 });
const actions = (width: number): ColDef<Offer> => ({
  ...(BUTTONS as ColDef<Offer>),
  colId: 'actions',
  width,
  cellRenderer: OfferLink,
});

// Module constants: new arrays at each render would redraw the grids.
const CHOOSE_COLUMNS = [actions(190), number, ...sharedColumns];
const EDIT_COLUMNS = [link, ...sharedColumns, status, actions(136)];
const READ_COLUMNS = [number, ...sharedColumns, status];
const DELETE_COLUMNS = [...READ_COLUMNS, actions(60)];

const MAX_VISIBLE_ROWS = 20;
const SCROLLBAR = 10;
export const offersHeight = ({ offers }: { offers: readonly Offer[] }) =>
  innerHeight(Math.min(offers.length, MAX_VISIBLE_ROWS), SCROLLBAR);
const hiddenRowClass = ({ isActive }: Offer) => (isActive ? undefined : 'kit-excluded-row');

/** Offers, cheapest first; hidden ones are greyed. */
export function OffersGrid({ label, offers }: { label: string; offers: readonly Offer[] }) {
  const { choose, change, remove } = useOfferChoice();
  const columns = choose
    ? CHOOSE_COLUMNS
    : change
      ? EDIT_COLUMNS
      : remove
        ? DELETE_COLUMNS
        : READ_COLUMNS;
  return <DataGrid fit label={label} rows={offers} columns={columns} rowClass={hiddenRowClass} />;
}

/** One seller's offers. */
export const OffersOfSeller = ({ master }: { master: SellerOffers }) => (
  <OffersGrid
    label={t('Offers of {{seller}}', { seller: master.seller.name })}
    offers={master.offers}
  />
);
