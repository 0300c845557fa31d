import { MenuItem } from '@blueprintjs/core';
import type { PurchaseOrderFieldsFragment } from '../../generated/documents.ts';
import { useRenewableKey } from '../ui/form/idempotencyKey.ts';
import { useBillWrites } from './billWrites.ts';
import { t } from '../ui/text.ts';

/** The item of a purchase order's row menu that bills all that has left and is not billed. */
export function ConvertToBillItem({ row }: { row: PurchaseOrderFieldsFragment }) {
  const [key, renew] = useRenewableKey();
  const { convert, saving } = useBillWrites();
  const isBillable = !['DRAFT', 'SENT_FOR_APPROVAL', 'REJECTED', 'CANCELLED'].includes(row.status);
  if (!isBillable || row.billingStatus === 'BILLED') return null;
  return (
    <MenuItem
      text={t('Convert to bill')}
      disabled={saving}
      onClick={() => void convert(row.id, key).then((done) => done && renew())}
    />
  );
}
