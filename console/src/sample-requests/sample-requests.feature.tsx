import type { Feature } from '../app/feature.ts';
import { pair } from '../app/gates.ts';
import { lazyScreen } from '../app/lazyScreen.ts';

const SampleRequestPanel = lazyScreen(() =>
  import('./SampleRequestPanel.tsx').then((part) => part.SampleRequestPanel),
);

export const sampleRequestsFeature: Feature = {
  screens: [
    {
      path: '/sales/sample-request',
      title: 'Sample Requests',
      gate: pair('ORDER', 'READ'),
      load: () => import('./SampleRequestsScreen.tsx').then((part) => part.SampleRequestsScreen),
    },
  ],
  panels: [
    {
      to: 'REQUEST_SAMPLE',
      order: 10,
      draw: (line) => <SampleRequestPanel {...line} />,
    },
  ],
  statuses: {
    SAMPLE_REQUEST: () =>
      import('./sample-requests.labels.ts').then((part) => part.SAMPLE_REQUEST_STATUS),
  },
};
