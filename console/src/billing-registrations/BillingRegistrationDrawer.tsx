import { LIMITS } from '@munim/schema/shared/limits.ts';
import { gstinProblem, stateCodeOfGstin } from '@munim/schema/shared/gstin.ts';
import { stateName } from '@munim/schema/shared/states.ts';
import { useEffect } from 'react';
import { useForm, type UseFormReturn, useWatch } from 'react-hook-form';
import type { BillingRegistrationFieldsFragment } from '../../generated/documents.ts';
import {
  useCreateBillingRegistrationMutation,
  useUpdateBillingRegistrationMutation,
} from '../../generated/hooks.ts';
import { type AddressForm, addressInput } from '../addresses/addresses.labels.ts';
import { AddressFieldsPanel } from '../addresses/AddressFieldsPanel.tsx';
import { Field } from '../ui/form/Field.tsx';
import { FormDrawer } from '../ui/form/FormDrawer.tsx';
import { GstinField } from '../ui/form/GstinField.tsx';
import { withNotice } from '../ui/overlay/notices.tsx';
import { REGISTRATION_CREATED, REGISTRATION_UPDATED } from './billing-registrations.labels.ts';
import { t } from '../ui/text.ts';

/** Customer or organisation of a page: one of the two. */
export interface RegistrationOwner {
  customerId?: string;
  organisationId?: string;
}

interface Form extends AddressForm {
  legalName: string;
  gstNumber: string;
  isSez: boolean;
  isPrincipal: boolean;
  isActive: boolean;
}

const formOf = (registration?: BillingRegistrationFieldsFragment): Form => ({
  legalName: registration?.legalName ?? '',
  gstNumber: registration?.gstNumber ?? '',
  isSez: registration?.kind === 'SEZ',
  address1: registration?.address1 ?? '',
  address2: registration?.address2 ?? '',
  address3: registration?.address3 ?? '',
  postalCode: registration?.postalCode ?? '',
  city: registration?.city ?? '',
  state: registration?.state ?? '',
  isPrincipal: registration?.isPrincipal ?? false,
  isActive: registration?.isActive ?? true,
});

/** A GST number tells state and PAN. */
function useGstNumber(form: UseFormReturn<Form>): string {
  const isSez = useWatch({ control: form.control, name: 'isSez' });
  const gstNumber = useWatch({ control: form.control, name: 'gstNumber' });
  const isGood = gstinProblem(gstNumber) === null;
  const state = isGood ? stateName(stateCodeOfGstin(gstNumber) ?? '') : null;
  const isTyped = Boolean(form.formState.dirtyFields.gstNumber);
  useEffect(() => {
    if (isTyped && state) form.setValue('state', state, { shouldDirty: true });
  }, [form, isTyped, state]);
  if (isGood) return `PAN ${gstNumber.slice(2, 12)}`;
  return isSez
    ? t('A unit or developer of an SEZ has one.')
    : t('Empty for who is not registered.');
}

interface Props {
  owner: RegistrationOwner;
  /** Absent: a new one. */
  registration?: BillingRegistrationFieldsFragment;
  onSaved: () => void;
  onClose: () => void;
}

/** Legal name, GST number and registered address, by which documents are billed. */
export function BillingRegistrationDrawer({ owner, registration, onSaved, onClose }: Props) {
  const form = useForm<Form>({ defaultValues: formOf(registration) });
  const gstHelp = useGstNumber(form);
  const isSez = useWatch({ control: form.control, name: 'isSez' });
  const [create, creating] = useCreateBillingRegistrationMutation();
  const [update, updating] = useUpdateBillingRegistrationMutation();
  const isOfOrganisation = registration
    ? registration.organisationId !== null
    : owner.organisationId !== undefined;
  const isPrincipal = registration?.isPrincipal ?? false;
  const submit = form.handleSubmit(async (fields) => {
    const input = {
      ...addressInput(fields),
      legalName: fields.legalName.trim(),
      gstNumber: fields.gstNumber.trim(),
      kind: fields.isSez ? ('SEZ' as const) : ('REGULAR' as const),
      ...(isOfOrganisation && fields.isPrincipal !== isPrincipal
        ? { isPrincipal: fields.isPrincipal }
        : {}),
    };
    const done = registration
      ? await withNotice(
          () =>
            update({
              variables: { input: { id: registration.id, ...input, isActive: fields.isActive } },
            }),
          REGISTRATION_UPDATED,
        )
      : await withNotice(
          () => create({ variables: { input: { ...owner, ...input } } }),
          REGISTRATION_CREATED,
        );
    if (done) onSaved();
  });
  return (
    <FormDrawer
      title={registration ? t('Change billing registration') : t('Add billing registration')}
      submitText={registration ? t('Update') : t('Save')}
      saving={creating.loading || updating.loading}
      dirty={form.formState.isDirty}
      onSubmit={submit}
      onClose={onClose}
    >
      {!isOfOrganisation && !registration && (
        <p className="kit-muted">
          {t(
            'With the GST number of its organisation and another address in that state, this is the billing address of this customer alone.',
          )}
        </p>
      )}
      <Field
        form={form}
        name="legalName"
        label={t('Legal name')}
        required
        maxLength={LIMITS.customerName}
        autoFocus
      />
      <GstinField form={form} name="gstNumber" help={gstHelp} required={isSez} />
      <Field
        form={form}
        name="isSez"
        label={t('Unit or developer of a special economic zone (SEZ)')}
        type="switch"
        help={t('As its GST certificate says: it is billed with IGST, whatever the states.')}
      />
      <AddressFieldsPanel form={form as unknown as UseFormReturn<AddressForm>} required />
      {isOfOrganisation && (
        <Field
          form={form}
          name="isPrincipal"
          label={t('Principal registration')}
          type="switch"
          disabled={isPrincipal}
          help={t('Listed first. It is billed only where it is chosen, or in its own state.')}
        />
      )}
      {registration && !isPrincipal && (
        <Field
          form={form}
          name="isActive"
          label={t('Active')}
          type="switch"
          help={t('An inactive one is not billed.')}
        />
      )}
    </FormDrawer>
  );
}
