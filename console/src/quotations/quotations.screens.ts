import type { Screen } from '../app/feature.ts';
import { permissionGate } from '../app/gates.ts';
import { QUOTATIONS } from '../app/listPaths.ts';

export const quotationsScreens: readonly Screen[] = [
  {
    path: QUOTATIONS,
    title: 'Quotations',
    gate: permissionGate('QUOTATION', 'READ'),
    load: () => import('./QuotationsScreen.tsx').then((part) => part.QuotationsScreen),
  },
  {
    path: '/sales/quotation-details/:quotationId',
    title: 'Quotation',
    gate: permissionGate('QUOTATION', 'READ'),
    parent: QUOTATIONS,
    load: () => import('./QuotationDetails.tsx').then((part) => part.QuotationDetails),
  },
];
