import { WarehouseOptionsDocument } from '../../generated/documents.ts';
import { useSession } from '../app/session.tsx';
import type { PickerCreate } from '../ui/form/Picker.tsx';
import { pickerSource } from '../ui/form/pickerSource.ts';
import { CreateWarehouseDrawer } from './CreateWarehouseDrawer.tsx';

/** Warehouses, which are few: all are loaded and searched here. */
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

/** Creation by the picker, for users who may make warehouses. */
export function useWarehouseCreate(): PickerCreate | undefined {
  const { can } = useSession();
  if (!can('PRODUCT', 'APPROVE')) return undefined;
  return {
    name: 'warehouse',
    renderForm: (name, done) => (
      <CreateWarehouseDrawer initialName={name} onSaved={done} onClose={() => done(null)} />
    ),
  };
}
