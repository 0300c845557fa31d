import type { FeaturePanels } from '../app/feature.ts';
import { lazyScreen } from '../app/lazyScreen.ts';
import { t } from '../ui/text.ts';

const ShipmentPanel = lazyScreen(() =>
  import('./ShipmentPanel.tsx').then((part) => part.ShipmentPanel),
);
const CreateShipmentPanel = lazyScreen(() =>
  import('./CreateShipmentPanel.tsx').then((part) => part.CreateShipmentPanel),
);

export const shipmentsPanels: FeaturePanels = {
  tabs: [
    {
      to: 'ORDER',
      id: 'deliveries',
      title: t('Deliveries'),
      order: 30,
      renderContent: ({ number }) => <ShipmentPanel orderNumber={number} />,
    },
    {
      to: 'PURCHASE_ORDER',
      id: 'shipments',
      title: t('Shipments'),
      order: 40,
      renderContent: ({ id }) => <ShipmentPanel poId={id} />,
    },
  ],
  panels: [
    {
      to: 'CREATE_SHIPMENT',
      order: 10,
      renderContent: (shipment) => <CreateShipmentPanel {...shipment} />,
    },
  ],
};
