import { useApolloClient } from '@apollo/client/react';
import { LIMITS, POSTAL_CODE_PATTERN } from '@munim/schema/shared/limits.ts';
import type { UseFormReturn } from 'react-hook-form';
import { PincodeDocument } from '../../generated/documents.ts';
import { Field } from '../ui/form/Field.tsx';
import { showNotice } from '../ui/overlay/notices.tsx';
import type { AddressForm } from './addresses.labels.ts';

type Form = UseFormReturn<AddressForm>;

const isPostalCode = (text: string) => new RegExp(POSTAL_CODE_PATTERN).test(text);

/** Looks up a PIN code; an answer for a code that was changed meanwhile is ignored. */
export function useDistrictOf() {
  const client = useApolloClient();
  return async (read: () => string) => {
    const pincode = read().trim();
    if (!isPostalCode(pincode)) return undefined;
    try {
      const { data } = await client.query({ query: PincodeDocument, variables: { pincode } });
      return read().trim() === pincode ? data?.pincode : undefined;
    } catch {
      void showNotice({ text: 'Invalid area code', intent: 'danger' });
      return undefined;
    }
  };
}

/** Leaving the pin code fills in district and state. */
function usePincode(form: Form) {
  const districtOf = useDistrictOf();
  return async () => {
    if (!form.formState.dirtyFields.postalCode) return;
    const place = await districtOf(() => form.getValues('postalCode'));
    if (!place) return;
    form.setValue('city', place.city, { shouldDirty: true, shouldValidate: true });
    form.setValue('state', place.state, { shouldDirty: true, shouldValidate: true });
  };
}

/** The fields of an address, with their fixed error texts. Country is always India. */
export function AddressFieldsPanel({ form, required }: { form: Form; required: boolean }) {
  const fillIn = usePincode(form);
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
      <div onBlur={() => void fillIn()}>
        <Field
          {...common}
          name="postalCode"
          label="Pin Code"
          required={required}
          maxLength={6}
          help="District and state follow from it."
          validate={(text) => isPostalCode(text.trim()) || '*Please enter Pin Code.'}
        />
      </div>
      <Field
        {...common}
        name="city"
        label="District"
        required={required}
        maxLength={LIMITS.addressCity}
      />
      <Field
        {...common}
        name="state"
        label="State"
        required={required}
        maxLength={LIMITS.addressCity}
      />
      <p className="kit-muted">Country: India</p>
    </>
  );
}
