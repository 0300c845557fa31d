import { Button, Menu, MenuDivider, MenuItem } from '@blueprintjs/core';
import { Plus } from '@blueprintjs/icons';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SellerFilter, Zone } from '../../generated/documents.ts';
import { useSellersQuery } from '../../generated/hooks.ts';
import { sellerPath } from '../app/recordPaths.ts';
import { useSession } from '../app/session.tsx';
import { categorySource } from '../categories/CategoryPicker.tsx';
import { ACTIVE_STATUS, activeFilterValue } from '../ui/format/labels.ts';
import type { Filter } from '../ui/grid/FilterBar.tsx';
import { ListScreen } from '../ui/grid/ListScreen.tsx';
import { menuColumn } from '../ui/grid/menuColumn.tsx';
import { type Filters, useUrlParam } from '../ui/grid/useUrlParam.ts';
import { ConfirmDialog } from '../ui/overlay/ConfirmDialog.tsx';
import { type Seller, sellerColumns } from './sellerColumns.tsx';
import { EditSellerDrawer, SellerFormDrawer } from './SellerFormDrawer.tsx';
import { ZONE } from './sellers.labels.ts';
import { useDeleteSeller } from './sellerWrites.ts';
import { sourcePersonSource } from './SourcePersonPicker.tsx';
import { t } from '../ui/text.ts';

const filters: readonly Filter[] = [
  { kind: 'search', name: 'name', label: t('Name') },
  { kind: 'picker', name: 'category', label: t('Category'), source: categorySource },
  { kind: 'picker', name: 'sourcePerson', label: t('Source person'), source: sourcePersonSource },
  { kind: 'dates', label: t('On-boarded'), from: 'fromDate', to: 'toDate' },
  { kind: 'choice', name: 'zone', label: t('Zone'), labels: ZONE },
  { kind: 'choice', name: 'status', label: t('Status'), labels: ACTIVE_STATUS },
];

const filterOf = ({ one, many }: Filters): SellerFilter => ({
  name: one('name'),
  categoryIds: many('category'),
  sourcePersonId: one('sourcePerson'),
  fromDate: one('fromDate'),
  toDate: one('toDate'),
  zone: one('zone') as Zone | undefined,
  isActive: activeFilterValue(one('status')),
  isTransporter: one('transporters') === 'yes' ? true : undefined,
});

/** Carriers instead of own vendors: they belong to no organisation. */
function Transporters() {
  const [transporters, setTransporters] = useUrlParam('transporters');
  return (
    <Button
      text={t('Transporters')}
      active={transporters === 'yes'}
      onClick={() => setTransporters(transporters === 'yes' ? null : 'yes')}
    />
  );
}

/** Create Vendor, or the edit of the one whose id is in the address. */
function OpenForm() {
  const { can } = useSession();
  const [formParam, setFormParam] = useUrlParam('form');
  const close = () => setFormParam(null);
  if (formParam === 'new') return can('SELLER', 'WRITE') && <SellerFormDrawer onClose={close} />;
  return (
    formParam &&
    can('SELLER', 'UPDATE') && (
      <EditSellerDrawer key={formParam} sellerId={formParam} onClose={close} />
    )
  );
}

function DeleteSeller({ seller, onClose }: { seller: Seller; onClose: () => void }) {
  const remove = useDeleteSeller();
  return (
    <ConfirmDialog
      title={t('Delete vendor {{sellerId}}', { sellerId: seller.id })}
      text={t('Delete {{seller}}? It is removed from every list; documents keep it.', {
        seller: seller.name,
      })}
      onConfirm={() => remove(seller.id)}
      onClose={onClose}
    />
  );
}

/** Vendors of the company. */
export function SellersPanel() {
  const { can } = useSession();
  const navigate = useNavigate();
  const [, setForm] = useUrlParam('form');
  const [leaving, setLeaving] = useState<Seller | null>(null);

  const columns = useMemo(() => {
    const menu = (seller: Seller) => (
      <Menu>
        <MenuItem text={t('View')} onClick={() => void navigate(sellerPath(seller.id))} />
        {can('SELLER', 'UPDATE') && (
          <MenuItem text={t('Edit')} onClick={() => setForm(seller.id)} />
        )}
        {can('SELLER', 'DELETE') && <MenuDivider />}
        {can('SELLER', 'DELETE') && (
          <MenuItem text={t('Delete')} intent="danger" onClick={() => setLeaving(seller)} />
        )}
      </Menu>
    );
    return [...sellerColumns, menuColumn(menu)];
  }, [can, navigate, setForm]);

  return (
    <ListScreen
      title={t('Vendors')}
      list="vendors"
      query={useSellersQuery}
      variables={(values, page, limit) => ({ filter: filterOf(values), page, limit })}
      rows={(data) => data.sellers}
      columns={columns}
      filters={filters}
      actions={
        <>
          <Transporters />
          {can('SELLER', 'WRITE') && (
            <Button
              intent="primary"
              icon={<Plus />}
              text={t('Create Vendor')}
              onClick={() => setForm('new')}
            />
          )}
        </>
      }
      onOpen={(seller) => void navigate(sellerPath(seller.id))}
      emptyText={t('No vendors match these filters.')}
      failedText={t('Error occurred while retrieving sellers.')}
    >
      <OpenForm />
      {leaving && <DeleteSeller seller={leaving} onClose={() => setLeaving(null)} />}
    </ListScreen>
  );
}
