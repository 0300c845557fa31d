import type { FeaturePanels } from '../app/feature.ts';
import { lazyScreen } from '../app/lazyScreen.ts';

const CreditNotesOfInvoice = lazyScreen(() =>
  import('./CreditNotesOfInvoice.tsx').then((part) => part.CreditNotesOfInvoice),
);

export const creditNotesPanels: FeaturePanels = {
  panels: [
    {
      to: 'INVOICE_CREDIT_NOTES',
      order: 10,
      renderContent: (notes) => <CreditNotesOfInvoice notes={notes} />,
    },
  ],
};
