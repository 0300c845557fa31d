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

export type ShipmentRow = ShipmentFieldsFragment;

const driverText = ({ driverName, driverPhone }: { driverName: string; driverPhone: string }) =>
  `${driverName}, ${driverPhone}`;
const challansText = ({ challans }: ShipmentRow) => challans.map(({ number }) => number).join(', ');
const billsText = ({ bills }: ShipmentRow) => bills.map(({ id }) => `#${id}`).join(', ');

const number = idColumn<ShipmentRow>('id', 'Shipment', { width: 86 });
const carrier = textColumn<ShipmentRow>('transporter.name', 'Transporter', { minWidth: 110 });
const driver = textColumn<ShipmentRow>('driverName', 'Driver', {
  minWidth: 190,
  valueGetter: ({ data }) => data && driverText(data),
});
const vehicle = textColumn<ShipmentRow>('vehicleNumber', 'Vehicle', { minWidth: 124 });
const challans = textColumn<ShipmentRow>('challans', 'Challans', {
  minWidth: 120,
  valueGetter: ({ data }) => data && challansText(data),
});
const bills = textColumn<ShipmentRow>('bills', 'Bills', {
  flex: 0,
  width: 72,
  valueGetter: ({ data }) => data && billsText(data),
});
const eway = textColumn<ShipmentRow>('ewayBillNumber', 'E-way number', { minWidth: 100 });
const status = statusColumn<ShipmentRow>('status', 'Status', SHIPMENT_STATUS, {
  pinned: pinnedOnWideScreen(),
  width: 128,
});

const costs: ColDef<ShipmentRow>[] = [
  rank2(summed(moneyColumn<ShipmentRow>('logisticCost', 'Logistic cost', { width: 110 }))),
  rank3(summed(moneyColumn<ShipmentRow>('loadingCharge', 'Loading charge', { width: 116 }))),
];

/** Bills need PURCHASE_ORDER READ, costs the cost permission. */
export const shipmentColumns = (can: Can): ColDef<ShipmentRow>[] => [
  number,
  hideOnPhone(dateColumn('createdAt', 'Date')),
  rank2(
    textColumn('from', 'From', {
      minWidth: 130,
      valueGetter: ({ data }) => data && placeText(data.from),
    }),
  ),
  textColumn('to', 'Destination', {
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
  rank3(textColumn('createdBy.name', 'Made by')),
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
      Track
    </a>
  ) : null;

type DocumentShipmentRow = DocumentShipmentFieldsFragment;
const link = idColumn<DocumentShipmentRow>('id', 'Shipment', {
  to: ({ id }) => shipmentPath(id),
  width: 86,
});
const plain = idColumn<DocumentShipmentRow>('id', 'Shipment', {
  cellRenderer: undefined,
  width: 86,
});

/** For an order or purchase order: without cost. A link for readers of shipments. */
export const documentShipmentColumns = (can: Can): ColDef<DocumentShipmentRow>[] => [
  can('PRODUCT', 'APPROVE') ? link : plain,
  dateColumn('createdAt', 'Date'),
  textColumn('destinationType', 'Destination', {
    valueFormatter: ({ data }) => (data ? SHIPMENT_DESTINATION[data.destinationType] : ''),
  }),
  textColumn('vehicleNumber', 'Vehicle', { minWidth: 100 }),
  textColumn('driverName', 'Driver', {
    minWidth: 150,
    valueGetter: ({ data }) => data && driverText(data),
  }),
  textColumn('trackingLink', 'Tracking', { flex: 0, width: 90, cellRenderer: TrackingLink }),
  statusColumn('status', 'Status', SHIPMENT_STATUS, { width: 128 }),
];
