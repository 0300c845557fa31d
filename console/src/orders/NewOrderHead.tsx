import { FormGroup } from '@blueprintjs/core';
import { LIMITS } from '@munim/schema/shared/limits.ts';
import { type ReactElement, useId } from 'react';
import { type FieldPathValue, type RefCallBack, useController, useWatch } from 'react-hook-form';
import { AddressPicker } from '../addresses/AddressPicker.tsx';
import { BillToPicker } from '../billing-registrations/BillToPicker.tsx';
import { SuppliedByPicker } from '../company/SuppliedByPicker.tsx';
import { SalesPersonPicker } from '../tenants/SalesPersonPicker.tsx';
import { TenantPicker } from '../tenants/TenantPicker.tsx';
import { TenantUserPicker, useOnlyChoices } from '../tenants/TenantUserPicker.tsx';
import { ComingDayField } from '../ui/form/ComingDayField.tsx';
import { Field } from '../ui/form/Field.tsx';
import { type NewOrder, type NewOrderForm, customerDefaults } from './newOrder.ts';
import { t } from '../ui/text.ts';

type Choice = 'tenant' | 'user' | 'addressId' | 'billTo' | 'salesPerson';

interface ChoiceProps<Name extends Choice> {
  form: NewOrderForm;
  name: Name;
  label: string;
  /** Error of a missing choice; without it the field is optional. */
  missing?: string;
  children: (input: {
    id: string;
    value: FieldPathValue<NewOrder, Name>;
    onChange: (value: FieldPathValue<NewOrder, Name>) => void;
    invalid: boolean;
    inputRef: RefCallBack;
  }) => ReactElement;
}

function ChoiceField<Name extends Choice>({
  form,
  name,
  label,
  missing,
  children,
}: ChoiceProps<Name>) {
  const id = useId();
  const validate = (value: unknown) => value !== null || missing || true;
  const { field, fieldState } = useController({ control: form.control, name, rules: { validate } });
  const error = fieldState.error?.message;
  return (
    <FormGroup
      label={label}
      labelFor={id}
      labelInfo={missing && <span className="kit-required">*</span>}
      intent={error ? 'danger' : 'none'}
      helperText={error && <span role="alert">{error}</span>}
    >
      {children({
        id,
        value: field.value,
        onChange: field.onChange,
        invalid: error !== undefined,
        inputRef: field.ref,
      })}
    </FormGroup>
  );
}

function BillToField({
  form,
  tenantId,
  shipTo,
}: {
  form: NewOrderForm;
  tenantId: string | null;
  shipTo: string | undefined;
}) {
  const { field } = useController({ control: form.control, name: 'billTo' });
  return (
    <BillToPicker
      customerId={tenantId}
      value={field.value}
      onChange={field.onChange}
      shipTo={[shipTo]}
    />
  );
}

function SuppliedByField({ form }: { form: NewOrderForm }) {
  const { field } = useController({ control: form.control, name: 'suppliedBy' });
  return <SuppliedByPicker value={field.value} onChange={field.onChange} />;
}

/** Customer and delivery address; another customer clears the fields that depended on it. */
export function NewOrderHead({
  form,
  ownName,
  state,
}: {
  form: NewOrderForm;
  ownName: boolean;
  /** State of the delivery address. */
  state: string | undefined;
}) {
  const tenantId = useWatch({ control: form.control, name: 'tenant' })?.id ?? null;
  useOnlyChoices(tenantId, ({ user, address }) => {
    if (user && !form.getValues('user')) form.resetField('user', { defaultValue: user });
    if (address && !form.getValues('addressId'))
      form.resetField('addressId', { defaultValue: address.id });
  });
  return (
    <>
      <div className="order-head">
        <ChoiceField
          form={form}
          name="tenant"
          label={t('Customer')}
          missing={t('*Please select a account')}
        >
          {({ onChange, ...input }) => (
            <TenantPicker
              mayCreate
              {...input}
              onChange={(tenant) => {
                onChange(tenant);
                for (const [name, value] of Object.entries(customerDefaults(tenant, ownName)))
                  form.setValue(name as Choice, value, { shouldDirty: true });
              }}
            />
          )}
        </ChoiceField>
        <ChoiceField form={form} name="user" label={t('Account user')}>
          {(input) => <TenantUserPicker {...input} tenantId={tenantId} />}
        </ChoiceField>
        <ChoiceField
          form={form}
          name="addressId"
          label={t('Delivery address')}
          missing={t('*Please select a delivery address')}
        >
          {({ onChange, ...input }) => (
            <AddressPicker
              {...input}
              owner={tenantId ? { ownerType: 'TENANT', ownerId: tenantId } : null}
              onChange={(address) => onChange(address?.id ?? null)}
            />
          )}
        </ChoiceField>
        <BillToField form={form} tenantId={tenantId} shipTo={state} />
        <SuppliedByField form={form} />
        <ChoiceField form={form} name="salesPerson" label={t('Sales person')}>
          {(input) => <SalesPersonPicker {...input} disabled={ownName} />}
        </ChoiceField>
        <Field
          form={form}
          name="customerPoNumber"
          label={t('Customer PO Number')}
          maxLength={LIMITS.customerPoNumber}
        />
        <ComingDayField form={form} name="deliveryDate" label={t('Delivery Date')} />
      </div>
      <Field
        form={form}
        name="remarks"
        label={t('Remarks')}
        type="textarea"
        maxLength={LIMITS.remarks}
      />
    </>
  );
}
