import type { WarehouseFieldsFragment } from '../../generated/documents.ts';
import { SuppliedByPicker } from '../company/SuppliedByPicker.tsx';
import { useWarehouseWrites } from './warehouseWrites.ts';
import { t } from '../ui/text.ts';

/**
 * Choice of the company's registration in its state that a warehouse belongs to, where there are
 * several.
 */
export function WarehouseRegistration({ warehouse }: { warehouse: WarehouseFieldsFragment }) {
  const { update, saving } = useWarehouseWrites();
  const { id, registration } = warehouse;
  if (!registration) return null;
  return (
    <SuppliedByPicker
      label={t('GST registration')}
      value={registration.id}
      onChange={(gstRegistrationId) => void update({ id, gstRegistrationId })}
      state={registration.state}
      fixed={saving ? t('Saving …') : undefined}
      helperText={t('Goods leave it in the name of this one alone.')}
    />
  );
}
