import { LIMITS } from '@munim/schema/shared/limits.ts';
import { Controller, useForm } from 'react-hook-form';
import type { OrganisationFieldsFragment } from '../../generated/documents.ts';
import {
  useCreateOrganisationMutation,
  useUpdateOrganisationMutation,
} from '../../generated/hooks.ts';
import { LogoPicker } from '../app/LogoPicker.tsx';
import { Field } from '../ui/form/Field.tsx';
import { FormDrawer } from '../ui/form/FormDrawer.tsx';
import { withNotice } from '../ui/overlay/notices.tsx';
import { t } from '../ui/text.ts';

interface Fields {
  name: string;
  logo: string | null;
  isActive: boolean;
}

const failed = (said: string | undefined) => said ?? t('Error');

interface Props {
  /** Absent: a new one. */
  organisation?: OrganisationFieldsFragment;
  /** Initial name of a new one. */
  name?: string;
  onSaved?: (organisation: { id: string; name: string }) => void;
  onClose: () => void;
}

/** A failure shows the server's text. */
export function OrganisationFormPanel({ organisation, name = '', onSaved, onClose }: Props) {
  const defaultValues = {
    name: organisation?.name ?? name,
    logo: organisation?.logo ?? null,
    isActive: organisation?.isActive ?? true,
  };
  const form = useForm<Fields>({ defaultValues });
  const [create, creating] = useCreateOrganisationMutation();
  const [update, updating] = useUpdateOrganisationMutation();
  const submit = form.handleSubmit(async (fields) => {
    const input = { ...fields, name: fields.name.trim() };
    const { id } = organisation ?? {};
    const saved = id
      ? (await withNotice(() => update({ variables: { input: { id, ...input } } }), { failed }))
          ?.data?.updateOrganisation
      : (await withNotice(() => create({ variables: { input } }), { failed }))?.data
          ?.createOrganisation;
    if (!saved) return;
    onSaved?.(saved);
    onClose();
  });
  return (
    <FormDrawer
      title={
        organisation
          ? t('Edit organisation {{organisationId}}', { organisationId: organisation.id })
          : t('Create Organisation')
      }
      submitText={organisation ? t('Update') : t('Create')}
      saving={creating.loading || updating.loading}
      dirty={form.formState.isDirty}
      onSubmit={submit}
      onClose={onClose}
    >
      <Controller
        control={form.control}
        name="logo"
        render={({ field }) => (
          <LogoPicker
            label={t('Logo')}
            fileName={field.value}
            thumbnail={organisation?.logoThumbnail ?? null}
            onChange={field.onChange}
          />
        )}
      />
      <Field
        form={form}
        name="name"
        label={t('Organisation Name')}
        required
        maxLength={LIMITS.customerName}
        autoFocus
      />
      <Field
        form={form}
        name="isActive"
        label={t('Active')}
        type="switch"
        help={t(
          'Customers of an inactive organisation keep their documents and get no new quote requests and orders.',
        )}
      />
    </FormDrawer>
  );
}
