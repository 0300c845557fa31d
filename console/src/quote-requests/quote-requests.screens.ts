import type { Screen } from '../app/feature.ts';
import { pair } from '../app/gates.ts';

export const quoteRequestsScreens: readonly Screen[] = [
  {
    path: '/sales/quote-requests',
    title: 'Quote Requests',
    gate: pair('QUOTATION_REQUEST', 'READ'),
    load: () => import('./QuoteRequestsScreen.tsx').then((part) => part.QuoteRequestsScreen),
  },
];
