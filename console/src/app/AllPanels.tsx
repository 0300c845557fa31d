import type { ReactNode } from 'react';
import { analyticsPanels } from '../analytics/analytics.panels.tsx';
import { apiTokensPanels } from '../api-tokens/api-tokens.panels.tsx';
import { billingRegistrationsPanels } from '../billing-registrations/billing-registrations.panels.tsx';
import { billsPanels } from '../bills/bills.panels.tsx';
import { commentsPanels } from '../comments/comments.panels.tsx';
import { contractPricesPanels } from '../contract-prices/contract-prices.panels.tsx';
import { creditNotesPanels } from '../credit-notes/credit-notes.panels.tsx';
import { documentsPanels } from '../documents/documents.panels.tsx';
import { expensesPanels } from '../expenses/expenses.panels.tsx';
import { invoicesPanels } from '../invoices/invoices.panels.tsx';
import { logsPanels } from '../logs/logs.panels.tsx';
import { offersPanels } from '../offers/offers.panels.tsx';
import { ordersPanels } from '../orders/orders.panels.tsx';
import { paymentsPanels } from '../payments/payments.panels.tsx';
import { purchaseOrdersPanels } from '../purchase-orders/purchase-orders.panels.tsx';
import { quotationsPanels } from '../quotations/quotations.panels.tsx';
import { quoteRequestsPanels } from '../quote-requests/quote-requests.panels.tsx';
import { sampleRequestsPanels } from '../sample-requests/sample-requests.panels.tsx';
import { sellerLeadsPanels } from '../seller-leads/seller-leads.panels.tsx';
import { shipmentsPanels } from '../shipments/shipments.panels.tsx';
import { tenantsPanels } from '../tenants/tenants.panels.tsx';
import { usersPanels } from '../users/users.panels.tsx';
import type { FeaturePanels } from './feature.ts';
import { PanelsContext } from './panels.tsx';

const ALL: readonly FeaturePanels[] = [
  tenantsPanels,
  usersPanels,
  apiTokensPanels,
  billingRegistrationsPanels,
  documentsPanels,
  commentsPanels,
  logsPanels,
  offersPanels,
  contractPricesPanels,
  sellerLeadsPanels,
  quoteRequestsPanels,
  quotationsPanels,
  ordersPanels,
  sampleRequestsPanels,
  purchaseOrdersPanels,
  paymentsPanels,
  billsPanels,
  invoicesPanels,
  creditNotesPanels,
  expensesPanels,
  shipmentsPanels,
  analyticsPanels,
];

/** Tells the pages within what features add to them. */
export const AllPanels = ({ children }: { children: ReactNode }) => (
  <PanelsContext value={ALL}>{children}</PanelsContext>
);
