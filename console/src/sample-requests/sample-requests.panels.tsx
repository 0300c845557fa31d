import type { FeaturePanels } from '../app/feature.ts';
import { lazyScreen } from '../app/lazyScreen.ts';

const SampleRequestPanel = lazyScreen(() =>
  import('./SampleRequestPanel.tsx').then((part) => part.SampleRequestPanel),
);

export const sampleRequestsPanels: FeaturePanels = {
  panels: [
    {
      to: 'REQUEST_SAMPLE',
      order: 10,
      renderContent: (line) => <SampleRequestPanel {...line} />,
    },
  ],
  statuses: {
    SAMPLE_REQUEST: () =>
      import('./sample-requests.labels.ts').then((part) => part.SAMPLE_REQUEST_STATUS),
  },
};
