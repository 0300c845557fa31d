import type { FeaturePanels } from '../app/feature.ts';
import { lazyScreen } from '../app/lazyScreen.ts';
import { t } from '../ui/text.ts';

const DocumentsPanel = lazyScreen(() =>
  import('./DocumentsPanel.tsx').then((part) => part.DocumentsPanel),
);

export const documentsPanels: FeaturePanels = {
  tabs: [
    {
      to: 'RECORD',
      id: 'documents',
      title: t('Documents'),
      order: 10,
      gate: (can) => can('DOCUMENT_UPLOAD', 'READ'),
      renderContent: (record) => <DocumentsPanel {...record} />,
    },
  ],
};
