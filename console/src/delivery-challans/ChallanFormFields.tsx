import { LIMITS } from '@munim/schema/shared/limits.ts';
import { type Path, useController } from 'react-hook-form';
import { DocumentPicker } from '../documents/DocumentPicker.tsx';
import { Field } from '../ui/form/Field.tsx';
import { type ChallanForm, digitsOnly, type useChallanForm } from './challanForm.ts';

interface Props {
  challanId: string;
  state: ReturnType<typeof useChallanForm>;
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

/** Fields that people fill in on the challan: e-way bill, receiver, attachments. */
export function ChallanFormFields({ challanId, state, filesLabel }: Props) {
  const { form, isRequired } = state;
  return (
    <>
      <Field
        form={form}
        name="ewayBillNumber"
        label="E-way Bill Number"
        maxLength={LIMITS.eWayBillNumber}
        {...(isRequired ? { help: 'Required: the total is above 50000.' } : {})}
      />
      <Files
        challanId={challanId}
        state={state}
        name="ewayBill"
        label={isRequired ? 'E-way Bill Attachment *' : 'E-way Bill Attachment'}
        max={1}
      />
      <Field
        form={form}
        name="receiversName"
        label="Receivers Name"
        maxLength={LIMITS.receiversName}
      />
      <Field
        form={form}
        name="grnNumber"
        label="GRN Number"
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
        label="Remarks"
        type="textarea"
        maxLength={LIMITS.remarks}
      />
    </>
  );
}
