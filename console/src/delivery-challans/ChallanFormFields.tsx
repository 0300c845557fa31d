import { Callout } from '@blueprintjs/core';
import { LIMITS } from '@munim/schema/shared/limits.ts';
import { TRANSPORT_MODES } from '@munim/schema/shipments/shipments.rules.ts';
import { type Path, useController, useWatch } from 'react-hook-form';
import type { ChallanFieldsFragment } from '../../generated/documents.ts';
import { DocumentPicker } from '../documents/DocumentPicker.tsx';
import { ChangedElsewhere } from '../ui/form/ChangedElsewhere.tsx';
import { Field } from '../ui/form/Field.tsx';
import { type ChallanForm, digitsOnly, type useChallanForm } from './challanForm.ts';
import { lawOf, TRANSPORT_MODE } from './delivery-challans.labels.ts';
import { TransportDocumentPanel } from './TransportDocumentPanel.tsx';
import { t } from '../ui/text.ts';

type State = ReturnType<typeof useChallanForm>;

interface Props {
  challanId: string;
  state: State;
  /** Label of the attachments: proof of delivery, or all attachments of the challan. */
  filesLabel: string;
}

interface FilesProps extends Omit<Props, 'filesLabel'> {
  name: Extract<Path<ChallanForm>, 'ewayBill' | 'files'>;
  label: string;
  max: number;
}

function Files({ challanId, state, name, label, max }: FilesProps) {
  const { field, fieldState } = useController({ control: state.form.control, name });
  const change = (files: ChallanForm['files']) => {
    field.onChange(files);
    state.form.clearErrors(name);
  };
  return (
    <DocumentPicker
      label={label}
      value={field.value}
      onChange={change}
      entity="DELIVERY_CHALLAN"
      entityId={challanId}
      max={max}
      onBusy={state.setBusy}
      error={fieldState.error?.message}
    />
  );
}

/** Says beside our own limit, which counts no GST, when the value with GST passes that of the law. */
export function LegalEwayNote({
  challan,
  state: { form },
}: {
  challan: ChallanFieldsFragment;
  state: State;
}) {
  const number = useWatch({ control: form.control, name: 'ewayBillNumber' });
  const text = lawOf(challan, number);
  return text ? (
    <Callout intent="warning" role="status">
      {text}
    </Callout>
  ) : null;
}

const MODES = TRANSPORT_MODES.map((value) => ({ value, label: TRANSPORT_MODE[value] }));

/** Fields of how the goods travel; the vehicle of a shipment is changed in the shipment. */
export function CarriageFields({ isByHand, state: { form } }: { isByHand: boolean; state: State }) {
  return (
    <>
      {isByHand && (
        <>
          <Field
            form={form}
            name="transportMode"
            label={t('Transported Mode')}
            type="select"
            options={MODES}
          />
          <Field
            form={form}
            name="vehicleNumber"
            label={t('Vehicle Number')}
            maxLength={LIMITS.vehicleNumber}
          />
        </>
      )}
      <TransportDocumentPanel form={form} />
    </>
  );
}

/** Fields that people fill in on the challan: e-way bill, receiver, attachments. */
export function ChallanFormFields({ challanId, state, filesLabel }: Props) {
  const { form, isRequired, base } = state;
  const { isDirty, isSubmitting } = form.formState;
  return (
    <>
      <ChangedElsewhere
        what={t('delivery challan')}
        base={base}
        dirty={isDirty}
        saving={isSubmitting}
      />
      <Field
        form={form}
        name="ewayBillNumber"
        label={t('E-way Bill Number')}
        maxLength={LIMITS.eWayBillNumber}
        help={
          isRequired
            ? state.isJobWork
              ? t('Required for job work in another state. 12 digits.')
              : t('Required: the total is above 50000. 12 digits.')
            : t('12 digits.')
        }
      />
      <Files
        challanId={challanId}
        state={state}
        name="ewayBill"
        label={isRequired ? t('E-way Bill Attachment *') : t('E-way Bill Attachment')}
        max={1}
      />
      <Field
        form={form}
        name="receiversName"
        label={t('Receivers Name')}
        maxLength={LIMITS.receiversName}
      />
      <Field
        form={form}
        name="grnNumber"
        label={t('GRN Number')}
        maxLength={LIMITS.grnNumber}
        validate={digitsOnly}
      />
      <Files
        challanId={challanId}
        state={state}
        name="files"
        label={filesLabel}
        max={LIMITS.attachments}
      />
      <Field
        form={form}
        name="remarks"
        label={t('Remarks')}
        type="textarea"
        maxLength={LIMITS.remarks}
      />
    </>
  );
}
