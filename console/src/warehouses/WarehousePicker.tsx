import { WarehouseOptionsDocument } from '../../generated/documents.ts';
import { pickerSource } from '../ui/form/pickerSource.ts';

/** The house has few: they are read whole and searched here. */
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
