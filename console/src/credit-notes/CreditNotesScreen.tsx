import { Button, Menu, MenuDivider, MenuItem } from '@blueprintjs/core';
import { Plus } from '@blueprintjs/icons';
import type { CreditNoteAction } from '@munim/schema/generated/types.ts';
import { useMemo, useState } from 'react';
import { useCreditNotesQuery } from '../../generated/hooks.ts';
import { BooksPanel } from '../accounting/BooksPanel.tsx';
import { useSession } from '../app/session.tsx';
import type { Filter } from '../ui/grid/FilterBar.tsx';
import { lettered } from '../ui/grid/numberSearch.ts';
import { ListScreen } from '../ui/grid/ListScreen.tsx';
import { menuColumn } from '../ui/grid/menuColumn.tsx';
import { useChangeUrl, useUrlParam } from '../ui/grid/useUrlParam.ts';
import { CREDIT_NOTE_ACTION, CREDIT_NOTE_STATUS } from './credit-notes.labels.ts';
import { creditNotesList } from './credit-notes.list.ts';
import { creditNoteColumns, type CreditNoteRow } from './creditNoteColumns.tsx';
import { CreditNoteDialog, useCreditNoteAction } from './CreditNoteDialog.tsx';
import { CreditNoteFormDrawer } from './CreditNoteFormDrawer.tsx';
import { CreditNotePanel } from './CreditNotePanel.tsx';
import { t } from '../ui/text.ts';

const filters: readonly Filter[] = [
  { kind: 'search', name: 'search', label: t('Credit note no. or customer') },
  {
    kind: 'choice',
    name: 'statuses',
    label: t('Status'),
    labels: CREDIT_NOTE_STATUS,
    multiple: true,
  },
  { kind: 'dates', label: t('Credit note date'), from: 'fromDate', to: 'toDate' },
  { kind: 'search', name: 'orderNumber', label: t('Order no.'), takes: lettered('SO') },
];

interface PendingAction {
  note: CreditNoteRow;
  action: Exclude<CreditNoteAction, 'SYNC'>;
}

/** Credit notes in the viewer's row scope. */
export function CreditNotesScreen() {
  const { can } = useSession();
  const change = useChangeUrl();
  const [opened] = useUrlParam('creditNote');
  const [form] = useUrlParam('form');
  const [invoiceId] = useUrlParam('invoice');
  const [pendingAction, setPendingAction] = useState<PendingAction | null>(null);
  const act = useCreditNoteAction((note, action) => setPendingAction({ note, action }));
  const columns = useMemo(() => {
    const menu = (note: CreditNoteRow) => (
      <Menu>
        <MenuItem text={t('Open')} onClick={() => change({ creditNote: note.id })} />
        {note.actions.length > 0 && <MenuDivider />}
        {note.actions.map((action) => (
          <MenuItem
            key={action}
            text={CREDIT_NOTE_ACTION[action]}
            intent={action === 'VOID' || action === 'CANCEL' ? 'danger' : 'none'}
            onClick={() => act(note, action)}
          />
        ))}
      </Menu>
    );
    return [...creditNoteColumns(can('ORDER', 'READ')), menuColumn(menu)];
  }, [act, can, change]);
  // the invoice is chosen among those the person may read
  const add = can('CREDIT_NOTE', 'WRITE') && can('ORDER', 'READ') && (
    <Button
      intent="primary"
      icon={<Plus />}
      text={t('Create Credit Note')}
      onClick={() => change({ form: 'create' })}
    />
  );
  return (
    <ListScreen
      title={t('Credit Notes')}
      list={creditNotesList.list}
      query={useCreditNotesQuery}
      variables={creditNotesList.variables}
      rows={(data) => data.creditNotes}
      columns={columns}
      filters={filters}
      actions={<BooksPanel>{add}</BooksPanel>}
      onOpen={({ id }) => change({ creditNote: id })}
      emptyText={t('No credit notes.')}
      emptyAction={add}
      failedText={t('Error retrieving Credit notes.')}
    >
      {opened && (
        <CreditNotePanel
          key={opened}
          creditNoteId={opened}
          onClose={() => change({ creditNote: null })}
        />
      )}
      {pendingAction && (
        <CreditNoteDialog {...pendingAction} onClose={() => setPendingAction(null)} />
      )}
      {form === 'create' && add && (
        <CreditNoteFormDrawer
          invoiceId={invoiceId}
          onClose={() => change({ form: null, invoice: null })}
        />
      )}
    </ListScreen>
  );
}
