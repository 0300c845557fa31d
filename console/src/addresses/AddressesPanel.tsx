import { Button } from '@blueprintjs/core';
import { Plus } from '@blueprintjs/icons';
import type { ColDef } from 'ag-grid-community';
import { useState } from 'react';
import type { AddressFieldsFragment } from '../../generated/documents.ts';
import { useAddressesQuery } from '../../generated/hooks.ts';
import { useSession } from '../app/session.tsx';
import { hideOnPhone, textColumn } from '../ui/grid/columns.tsx';
import { ListScreen } from '../ui/grid/ListScreen.tsx';
import { AddressFormPanel, mayWriteAddresses, type Owner } from './AddressFormPanel.tsx';
import { t } from '../ui/text.ts';

type Row = AddressFieldsFragment;

const columns: ColDef<Row>[] = [
  textColumn('address1', t('Street'), {
    flex: 3,
    minWidth: 160,
    valueGetter: ({ data }) =>
      [data?.address1, data?.address2, data?.address3].filter(Boolean).join(', '),
  }),
  textColumn('city', t('District')),
  hideOnPhone(textColumn('state', t('State'))),
  textColumn('postalCode', t('Pin Code'), { flex: 0, width: 90, cellClass: 'kit-numeric' }),
];
const PAGE = 30;

interface Props extends Owner {
  /** District and state of the owner follow from its first address. */
  onSaved?: () => void;
}

/** The address book of a customer or vendor; with the permission a row opens to be changed. */
export function AddressesPanel({ ownerType, ownerId, onSaved }: Props) {
  const { can } = useSession();
  const [edited, setEdited] = useState<Row | 'new' | null>(null);
  const may = mayWriteAddresses(can, ownerType);
  const saved = () => {
    setEdited(null);
    onSaved?.();
  };
  const addNew = (
    <Button icon={<Plus />} text={t('Add New Address')} onClick={() => setEdited('new')} />
  );
  return (
    <ListScreen
      panel
      title={t('Addresses')}
      query={useAddressesQuery}
      variables={(_, page, limit) => ({ ownerType, ownerId, page, limit })}
      rows={(data) => data.addresses}
      columns={columns}
      defaultLimit={PAGE}
      actions={may && addNew}
      emptyText={t('No addresses yet.')}
      emptyAction={may && addNew}
      {...(may ? { onOpen: setEdited } : {})}
    >
      {edited && (
        <AddressFormPanel
          owner={{ ownerType, ownerId }}
          {...(edited === 'new' ? {} : { address: edited })}
          onSaved={saved}
          onClose={() => setEdited(null)}
        />
      )}
    </ListScreen>
  );
}
