import { Button, Radio } from '@blueprintjs/core';
import { Edit, Plus } from '@blueprintjs/icons';
import { useState } from 'react';
import { useSession } from '../app/session.tsx';
import type { AddressFieldsFragment } from '../../generated/documents.ts';
import { useAddressesQuery } from '../../generated/hooks.ts';
import { DetailsDrawer } from '../ui/overlay/DetailsDrawer.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { AddressFormPanel, mayWriteAddresses, type Owner } from './AddressFormPanel.tsx';
import { addressLine } from './addresses.labels.ts';
import './addresses.css';
import { t } from '../ui/text.ts';

const PAGE = 30;

interface ListProps {
  addresses: readonly AddressFieldsFragment[];
  chosenId: string | null;
  onChoose: (address: AddressFieldsFragment) => void;
  onEdit?: (address: AddressFieldsFragment) => void;
}

function AddressList({ addresses, chosenId, onChoose, onEdit }: ListProps) {
  return (
    <ul className="address-list" aria-label={t('Addresses')}>
      {addresses.map((address) => (
        <li key={address.id}>
          <Radio
            name="address"
            checked={address.id === chosenId}
            onChange={() => onChoose(address)}
          >
            {addressLine(address)}
          </Radio>
          {onEdit && (
            <Button
              variant="minimal"
              size="small"
              icon={<Edit />}
              aria-label={t('Update {{address1}}', { address1: address.address1 })}
              title={t('Update Existing Address')}
              onClick={() => onEdit(address)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

interface Props {
  owner: Owner;
  chosenId: string | null;
  onChoose: (address: AddressFieldsFragment) => void;
  onClose: () => void;
}

/** Lists the owner's addresses; with the permission they can be changed and added to. */
export function AddressSelectorPanel({ owner, chosenId, onChoose, onClose }: Props) {
  const { can } = useSession();
  const [page, setPage] = useState(1);
  const [edited, setEdited] = useState<AddressFieldsFragment | 'new' | null>(null);
  const { data, loading, error, refetch } = useAddressesQuery({ variables: { ...owner, page } });
  const may = mayWriteAddresses(can, owner.ownerType);
  const choose = (address: AddressFieldsFragment) => {
    onChoose(address);
    onClose();
  };
  const saved = (address: AddressFieldsFragment) => {
    const isNew = edited === 'new';
    setEdited(null);
    if (isNew) choose(address);
  };
  const addresses = data?.addresses.items ?? [];
  const addNew = (
    <Button icon={<Plus />} text={t('Add New Address')} onClick={() => setEdited('new')} />
  );
  return (
    <DetailsDrawer
      title={t('Select Address')}
      width={420}
      loading={loading && !data}
      error={data ? undefined : error}
      onRetry={refetch}
      onClose={onClose}
      actions={may ? addNew : undefined}
    >
      {data && (
        <>
          {addresses.length ? (
            <AddressList
              addresses={addresses}
              chosenId={chosenId}
              onChoose={choose}
              {...(may ? { onEdit: setEdited } : {})}
            />
          ) : (
            <EmptyState text={t('No addresses yet.')} />
          )}
          {data.addresses.count > PAGE && (
            <div className="address-pages">
              <Button
                size="small"
                text={t('Previous')}
                disabled={page === 1}
                onClick={() => setPage(page - 1)}
              />
              <span>{t('Page {{page}}', { page })}</span>
              <Button
                size="small"
                text={t('Next')}
                disabled={page * PAGE >= data.addresses.count}
                onClick={() => setPage(page + 1)}
              />
            </div>
          )}
        </>
      )}
      {edited && (
        <AddressFormPanel
          owner={owner}
          {...(edited === 'new' ? {} : { address: edited })}
          onSaved={saved}
          onClose={() => setEdited(null)}
        />
      )}
    </DetailsDrawer>
  );
}
