import { useMemo, useState } from 'react';
import { useBillsQuery } from '../../generated/hooks.ts';
import { withoutColumns } from '../ui/grid/columns.tsx';
import { PanelList, usePanelPage } from '../ui/grid/PanelList.tsx';
import { billColumns } from './billColumns.tsx';
import { BillPanel } from './BillPanel.tsx';
import { t } from '../ui/text.ts';

type Props =
  | { sellerId: string; poId?: never; shipmentId?: never }
  | { poId: string; sellerId?: never; shipmentId?: never }
  | { shipmentId: string; sellerId?: never; poId?: never };

/** Bills of a vendor, a purchase order or a shipment. Needs PURCHASE_ORDER READ. */
export function BillsPanel({ sellerId, poId, shipmentId }: Props) {
  const paging = usePanelPage(sellerId === undefined ? 5 : 10);
  const { page, limit } = paging;
  const [opened, setOpened] = useState<string | null>(null);
  const variables = { filter: { sellerId, poId, shipmentId }, page, limit };
  const { data, previousData, error, refetch } = useBillsQuery({
    variables,
    fetchPolicy: 'cache-and-network',
  });
  const shown = (data ?? previousData)?.bills;
  const known = shipmentId === undefined ? 'seller.' : 'shipmentId';
  const retry = () => void refetch().catch(() => undefined);
  return (
    <>
      <PanelList
        title={t('Bills')}
        columns={useMemo(() => withoutColumns(known, billColumns), [known])}
        paging={paging}
        shown={shown}
        failed={
          error && !shown
            ? { text: t('Error occurred while retrieving bills.'), error, retry }
            : undefined
        }
        onOpen={({ id }) => setOpened(id)}
        emptyText={t('No bills yet.')}
      />
      {opened && <BillPanel key={opened} billId={opened} onClose={() => setOpened(null)} />}
    </>
  );
}
