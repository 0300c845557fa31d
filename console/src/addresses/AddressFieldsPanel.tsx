import { LIMITS } from '@munim/schema/shared/limits.ts';
import type { UseFormReturn } from 'react-hook-form';
import { Field } from '../ui/form/Field.tsx';
import type { AddressForm } from './addresses.labels.ts';
import { DistrictFieldsPanel } from './DistrictFieldsPanel.tsx';

type Form = UseFormReturn<AddressForm>;

/** The fields of an address, with their fixed error texts. Country is always India. */
export function AddressFieldsPanel({ form, required }: { form: Form; required: boolean }) {
  const common = { form, requiredMark: true } as const;
  return (
    <>
      <Field
        {...common}
        name="address1"
        label="Street"
        required={required}
        maxLength={LIMITS.addressLine}
      />
      <Field
        {...common}
        name="address2"
        label="Street, second line"
        maxLength={LIMITS.addressLine}
      />
      <Field
        {...common}
        name="address3"
        label="Street, third line"
        maxLength={LIMITS.addressLine}
      />
      <DistrictFieldsPanel
        form={form}
        required={required}
        requiredMark
        wrongPinCode="*Please enter Pin Code."
      />
      <p className="kit-muted">Country: India</p>
    </>
  );
}
