import {
  REASON_TEXT_LENGTH,
  reasonProblem,
  reasonsOf,
  TRANSPORT_REASONS,
  type Way,
} from '@munim/schema/delivery-challans/transportReasons.ts';
import type { TransportReason } from '@munim/schema/generated/types.ts';
import { type FieldValues, type Path, type UseFormReturn, useWatch } from 'react-hook-form';
import { Field } from '../ui/form/Field.tsx';
import { t } from '../ui/text.ts';

interface Names<Fields extends FieldValues> {
  form: UseFormReturn<Fields>;
  way: Way;
  reason: Path<Fields>;
  otherText: Path<Fields>;
  required?: boolean;
}

/** Purpose of a challan made by hand, as its ends allow it, and the words of another one. */
export function ReasonFields<Fields extends FieldValues>({
  form,
  way,
  reason,
  otherText,
  required = false,
}: Names<Fields>) {
  const chosen = useWatch({ control: form.control, name: reason });
  const fitting = reasonsOf(way);
  return (
    <>
      <Field
        form={form}
        name={reason}
        label={t('Purpose')}
        type="select"
        required={required}
        validate={(value) =>
          reasonProblem(way, { reason: value as TransportReason })?.message ?? true
        }
        options={fitting.map((value) => ({ value, label: TRANSPORT_REASONS[value].label }))}
      />
      {chosen === 'OTHERS' && (
        <Field
          form={form}
          name={otherText}
          label={t('Purpose in words')}
          required
          maxLength={REASON_TEXT_LENGTH}
        />
      )}
    </>
  );
}
