import { FormGroup } from '@blueprintjs/core';
import { type ReactElement, useId } from 'react';
import {
  type FieldPath,
  type FieldPathValue,
  type RefCallBack,
  useController,
  useWatch,
} from 'react-hook-form';
import { AddressPicker } from '../addresses/AddressPicker.tsx';
import { SalesPersonPicker } from '../tenants/SalesPersonPicker.tsx';
import { type TenantItem, TenantPicker } from '../tenants/TenantPicker.tsx';
import { TenantUserPicker, useOnlyChoices } from '../tenants/TenantUserPicker.tsx';
import { ComingDayField } from '../ui/form/ComingDayField.tsx';
import { type NewRfqs, type NewRfqsForm, salesPersonOf } from './newRfqs.ts';
import { t } from '../ui/text.ts';

type Choice = Extract<FieldPath<NewRfqs>, 'tenant' | 'user' | 'addressId' | 'salesPerson'>;

interface PartProps<Name extends Choice> {
  form: NewRfqsForm;
  name: Name;
  label: string;
  missing: string;
  children: (input: {
    id: string;
    value: FieldPathValue<NewRfqs, Name>;
    onChange: (value: FieldPathValue<NewRfqs, Name>) => void;
    invalid: boolean;
    inputRef: RefCallBack;
  }) => ReactElement;
}

function Part<Name extends Choice>({ form, name, label, missing, children }: PartProps<Name>) {
  const id = useId();
  const { field, fieldState } = useController({
    control: form.control,
    name,
    rules: { validate: (value) => value !== null || missing },
  });
  const error = fieldState.error?.message;
  return (
    <FormGroup
      label={label}
      labelFor={id}
      labelInfo={<span className="kit-required">*</span>}
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

/**
 * Customer and delivery address; each choice clears the fields that depended on the previous one, and a customer that was just made brings its own.
 */
export function NewRfqsCustomer({ form, ownName }: { form: NewRfqsForm; ownName: boolean }) {
  const tenantId = useWatch({ control: form.control, name: 'tenant' })?.id ?? null;
  useOnlyChoices(tenantId, ({ user, address }) => {
    if (user && !form.getValues('user')) form.resetField('user', { defaultValue: user });
    if (address && !form.getValues('addressId'))
      form.resetField('addressId', { defaultValue: address.id });
  });
  const follow = (tenant: TenantItem | null) => {
    form.setValue('user', tenant?.first?.user ?? null, { shouldDirty: true });
    form.setValue('addressId', tenant?.first?.addressId ?? null, { shouldDirty: true });
  };
  return (
    <div className="rfq-customer">
      <Part form={form} name="tenant" label={t('Customer')} missing={t('*Please select a account')}>
        {({ onChange, ...input }) => (
          <TenantPicker
            mayCreate
            {...input}
            onChange={(tenant) => {
              onChange(tenant);
              follow(tenant);
              if (!ownName)
                form.setValue('salesPerson', tenant && salesPersonOf(tenant), {
                  shouldDirty: true,
                });
            }}
          />
        )}
      </Part>
      <Part form={form} name="user" label={t('Account user')} missing={t('*Please select a user')}>
        {(input) => <TenantUserPicker {...input} tenantId={tenantId} />}
      </Part>
      <Part
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
      </Part>
      <Part
        form={form}
        name="salesPerson"
        label={t('Sales person')}
        missing={t('*Please select a sales person')}
      >
        {(input) => <SalesPersonPicker {...input} disabled={ownName} />}
      </Part>
      <ComingDayField form={form} name="neededBy" label={t('Needed by')} />
    </div>
  );
}
