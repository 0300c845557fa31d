import { Callout } from '@blueprintjs/core';
import { ROUTE_HEADING, routeNote } from '@munim/schema/shipments/shipments.rules.ts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useCreateShipmentMutation } from '../../generated/hooks.ts';
import { useSession } from '../app/session.tsx';
import { BLOCKED } from '../ui/form/blockedTexts.ts';
import { FormDrawer } from '../ui/form/FormDrawer.tsx';
import { useIdempotencyKey } from '../ui/form/idempotencyKey.ts';
import { withNotice } from '../ui/overlay/notices.tsx';
import type { PickerItem } from '../ui/form/pickerSource.ts';
import { CreateShipmentLines } from './CreateShipmentLines.tsx';
import { PlaceOfOwner, WarehouseChoice } from './CreateShipmentPlaces.tsx';
import {
  type Destination,
  lineProblem,
  linesOf,
  type PointRow,
  remainderProblem,
  remainingQuantity,
  shipmentRoute,
  shipmentInput,
  type ShipmentLine,
  shipToKey,
  shipTosOf,
} from './createShipment.ts';
import { useConsignments } from './createShipmentValue.ts';
import { LegalEwayNote } from './LegalEwayNote.tsx';
import { TransportFields } from './TransportFields.tsx';
import {
  NEW_TRANSPORT,
  showRefusal,
  type TransportForm,
  transportResolver,
} from './transportForm.ts';
import './createShipment.css';
import { t } from '../ui/text.ts';

const WIDTH = '60%';
const NO_ADDRESS = t('*Please select an address');

interface Props {
  destination: Destination;
  /** Selected items of one pickup place. */
  rows: readonly PointRow[];
  onClose: () => void;
  onCreated: () => Promise<void>;
}

/** Goods for stock have the warehouse they were bought for. */
function targetWarehouse(rows: readonly PointRow[]): PickerItem | null {
  const stock = rows.find((row) => row.orderNumber === null)?.shipTo;
  return stock?.address ? { id: stock.address.ownerId, label: stock.name } : null;
}

/** Source, destination and quantities. */
function useShipment(rows: readonly PointRow[]) {
  const [lines, setLines] = useState(() => linesOf(rows));
  const [shipTos, setShipTos] = useState(() => shipTosOf(rows));
  const [fromAddressId, setFrom] = useState<string | null>(null);
  const [warehouse, setWarehouseItem] = useState(() => targetWarehouse(rows));
  const [warehouseAddressId, setWarehouseAddress] = useState<string | null>(null);
  const setLine = (line: ShipmentLine) =>
    setLines((old) => old.map((other) => (other.row.id === line.row.id ? line : other)));
  const setShipTo = (key: string, addressId: string | null) =>
    setShipTos((old) => old.map((other) => (other.key === key ? { ...other, addressId } : other)));
  const setWarehouse = (item: PickerItem | null) => {
    setWarehouseItem(item);
    setWarehouseAddress(null);
  };
  const state = { lines, shipTos, fromAddressId, warehouse, warehouseAddressId };
  return { ...state, setLine, setShipTo, setFrom, setWarehouse, setWarehouseAddress };
}

type Shipment = ReturnType<typeof useShipment>;

function Places({
  destination,
  rows,
  shipment,
  submitted,
}: Pick<Props, 'destination' | 'rows'> & { shipment: Shipment; submitted: boolean }) {
  const {
    fromAddressId,
    setFrom,
    warehouse,
    setWarehouse,
    warehouseAddressId,
    setWarehouseAddress,
    shipTos,
    setShipTo,
  } = shipment;
  const [first] = rows;
  /** Goods of an order that go to several places. */
  const goodsOf = (key: string) => {
    const { orderNumber } = shipTos.find((one) => one.key === key) ?? {};
    if (shipTos.filter((one) => one.orderNumber === orderNumber).length < 2) return '';
    return `: ${rows.flatMap((row) => (shipToKey(row) === key ? row.sku.name : [])).join(', ')}`;
  };
  const missing = (id: string | null) => (submitted && !id ? NO_ADDRESS : undefined);
  return (
    <div className="shipment-fields shipment-places">
      <PlaceOfOwner
        label={t('Pickup: {{sourceName}}', { sourceName: first?.sourceName ?? '' })}
        owner={first ? { ownerType: first.sourceType, ownerId: first.sourceId } : null}
        addressId={fromAddressId}
        onChange={setFrom}
        problem={missing(fromAddressId)}
      />
      {destination === 'WAREHOUSE' ? (
        <>
          <WarehouseChoice
            warehouse={warehouse}
            onChange={setWarehouse}
            problem={submitted && !warehouse ? t('*Please select a warehouse') : undefined}
          />
          <PlaceOfOwner
            label={t('Address of the warehouse')}
            owner={warehouse && { ownerType: 'WAREHOUSE', ownerId: warehouse.id }}
            addressId={warehouseAddressId}
            onChange={setWarehouseAddress}
            problem={warehouse ? missing(warehouseAddressId) : undefined}
          />
        </>
      ) : (
        shipTos.map(({ key, orderNumber, customerId, customerName, addressId }) => (
          <PlaceOfOwner
            key={key}
            label={t('Ship to: {{customerName}}, order {{orderNumber}}{{goodsOf}}', {
              customerName,
              orderNumber,
              goodsOf: goodsOf(key),
            })}
            owner={customerId ? { ownerType: 'TENANT', ownerId: customerId } : null}
            addressId={addressId}
            onChange={(id) => setShipTo(key, id)}
            problem={missing(addressId)}
          />
        ))
      )}
    </div>
  );
}

const isComplete = (
  destination: Destination,
  { fromAddressId, warehouseAddressId, shipTos, lines }: Shipment,
): boolean =>
  fromAddressId !== null &&
  (destination === 'WAREHOUSE'
    ? warehouseAddressId !== null
    : shipTos.every((shipTo) => shipTo.addressId !== null)) &&
  lines.every((line) => !remainderProblem(line));

/** Ships the selected items and makes all documents (docs/rules/delivery.md#shipments). */
export function CreateShipmentPanel({ destination, rows, onClose, onCreated }: Props) {
  const { viewer } = useSession();
  const shipment = useShipment(rows);
  const [submitted, setSubmitted] = useState(false);
  const [attaching, setAttaching] = useState(false);
  const [create, { loading: saving }] = useCreateShipmentMutation();
  const idempotencyKey = useIdempotencyKey();
  const form = useForm<TransportForm>({
    defaultValues: NEW_TRANSPORT,
    resolver: transportResolver(viewer.roleId),
  });
  const { lines, shipTos, fromAddressId, warehouseAddressId } = shipment;
  const send = form.handleSubmit(async (transport) => {
    if (!isComplete(destination, shipment)) return;
    const parts = {
      destination,
      fromAddressId: fromAddressId ?? '',
      warehouseAddressId,
      shipTos,
      lines,
      transport,
    };
    const failed =
      destination === 'CUSTOMER'
        ? t('Error creating delivery shipment.')
        : t('Error creating the shipment.');
    const input = { ...shipmentInput(parts), idempotencyKey };
    const made = await withNotice(() => create({ variables: { input } }), {
      done: t('Shipment created successfully.'),
      failed,
      onFailed: showRefusal(form),
    });
    if (!made) return;
    await onCreated();
    onClose();
  });
  const submit = () => {
    setSubmitted(true);
    return send();
  };
  const consignments = useConsignments(destination, rows, lines);
  const route = shipmentRoute(rows, destination);
  const pairs = new Set(
    shipTos.map(({ orderNumber, addressId }) => `${orderNumber} ${addressId ?? ''}`),
  ).size;
  const changed =
    form.formState.isDirty ||
    lines.some((line) => remainingQuantity(line) > 0 || lineProblem(line) !== null);
  return (
    <FormDrawer
      title={t('Create Shipment')}
      width={WIDTH}
      submitText={t('Create Shipment')}
      saving={saving}
      blocked={
        attaching
          ? BLOCKED.uploading
          : lines.some((line) => lineProblem(line) !== null) && BLOCKED.invalid
      }
      dirty={changed}
      onSubmit={submit}
      onClose={onClose}
    >
      <Callout className="shipment-note">
        <h3 className="bp6-heading">{ROUTE_HEADING[route]}</h3>
        {routeNote(route, pairs)}
      </Callout>
      <CreateShipmentLines lines={lines} onChange={shipment.setLine} submitted={submitted} />
      <Places destination={destination} rows={rows} shipment={shipment} submitted={submitted} />
      <LegalEwayNote form={form} consignments={consignments} />
      <TransportFields form={form} isUpdate={false} onBusy={setAttaching} />
    </FormDrawer>
  );
}
