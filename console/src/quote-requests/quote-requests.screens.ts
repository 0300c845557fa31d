import type { Screen } from '../app/feature.ts';
import { permissionGate } from '../app/gates.ts';
import { t } from '../ui/text.ts';

export const quoteRequestsScreens: readonly Screen[] = [
  {
    path: '/sales/quote-requests',
    title: t('Quote Requests'),
    gate: permissionGate('QUOTATION_REQUEST', 'READ'),
    load: () => import('./QuoteRequestsScreen.tsx').then((part) => part.QuoteRequestsScreen),
  },
];
