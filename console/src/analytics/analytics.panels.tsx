import type { FeaturePanels } from '../app/feature.ts';
import { lazyScreen } from '../app/lazyScreen.ts';
import { NUMBER_ROWS } from '../app/recordPaths.ts';
import { useUrlParam } from '../ui/grid/useUrlParam.ts';
import { t } from '../ui/text.ts';

const CustomerMonths = lazyScreen(() =>
  import('./PartyMonths.tsx').then((part) => part.CustomerMonths),
);
const VendorMonths = lazyScreen(() =>
  import('./PartyMonths.tsx').then((part) => part.VendorMonths),
);
const NumberRowsDrawer = lazyScreen(() =>
  import('./NumberRowsDrawer.tsx').then((part) => part.NumberRowsDrawer),
);
const SkuPrices = lazyScreen(() => import('./SkuPrices.tsx').then((part) => part.SkuPrices));

/** Loaded when the address asks for it. */
function NumberRows() {
  const [asked] = useUrlParam(NUMBER_ROWS);
  return asked && <NumberRowsDrawer />;
}

export const analyticsPanels: FeaturePanels = {
  tabs: [
    {
      to: 'TENANT',
      id: 'months',
      title: t('Months'),
      order: 90,
      gate: (can) =>
        can('ORDER', 'READ') || can('PAYMENT', 'READ') || can('DELIVERY_CHALLAN', 'READ'),
      renderContent: ({ id }) => <CustomerMonths id={id} />,
    },
    {
      to: 'SELLER',
      id: 'months',
      title: t('Months'),
      order: 60,
      gate: (can) =>
        can('PURCHASE_ORDER', 'READ') || can('PAYMENT', 'READ') || can('DELIVERY_CHALLAN', 'READ'),
      renderContent: ({ id }) => <VendorMonths id={id} />,
    },
  ],
  panels: [
    { to: 'FRAME', order: 10, renderContent: () => <NumberRows /> },
    {
      to: 'SKU_PRICES',
      order: 10,
      renderContent: (sku) => <SkuPrices {...sku} />,
    },
  ],
};
