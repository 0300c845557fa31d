import { SellerOptionsDocument } from '../../generated/documents.ts';
import { pickerSource } from '../ui/form/pickerSource.ts';

/** Active own sellers, by part of the name. */
export const sellerSource = pickerSource({
  query: SellerOptionsDocument,
  variables: (text) => ({ name: text || null }),
  items: ({ sellers }) =>
    sellers.items.map(({ id, name, district }) => ({
      id,
      label: name,
      info: [district, `#${id}`].filter(Boolean).join(' · '),
    })),
});
