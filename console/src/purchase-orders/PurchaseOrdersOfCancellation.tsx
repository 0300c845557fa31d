import { Link } from 'react-router-dom';
import type { OrderCancelPreviewQuery } from '../../generated/documents.ts';
import { purchaseOrderPath } from '../app/recordPaths.ts';
import { useSession } from '../app/session.tsx';
import { formatCount, formatRupees } from '../ui/format/rupees.ts';
import { StatusTag } from '../ui/format/StatusTag.tsx';
import { PO_STATUS } from './purchase-orders.labels.ts';
import { t } from '../ui/text.ts';

type Preview = OrderCancelPreviewQuery['orderCancelPreview'];

/** Purchase orders of an order that is about to be cancelled, in its drawer: cancelled with it, or in its way. */
export function PurchaseOrdersOfCancellation({ preview }: { preview: Preview }) {
  const { can } = useSession();
  if (!preview.purchaseOrders.length) return null;
  return (
    <section aria-label={t('Purchase orders')}>
      <h3 className="bp6-heading">{t('Purchase orders')}</h3>
      <ul className="order-affected">
        {preview.purchaseOrders.map((po) => (
          <li key={po.id}>
            <span>
              {can('PURCHASE_ORDER', 'READ') ? (
                <Link to={purchaseOrderPath(po.id)}>{po.id}</Link>
              ) : (
                po.id
              )}{' '}
              {po.seller?.name}
            </span>
            <span className="kit-numeric">
              {t('{{quantity}} units', { quantity: formatCount(po.quantity) })}
            </span>
            <span className="kit-numeric">{po.grandTotal && formatRupees(po.grandTotal)}</span>
            <span>
              <StatusTag status={po.status} labels={PO_STATUS} />{' '}
              {po.blocks ? t('prevents it') : t('will be cancelled')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
