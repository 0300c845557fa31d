import type { Screen } from '../app/feature.ts';
import { permissionGate } from '../app/gates.ts';

export const quoteRequestsScreens: readonly Screen[] = [
  {
    path: '/sales/quote-requests',
    title: 'Quote Requests',
    gate: permissionGate('QUOTATION_REQUEST', 'READ'),
    load: () => import('./QuoteRequestsScreen.tsx').then((part) => part.QuoteRequestsScreen),
  },
];
