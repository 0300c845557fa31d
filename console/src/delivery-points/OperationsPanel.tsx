import type { DeliveryStage } from '@munim/schema/generated/types.ts';
import type { ColDef } from 'ag-grid-community';
import { useNavigate } from 'react-router-dom';
import { useOperationItemsQuery } from '../../generated/hooks.ts';
import { planningPath } from '../app/recordPaths.ts';
import { dueDateColumn, hideOnPhone, numberColumn, textColumn } from '../ui/grid/columns.tsx';
import { PanelList, usePanelPage } from '../ui/grid/PanelList.tsx';
import type { PointRow } from './boardContext.ts';
import { STAGE_TITLE } from './delivery-points.labels.ts';
import { t } from '../ui/text.ts';

const PAGE = 10;

const columns: ColDef<PointRow>[] = [
  textColumn('orderNumber', t('Order no.'), { flex: 0, width: 130, cellClass: 'kit-numeric' }),
  hideOnPhone(textColumn('poId', t('PO no.'), { flex: 0, width: 80, cellClass: 'kit-numeric' })),
  textColumn('customer.name', t('Customer'), { minWidth: 140 }),
  hideOnPhone(textColumn('sourceName', t('Vendor'), { minWidth: 140 })),
  textColumn('sku.name', t('Product'), { minWidth: 160 }),
  numberColumn('quantity', t('Quantity')),
  dueDateColumn('expectedDate', t('Due'), { width: 140 }),
];

/** Home: goods that wait in a stage, the most urgent first. */
export function OperationsPanel({ stage }: { stage: DeliveryStage }) {
  const navigate = useNavigate();
  const paging = usePanelPage(PAGE);
  const { page, limit } = paging;
  const { data, previousData, error, refetch } = useOperationItemsQuery({
    variables: { stages: [stage], page, limit },
    fetchPolicy: 'cache-and-network',
  });
  const shown = (data ?? previousData)?.operationAnalytics;
  const retry = () => void refetch().catch(() => undefined);
  return (
    <PanelList
      title={STAGE_TITLE[stage]}
      columns={columns}
      paging={paging}
      shown={shown}
      failed={
        error && !shown
          ? { text: t('Error retrieving Operation Analytics.'), error, retry }
          : undefined
      }
      onOpen={({ orderNumber, poId }) => void navigate(planningPath(stage, { orderNumber, poId }))}
      emptyText={t('Nothing is waiting here.')}
    />
  );
}
