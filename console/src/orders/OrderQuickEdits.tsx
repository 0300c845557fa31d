import { InputGroup } from '@blueprintjs/core';
import { LIMITS } from '@munim/schema/shared/limits.ts';
import type { OrderDetailsFragment } from '../../generated/documents.ts';
import { SalesPersonPicker } from '../tenants/SalesPersonPicker.tsx';
import { QuickEdit } from '../ui/details/QuickEdit.tsx';
import type { PickerItem } from '../ui/form/pickerSource.ts';
import { NO_VALUE } from '../ui/format/rupees.ts';
import type { OrderEdit } from './orderWrites.ts';
import { t } from '../ui/text.ts';

interface Props {
  order: OrderDetailsFragment;
  edit: OrderEdit;
}

const LABEL = t('Customer PO no.');

function tooLong(typed: string): string | null {
  const { length } = typed.trim();
  return length > LIMITS.customerPoNumber
    ? t('{{label}}: at most {{maxLength}} characters, not {{length}}.', {
        label: LABEL,
        maxLength: LIMITS.customerPoNumber,
        length,
      })
    : null;
}

/** The customer's number of the order, changed where it stands. */
export const QuickCustomerPo = ({ order: { customerPoNumber }, edit }: Props) => (
  <QuickEdit<string>
    edit={edit((typed) => ({ customerPoNumber: typed.trim() || null }))}
    label={LABEL}
    value={customerPoNumber ?? ''}
    textOf={(typed) => typed}
    problemOf={tooLong}
    renderInput={({ value, onChange, invalid, describedBy, inputRef }) => (
      <InputGroup
        aria-label={LABEL}
        aria-describedby={describedBy}
        aria-invalid={invalid}
        intent={invalid ? 'danger' : 'none'}
        autoComplete="off"
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        inputRef={inputRef}
      />
    )}
  >
    {t('Customer PO {{customerPoNumber}}', { customerPoNumber: customerPoNumber ?? NO_VALUE })}
  </QuickEdit>
);

/** People in charge of the order, chosen where they stand. */
export const QuickSalesPerson = ({ order: { salesPerson }, edit }: Props) => (
  <QuickEdit<PickerItem | null>
    edit={edit((person) => ({ salesPersonId: person?.id ?? null }))}
    label={t('Sales person')}
    value={salesPerson && { id: salesPerson.id, label: salesPerson.name }}
    textOf={(person) => person?.label ?? ''}
    problemOf={(person) => (person ? null : t('Choose a sales person.'))}
    renderInput={({ value, onChange, invalid, inputRef }) => (
      <SalesPersonPicker
        label={t('Sales person')}
        value={value}
        onChange={onChange}
        invalid={invalid}
        inputRef={inputRef}
      />
    )}
  >
    {salesPerson?.name ?? t('No sales person')}
  </QuickEdit>
);
