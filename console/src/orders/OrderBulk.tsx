import { Button } from '@blueprintjs/core';
import { ordersInOwnName } from '@munim/schema/orders/orders.rules.ts';
import { useState } from 'react';
import type { OrderFieldsFragment } from '../../generated/documents.ts';
import { lazyDrawer } from '../app/lazyDrawer.tsx';
import { useSession } from '../app/session.tsx';
import type { BulkAction } from './OrderBulkDialog.tsx';
import { t } from '../ui/text.ts';

const OrderBulkDialog = lazyDrawer(() =>
  import('./OrderBulkDialog.tsx').then((part) => part.OrderBulkDialog),
);

/** Actions on the ticked orders. */
export function OrderBulk({ rows }: { rows: readonly OrderFieldsFragment[] }) {
  const { viewer } = useSession();
  const [action, setAction] = useState<BulkAction | null>(null);
  return (
    <>
      <Button text={t('Send e-mails')} onClick={() => setAction('MAIL')} />
      <Button text={t('Change delivery date')} onClick={() => setAction('DELIVERY_DATE')} />
      {!ordersInOwnName(viewer.roleId) && (
        <Button text={t('Assign sales person')} onClick={() => setAction('ASSIGN')} />
      )}
      {action && <OrderBulkDialog rows={rows} action={action} onClose={() => setAction(null)} />}
    </>
  );
}
