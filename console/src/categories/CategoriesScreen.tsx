import { Button, Menu, MenuItem } from '@blueprintjs/core';
import { DocumentOpen, Edit, Plus, Trash } from '@blueprintjs/icons';
import type { ColDef } from 'ag-grid-community';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CategoriesQuery } from '../../generated/documents.ts';
import { useCategoriesQuery } from '../../generated/hooks.ts';
import { categoryPath } from '../app/recordPaths.ts';
import { useSession } from '../app/session.tsx';
import { idColumn, hideOnPhone, numberColumn, textColumn } from '../ui/grid/columns.tsx';
import type { Filter } from '../ui/grid/FilterBar.tsx';
import { ListScreen } from '../ui/grid/ListScreen.tsx';
import { menuColumn } from '../ui/grid/menuColumn.tsx';
import { activeColumn } from '../ui/grid/statusColumns.tsx';
import { useUrlParam } from '../ui/grid/useUrlParam.ts';
import { ConfirmDialog } from '../ui/overlay/ConfirmDialog.tsx';
import { CategoryDrawer } from './CategoryDrawer.tsx';
import { CategoryFormDrawer } from './CategoryFormDrawer.tsx';
import { categoryManagerSource } from './CategoryManagerPicker.tsx';
import { useCategoryWrites } from './categoryWrites.ts';
import { t } from '../ui/text.ts';

type Row = CategoriesQuery['categories']['items'][number];

const filters: readonly Filter[] = [
  { kind: 'search', name: 'name', label: t('Name'), maxLength: 50 },
  { kind: 'picker', name: 'manager', label: t('Category manager'), source: categoryManagerSource },
];
const named = (names: readonly string[]) => names.join(', ');

const columns: ColDef<Row>[] = [
  idColumn('id', t('Category no.'), { to: ({ id }) => categoryPath(id) }),
  textColumn('name', t('Name'), { flex: 2, minWidth: 140 }),
  textColumn('managers', t('Category managers'), {
    flex: 2,
    valueGetter: ({ data }) => named(data?.managers.map(({ name }) => name) ?? []),
  }),
  hideOnPhone(
    textColumn('subCategories', t('Sub-categories'), {
      flex: 3,
      valueGetter: ({ data }) => named(data?.subCategories ?? []),
    }),
  ),
  hideOnPhone(
    textColumn('attributes', t('Attributes'), {
      flex: 2,
      valueGetter: ({ data }) => named(data?.attributes.map(({ name }) => name) ?? []),
    }),
  ),
  numberColumn('productCount', t('Products')),
  activeColumn(),
];

function DeleteCategoryDialog({ category, onClose }: { category: Row; onClose: () => void }) {
  const { remove } = useCategoryWrites();
  const text = t('Delete category {{categoryId}}, {{category}}?', {
    categoryId: category.id,
    category: category.name,
  });
  return (
    <ConfirmDialog
      title={t('Delete category')}
      text={text}
      onConfirm={() => remove(category.id)}
      onClose={onClose}
    />
  );
}

/** List of categories with a link to each; viewers without WRITE see no buttons. */
export function CategoriesScreen() {
  const { can } = useSession();
  const navigate = useNavigate();
  const [opened, setOpened] = useUrlParam('category');
  const [deleted, setDeleted] = useState<Row | null>(null);
  const [creates, changes, deletes] = [
    can('PRODUCT', 'WRITE'),
    can('PRODUCT', 'UPDATE'),
    can('PRODUCT', 'DELETE'),
  ];
  const open = ({ id }: Row) => void navigate(categoryPath(id));
  const shown = useMemo(() => {
    const menu = (row: Row) => (
      <Menu>
        <MenuItem
          icon={<DocumentOpen />}
          text={t('Open category page')}
          onClick={() => void navigate(categoryPath(row.id))}
        />
        {changes && <MenuItem icon={<Edit />} text={t('Edit')} onClick={() => setOpened(row.id)} />}
        {deletes && (
          <MenuItem
            icon={<Trash />}
            intent="danger"
            text={t('Delete')}
            onClick={() => setDeleted(row)}
          />
        )}
      </Menu>
    );
    return changes || deletes ? [...columns, menuColumn(menu)] : columns;
  }, [changes, deletes, navigate, setOpened]);
  const create = creates && (
    <Button
      intent="primary"
      icon={<Plus />}
      text={t('Create Category')}
      onClick={() => setOpened('new')}
    />
  );
  const close = () => setOpened(null);
  return (
    <ListScreen
      title={t('Categories')}
      list="categories"
      query={useCategoriesQuery}
      variables={({ one }, page, limit) => ({
        name: one('name'),
        managerId: one('manager'),
        page,
        limit,
      })}
      rows={(data) => data.categories}
      columns={shown}
      filters={filters}
      actions={create}
      onOpen={changes ? ({ id }) => setOpened(id) : open}
      emptyText={t('No categories yet.')}
      emptyAction={create}
      failedText={t('Error retrieving categories.')}
    >
      {opened === 'new' && creates && <CategoryFormDrawer onClose={close} />}
      {opened && opened !== 'new' && changes && <CategoryDrawer id={opened} onClose={close} />}
      {deleted && <DeleteCategoryDialog category={deleted} onClose={() => setDeleted(null)} />}
    </ListScreen>
  );
}
