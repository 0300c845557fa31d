import { LIMITS } from '@munim/schema/shared/limits.ts';
import type { UseFormReturn } from 'react-hook-form';
import { Field } from '../ui/form/Field.tsx';
import type { AddressForm } from './addresses.labels.ts';
import { DistrictFieldsPanel } from './DistrictFieldsPanel.tsx';
import { t } from '../ui/text.ts';

type Form = UseFormReturn<AddressForm>;

/** The fields of an address, with their fixed error texts. Country is always India. */
export function AddressFieldsPanel({ form, required }: { form: Form; required: boolean }) {
  const common = { form, requiredMark: true } as const;
  return (
    <>
      <Field
        {...common}
        name="address1"
        label={t('Street')}
        required={required}
        maxLength={LIMITS.addressLine}
      />
      <Field
        {...common}
        name="address2"
        label={t('Street, second line')}
        maxLength={LIMITS.addressLine}
      />
      <Field
        {...common}
        name="address3"
        label={t('Street, third line')}
        maxLength={LIMITS.addressLine}
      />
      <DistrictFieldsPanel
        form={form}
        required={required}
        requiredMark
        wrongPinCode={t('*Please enter Pin Code.')}
      />
      <p className="kit-muted">{t('Country: India')}</p>
    </>
  );
}
