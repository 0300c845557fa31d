import { FormGroup, InputGroup } from '@blueprintjs/core';
import {
  REASON_TEXT_LENGTH,
  reasonsOf,
  reasonTextOf,
  TRANSPORT_REASONS,
  type Way,
} from '@munim/schema/delivery-challans/transportReasons.ts';
import type { TransportReason } from '@munim/schema/generated/types.ts';
import { NumberInput } from '../ui/form/NumberInput.tsx';
import { numberProblem } from '../ui/format/typedNumbers.ts';
import { Select } from '../ui/form/Select.tsx';
import { t } from '../ui/text.ts';

/** Fields of an e-way bill beside its document. */
export interface EWayForm {
  distance: string;
  /** Reason of goods without an invoice. */
  reason: TransportReason | undefined;
  reasonText: string;
}

export const eWayForm = (way: Way | undefined): EWayForm => ({
  distance: '',
  reason: way && reasonsOf(way)[0],
  reasonText: way ? reasonTextOf(way) : '',
});

/** Error of the form in words; null when there is none. */
export const eWayProblem = ({ distance, reason, reasonText }: EWayForm): string | null =>
  reason === 'OTHERS' && !reasonText.trim()
    ? t('Say in up to 20 characters why the goods travel.')
    : numberProblem('number', t('Distance'), distance);

interface Props {
  /** Ends of goods without an invoice. */
  way: Way | undefined;
  form: EWayForm;
  onChange: (form: EWayForm) => void;
}

function Reason({ way, form, onChange }: Props & { way: Way }) {
  const { reason, reasonText } = form;
  return (
    <>
      <FormGroup label={t('Why the goods travel')} labelFor="portal-reason">
        <Select
          id="portal-reason"
          fill
          value={reason}
          options={reasonsOf(way).map((one) => ({
            value: one,
            label: TRANSPORT_REASONS[one].label,
          }))}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...form, reason: value as TransportReason })
          }
        />
      </FormGroup>
      {reason === 'OTHERS' && (
        <FormGroup label={t('Reason in words')} labelFor="portal-reason-text">
          <InputGroup
            id="portal-reason-text"
            value={reasonText}
            maxLength={REASON_TEXT_LENGTH}
            onValueChange={(text) => onChange({ ...form, reasonText: text })}
          />
        </FormGroup>
      )}
    </>
  );
}

export function EWayBillFields({ way, form, onChange }: Props) {
  const problem = numberProblem('number', t('Distance'), form.distance);
  return (
    <>
      {way && <Reason way={way} form={form} onChange={onChange} />}
      <FormGroup
        label={t('Distance in km')}
        labelFor="portal-distance"
        intent={problem ? 'danger' : 'none'}
        helperText={problem ?? t('Empty: the portal reckons it from the PIN codes.')}
      >
        <NumberInput
          id="portal-distance"
          kind="number"
          value={form.distance}
          onChange={(distance) => onChange({ ...form, distance })}
        />
      </FormGroup>
    </>
  );
}
