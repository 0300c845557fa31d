import { seesCost } from '@munim/schema/shared/roles.ts';
import type { OrderDetailsFragment } from '../../generated/documents.ts';
import { useSession } from '../app/session.tsx';
import { Notice } from '../ui/Notice.tsx';
import { t } from '../ui/text.ts';
import { isLineLeftToBuy } from './orders.labels.ts';

/** Lines that no purchase order can be generated for; only viewers of cost are told the sellers. */
export function LinesWithoutSeller({ order }: { order: OrderDetailsFragment }) {
  const { can } = useSession();
  if (!seesCost(can) || !order.actions.includes('GENERATE_PO')) return null;
  const lines = order.lines.filter((line) => !line.seller && isLineLeftToBuy(line));
  if (!lines.length) return null;
  return (
    <Notice className="kit-callout" intent="warning" title={t('Lines without a seller')}>
      <p>
        {t(
          'Generate PO leaves them out. Serve them from stock, or cancel them and order them anew with a seller.',
        )}
      </p>
      {lines.map(({ id, sku, quantity, cancelledQuantity }) => (
        <div key={id}>{`${sku.name} × ${quantity - cancelledQuantity}`}</div>
      ))}
    </Notice>
  );
}
