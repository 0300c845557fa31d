import { Tag } from '@blueprintjs/core';
import type { InvoiceStatus, OpeningFilter } from '@munim/schema/generated/types.ts';
import { useState } from 'react';
import type { OpeningFieldsFragment } from '../../generated/documents.ts';
import { useOpeningsQuery } from '../../generated/hooks.ts';
import {
  dateColumn,
  dueDateColumn,
  hideOnPhone,
  idColumn,
  moneyColumn,
  textColumn,
} from '../ui/grid/columns.tsx';
import { PanelList, usePanelPage } from '../ui/grid/PanelList.tsx';
import { OpeningDrawer } from './OpeningDrawer.tsx';

const PAGE = 5;

const columns = [
  idColumn<OpeningFieldsFragment>('number', 'Invoice no.', { width: 150 }),
  hideOnPhone(dateColumn<OpeningFieldsFragment>('documentDate', 'Date')),
  textColumn<OpeningFieldsFragment>('customer.name', 'Customer', { minWidth: 140, flex: 2 }),
  hideOnPhone(moneyColumn<OpeningFieldsFragment>('total', 'Total')),
  moneyColumn<OpeningFieldsFragment>('openAmount', 'Due'),
  dueDateColumn<OpeningFieldsFragment>('dueDate', 'Due date'),
];

interface Props {
  filter: Omit<OpeningFilter, 'kinds' | 'statuses'> & { statuses: InvoiceStatus[] };
}

/**
 * Unpaid invoices that came from old books, beside the list of invoices with the same filters;
 * nothing where there are none. Needs PAYMENT READ.
 */
export function OldInvoicesPanel({ filter }: Props) {
  const paging = usePanelPage(PAGE);
  const { page, limit } = paging;
  const [opened, setOpened] = useState<string | null>(null);
  const { data, previousData, error, refetch } = useOpeningsQuery({
    variables: { filter: { ...filter, kinds: ['INVOICE'] }, page, limit },
    fetchPolicy: 'cache-and-network',
  });
  const shown = (data ?? previousData)?.openings;
  const opening = shown?.items.find(({ id }) => id === opened);
  if (!error && !shown?.count) return null;
  return (
    <>
      <PanelList
        title="Invoices of old books"
        columns={columns}
        paging={paging}
        shown={shown}
        emptyText="No invoices of old books."
        failed={
          error && !shown
            ? {
                text: 'Error retrieving invoices of old books.',
                error,
                retry: () => void refetch().catch(() => undefined),
              }
            : undefined
        }
        onOpen={({ id }) => setOpened(id)}
      >
        {shown && <Tag minimal>{shown.count}</Tag>}
      </PanelList>
      {opening?.customer && (
        <OpeningDrawer
          key={opening.id}
          opening={opening}
          of={{ tenantId: opening.customer.id }}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}
