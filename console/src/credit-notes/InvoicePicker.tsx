import {
  CreditableInvoiceDocument,
  CreditableInvoicesDocument,
} from '../../generated/documents.ts';
import { pickerSource } from '../ui/form/pickerSource.ts';

/** Invoices that can be credited, found by their number, order or customer. */
export const creditableInvoiceSource = pickerSource({
  query: CreditableInvoicesDocument,
  variables: (text) => ({ search: text || null }),
  items: (data) =>
    data.invoices.items.map(({ id, number, customer }) => ({
      id,
      label: number ?? id,
      info: customer.name,
    })),
  one: {
    query: CreditableInvoiceDocument,
    variables: (id) => ({ id }),
    item: ({ invoice: { id, number, customer } }) => ({
      id,
      label: number ?? id,
      info: customer.name,
    }),
  },
});
