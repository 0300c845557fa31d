import type { Can } from '@munim/schema/shared/roles.ts';
import { Link } from 'react-router-dom';
import type { MovementFieldsFragment } from '../../generated/documents.ts';
import { deliveryChallanPath, orderPath, purchaseOrderPath } from '../app/recordPaths.ts';
import { useSession } from '../app/session.tsx';
import { FilePanel } from '../documents/FilePanel.tsx';
import { dayOf } from '../ui/format/dates.ts';
import { DescriptionList } from '../ui/format/DescriptionList.tsx';
import { formatCount } from '../ui/format/rupees.ts';
import { DetailsDrawer } from '../ui/overlay/DetailsDrawer.tsx';
import { STOCK_REASON } from './warehouses.labels.ts';
import { t } from '../ui/text.ts';

export type Movement = MovementFieldsFragment;

/** The challan of a movement, a link for its readers. */
export function ChallanLink({ data, can }: { data?: Movement | undefined; can: Can }) {
  const record = data?.document;
  if (!record) return null;
  const { challanId, challanNumber } = record;
  return can('DELIVERY_CHALLAN', 'READ') ? (
    <Link to={deliveryChallanPath(challanId)}>{challanNumber}</Link>
  ) : (
    challanNumber
  );
}

function RelatedDocuments({ movement }: { movement: Movement }) {
  const { can } = useSession();
  const { orderNumber, poId } = movement.document ?? {};
  return (
    <DescriptionList
      items={[
        [
          t('Delivery challan'),
          movement.document && <ChallanLink key="challan" data={movement} can={can} />,
        ],
        [
          t('Order'),
          orderNumber &&
            (can('ORDER', 'READ') ? (
              <Link key="order" to={orderPath(orderNumber)}>
                {orderNumber}
              </Link>
            ) : (
              orderNumber
            )),
        ],
        [
          t('Purchase order'),
          poId &&
            (can('PURCHASE_ORDER', 'READ') ? (
              <Link key="po" to={purchaseOrderPath(poId)}>
                {poId}
              </Link>
            ) : (
              poId
            )),
        ],
      ]}
    />
  );
}

/** One movement with its document or proof. */
export function MovementDrawer({ movement, onClose }: { movement: Movement; onClose: () => void }) {
  const { id, quantity, unit } = movement;
  return (
    <DetailsDrawer title={t('Movement {{id}}', { id })} width={420} onClose={onClose}>
      <DescriptionList
        items={[
          ['SKU', movement.skuName],
          [quantity > 0 ? t('In') : t('Out'), `${formatCount(Math.abs(quantity))} ${unit}`],
          [t('Balance'), formatCount(movement.balance)],
          [t('Reason'), STOCK_REASON[movement.reason]],
          [t('By'), `${movement.createdBy.name}, ${dayOf(movement.createdAt)}`],
          [t('Remarks'), movement.remarks],
        ]}
      />
      <RelatedDocuments movement={movement} />
      {movement.attachments.map((file) => (
        <FilePanel key={file.uuid} file={file} />
      ))}
    </DetailsDrawer>
  );
}
