import { useForm } from 'react-hook-form';
import type { UserRowFragment } from '../../generated/documents.ts';
import { useTenantUserQuery } from '../../generated/hooks.ts';
import { FormDrawer } from '../ui/form/FormDrawer.tsx';
import { DetailsDrawer } from '../ui/overlay/DetailsDrawer.tsx';
import { PersonFields } from './PersonFields.tsx';
import { changedPerson, personFieldsOf } from './userForm.ts';
import { UserSummary, UserTags } from './UserSummary.tsx';
import { useUserForms } from './userWrites.ts';
import { t } from '../ui/text.ts';

function EditContactForm({
  user: record,
  onClose,
}: {
  user: UserRowFragment;
  onClose: () => void;
}) {
  const user = { ...record, username: record.email }; // contacts have no user name of their own
  const form = useForm({ defaultValues: personFieldsOf(user) });
  const { change, saving } = useUserForms(form);
  const submit = form.handleSubmit(async (fields) => {
    const input = changedPerson(user, fields);
    if (Object.keys(input).length === 0 || (await change({ id: user.id, ...input }))) onClose();
  });
  return (
    <FormDrawer
      title={t('Edit {{user}}', { user: user.name })}
      submitText={t('Save')}
      saving={saving}
      dirty={form.formState.isDirty}
      onSubmit={submit}
      onClose={onClose}
    >
      <PersonFields form={form} thumbnail={user.logoThumbnail} isStaff={false} />
    </FormDrawer>
  );
}

interface Props {
  tenantId: string;
  userId: string;
  deleted: boolean;
  onClose: () => void;
}

/** One contact; a form for viewers who may change it, else its fields. */
export function TenantUserDrawer({ tenantId, userId, deleted, onClose }: Props) {
  const variables = { tenantId, id: userId, deletedUser: deleted };
  const { data, error, refetch } = useTenantUserQuery({
    variables,
    fetchPolicy: 'cache-and-network',
  });
  const user = data?.tenantUser;
  if (user?.actions.includes('EDIT'))
    return <EditContactForm key={user.id} user={user} onClose={onClose} />;
  return (
    <DetailsDrawer
      recordId={userId}
      title={user?.name ?? t('User {{userId}}', { userId })}
      status={user && <UserTags user={user} />}
      width={420}
      loading={!user && !error}
      error={user ? undefined : error}
      onRetry={() => refetch().catch(() => undefined)}
      onClose={onClose}
    >
      {user && <UserSummary user={user} showAll />}
    </DetailsDrawer>
  );
}
