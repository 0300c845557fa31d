import { Button } from '@blueprintjs/core';
import { skipToken } from '@apollo/client/react';
import { LIVE_ORDER_STATUSES } from '@munim/schema/orders/orders.rules.ts';
import { useState } from 'react';
import { useLastOrderOfQuery } from '../../generated/hooks.ts';
import { dayOf } from '../ui/format/dates.ts';
import type { CopySource } from './copiedLines.ts';
import { useSession } from './session.tsx';
import './copied.css';
import { t } from '../ui/text.ts';

/** Takes the lines of the customer's last order; absent where there is none to be seen. */
export function SameAsLastTime({
  tenantId,
  onCopy,
}: {
  tenantId: string | null;
  onCopy: (source: CopySource) => Promise<void>;
}) {
  const { can } = useSession();
  const [busy, setBusy] = useState(false);
  const { data } = useLastOrderOfQuery(
    tenantId && can('ORDER', 'READ')
      ? {
          variables: { tenantId, statuses: [...LIVE_ORDER_STATUSES] },
          fetchPolicy: 'cache-and-network',
        }
      : skipToken,
  );
  const last = data?.orders.items[0];
  if (!tenantId || !last) return null;
  const copy = async () => {
    setBusy(true);
    await onCopy({ kind: 'ORDER', id: last.number });
    setBusy(false);
  };
  return (
    <Button
      className="same-as-last-time"
      text={t('Same as last time')}
      title={t('Lines of order {{lastNumber}} of {{createdAt}}', {
        lastNumber: last.number,
        createdAt: dayOf(last.createdAt),
      })}
      loading={busy}
      onClick={() => void copy()}
    />
  );
}
