import type { InvoiceStatus } from '@munim/schema/generated/types.ts';
import { useMemo, useState } from 'react';
import { useInvoicesQuery } from '../../generated/hooks.ts';
import { withoutColumns } from '../ui/grid/columns.tsx';
import type { Filter } from '../ui/grid/FilterBar.tsx';
import { ListScreen } from '../ui/grid/ListScreen.tsx';
import { invoiceColumns } from './invoiceColumns.tsx';
import { InvoicePanel } from './InvoicePanel.tsx';
import { INVOICE_STATUS } from './invoices.labels.ts';
import { t } from '../ui/text.ts';

interface Props {
  tenantId?: string;
  organisationId?: string;
  orderId?: string;
}

const filters: readonly Filter[] = [
  { kind: 'search', name: 'search', label: t('Search'), maxLength: 100 },
  { kind: 'choice', name: 'statuses', label: t('Status'), labels: INVOICE_STATUS, multiple: true },
];

/** Invoices of one customer, of an organisation's customers, or of one order. */
export function InvoicesPanel({ tenantId, organisationId, orderId }: Props) {
  const [opened, setOpened] = useState<string | null>(null);
  const columns = useMemo(() => {
    const ofOne =
      tenantId || orderId ? withoutColumns('customer.', invoiceColumns) : invoiceColumns;
    return orderId ? withoutColumns('orderNumber', ofOne) : ofOne;
  }, [tenantId, orderId]);
  return (
    <ListScreen
      panel
      title={t('Invoices')}
      query={useInvoicesQuery}
      variables={({ one, many }, page, limit) => ({
        filter: {
          tenantId,
          organisationId,
          orderId,
          search: one('search'),
          statuses: many<InvoiceStatus>('statuses'),
        },
        page,
        limit,
      })}
      rows={(data) => data.invoices}
      columns={columns}
      filters={filters}
      onOpen={({ id }) => setOpened(id)}
      emptyText={t('No invoices here.')}
      failedText={t('Error retrieving invoices.')}
    >
      {opened && <InvoicePanel key={opened} invoiceId={opened} onClose={() => setOpened(null)} />}
    </ListScreen>
  );
}
