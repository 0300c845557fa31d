import type { DeliveryStage } from '@munim/schema/generated/types.ts';
import { useDeliveryStageCountsQuery } from '../../generated/hooks.ts';
import { RecordHead } from '../ui/details/RecordHead.tsx';
import { countText } from '../ui/grid/Pager.tsx';
import { RecordTabs } from '../ui/RecordTabs.tsx';
import { STAGE_TITLE } from './delivery-points.labels.ts';
import { StageBoard } from './StageBoard.tsx';
import { usePointChanges } from './usePointChanges.ts';
import './delivery-points.css';
import { t } from '../ui/text.ts';

/** Goods that wait to leave, and goods in transit. */
export function ShipmentPlanningScreen() {
  usePointChanges();
  const { data } = useDeliveryStageCountsQuery({ fetchPolicy: 'cache-and-network' });
  const counts = data?.operationAnalytics.pendingCounts;
  const title = (stage: DeliveryStage, count: number | undefined) =>
    count === undefined ? STAGE_TITLE[stage] : `${STAGE_TITLE[stage]} (${countText(count)})`;
  return (
    <section className="kit-page" aria-label={t('Shipment Planning')}>
      <RecordHead title={t('Shipment Planning')} />
      <RecordTabs
        label={t('Shipment Planning')}
        tabs={[
          {
            id: 'dispatch',
            title: title('DISPATCH', counts?.dispatch),
            panel: <StageBoard key="DISPATCH" stage="DISPATCH" />,
          },
          {
            id: 'inward',
            title: title('INWARD', counts?.inward),
            panel: <StageBoard key="INWARD" stage="INWARD" />,
          },
          {
            id: 'POD',
            title: title('POD', counts?.pod),
            panel: <StageBoard key="POD" stage="POD" />,
          },
        ]}
      />
    </section>
  );
}
