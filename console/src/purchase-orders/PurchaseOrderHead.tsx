import { isOpenPo } from '@munim/schema/purchase-orders/purchase-orders.rules.ts';
import { Link } from 'react-router-dom';
import type { PurchaseOrderDetailsFragment } from '../../generated/documents.ts';
import { addressLine } from '../addresses/addresses.labels.ts';
import { orderPath, sellerPath } from '../app/recordPaths.ts';
import { useSession } from '../app/session.tsx';
import { FULFILMENT_STATUS, PAYMENT_STATUS, oldBooksText } from '../orders/orders.labels.ts';
import { useRegistrationDetail } from '../company/SuppliedByPicker.tsx';
import { dayOf } from '../ui/format/dates.ts';
import { DescriptionList } from '../ui/format/DescriptionList.tsx';
import { DueDate } from '../ui/format/DueDate.tsx';
import { formatRupees } from '../ui/format/rupees.ts';
import { StatusTag } from '../ui/format/StatusTag.tsx';
import { PO_BILLING_STATUS } from './purchase-orders.labels.ts';

/** Details of a purchase order: vendor, sales order, users and statuses. */
export function PurchaseOrderHead({ order }: { order: PurchaseOrderDetailsFragment }) {
  const { can } = useSession();
  const detail = useRegistrationDetail();
  const { seller, orderNumber, warehouse, dueDate, approvedBy, issuedAt } = order;
  const linked =
    orderNumber && can('ORDER', 'READ') ? (
      <Link to={orderPath(orderNumber)}>{orderNumber}</Link>
    ) : (
      orderNumber
    );
  return (
    <DescriptionList
      items={[
        [
          'Vendor',
          can('SELLER', 'READ') ? (
            <Link key="seller" to={sellerPath(seller.id)}>
              {seller.name}
            </Link>
          ) : (
            seller.name
          ),
        ],
        ['Address', seller.officeAddress ? addressLine(seller.officeAddress) : seller.district],
        ['GST no.', order.gstin ?? seller.gstin],
        ['Email', order.sellerEmail],
        ['Whatsapp number', order.sellerWhatsappNumber],
        ['Order', linked],
        ['Warehouse', warehouse?.name],
        ...detail('Bought by', order.boughtBy),
        ['Purchase date', dayOf(order.createdAt)],
        ['In the old books', oldBooksText(order)],
        ['Due date', dueDate && <DueDate key="due" day={dueDate} isOpen={isOpenPo(order)} />],
        ['Made by', order.createdBy.name],
        ['Approved by', approvedBy?.name],
        ['Issued', issuedAt && dayOf(issuedAt)],
        [
          'Fulfilment',
          <StatusTag key="fulfilment" status={order.fulfilmentStatus} labels={FULFILMENT_STATUS} />,
        ],
        [
          'Billing',
          <StatusTag key="billing" status={order.billingStatus} labels={PO_BILLING_STATUS} />,
        ],
        [
          'Payment',
          <StatusTag key="payment" status={order.paymentStatus} labels={PAYMENT_STATUS} />,
        ],
        ['Paid', formatRupees(order.paidAmount)],
        [
          'Asked to be paid',
          Number(order.pendingAmount) > 0 ? formatRupees(order.pendingAmount) : null,
        ],
      ]}
    />
  );
}
