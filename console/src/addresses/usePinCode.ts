import { useApolloClient } from '@apollo/client/react';
import { statesOfPinZone } from '@munim/schema/shared/states.ts';
import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { PincodeDocument, type PincodeQuery } from '../../generated/documents.ts';
import { errorCode } from '../ui/errors.ts';
import { showNotice } from '../ui/overlay/notices.tsx';
import { isPostalCode, type LookedUp, lookUpHint } from './pinCodes.ts';
import { t } from '../ui/text.ts';

export interface PlaceFields {
  postalCode: string;
  city: string;
  state: string;
}

type Place = PincodeQuery['pincode'];

/** The code as it is kept: letters print it as '411 026'. */
const pinIn = (text: string): string => {
  const pin = text.replaceAll(/\s/g, '');
  return isPostalCode(pin) ? pin : text;
};

/** Leaving the PIN code fills in district and state; where it lies in two states a person chooses. */
export function usePinCode(form: UseFormReturn<PlaceFields>, cityLabel: string) {
  const client = useApolloClient();
  const [found, setFound] = useState<LookedUp | null>(null);
  const [stateHint, setStateHint] = useState<string>();
  const pin = useWatch({ control: form.control, name: 'postalCode' });
  const read = () => form.getValues('postalCode').trim();

  const fill = ({ city, state, states }: Place, pincode: string) => {
    const names = states.map(({ name }) => name);
    const isClear = names.length === 1;
    setFound({ pin: pincode, states: states.map(({ code }) => code), outcome: 'found' });
    setStateHint(
      isClear
        ? undefined
        : t('{{pincode}} lies in {{names}}: choose the state.', {
            pincode,
            names: names.join(' and '),
          }),
    );
    const shown = { shouldDirty: true, shouldValidate: true };
    form.setValue('city', city, shown);
    if (isClear || !names.includes(form.getValues('state')))
      form.setValue('state', isClear ? state : '', { ...shown, shouldValidate: isClear });
  };
  const look = async () => {
    const pincode = read();
    if (!isPostalCode(pincode)) return;
    try {
      const { data } = await client.query({ query: PincodeDocument, variables: { pincode } });
      // an answer for a code that was changed meanwhile is ignored
      if (data && read() === pincode) fill(data.pincode, pincode);
    } catch (error) {
      void showNotice({ text: t('Invalid area code'), intent: 'danger' });
      if (read() !== pincode) return;
      const outcome = errorCode(error) === 'BAD_USER_INPUT' ? 'unknown' : 'failed';
      setFound({ pin: pincode, states: statesOfPinZone(pincode), outcome });
      setStateHint(undefined);
      void form.trigger('postalCode');
    }
  };
  const hasFailed = found?.outcome === 'failed' && found.pin === pin.trim();
  return {
    found,
    stateHint,
    hint: lookUpHint(pin, found, cityLabel.toLowerCase()),
    fillIn: async () => {
      const typed = form.getValues('postalCode');
      if (pinIn(typed) !== typed)
        form.setValue('postalCode', pinIn(typed), { shouldDirty: true, shouldValidate: true });
      if (form.formState.dirtyFields.postalCode) await look();
    },
    retry: hasFailed ? () => void look() : null,
  };
}
