import { LIMITS } from '@munim/schema/shared/limits.ts';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { Field } from '../ui/form/Field.tsx';
import { today } from '../ui/format/dates.ts';
import { t } from '../ui/text.ts';

interface TransportDocument {
  transportDocumentNumber: string;
  transportDocumentDate: string;
}

/** The carrier's document, of a challan or of its shipment: by rail, air and ship the e-way bill asks for it. */
export function TransportDocumentPanel<Fields extends FieldValues & TransportDocument>({
  form,
}: {
  form: UseFormReturn<Fields>;
}) {
  const document = form as unknown as UseFormReturn<TransportDocument>;
  return (
    <>
      <Field
        form={document}
        name="transportDocumentNumber"
        label={t('LR Number')}
        help={t('Lorry or railway receipt, airway bill, bill of lading.')}
        maxLength={LIMITS.transportDocument}
      />
      <Field
        form={document}
        name="transportDocumentDate"
        label={t('LR Date')}
        type="date"
        max={today()}
        validate={(day) => day <= today() || t('The LR Date must not be in the future.')}
      />
    </>
  );
}
