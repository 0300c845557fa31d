import { FormGroup } from '@blueprintjs/core';
import { useId } from 'react';
import type { OwnRegistrationFieldsFragment } from '../../generated/documents.ts';
import { useSession } from '../app/session.tsx';
import { Select } from '../ui/form/Select.tsx';
import { t } from '../ui/text.ts';

/** State and GST number, as choices and details show them. */
const registrationLine = ({
  state,
  gstin,
}: Pick<OwnRegistrationFieldsFragment, 'state' | 'gstin'>): string => `${state}, ${gstin}`;

/** Detail of a document, where the company has more than one registration. */
export function useRegistrationDetail(): (
  label: string,
  registration: OwnRegistrationFieldsFragment | null | undefined,
) => [string, string][] {
  const { companyRegistrations } = useSession().viewer;
  return (label, registration) =>
    registration && companyRegistrations.length > 1
      ? [[label, registrationLine(registration)]]
      : [];
}

interface Props {
  label?: string;
  /** Id of the registration; null for the default one. */
  value: string | null;
  onChange: (id: string) => void;
  /** Reason why it stays as it is. */
  fixed?: string | undefined;
  helperText?: string | undefined;
  /** State that limits the choice. */
  state?: string | undefined;
}

/** Choice of the company's GST registration, where it has more than one. */
export function SuppliedByPicker({
  label = t('Supplied by'),
  value,
  onChange,
  fixed,
  helperText,
  state,
}: Props) {
  const id = useId();
  const { companyRegistrations } = useSession().viewer;
  const choices = companyRegistrations.filter((one) => state === undefined || one.state === state);
  if (choices.length < 2) return null;
  return (
    <FormGroup label={label} labelFor={id} helperText={fixed ?? helperText}>
      <Select
        id={id}
        fill
        options={choices.map((one) => ({ value: one.id, label: registrationLine(one) }))}
        value={value ?? choices[0]?.id}
        disabled={fixed !== undefined}
        onChange={({ target }) => onChange(target.value)}
      />
    </FormGroup>
  );
}
