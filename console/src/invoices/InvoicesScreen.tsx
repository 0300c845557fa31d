import { Menu, MenuDivider, MenuItem } from '@blueprintjs/core';
import type { InvoiceAction, InvoiceStatus } from '@munim/schema/generated/types.ts';
import { type ComponentProps, useMemo, useState } from 'react';
import { InvoiceSumsDocument } from '../../generated/documents.ts';
import { useInvoicesQuery } from '../../generated/hooks.ts';
import { BooksPanel } from '../accounting/BooksPanel.tsx';
import { useSession } from '../app/session.tsx';
import { usePrint } from '../app/usePrint.ts';
import { OldInvoicesPanel } from '../payments/OldInvoicesPanel.tsx';
import { organisationSource } from '../organisations/OrganisationPicker.tsx';
import { salesPersonSource } from '../tenants/SalesPersonPicker.tsx';
import { documentFiltersFor, tenantSource } from '../tenants/TenantPicker.tsx';
import type { Filter } from '../ui/grid/FilterBar.tsx';
import { lateFilter } from '../ui/grid/lateFilter.ts';
import { lettered, numberAfter } from '../ui/grid/numberSearch.ts';
import { ListScreen } from '../ui/grid/ListScreen.tsx';
import { useListSelection } from '../ui/grid/useListSelection.ts';
import { menuColumn } from '../ui/grid/menuColumn.tsx';
import { useUrlFilters, useUrlParam } from '../ui/grid/useUrlParam.ts';
import { InvoiceBulk } from './InvoiceBulk.tsx';
import { invoicesList } from './invoices.list.ts';
import { invoiceColumns, type InvoiceRow } from './invoiceColumns.tsx';
import { InvoiceDialog, useInvoiceAction } from './InvoiceDialog.tsx';
import { InvoicePanel } from './InvoicePanel.tsx';
import { isTerminal, INVOICE_ACTION, INVOICE_STATUS } from './invoices.labels.ts';
import { t } from '../ui/text.ts';

const ALL_SUMS = { document: InvoiceSumsDocument, field: 'invoices' };
const filters: readonly Filter[] = [
  { kind: 'search', name: 'search', label: t('Invoice no. or customer') },
  { kind: 'choice', name: 'statuses', label: t('Status'), labels: INVOICE_STATUS, multiple: true },
  { kind: 'dates', label: t('Invoice date'), from: 'fromDate', to: 'toDate' },
  { kind: 'picker', name: 'customer', label: t('Customer'), source: tenantSource },
  lateFilter(),
  { kind: 'picker', name: 'organisation', label: t('Organisation'), source: organisationSource },
  { kind: 'picker', name: 'salesPerson', label: t('Sales person'), source: salesPersonSource },
  { kind: 'search', name: 'orderNumber', label: t('Order no.'), takes: lettered('SO') },
  { kind: 'search', name: 'challan', label: t('Challan id'), takes: numberAfter('DC') },
];

const UNPAID: readonly InvoiceStatus[] = ['ISSUED', 'PARTIALLY_PAID'];

/** Unpaid invoices of the old books too, which have neither order nor challan. */
function OldInvoices() {
  const { can } = useSession();
  const { one, many } = useUrlFilters();
  const statuses = many<InvoiceStatus>('statuses') ?? [];
  const isOfUnpaid = statuses.length > 0 && statuses.every((status) => UNPAID.includes(status));
  const isOfOthers = ['search', 'orderNumber', 'challan'].some(one);
  if (!isOfUnpaid || isOfOthers || !can('PAYMENT', 'READ')) return null;
  return (
    <OldInvoicesPanel
      filter={{
        statuses,
        organisationId: one('organisation'),
        tenantId: one('customer'),
        salesPersonIds: many('salesPerson'),
        dueBefore: one('dueBefore'),
        fromDate: one('fromDate'),
        toDate: one('toDate'),
      }}
    />
  );
}

interface PendingAction {
  invoice: InvoiceRow;
  action: ComponentProps<typeof InvoiceDialog>['action'];
}

/** Invoices in the viewer's row scope. */
export function InvoicesScreen() {
  const { can } = useSession();
  const open = usePrint();
  const { selectedRows, rowSelection } = useListSelection<InvoiceRow>();
  const [opened, setOpened] = useUrlParam('invoice');
  const [pendingAction, setPendingAction] = useState<PendingAction | null>(null);
  const act = useInvoiceAction((invoice, action) => setPendingAction({ invoice, action }));
  const columns = useMemo(() => {
    const menu = (invoice: InvoiceRow) => (
      <Menu>
        <MenuItem text={t('View')} onClick={() => setOpened(invoice.id)} />
        <MenuItem text={t('Download')} onClick={() => void open('INVOICE', invoice.id)} />
        <MenuItem
          text={t('Download (PDF)')}
          onClick={() => void open('INVOICE', invoice.id, 'PDF')}
        />
        {invoice.actions.length > 0 && <MenuDivider />}
        {(Object.keys(INVOICE_ACTION) as InvoiceAction[])
          .filter((action) => invoice.actions.includes(action))
          .map((action) => (
            <MenuItem
              key={action}
              text={INVOICE_ACTION[action]}
              intent={isTerminal(action) ? 'danger' : 'none'}
              onClick={() => act(invoice, action)}
            />
          ))}
      </Menu>
    );
    return [...invoiceColumns, menuColumn(menu)];
  }, [act, open, setOpened]);
  return (
    <ListScreen
      title={t('Invoices')}
      list={invoicesList.list}
      query={useInvoicesQuery}
      variables={invoicesList.variables}
      rows={(data) => data.invoices}
      allSums={ALL_SUMS}
      columns={columns}
      filters={useMemo(() => documentFiltersFor(can, filters), [can])}
      actions={<BooksPanel />}
      above={<OldInvoices />}
      onOpen={({ id }) => setOpened(id)}
      rowSelection={rowSelection}
      selection={{ count: selectedRows.length, actions: <InvoiceBulk rows={selectedRows} /> }}
      emptyText={t('No invoices match these filters.')}
      failedText={t('Error retrieving invoices.')}
    >
      {opened && <InvoicePanel key={opened} invoiceId={opened} onClose={() => setOpened(null)} />}
      {pendingAction && <InvoiceDialog {...pendingAction} onClose={() => setPendingAction(null)} />}
    </ListScreen>
  );
}
