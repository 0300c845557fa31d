import { useForm } from 'react-hook-form';
import { useCreateTenantUserMutation } from '../../generated/hooks.ts';
import { errorField, serverText } from '../ui/errors.ts';
import { FormDrawer } from '../ui/form/FormDrawer.tsx';
import type { PickerItem } from '../ui/form/pickerSource.ts';
import { withNotice } from '../ui/overlay/notices.tsx';
import { ContactFields } from './ContactFields.tsx';
import { type ContactForm, contactInput, NEW_CONTACT } from './tenantForm.ts';
import { t } from '../ui/text.ts';

interface Props {
  tenantId: string;
  name: string;
  onDone: (contact: PickerItem | null) => void;
}

/** One more person at a customer, without leaving the document that is being written. */
export function CreateContactDrawer({ tenantId, name, onDone }: Props) {
  const [firstName = '', ...rest] = name.split(' ');
  const defaultValues = { ...NEW_CONTACT, firstName, lastName: rest.join(' ') };
  const form = useForm<ContactForm>({ defaultValues });
  const [create, { loading }] = useCreateTenantUserMutation();
  const submit = form.handleSubmit(async (fields) => {
    const input = { tenantId, ...contactInput(fields) };
    const made = await withNotice(() => create({ variables: { input } }), {
      failed: (said) => said ?? t('Error'),
      onFailed: (error) => {
        const field = errorField(error);
        if (field === 'email' || field === 'mobile')
          form.setError(field, { message: serverText(error) ?? '' }, { shouldFocus: true });
      },
    });
    const user = made?.data?.createTenantUser;
    if (user) onDone({ id: user.id, label: user.name });
  });
  return (
    <FormDrawer
      title={t('Create contact')}
      submitText={t('Create')}
      saving={loading}
      dirty={form.formState.isDirty}
      onSubmit={submit}
      onClose={() => onDone(null)}
    >
      <ContactFields form={form} at="" required />
    </FormDrawer>
  );
}
