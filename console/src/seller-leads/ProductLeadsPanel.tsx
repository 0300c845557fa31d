import { Button } from '@blueprintjs/core';
import { Plus } from '@blueprintjs/icons';
import type { ColDef } from 'ag-grid-community';
import { useState } from 'react';
import type { ProductLeadsQuery } from '../../generated/documents.ts';
import { useProductLeadsQuery } from '../../generated/hooks.ts';
import { useSession } from '../app/session.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorInPlace } from '../ui/ErrorInPlace.tsx';
import { dateColumn, idColumn, hideOnPhone, textColumn } from '../ui/grid/columns.tsx';
import { DataGrid } from '../ui/grid/DataGrid.tsx';
import { Pager } from '../ui/grid/Pager.tsx';
import { statusColumn } from '../ui/grid/statusColumns.tsx';
import { LeadDrawer } from './LeadDrawer.tsx';
import { LeadFormDrawer } from './LeadFormDrawer.tsx';
import { LEAD_STATE, leadState } from './seller-leads.labels.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { t } from '../ui/text.ts';

type Row = ProductLeadsQuery['productLeads']['items'][number];

const PAGE = 10;
const columns: ColDef<Row>[] = [
  idColumn('lead.id', t('Lead'), { width: 62 }),
  textColumn('lead.sellerName', t('Name'), { flex: 2, minWidth: 120 }),
  textColumn('lead.mobile', t('Phone'), { flex: 0, width: 92, cellClass: 'kit-numeric' }),
  hideOnPhone(textColumn('lead.city', t('City'))),
  hideOnPhone(dateColumn('createdAt', t('Date'))),
  statusColumn('lead.isVerified', t('Verified'), LEAD_STATE, {
    width: 100,
    valueGetter: ({ data }) => (data ? leadState(data.lead) : ''),
  }),
];

/** Possible suppliers of a product; pages on its own, since it is in the drawer of another list. */
export function ProductLeadsPanel({
  productId,
  productName,
}: {
  productId: string;
  productName?: string;
}) {
  const { can } = useSession();
  const [page, setPage] = useState(1);
  const [limit, setLimit] = useState(PAGE);
  const [open, setOpen] = useState<string | null>(null);
  const { data, previousData, loading, error, refetch } = useProductLeadsQuery({
    variables: { productId, page, limit },
    fetchPolicy: 'cache-and-network',
  });
  const shown = (data ?? previousData)?.productLeads;
  if (error) return <ErrorInPlace error={error} onRetry={() => refetch().catch(() => undefined)} />;
  if (!shown) return loading ? <Skeleton shape="table" /> : null;
  const close = () => setOpen(null);
  return (
    <section aria-label={t('Leads')}>
      {can('SELLER', 'WRITE') && (
        <Button icon={<Plus />} text={t('Create Lead')} onClick={() => setOpen('new')} />
      )}
      {shown.count === 0 && <EmptyState text={t('No lead is tied to this product.')} />}
      {shown.count > 0 && (
        <DataGrid
          fit
          label={t('Leads')}
          rows={shown.items}
          columns={columns}
          onOpen={({ lead }) => setOpen(lead.id)}
        />
      )}
      {shown.count > PAGE && (
        <Pager
          page={page}
          limit={limit}
          ownLimit={PAGE}
          count={shown.count}
          shown={shown.items.length}
          onPage={setPage}
          onLimit={(next) => {
            setLimit(next);
            setPage(1);
          }}
        />
      )}
      {open === 'new' && (
        <LeadFormDrawer
          product={{
            id: productId,
            label: productName ?? t('Product {{productId}}', { productId }),
          }}
          onClose={close}
        />
      )}
      {open && open !== 'new' && <LeadDrawer leadId={open} onClose={close} />}
    </section>
  );
}
