import type { Feature } from '../app/feature.ts';
import { lazyScreen } from '../app/lazyScreen.ts';

const CommentsPanel = lazyScreen(() =>
  import('./CommentsPanel.tsx').then((part) => part.CommentsPanel),
);

export const commentsFeature: Feature = {
  tabs: [
    {
      to: 'RECORD',
      id: 'comments',
      title: 'Comments',
      order: 20,
      draw: (record) => <CommentsPanel {...record} />,
    },
  ],
};
