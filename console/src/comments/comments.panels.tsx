import type { FeaturePanels } from '../app/feature.ts';
import { lazyScreen } from '../app/lazyScreen.ts';
import { t } from '../ui/text.ts';

const CommentsPanel = lazyScreen(() =>
  import('./CommentsPanel.tsx').then((part) => part.CommentsPanel),
);

export const commentsPanels: FeaturePanels = {
  tabs: [
    {
      to: 'RECORD',
      id: 'comments',
      title: t('Comments'),
      order: 20,
      renderContent: (record) => <CommentsPanel {...record} />,
    },
  ],
};
