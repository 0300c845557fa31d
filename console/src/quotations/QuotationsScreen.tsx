import { Menu, MenuDivider, MenuItem } from '@blueprintjs/core';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type QuotationFieldsFragment, QuotationSumsDocument } from '../../generated/documents.ts';
import { useQuotationsQuery } from '../../generated/hooks.ts';
import { lazyDrawer } from '../app/lazyDrawer.tsx';
import { copyQuotationPath, quotationPath } from '../app/recordPaths.ts';
import { useSession } from '../app/session.tsx';
import { usePrint } from '../app/usePrint.ts';
import { categoryManagerSource } from '../categories/CategoryManagerPicker.tsx';
import { organisationSource } from '../organisations/OrganisationPicker.tsx';
import { salesPersonSource } from '../tenants/SalesPersonPicker.tsx';
import { documentFiltersFor, tenantSource } from '../tenants/TenantPicker.tsx';
import type { Filter } from '../ui/grid/FilterBar.tsx';
import { ListScreen } from '../ui/grid/ListScreen.tsx';
import { useListSelection } from '../ui/grid/useListSelection.ts';
import { menuColumn } from '../ui/grid/menuColumn.tsx';
import { QuotationBulk } from './QuotationBulk.tsx';
import { quotationsList } from './quotations.list.ts';
import { quotationColumns } from './quotationColumns.tsx';
import {
  DIALOG_ACTIONS,
  QUOTATION_ACTION,
  QUOTATION_STATUS,
  type QuotationDialogAction,
} from './quotations.labels.ts';
import { t } from '../ui/text.ts';

const QuotationDialog = lazyDrawer(() =>
  import('./QuotationDialog.tsx').then((part) => part.QuotationDialog),
);

type Row = QuotationFieldsFragment;

const ALL_SUMS = { document: QuotationSumsDocument, field: 'quotations' };
const filters: readonly Filter[] = [
  { kind: 'search', name: 'number', label: t('Quotation no.'), maxLength: 15 },
  { kind: 'dates', label: t('Date'), from: 'fromDate', to: 'toDate' },
  {
    kind: 'choice',
    name: 'statuses',
    label: t('Status'),
    labels: QUOTATION_STATUS,
    multiple: true,
  },
  { kind: 'picker', name: 'organisation', label: t('Organisation'), source: organisationSource },
  { kind: 'picker', name: 'customer', label: t('Customer'), source: tenantSource },
  { kind: 'picker', name: 'salesPerson', label: t('Sales person'), source: salesPersonSource },
  {
    kind: 'picker',
    name: 'categoryManager',
    label: t('Category manager'),
    source: categoryManagerSource,
  },
];

type PendingAction = {
  quotationId: string;
  contactEmail: string | null;
  action: QuotationDialogAction;
};

export function QuotationsScreen() {
  const { can } = useSession();
  const navigate = useNavigate();
  const open = usePrint();
  const { selectedRows, rowSelection } = useListSelection<Row>();
  const [pendingAction, setPendingAction] = useState<PendingAction | null>(null);

  const shown = useMemo(() => {
    const menu = ({ id, actions, contactEmail }: Row) => (
      <Menu>
        <MenuItem text={t('Open')} onClick={() => void navigate(quotationPath(id))} />
        <MenuItem text={t('Download')} onClick={() => void open('QUOTATION', id)} />
        <MenuItem text={t('Download PDF')} onClick={() => void open('QUOTATION', id, 'PDF')} />
        {can('QUOTATION_REQUEST', 'WRITE') && (
          <MenuItem text={t('Duplicate')} onClick={() => void navigate(copyQuotationPath(id))} />
        )}
        {actions.some((action) => action !== 'EDIT') && <MenuDivider />}
        {DIALOG_ACTIONS.filter((action) => actions.includes(action)).map((action) => (
          <MenuItem
            key={action}
            text={QUOTATION_ACTION[action]}
            intent={action === 'REJECT' ? 'danger' : 'none'}
            onClick={() => setPendingAction({ quotationId: id, contactEmail, action })}
          />
        ))}
      </Menu>
    );
    return [...quotationColumns(can), menuColumn(menu)];
  }, [navigate, open, can]);

  return (
    <ListScreen
      title={t('Quotations')}
      list={quotationsList.list}
      query={useQuotationsQuery}
      variables={quotationsList.variables}
      rows={(data) => data.quotations}
      allSums={ALL_SUMS}
      columns={shown}
      filters={useMemo(() => documentFiltersFor(can, filters), [can])}
      onOpen={(row) => void navigate(quotationPath(row.id))}
      rowSelection={rowSelection}
      selection={{
        count: selectedRows.length,
        actions: <QuotationBulk rows={selectedRows} />,
      }}
      emptyText={t('No quotations match these filters.')}
    >
      {pendingAction && (
        <QuotationDialog {...pendingAction} onClose={() => setPendingAction(null)} />
      )}
    </ListScreen>
  );
}
