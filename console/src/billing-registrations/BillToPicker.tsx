import { FormGroup } from '@blueprintjs/core';
import {
  billedOf,
  placeOfSupply,
} from '@munim/schema/billing-registrations/billing-registrations.rules.ts';
import { stateCodeOf } from '@munim/schema/shared/states.ts';
import { useCallback, useId } from 'react';
import type { BillingRegistrationFieldsFragment } from '../../generated/documents.ts';
import { useBillingRegistrationsQuery } from '../../generated/hooks.ts';
import { useCompanyState } from '../app/companyState.ts';
import { useSession } from '../app/session.tsx';
import { AddRegistrationPanel } from './AddRegistrationPanel.tsx';
import {
  billToInput,
  CUSTOMER_ITSELF,
  registrationOption,
} from './billing-registrations.labels.ts';
import { Select } from '../ui/form/Select.tsx';
import { t } from '../ui/text.ts';

const DEFAULT = t('By customer and delivery address');
const ASK = t('Choose who is billed');
const ITSELF = t('The customer itself, not registered');
const NONE = [] as const;

function useRegistrations(customerId: string | null) {
  const { can } = useSession();
  const { data } = useBillingRegistrationsQuery({
    variables: { customerId, isActive: true, limit: 200 },
    skip: customerId === null || !can('TENANT', 'READ'),
  });
  return { rows: data?.billingRegistrations.items ?? NONE, isKnown: data !== undefined };
}

/**
 * Tells by the rule of the server how goods to a state are taxed that a registration of the company
 * supplies, and whether the user has to choose first who is billed. Users who may not read
 * registrations get the tax of the state itself.
 */
export function useSupply(
  customerId: string | null,
  choice: string | null,
  suppliedBy: string | null = null,
) {
  const company = useCompanyState(suppliedBy);
  const { rows: registrations } = useRegistrations(customerId);
  return useCallback(
    (state: string | null | undefined) => {
      const { billingRegistrationId: registrationId, billsCustomerItself: customerItself } =
        billToInput(choice);
      const shipTo = state ? stateCodeOf(state) : null;
      const billed = billedOf(registrations, { registrationId, customerItself }, shipTo);
      const known = typeof billed === 'string' ? null : billed;
      const place = placeOfSupply({ billed: known, shipTo, company });
      return { ...place, isUndecided: choice === null && billed === 'UNDECIDED' };
    },
    [registrations, choice, company],
  );
}

/** Bill-to without a choice, where customer and delivery addresses decide it. */
function defaultText(
  rows: readonly BillingRegistrationFieldsFragment[],
  shipTo: readonly (string | null | undefined)[],
): string {
  const noChoice = { registrationId: null, customerItself: false };
  const billed = shipTo.map((state) => billedOf(rows, noChoice, stateCodeOf(state ?? '')));
  const [first] = billed;
  return typeof first === 'object' && billed.every((one) => one === first)
    ? `${DEFAULT}: ${registrationOption(first)}`
    : DEFAULT;
}

interface Props {
  customerId: string | null;
  /** Chosen registration or the customer itself; null for what customer and delivery address say. */
  value: string | null;
  onChange: (choice: string | null) => void;
  /** States that the goods go to: the choice is asked for where they do not say who is billed. */
  shipTo?: readonly (string | null | undefined)[];
  /** Reason why it stays as it is. */
  fixed?: string | undefined;
  /** Id of its input, by which a notice leads to it. */
  inputId?: string;
}

/** Choice of who is billed, where customer and organisation leave one. */
export function BillToPicker({
  customerId,
  value,
  onChange,
  shipTo = NONE,
  fixed,
  inputId,
}: Props) {
  const ownId = useId();
  const id = inputId ?? ownId;
  const { can } = useSession();
  const { rows, isKnown } = useRegistrations(customerId);
  const supply = useSupply(customerId, value);
  const unknown = shipTo.find((state) => state && supply(state).isUndecided);
  const hasOwn = rows.some((row) => row.customerId !== null);
  // a registration of the customer's own leaves no choice, and a second one is not possible
  const adds = customerId !== null && fixed === undefined && isKnown && !hasOwn;
  const add = adds && <AddRegistrationPanel customerId={customerId} />;
  if (value === null && rows.every((row) => row.customerId !== null))
    return add && can('TENANT', 'UPDATE') ? (
      <FormGroup label={t('Bill to')}>
        <p>{ITSELF}</p>
        {add}
      </FormGroup>
    ) : null;
  const options = [
    { value: '', label: unknown ? `${ASK} …` : defaultText(rows, shipTo) },
    ...rows.map((row) => ({ value: row.id, label: registrationOption(row) })),
    ...(hasOwn && value !== CUSTOMER_ITSELF ? [] : [{ value: CUSTOMER_ITSELF, label: ITSELF }]),
  ];
  // one that is not active any more stays until another is chosen
  if (value !== null && !options.some((option) => option.value === value))
    options.push({ value, label: t('Registration {{value}}', { value }) });
  const question =
    unknown &&
    t('{{ask}}: the registrations do not tell it for goods to {{unknown}}.', { ask: ASK, unknown });
  return (
    <FormGroup
      label={t('Bill to')}
      labelFor={id}
      intent={question ? 'danger' : 'none'}
      helperText={question ? <span role="alert">{question}</span> : fixed}
    >
      <Select
        id={id}
        fill
        options={options}
        value={value ?? ''}
        disabled={fixed !== undefined}
        onChange={({ target }) => onChange(target.value || null)}
      />
      {add}
    </FormGroup>
  );
}
