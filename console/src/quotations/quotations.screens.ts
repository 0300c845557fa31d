import type { Screen } from '../app/feature.ts';
import { permissionGate } from '../app/gates.ts';
import { QUOTATIONS } from '../app/listPaths.ts';
import { t } from '../ui/text.ts';

export const quotationsScreens: readonly Screen[] = [
  {
    path: QUOTATIONS,
    title: t('Quotations'),
    gate: permissionGate('QUOTATION', 'READ'),
    load: () => import('./QuotationsScreen.tsx').then((part) => part.QuotationsScreen),
  },
  {
    path: '/sales/quotation-details/:quotationId',
    title: t('Quotation'),
    gate: permissionGate('QUOTATION', 'READ'),
    parent: QUOTATIONS,
    load: () => import('./QuotationDetails.tsx').then((part) => part.QuotationDetails),
  },
];
