import { useApolloClient } from '@apollo/client/react';
import { Button, Menu, MenuItem } from '@blueprintjs/core';
import { Download, Duplicate, Edit, Plus, Trash } from '@blueprintjs/icons';
import type { ColDef } from 'ag-grid-community';
import { useMemo, useState } from 'react';
import { SavedQueriesDocument, type SavedQueryRowFragment } from '../../generated/documents.ts';
import { useRemoveFromSavedQueriesMutation, useSavedQueriesQuery } from '../../generated/hooks.ts';
import { dateColumn, textColumn } from '../ui/grid/columns.tsx';
import { ListScreen } from '../ui/grid/ListScreen.tsx';
import { menuColumn } from '../ui/grid/menuColumn.tsx';
import { useUrlParam } from '../ui/grid/useUrlParam.ts';
import { ConfirmDialog } from '../ui/overlay/ConfirmDialog.tsx';
import { copyText } from '../ui/overlay/copyText.ts';
import { withNotice } from '../ui/overlay/notices.tsx';
import { t } from '../ui/text.ts';
import { csvAddress, downloadCsv } from './savedQueryCsv.ts';
import { NO_QUERIES, NOT_RUN, QUERIES_NOT_READ, QUERY_DELETED } from './saved-queries.labels.ts';
import { SavedQueryDrawer } from './SavedQueryDrawer.tsx';

type Row = SavedQueryRowFragment;

const columns: ColDef<Row>[] = [
  textColumn('title', t('Title'), { minWidth: 240 }),
  textColumn('name', t('Address'), {
    minWidth: 260,
    valueGetter: ({ data }) => data && `/q/${data.name}.csv`,
  }),
  textColumn('user.name', t('Made by'), { minWidth: 150 }),
  textColumn('isShared', t('For'), {
    width: 130,
    valueGetter: ({ data }) => data && (data.isShared ? t('Everybody') : t('Myself')),
  }),
  dateColumn('updatedAt', t('Changed'), { width: 130 }),
];

interface MenuProps {
  row: Row;
  onDownload: (row: Row) => void;
  onOpen: (row: Row) => void;
  onDelete: (row: Row) => void;
}

const RowMenu = ({ row, onDownload, onOpen, onDelete }: MenuProps) => (
  <Menu>
    <MenuItem icon={<Download />} text={t('Download as CSV')} onClick={() => onDownload(row)} />
    <MenuItem
      icon={<Duplicate />}
      text={t('Copy address')}
      onClick={() => void copyText(csvAddress(row.name))}
    />
    <MenuItem icon={<Edit />} text={t('Open')} onClick={() => onOpen(row)} />
    <MenuItem
      icon={<Trash />}
      intent="danger"
      text={t('Delete')}
      disabled={!row.mayChange}
      onClick={() => onDelete(row)}
    />
  </Menu>
);

function DeleteDialog({ row: { id, title }, onClose }: { row: Row; onClose: () => void }) {
  const [remove] = useRemoveFromSavedQueriesMutation({ refetchQueries: [SavedQueriesDocument] });
  return (
    <ConfirmDialog
      title={t('Delete saved query')}
      text={t('Sheets that read {{title}} stop refreshing. Delete it?', { title })}
      onConfirm={() => withNotice(() => remove({ variables: { id } }), QUERY_DELETED)}
      onClose={onClose}
    />
  );
}

/** Saved queries: own ones and shared ones, each an address that answers a table. */
export function SavedQueriesScreen() {
  const client = useApolloClient();
  const [opened, setOpened] = useUrlParam('query');
  const [deleting, setDeleting] = useState<Row | null>(null);
  const all = useMemo(
    () => [
      ...columns,
      menuColumn<Row>((row) => (
        <RowMenu
          row={row}
          onDownload={({ name }) => void withNotice(() => downloadCsv(client, name), NOT_RUN)}
          onOpen={({ id }) => setOpened(id)}
          onDelete={setDeleting}
        />
      )),
    ],
    [client, setOpened],
  );
  const add = (
    <Button
      intent="primary"
      icon={<Plus />}
      text={t('Save a query')}
      onClick={() => setOpened('new')}
    />
  );
  const close = () => setOpened(null);
  return (
    <ListScreen
      title={t('Saved queries')}
      query={useSavedQueriesQuery}
      variables={(_, page, limit) => ({ page, limit })}
      rows={(answer) => answer.savedQueries}
      columns={all}
      actions={add}
      onOpen={({ id }) => setOpened(id)}
      failedText={QUERIES_NOT_READ}
      emptyText={NO_QUERIES}
      emptyAction={add}
    >
      {(rows) => {
        const saved = rows.find(({ id }) => id === opened);
        return (
          <>
            {(opened === 'new' || saved) && (
              <SavedQueryDrawer key={opened} saved={saved} onClose={close} />
            )}
            {deleting && <DeleteDialog row={deleting} onClose={() => setDeleting(null)} />}
          </>
        );
      }}
    </ListScreen>
  );
}
