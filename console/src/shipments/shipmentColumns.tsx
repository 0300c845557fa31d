import type { Can } from '@munim/schema/shared/roles.ts';
import { seesShipmentCost } from '@munim/schema/shipments/shipments.rules.ts';
import type { ColDef } from 'ag-grid-community';
import type {
  DocumentShipmentFieldsFragment,
  ShipmentFieldsFragment,
} from '../../generated/documents.ts';
import { shipmentPath } from '../app/recordPaths.ts';
import {
  dateColumn,
  idColumn,
  pinnedOnWideScreen,
  hideOnPhone,
  rank2,
  rank3,
  moneyColumn,
  summed,
  textColumn,
} from '../ui/grid/columns.tsx';
import { statusColumn } from '../ui/grid/statusColumns.tsx';
import { placeText } from '../addresses/addresses.labels.ts';
import { SHIPMENT_DESTINATION, SHIPMENT_STATUS } from './shipments.labels.ts';
import { t } from '../ui/text.ts';

export type ShipmentRow = ShipmentFieldsFragment;

const driverText = ({ driverName, driverPhone }: { driverName: string; driverPhone: string }) =>
  `${driverName}, ${driverPhone}`;
const challansText = ({ challans }: ShipmentRow) => challans.map(({ number }) => number).join(', ');
const billsText = ({ bills }: ShipmentRow) => bills.map(({ id }) => `#${id}`).join(', ');

const number = idColumn<ShipmentRow>('id', t('Shipment'), { width: 86 });
const carrier = textColumn<ShipmentRow>('transporter.name', t('Transporter'), { minWidth: 110 });
const driver = textColumn<ShipmentRow>('driverName', t('Driver'), {
  minWidth: 190,
  valueGetter: ({ data }) => data && driverText(data),
});
const vehicle = textColumn<ShipmentRow>('vehicleNumber', t('Vehicle'), { minWidth: 124 });
const challans = textColumn<ShipmentRow>('challans', t('Challans'), {
  minWidth: 120,
  valueGetter: ({ data }) => data && challansText(data),
});
const bills = textColumn<ShipmentRow>('bills', t('Bills'), {
  flex: 0,
  width: 72,
  valueGetter: ({ data }) => data && billsText(data),
});
const eway = textColumn<ShipmentRow>('ewayBillNumber', t('E-way number'), { minWidth: 100 });
const status = statusColumn<ShipmentRow>('status', t('Status'), SHIPMENT_STATUS, {
  pinned: pinnedOnWideScreen(),
  width: 128,
});

const costs: ColDef<ShipmentRow>[] = [
  rank2(summed(moneyColumn<ShipmentRow>('logisticCost', t('Logistic cost'), { width: 110 }))),
  rank3(summed(moneyColumn<ShipmentRow>('loadingCharge', t('Loading charge'), { width: 116 }))),
];

/** Bills need PURCHASE_ORDER READ, costs the cost permission. */
export const shipmentColumns = (can: Can): ColDef<ShipmentRow>[] => [
  number,
  hideOnPhone(dateColumn('createdAt', t('Date'))),
  rank2(
    textColumn('from', t('From'), {
      minWidth: 130,
      valueGetter: ({ data }) => data && placeText(data.from),
    }),
  ),
  textColumn('to', t('Destination'), {
    minWidth: 130,
    valueGetter: ({ data }) => data && placeText(data.to),
  }),
  rank2(carrier),
  vehicle,
  rank3(driver),
  rank2(challans),
  ...(can('PURCHASE_ORDER', 'READ') ? [rank3(bills)] : []),
  rank2(eway),
  ...(seesShipmentCost(can) ? costs : []),
  rank3(textColumn('createdBy.name', t('Made by'))),
  status,
];

/** Shipments in transit, on Home. */
export const openShipmentColumns = (can: Can): ColDef<ShipmentRow>[] => [
  number,
  carrier,
  driver,
  vehicle,
  hideOnPhone(challans),
  ...(can('PURCHASE_ORDER', 'READ') ? [rank3(bills)] : []),
  eway,
];

const TrackingLink = ({ value }: { value: string | null }) =>
  value ? (
    <a href={value} target="_blank" rel="noreferrer">
      {t('Track')}
    </a>
  ) : null;

type DocumentShipmentRow = DocumentShipmentFieldsFragment;
const link = idColumn<DocumentShipmentRow>('id', t('Shipment'), {
  to: ({ id }) => shipmentPath(id),
  width: 86,
});
const plain = idColumn<DocumentShipmentRow>('id', t('Shipment'), {
  cellRenderer: undefined,
  width: 86,
});

/** Columns for an order or purchase order, without cost; a link for readers of shipments. */
export const documentShipmentColumns = (can: Can): ColDef<DocumentShipmentRow>[] => [
  can('PRODUCT', 'APPROVE') ? link : plain,
  dateColumn('createdAt', t('Date')),
  textColumn('destinationType', t('Destination'), {
    valueFormatter: ({ data }) => (data ? SHIPMENT_DESTINATION[data.destinationType] : ''),
  }),
  textColumn('vehicleNumber', t('Vehicle'), { minWidth: 100 }),
  textColumn('driverName', t('Driver'), {
    minWidth: 150,
    valueGetter: ({ data }) => data && driverText(data),
  }),
  textColumn('trackingLink', t('Tracking'), { flex: 0, width: 90, cellRenderer: TrackingLink }),
  statusColumn('status', t('Status'), SHIPMENT_STATUS, { width: 128 }),
];
