import { Button, Menu, MenuItem } from '@blueprintjs/core';
import { Edit, People, Plus, Trash } from '@blueprintjs/icons';
import type { Can } from '@munim/schema/shared/roles.ts';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useProductsQuery } from '../../generated/hooks.ts';
import { Panels } from '../app/panels.tsx';
import { CREATE_PRODUCT_PATH, editProductPath, skusOfProductPath } from '../app/recordPaths.ts';
import { useSession } from '../app/session.tsx';
import { categoryManagerSource } from '../categories/CategoryManagerPicker.tsx';
import { categorySource } from '../categories/CategoryPicker.tsx';
import { ACTIVE_STATUS, activeFilterValue } from '../ui/format/labels.ts';
import type { Expandable } from '../ui/grid/expandableRows.tsx';
import type { Filter } from '../ui/grid/FilterBar.tsx';
import { ListScreen } from '../ui/grid/ListScreen.tsx';
import { menuColumn } from '../ui/grid/menuColumn.tsx';
import { useUrlParam } from '../ui/grid/useUrlParam.ts';
import { ConfirmDialog } from '../ui/overlay/ConfirmDialog.tsx';
import { DetailsDrawer } from '../ui/overlay/DetailsDrawer.tsx';
import { productColumns, type ProductRow } from './productColumns.tsx';
import { suggestProductNames } from './ProductPicker.tsx';
import { useProductWrites } from './productWrites.ts';
import { skusHeight, SkusUnderProduct } from './SkusUnderProduct.tsx';
import { t } from '../ui/text.ts';

const filters: readonly Filter[] = [
  { kind: 'search', name: 'name', label: t('Product name'), suggest: suggestProductNames },
  { kind: 'picker', name: 'category', label: t('Category'), source: categorySource },
  { kind: 'choice', name: 'status', label: t('Status'), labels: ACTIVE_STATUS },
  { kind: 'picker', name: 'manager', label: t('Category manager'), source: categoryManagerSource },
];

const expandable: Expandable<ProductRow> = {
  nameOf: ({ name }) => name,
  heightOf: skusHeight,
  renderContent: (product) => <SkusUnderProduct product={product} />,
};

interface Actions {
  go: (path: string) => void;
  leads: (row: ProductRow) => void;
  remove: (row: ProductRow) => void;
}

/** Null: nothing may be done. */
function rowMenu(can: Can, { go, leads, remove }: Actions) {
  const [changes, adds, readsLeads, deletes] = [
    can('PRODUCT', 'UPDATE'),
    can('SKU', 'WRITE'),
    can('SELLER', 'READ'),
    can('PRODUCT', 'DELETE'),
  ];
  if (!changes && !adds && !readsLeads && !deletes) return null;
  return (row: ProductRow) => (
    <Menu>
      {changes && (
        <MenuItem icon={<Edit />} text={t('Edit')} onClick={() => go(editProductPath(row.id))} />
      )}
      {adds && (
        <MenuItem
          icon={<Plus />}
          text={t('Add SKUs')}
          onClick={() => go(skusOfProductPath(row.id))}
        />
      )}
      {readsLeads && (
        <MenuItem icon={<People />} text={t('Product leads')} onClick={() => leads(row)} />
      )}
      {deletes && (
        <MenuItem icon={<Trash />} intent="danger" text={t('Delete')} onClick={() => remove(row)} />
      )}
    </Menu>
  );
}

function DeleteProductDialog({ product, onClose }: { product: ProductRow; onClose: () => void }) {
  const { remove } = useProductWrites();
  const text = t('Delete product {{productId}}, {{product}}?', {
    productId: product.id,
    product: product.name,
  });
  return (
    <ConfirmDialog
      title={t('Delete product')}
      text={text}
      onConfirm={() => remove(product.id)}
      onClose={onClose}
    />
  );
}

/** The list may have turned to another page since the address was made: then the product has its number only. */
function LeadsDrawer({
  id,
  name,
  onClose,
}: {
  id: string;
  name: string | undefined;
  onClose: () => void;
}) {
  return (
    <DetailsDrawer
      title={t('Leads of product {{name}}', { name: name ?? id })}
      width={620}
      onClose={onClose}
    >
      <Panels to="PRODUCT_LEADS" data={{ productId: id, ...(name && { productName: name }) }} />
    </DetailsDrawer>
  );
}

function HeaderButtons({ go }: { go: (path: string) => void }) {
  const { can } = useSession();
  return (
    <>
      {can('SKU', 'UPDATE') && (
        <Button text={t('Update SKUs by sheet')} onClick={() => go('/update-sku-update')} />
      )}
      {can('PRODUCT', 'WRITE') && (
        <Button
          intent="primary"
          icon={<Plus />}
          text={t('Create Product')}
          onClick={() => go(CREATE_PRODUCT_PATH)}
        />
      )}
    </>
  );
}

/** Products, each opening to its SKUs. */
export function ProductsScreen() {
  const { can } = useSession();
  const navigate = useNavigate();
  const [leadsOf, setLeadsOf] = useUrlParam('leads');
  const [deleted, setDeleted] = useState<ProductRow | null>(null);
  const go = useMemo(() => (path: string) => void navigate(path), [navigate]);
  const columns = useMemo(() => {
    const menu = rowMenu(can, { go, leads: ({ id }) => setLeadsOf(id), remove: setDeleted });
    return menu ? [...productColumns(can), menuColumn(menu)] : productColumns(can);
  }, [can, go, setLeadsOf]);
  return (
    <ListScreen
      title={t('Manage Products')}
      list="manage-products"
      query={useProductsQuery}
      variables={({ one }, page, limit) => ({
        categoryId: one('category'),
        name: one('name'),
        categoryManagerId: one('manager'),
        page,
        limit,
        isActive: activeFilterValue(one('status')),
      })}
      rows={(data) => data.products}
      columns={columns}
      filters={filters}
      expandable={expandable}
      actions={<HeaderButtons go={go} />}
      emptyText={t('No products match these filters.')}
      defaultLimit={30}
    >
      {(rows) => (
        <>
          {leadsOf && can('SELLER', 'READ') && (
            <LeadsDrawer
              id={leadsOf}
              name={rows.find(({ id }) => id === leadsOf)?.name}
              onClose={() => setLeadsOf(null)}
            />
          )}
          {deleted && <DeleteProductDialog product={deleted} onClose={() => setDeleted(null)} />}
        </>
      )}
    </ListScreen>
  );
}
