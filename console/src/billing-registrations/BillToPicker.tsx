import { FormGroup, HTMLSelect } from '@blueprintjs/core';
import { useId } from 'react';
import { useBillingRegistrationsQuery } from '../../generated/hooks.ts';
import { useSession } from '../app/session.tsx';
import { registrationOption } from './billing-registrations.labels.ts';

const DEFAULT = 'By customer and delivery address';

interface Props {
  customerId: string | null;
  /** Chosen registration; null for what customer and delivery address say. */
  value: string | null;
  onChange: (registrationId: string | null) => void;
  /** Reason why it stays as it is. */
  fixed?: string | undefined;
}

/** Choice of who is billed, where the customer and its organisation have more than one registration. */
export function BillToPicker({ customerId, value, onChange, fixed }: Props) {
  const id = useId();
  const { can } = useSession();
  const { data } = useBillingRegistrationsQuery({
    variables: { customerId, isActive: true, limit: 200 },
    skip: customerId === null || !can('TENANT', 'READ'),
  });
  const rows = data?.billingRegistrations.items ?? [];
  if (rows.length < 2 && value === null) return null;
  const options = [
    { value: '', label: DEFAULT },
    ...rows.map((row) => ({ value: row.id, label: registrationOption(row) })),
  ];
  // one that is not active any more stays until another is chosen
  if (value !== null && !rows.some((row) => row.id === value))
    options.push({ value, label: `Registration ${value}` });
  return (
    <FormGroup label="Bill to" labelFor={id} helperText={fixed}>
      <HTMLSelect
        id={id}
        fill
        options={options}
        value={value ?? ''}
        disabled={fixed !== undefined}
        onChange={({ target }) => onChange(target.value || null)}
      />
    </FormGroup>
  );
}
