import { Button } from '@blueprintjs/core';
import { LIMITS } from '@munim/schema/shared/limits.ts';
import { STATES, stateCodeOf } from '@munim/schema/shared/states.ts';
import { useEffect, useRef } from 'react';
import { type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form';
import { Field } from '../ui/form/Field.tsx';
import { isPostalCode, pinCodeProblem, placeProblem } from './pinCodes.ts';
import { type PlaceFields, usePinCode } from './usePinCode.ts';
import { t } from '../ui/text.ts';

const OPTIONS = STATES.map(({ code, name }) => ({ value: name, label: `${name} (${code})` }));

/** A state of an old record that is none of the list is shown, but has to be changed. */
const optionsWith = (state: string) =>
  !state || OPTIONS.some(({ value }) => value === state)
    ? OPTIONS
    : [{ value: state, label: t('{{state}} (unknown)', { state }) }, ...OPTIONS];

interface Props<Form extends FieldValues> {
  /** A form with the fields postalCode, city and state. */
  form: UseFormReturn<Form>;
  required?: boolean;
  requiredMark?: boolean;
  cityLabel?: string;
  wrongPinCode?: string;
}

/** Marks both fields as soon as one of them is changed, and neither when they agree again. */
function useBothMarked(form: UseFormReturn<PlaceFields>, problem: string | null) {
  const { postalCode, state } = form.formState.dirtyFields;
  const isTyped = Boolean(postalCode ?? state);
  const isMarked = useRef(false);
  useEffect(() => {
    if (problem === null ? !isMarked.current : !isTyped) return;
    isMarked.current = problem !== null;
    void form.trigger(['postalCode', 'state']);
  }, [form, problem, isTyped]);
}

/** PIN code, district, and the state as a choice of the list. */
export function DistrictFieldsPanel<Form extends FieldValues & PlaceFields>({
  form: whole,
  required = false,
  requiredMark = false,
  cityLabel = t('District'),
  wrongPinCode = t('Pin Code must be 6 digits.'),
}: Props<Form>) {
  const form = whole as unknown as UseFormReturn<PlaceFields>;
  const { fillIn, retry, found, hint, stateHint } = usePinCode(form, cityLabel);
  const [pin, state] = useWatch({ control: form.control, name: ['postalCode', 'state'] });
  const problem = placeProblem(pin, state, found);
  useBothMarked(form, problem);
  const common = { form, required, requiredMark } as const;
  return (
    <>
      <div onBlur={() => void fillIn()}>
        <Field
          {...common}
          name="postalCode"
          label={t('Pin Code')}
          maxLength={6}
          help={hint ?? t('{{cityLabel}} and state follow from it.', { cityLabel })}
          validate={(text) =>
            isPostalCode(text.trim())
              ? (pinCodeProblem(text, found) ??
                placeProblem(text, form.getValues('state'), found) ??
                true)
              : wrongPinCode
          }
        />
      </div>
      {retry && <Button size="small" text={t('Look up again')} onClick={retry} />}
      <Field {...common} name="city" label={cityLabel} maxLength={LIMITS.addressCity} />
      <Field
        {...common}
        name="state"
        label={t('State')}
        type="select"
        options={optionsWith(state)}
        {...(stateHint ? { help: stateHint } : {})}
        validate={(text) =>
          stateCodeOf(text) === null
            ? t('Please choose a state of the list.')
            : (placeProblem(form.getValues('postalCode'), text, found) ?? true)
        }
      />
    </>
  );
}
