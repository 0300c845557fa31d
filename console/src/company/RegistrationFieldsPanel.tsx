import { gstinProblem, stateCodeOfGstin } from '@munim/schema/shared/gstin.ts';
import { LIMITS } from '@munim/schema/shared/limits.ts';
import { STATES, stateName } from '@munim/schema/shared/states.ts';
import { useEffect } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { Field } from '../ui/form/Field.tsx';
import { GstinField } from '../ui/form/GstinField.tsx';
import type { RegistrationForm } from './company.labels.ts';
import { t } from '../ui/text.ts';

const OPTIONS = STATES.map(({ code, name }) => ({ value: name, label: `${name} (${code})` }));

interface Props {
  form: UseFormReturn<RegistrationForm>;
  /** Documents have the number: it stays. */
  hasDocuments?: boolean;
}

/** GST number and registered place; the number tells the state. */
export function RegistrationFieldsPanel({ form, hasDocuments = false }: Props) {
  const [gstin, state] = useWatch({ control: form.control, name: ['gstin', 'state'] });
  const known = gstinProblem(gstin) === null ? stateName(stateCodeOfGstin(gstin) ?? '') : null;
  const isTyped = Boolean(form.formState.dirtyFields.gstin);
  useEffect(() => {
    if (isTyped && known) form.setValue('state', known, { shouldDirty: true });
  }, [form, isTyped, known]);
  return (
    <>
      {hasDocuments ? (
        <Field
          form={form}
          name="gstin"
          label={t('GST number')}
          disabled
          help={t('It stays: documents have it. Add another registration for another number.')}
        />
      ) : (
        <GstinField form={form} name="gstin" state={state || null} required />
      )}
      <Field
        form={form}
        name="state"
        label={t('State')}
        type="select"
        options={OPTIONS}
        required
        disabled={hasDocuments}
      />
      <Field
        form={form}
        name="address1"
        label={t('Street')}
        required
        maxLength={LIMITS.addressLine}
        help={t('Without city and PIN code.')}
      />
      <Field form={form} name="city" label={t('City')} required maxLength={LIMITS.addressCity} />
      <Field form={form} name="postalCode" label={t('PIN Code')} required maxLength={6} />
    </>
  );
}
