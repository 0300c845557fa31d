import { LeadProductOptionsDocument } from '../../generated/documents.ts';
import { pickerSource } from '../ui/form/pickerSource.ts';

/** Products by part of the name. */
export const leadProductSource = pickerSource({
  query: LeadProductOptionsDocument,
  variables: (text) => ({ name: text || null }),
  items: ({ products }) =>
    products.items.map(({ id, name }) => ({ id, label: name, info: `#${id}` })),
});
