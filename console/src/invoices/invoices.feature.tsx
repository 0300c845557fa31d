import type { Feature } from '../app/feature.ts';
import { pair } from '../app/gates.ts';
import { lazyScreen } from '../app/lazyScreen.ts';
import { INVOICES } from '../app/recordPaths.ts';

const InvoicesPanel = lazyScreen(() =>
  import('./InvoicesPanel.tsx').then((part) => part.InvoicesPanel),
);

export const invoicesFeature: Feature = {
  screens: [
    {
      path: INVOICES,
      title: 'Invoices',
      gate: pair('ORDER', 'READ'),
      load: () => import('./InvoicesScreen.tsx').then((part) => part.InvoicesScreen),
    },
  ],
  tabs: [
    {
      to: 'ORGANISATION',
      id: 'invoices',
      title: 'Invoices',
      order: 60,
      gate: (can) => can('ORDER', 'READ'),
      draw: ({ id }) => <InvoicesPanel organisationId={id} />,
    },
    {
      to: 'TENANT',
      id: 'invoices',
      title: 'Invoices',
      order: 70,
      gate: (can) => can('ORDER', 'READ'),
      draw: ({ id }) => <InvoicesPanel tenantId={id} />,
    },
    {
      to: 'ORDER',
      id: 'invoices',
      title: 'Invoices',
      order: 40,
      draw: ({ number }) => <InvoicesPanel orderNumber={number} />,
    },
  ],
};
