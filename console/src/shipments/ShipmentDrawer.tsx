import { Button } from '@blueprintjs/core';
import { skipToken } from '@apollo/client/react';
import { ROUTE_HEADING } from '@munim/schema/shipments/shipments.rules.ts';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useShipmentQuery } from '../../generated/hooks.ts';
import { useSession } from '../app/session.tsx';
import { BillPanel } from '../bills/BillPanel.tsx';
import { BILL_STATUS } from '../bills/bills.labels.ts';
import { CommentsPanel } from '../comments/CommentsPanel.tsx';
import { deliveryChallanPath } from '../app/recordPaths.ts';
import {
  CHALLAN_STATUS,
  TRANSPORT_MODE,
  transportDocument,
} from '../delivery-challans/delivery-challans.labels.ts';
import { ExpensesPanel } from '../expenses/ExpensesPanel.tsx';
import { INVOICE_STATUS } from '../invoices/invoices.labels.ts';
import { InvoicePanel } from '../invoices/InvoicePanel.tsx';
import { momentText } from '../ui/format/dates.ts';
import { DetailsDrawer } from '../ui/overlay/DetailsDrawer.tsx';
import { DescriptionList } from '../ui/format/DescriptionList.tsx';
import { formatRupees } from '../ui/format/rupees.ts';
import { StatusTag } from '../ui/format/StatusTag.tsx';
import { EwayBillDrawer } from './EwayBillDrawer.tsx';
import { placeText } from '../addresses/addresses.labels.ts';
import type { ShipmentRow } from './shipmentColumns.tsx';
import { SHIPMENT_STATUS, TRANSPORT_INITIATOR } from './shipments.labels.ts';
import { SHIPMENTS_FAILED } from './shipmentWrites.ts';
import { UpdateShipmentDrawer } from './UpdateShipmentDrawer.tsx';
import './shipments.css';
import { t } from '../ui/text.ts';

export type ShipmentDialogAction = 'update' | 'eway';

const outside = (url: string, text: string) => (
  <a href={url} target="_blank" rel="noreferrer">
    {text}
  </a>
);

function Transport({ shipment }: { shipment: ShipmentRow }) {
  const { ewayBillNumber, ewayBillAttachment, weight, transportMode, trackingLink } = shipment;
  return (
    <DescriptionList
      items={[
        [t('From'), placeText(shipment.from)],
        [t('To'), placeText(shipment.to)],
        [t('Transport'), TRANSPORT_INITIATOR[shipment.transportInitiatedBy]],
        [t('Transported mode'), transportMode && TRANSPORT_MODE[transportMode]],
        [t('Transporter'), shipment.transporter?.name],
        [t('Vehicle'), [shipment.vehicleNumber, shipment.vehicleType].filter(Boolean).join(', ')],
        ['LR', transportDocument(shipment.transportDocumentNumber, shipment.transportDocumentDate)],
        [t('Weight'), weight && t('{{weight}} kg', { weight: Number(weight) })],
        [
          t('Driver'),
          [shipment.driverName, shipment.driverPhone, shipment.driverPhone2]
            .filter(Boolean)
            .join(', '),
        ],
        [t('Logistic cost'), shipment.logisticCost && formatRupees(shipment.logisticCost)],
        [t('Loading charge'), shipment.loadingCharge && formatRupees(shipment.loadingCharge)],
        [t('Tracking'), trackingLink && outside(trackingLink, t('Track'))],
        [
          t('E-way bill'),
          ewayBillAttachment
            ? outside(ewayBillAttachment.url, ewayBillNumber ?? ewayBillAttachment.name)
            : ewayBillNumber,
        ],
        [t('Made by'), `${shipment.createdBy.name}, ${momentText(shipment.createdAt)}`],
      ]}
    />
  );
}

/** Each document with its status; it opens beside or over the shipment. */
function ShipmentDocuments({ shipment: { challans, bills, invoices } }: { shipment: ShipmentRow }) {
  const [bill, setBill] = useState<string | null>(null);
  const [invoice, setInvoice] = useState<string | null>(null);
  return (
    <>
      <h3 className="bp6-heading">{t('Documents')}</h3>
      <ul className="shipment-documents" aria-label={t('Documents')}>
        {challans.map(({ id, number, status, orderNumber }) => (
          <li key={`challan ${id}`}>
            <Link to={deliveryChallanPath(id)}>{number}</Link>{' '}
            {orderNumber && (
              <span className="kit-muted">{t('for {{orderNumber}}', { orderNumber })}</span>
            )}{' '}
            <StatusTag status={status} labels={CHALLAN_STATUS} />
          </li>
        ))}
        {bills.map(({ id, grandTotal, status }) => (
          <li key={`bill ${id}`}>
            <button type="button" className="kit-link" onClick={() => setBill(id)}>
              {t('Bill #{{id}}', { id })}
            </button>{' '}
            <span className="kit-numeric">{formatRupees(grandTotal)}</span>{' '}
            <StatusTag status={status} labels={BILL_STATUS} />
          </li>
        ))}
        {invoices.map(({ id, number, grandTotal, status }) => (
          <li key={`invoice ${id}`}>
            <button type="button" className="kit-link" onClick={() => setInvoice(id)}>
              {number ?? t('Draft invoice {{id}}', { id })}
            </button>{' '}
            <span className="kit-numeric">{formatRupees(grandTotal)}</span>{' '}
            <StatusTag status={status} labels={INVOICE_STATUS} />
          </li>
        ))}
      </ul>
      {bill && <BillPanel billId={bill} onClose={() => setBill(null)} />}
      {invoice && <InvoicePanel invoiceId={invoice} onClose={() => setInvoice(null)} />}
    </>
  );
}

interface Props {
  id: string;
  /** The row, when it is in the list already. */
  row: ShipmentRow | undefined;
  onClose: () => void;
}

/** One shipment: its goods, transport and documents; comments and expenses. */
export function ShipmentDrawer({ id, row, onClose }: Props) {
  const { can } = useSession();
  const [pendingAction, setPendingAction] = useState<ShipmentDialogAction | null>(null);
  const { data, error, refetch } = useShipmentQuery(row ? skipToken : { variables: { id } });
  const shipment = row ?? data?.shipment;
  const close = () => setPendingAction(null);
  return (
    <DetailsDrawer
      recordId={id}
      title={t('Shipment {{id}}', { id })}
      status={shipment && <StatusTag status={shipment.status} labels={SHIPMENT_STATUS} />}
      actions={
        shipment?.actions.includes('EDIT') && (
          <>
            <Button text={t('Upload e-way bill')} onClick={() => setPendingAction('eway')} />
            <Button
              text={t('Update')}
              intent="primary"
              onClick={() => setPendingAction('update')}
            />
          </>
        )
      }
      loading={!shipment && !error}
      error={error && !shipment ? { message: `${SHIPMENTS_FAILED}. ${error.message}` } : undefined}
      onRetry={() => refetch().catch(() => undefined)}
      onClose={onClose}
    >
      {shipment && (
        <>
          <h3 className="shipment-heading">{ROUTE_HEADING[shipment.route]}</h3>
          <Transport shipment={shipment} />
          <ShipmentDocuments shipment={shipment} />
          {can('EXPENSE', 'READ') && <ExpensesPanel entity="SHIPMENT" entityId={id} />}
          <h3 className="bp6-heading">{t('Internal Comments')}</h3>
          <CommentsPanel entity="SHIPMENT" entityId={id} />
          {pendingAction === 'update' && (
            <UpdateShipmentDrawer shipment={shipment} onClose={close} />
          )}
          {pendingAction === 'eway' && <EwayBillDrawer shipment={shipment} onClose={close} />}
        </>
      )}
    </DetailsDrawer>
  );
}
