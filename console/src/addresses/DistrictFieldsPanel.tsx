import { useApolloClient } from '@apollo/client/react';
import { LIMITS, POSTAL_CODE_PATTERN } from '@munim/schema/shared/limits.ts';
import { STATES, stateCodeOf } from '@munim/schema/shared/states.ts';
import { useState } from 'react';
import { type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form';
import { PincodeDocument, type PincodeQuery } from '../../generated/documents.ts';
import { Field } from '../ui/form/Field.tsx';
import { showNotice } from '../ui/overlay/notices.tsx';

interface Fields {
  postalCode: string;
  city: string;
  state: string;
}

const isPostalCode = (text: string) => new RegExp(POSTAL_CODE_PATTERN).test(text);

const OPTIONS = STATES.map(({ code, name }) => ({ value: name, label: `${name} (${code})` }));

/** A state of an old record that is none of the list is shown, but has to be changed. */
const optionsWith = (state: string) =>
  !state || OPTIONS.some(({ value }) => value === state)
    ? OPTIONS
    : [{ value: state, label: `${state} (unknown)` }, ...OPTIONS];

/** Looks up a PIN code; an answer for a code that was changed meanwhile is ignored. */
function usePincode() {
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

/** Leaving the pin code fills in district and state; where it lies in two states a person chooses. */
function useFill(form: UseFormReturn<Fields>) {
  const look = usePincode();
  const [hint, setHint] = useState<string>();
  const fill = (place: PincodeQuery['pincode'], pincode: string) => {
    const names = place.states.map(({ name }) => name);
    const isClear = names.length === 1;
    setHint(isClear ? undefined : `${pincode} lies in ${names.join(' and ')}: choose the state.`);
    const shown = { shouldDirty: true, shouldValidate: true };
    form.setValue('city', place.city, shown);
    if (isClear || !names.includes(form.getValues('state')))
      form.setValue('state', isClear ? place.state : '', { ...shown, shouldValidate: isClear });
  };
  const fillIn = async () => {
    if (!form.formState.dirtyFields.postalCode) return;
    const place = await look(() => form.getValues('postalCode'));
    if (place) fill(place, form.getValues('postalCode').trim());
  };
  return { fillIn, hint };
}

interface Props<Form extends FieldValues> {
  /** A form with the fields postalCode, city and state. */
  form: UseFormReturn<Form>;
  required?: boolean;
  requiredMark?: boolean;
  cityLabel?: string;
  wrongPinCode?: string;
}

/** PIN code, district, and the state as a choice of the list. */
export function DistrictFieldsPanel<Form extends FieldValues & Fields>({
  form: whole,
  required = false,
  requiredMark = false,
  cityLabel = 'District',
  wrongPinCode = 'Pin Code must be 6 digits.',
}: Props<Form>) {
  const form = whole as unknown as UseFormReturn<Fields>;
  const { fillIn, hint } = useFill(form);
  const state = useWatch({ control: form.control, name: 'state' });
  const common = { form, required, requiredMark } as const;
  return (
    <>
      <div onBlur={() => void fillIn()}>
        <Field
          {...common}
          name="postalCode"
          label="Pin Code"
          maxLength={6}
          help={`${cityLabel} and state follow from it.`}
          validate={(text) => isPostalCode(text.trim()) || wrongPinCode}
        />
      </div>
      <Field {...common} name="city" label={cityLabel} maxLength={LIMITS.addressCity} />
      <Field
        {...common}
        name="state"
        label="State"
        type="select"
        options={optionsWith(state)}
        {...(hint ? { help: hint } : {})}
        validate={(text) => stateCodeOf(text) !== null || 'Please choose a state of the list.'}
      />
    </>
  );
}
