import type { FeaturePanels } from '../app/feature.ts';
import { lazyScreen } from '../app/lazyScreen.ts';
import { t } from '../ui/text.ts';

const LogPanel = lazyScreen(() => import('./LogPanel.tsx').then((part) => part.LogPanel));

export const logsPanels: FeaturePanels = {
  tabs: [
    {
      to: 'RECORD',
      id: 'log',
      title: t('Log'),
      order: 30,
      renderContent: (record) => <LogPanel {...record} />,
    },
  ],
};
