import { Button, FormGroup, HTMLSelect } from '@blueprintjs/core';
import { Edit, Plus } from '@blueprintjs/icons';
import { TRANSPORT_MODES, VEHICLE_TYPES } from '@munim/schema/shipments/shipments.rules.ts';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useSession } from '../app/session.tsx';
import { TransporterPanel } from '../transporters/TransporterPanel.tsx';
import { transporterSource } from '../transporters/TransporterPicker.tsx';
import { Field } from '../ui/Field.tsx';
import { PickerField } from '../ui/PickerField.tsx';
import type { TransportFields } from './createShipment.ts';

const MODE_TEXT = { ROAD: 'Road', RAIL: 'Rail', AIR: 'Air', SHIP: 'Ship' } as const;
const options = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

interface Props {
  form: UseFormReturn<TransportFields>;
}

/** Who carries it; a new one or a correction without leaving the shipment. */
function Transporter({ form }: Props) {
  const { can } = useSession();
  const [open, setOpen] = useState<'new' | 'chosen' | null>(null);
  const chosen = form.watch('transporter');
  if (!can('PRODUCT', 'APPROVE')) return null;
  return (
    <div className="shipment-transporter">
      <PickerField form={form} name="transporter" label="Transporter" source={transporterSource} />
      <Button icon={<Plus />} text="New" aria-label="Create Transporter" onClick={() => setOpen('new')} />
      <Button icon={<Edit />} text="Update" aria-label="Update transporter" disabled={!chosen} onClick={() => setOpen('chosen')} />
      {open && (
        <TransporterPanel
          transporterId={open === 'chosen' ? chosen?.id : undefined}
          onSaved={({ id, name, gstNumber }) => form.setValue('transporter', { id, label: name, info: gstNumber }, { shouldDirty: true })}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  );
}

/** Vehicle, driver and costs of the house's own transport (decisions G083 to G085). */
export function CreateShipmentTransport({ form }: Props) {
  return (
    <>
      <Transporter form={form} />
      <div className="shipment-fields">
        <FormGroup label="Transport mode" labelFor="transport-initiated-by">
          <HTMLSelect fill id="transport-initiated-by" options={[{ value: 'OWN', label: 'Own Transport' }]} />
        </FormGroup>
        <Field
          form={form}
          name="transportMode"
          label="Transported Mode"
          type="select"
          required
          options={TRANSPORT_MODES.map((value) => ({ value, label: MODE_TEXT[value] }))}
        />
        <Field form={form} name="vehicleType" label="Vehicle Type" type="select" required options={options(VEHICLE_TYPES)} />
        <Field form={form} name="vehicleNumber" label="Vehicle Number" maxLength={20} required />
        <Field form={form} name="weight" label="Shipment Weight (kg)" maxLength={12} required />
        <Field form={form} name="logisticCost" label="Logistic Cost" type="money" required />
        <Field form={form} name="loadingCharge" label="Loading Charge" type="money" required />
        <Field form={form} name="driverName" label="Driver Name" maxLength={50} required />
        <Field form={form} name="driverPhone" label="Driver Phone" maxLength={10} required />
        <Field form={form} name="driverPhone2" label="Second Phone" maxLength={10} />
        <Field form={form} name="trackingLink" label="Tracking Link" maxLength={500} />
        <Field form={form} name="ewayBillNumber" label="E-way Bill Number" maxLength={50} />
      </div>
    </>
  );
}
