import { Button } from '@blueprintjs/core';
import { LIMITS } from '@munim/schema/shared/limits.ts';
import { TRANSPORT_MODES, VEHICLE_TYPES } from '@munim/schema/shipments/shipments.rules.ts';
import { useState } from 'react';
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import { useSession } from '../app/session.tsx';
import { TRANSPORT_MODE } from '../delivery-challans/delivery-challans.labels.ts';
import { TransportDocumentPanel } from '../delivery-challans/TransportDocumentPanel.tsx';
import { DocumentPicker } from '../documents/DocumentPicker.tsx';
import { TransporterPanel } from '../transporters/TransporterPanel.tsx';
import { transporterSource } from '../transporters/TransporterPicker.tsx';
import { Field } from '../ui/form/Field.tsx';
import { FormSection } from '../ui/form/FormSection.tsx';
import { PickerField } from '../ui/form/PickerField.tsx';
import { TRANSPORT_INITIATOR } from './shipments.labels.ts';
import type { TransportForm } from './transportForm.ts';
import './shipments.css';
import { t } from '../ui/text.ts';

const OWN = [{ value: 'OWN', label: TRANSPORT_INITIATOR.OWN }];
const SELLER = [{ value: 'SELLER', label: TRANSPORT_INITIATOR.SELLER }];
const MODES = TRANSPORT_MODES.map((value) => ({ value, label: TRANSPORT_MODE[value] }));
const VEHICLES = VEHICLE_TYPES.map((value) => ({ value, label: value }));

type Form = UseFormReturn<TransportForm>;

/** Picked, made or corrected without leaving the shipment. */
export function TransporterField({ form, required }: { form: Form; required: boolean }) {
  const { can } = useSession();
  const transporter = useWatch({ control: form.control, name: 'transporter' });
  const [openForm, setOpenForm] = useState<'new' | 'edit' | null>(null);
  return (
    <div>
      <PickerField
        form={form}
        name="transporter"
        label={t('Transporter')}
        source={transporterSource}
        required={required}
      />
      {can('PRODUCT', 'APPROVE') && (
        <div className="shipment-transporter-actions">
          <Button
            size="small"
            variant="minimal"
            text={t('Create Transporter')}
            onClick={() => setOpenForm('new')}
          />
          {transporter && (
            <Button
              size="small"
              variant="minimal"
              text={t('Update Transporter')}
              onClick={() => setOpenForm('edit')}
            />
          )}
        </div>
      )}
      {openForm && (
        <TransporterPanel
          transporterId={openForm === 'edit' ? transporter?.id : undefined}
          onSaved={({ id, name }) =>
            form.setValue(
              'transporter',
              { id, label: name },
              { shouldDirty: true, shouldValidate: true },
            )
          }
          onClose={() => setOpenForm(null)}
        />
      )}
    </div>
  );
}

function Vehicle({ form, required }: { form: Form; required: boolean }) {
  return (
    <Field
      form={form}
      name="vehicleNumber"
      label={t('Vehicle Number')}
      maxLength={LIMITS.vehicleNumber}
      required={required}
    />
  );
}

function Mode({ form, required }: { form: Form; required: boolean }) {
  return (
    <Field
      form={form}
      name="transportMode"
      label={t('Transported Mode')}
      type="select"
      options={MODES}
      required={required}
    />
  );
}

function OwnFields({ form, isUpdate }: { form: Form; isUpdate: boolean }) {
  return (
    <>
      <Mode form={form} required />
      <TransporterField form={form} required={isUpdate} />
      <Field
        form={form}
        name="vehicleType"
        label={t('Vehicle Type')}
        type="select"
        options={VEHICLES}
        required
      />
      <Vehicle form={form} required />
      <Field
        form={form}
        name="weight"
        label={t('Shipment Weight')}
        help={t('In kilograms.')}
        maxLength={15}
        required
      />
    </>
  );
}

function Costs({ form }: { form: Form }) {
  return (
    <FormSection title={t('Cost')} className="shipment-fields">
      <Field form={form} name="logisticCost" label={t('Logistic Cost')} type="money" required />
      <Field form={form} name="loadingCharge" label={t('Loading Charge')} type="money" required />
    </FormSection>
  );
}

/** The vehicle of the seller is known when it tells it: the e-way bill asks for it. */
function SellerFields({ form }: { form: Form }) {
  return (
    <>
      <Mode form={form} required={false} />
      <Vehicle form={form} required={false} />
    </>
  );
}

interface Props {
  form: Form;
  isUpdate: boolean;
  /** An upload is under way: the form waits. */
  onBusy: (busy: boolean) => void;
}

/**
 * Vehicle, driver, costs and e-way bill of a shipment. The seller's transport is not offered; a
 * shipment that has it keeps it (docs/rules/delivery.md#transport).
 */
export function TransportFields({ form, isUpdate, onBusy }: Props) {
  const { can } = useSession();
  const initiator = useWatch({ control: form.control, name: 'transportInitiatedBy' });
  const isOwn = initiator === 'OWN';
  return (
    <>
      <FormSection title={t('Vehicle')} className="shipment-fields">
        <Field
          form={form}
          name="transportInitiatedBy"
          label={t('Transport Mode')}
          type="select"
          options={isOwn ? OWN : SELLER}
          disabled={!isOwn}
          required
        />
        {isOwn ? <OwnFields form={form} isUpdate={isUpdate} /> : <SellerFields form={form} />}
      </FormSection>
      {isOwn && <Costs form={form} />}
      <FormSection title={t('Driver')} className="shipment-fields">
        <Field
          form={form}
          name="driverName"
          label={t('Driver Name')}
          maxLength={LIMITS.personName}
          required
        />
        <Field form={form} name="driverPhone" label={t('Driver Phone')} type="phone" required />
        <Field form={form} name="driverPhone2" label={t('Driver Phone 2')} type="phone" />
        <Field
          form={form}
          name="trackingLink"
          label={t('Tracking Link')}
          maxLength={LIMITS.trackingLink}
        />
      </FormSection>
      <FormSection title={t('Papers')} className="shipment-fields">
        <TransportDocumentPanel form={form} />
        <Field
          form={form}
          name="ewayBillNumber"
          label={t('E-way Bill Number')}
          help={t('12 digits.')}
          maxLength={LIMITS.eWayBillNumber}
        />
        {can('DOCUMENT_UPLOAD', 'WRITE') && <EwayBillFile form={form} onBusy={onBusy} />}
      </FormSection>
    </>
  );
}

export function EwayBillFile({ form, onBusy }: { form: Form; onBusy: (busy: boolean) => void }) {
  return (
    <Controller
      control={form.control}
      name="ewayBill"
      render={({ field: { value, onChange }, fieldState: { error } }) => (
        <DocumentPicker
          label={t('E-way Bill Attachment')}
          entity="SHIPMENT"
          value={value}
          max={1}
          onChange={onChange}
          onBusy={onBusy}
          error={error?.message}
        />
      )}
    />
  );
}
