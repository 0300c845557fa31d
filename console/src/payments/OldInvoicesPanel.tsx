import { Tag } from '@blueprintjs/core';
import type { InvoiceStatus, OpeningFilter } from '@munim/schema/generated/types.ts';
import type { OpeningFieldsFragment } from '../../generated/documents.ts';
import {
  dateColumn,
  dueDateColumn,
  hideOnPhone,
  idColumn,
  moneyColumn,
  textColumn,
} from '../ui/grid/columns.tsx';
import { PanelList } from '../ui/grid/PanelList.tsx';
import { OpeningDrawer } from './OpeningDrawer.tsx';
import { useOpeningList } from './useOpeningList.ts';
import { t } from '../ui/text.ts';

const columns = [
  idColumn<OpeningFieldsFragment>('number', t('Invoice no.'), { width: 150 }),
  hideOnPhone(dateColumn<OpeningFieldsFragment>('documentDate', t('Date'))),
  textColumn<OpeningFieldsFragment>('customer.name', t('Customer'), { minWidth: 140, flex: 2 }),
  hideOnPhone(moneyColumn<OpeningFieldsFragment>('total', t('Total'))),
  moneyColumn<OpeningFieldsFragment>('openAmount', t('Due')),
  dueDateColumn<OpeningFieldsFragment>('dueDate', t('Due date')),
];

interface Props {
  filter: Omit<OpeningFilter, 'kinds' | 'statuses'> & { statuses: InvoiceStatus[] };
}

/**
 * Unpaid invoices that came from old books, beside the list of invoices with the same filters;
 * nothing where there are none. Needs PAYMENT READ.
 */
export function OldInvoicesPanel({ filter }: Props) {
  const { list, error, opening, close } = useOpeningList(
    { ...filter, kinds: ['INVOICE'] },
    { rows: 5, failedText: t('Error retrieving invoices of old books.') },
  );
  const { shown } = list;
  if (!error && !shown?.count) return null;
  return (
    <>
      <PanelList
        title={t('Invoices of old books')}
        columns={columns}
        emptyText={t('No invoices of old books.')}
        {...list}
      >
        {shown && <Tag minimal>{shown.count}</Tag>}
      </PanelList>
      {opening?.customer && (
        <OpeningDrawer
          key={opening.id}
          opening={opening}
          of={{ tenantId: opening.customer.id }}
          onClose={close}
        />
      )}
    </>
  );
}
