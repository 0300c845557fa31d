import { WarehouseOptionsDocument } from '../../generated/documents.ts';
import { pickerSource } from '../ui/form/pickerSource.ts';

/** There are few: all are loaded and searched here. */
export const warehouseSource = pickerSource({
  query: WarehouseOptionsDocument,
  variables: () => ({}),
  items: ({ warehouses }) =>
    warehouses.items.map(({ id, name, district }) => ({
      id,
      label: name,
      info: [district, `#${id}`].filter(Boolean).join(' · '),
    })),
  local: true,
});
