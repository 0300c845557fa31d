import type { Screen } from '../app/feature.ts';
import { pair } from '../app/gates.ts';
import { QUOTATIONS } from '../app/listPaths.ts';

export const quotationsScreens: readonly Screen[] = [
  {
    path: QUOTATIONS,
    title: 'Quotations',
    gate: pair('QUOTATION', 'READ'),
    load: () => import('./QuotationsScreen.tsx').then((part) => part.QuotationsScreen),
  },
  {
    path: '/sales/quotation-details/:quotationId',
    title: 'Quotation',
    gate: pair('QUOTATION', 'READ'),
    parent: QUOTATIONS,
    load: () => import('./QuotationDetails.tsx').then((part) => part.QuotationDetails),
  },
];
