import type { Feature } from '../app/feature.ts';
import { pair } from '../app/gates.ts';
import { lazyScreen } from '../app/lazyScreen.ts';
import { CREDIT_NOTES } from '../app/recordPaths.ts';

const CreditNotesOfInvoice = lazyScreen(() =>
  import('./CreditNotesOfInvoice.tsx').then((part) => part.CreditNotesOfInvoice),
);

export const creditNotesFeature: Feature = {
  screens: [
    {
      path: CREDIT_NOTES,
      title: 'Credit Notes',
      gate: pair('CREDIT_NOTE', 'READ'),
      load: () => import('./CreditNotesScreen.tsx').then((part) => part.CreditNotesScreen),
    },
  ],
  panels: [
    {
      to: 'INVOICE_CREDIT_NOTES',
      order: 10,
      draw: (notes) => <CreditNotesOfInvoice notes={notes} />,
    },
  ],
};
