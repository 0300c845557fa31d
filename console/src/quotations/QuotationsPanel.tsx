import type { QuotationStatus } from '@munim/schema/generated/types.ts';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useQuotationsQuery } from '../../generated/hooks.ts';
import { quotationPath } from '../app/recordPaths.ts';
import { useSession } from '../app/session.tsx';
import { withoutColumns } from '../ui/grid/columns.tsx';
import type { Filter } from '../ui/grid/FilterBar.tsx';
import { ListScreen } from '../ui/grid/ListScreen.tsx';
import { quotationColumns } from './quotationColumns.tsx';
import { QUOTATION_STATUS } from './quotations.labels.ts';
import { t } from '../ui/text.ts';

interface Props {
  tenantId?: string;
  organisationId?: string;
}

const filters: readonly Filter[] = [
  { kind: 'dates', label: t('Date'), from: 'fromDate', to: 'toDate' },
  {
    kind: 'choice',
    name: 'statuses',
    label: t('Status'),
    labels: QUOTATION_STATUS,
    multiple: true,
  },
];

/** Quotations of one customer, or of an organisation's customers. */
export function QuotationsPanel({ tenantId, organisationId }: Props) {
  const { can } = useSession();
  const navigate = useNavigate();
  const columns = useMemo(() => {
    const all = quotationColumns(can);
    return tenantId ? withoutColumns('customer.', all) : all;
  }, [can, tenantId]);
  return (
    <ListScreen
      panel
      title={t('Quotations')}
      query={useQuotationsQuery}
      variables={({ one, many }, page, limit) => ({
        filter: {
          tenantId,
          organisationId,
          fromDate: one('fromDate'),
          toDate: one('toDate'),
          statuses: many<QuotationStatus>('statuses'),
        },
        page,
        limit,
      })}
      rows={(data) => data.quotations}
      columns={columns}
      filters={filters}
      onOpen={(row) => void navigate(quotationPath(row.id))}
      emptyText={t('No quotations here.')}
    />
  );
}
