import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Navigate, useNavigate } from 'react-router-dom';
import { useRoleTemplatesQuery } from '../../generated/hooks.ts';
import { ADMINS_PATH } from '../app/listPaths.ts';
import { QueryContent } from '../app/QueryContent.tsx';
import { useSession } from '../app/session.tsx';
import { FormFoot } from '../ui/form/FormFoot.tsx';
import { RecordHead } from '../ui/details/RecordHead.tsx';
import { useUnsaved } from '../ui/form/unsaved.ts';
import { useSingleFlight } from '../ui/form/useSingleFlight.ts';
import { AccessFields } from './AccessFields.tsx';
import { PersonFields } from './PersonFields.tsx';
import { newAccess, newPerson, type RoleTemplate, staffFieldsOf, templateOf } from './userForm.ts';
import { useUserForms } from './userWrites.ts';
import { t } from '../ui/text.ts';

function CreateAdmin({ templates }: { templates: readonly RoleTemplate[] }) {
  const { can } = useSession();
  const navigate = useNavigate();
  const form = useForm({ defaultValues: staffFieldsOf() });
  const { createAdmin, saving } = useUserForms(form);
  const [made, setMade] = useState(false);
  useUnsaved(!made && form.formState.isDirty);
  const submit = useSingleFlight(
    form.handleSubmit(async (fields) => {
      const input = {
        ...newPerson(fields),
        ...newAccess(fields, templateOf(templates, fields.role)),
      };
      if (await createAdmin(input)) setMade(true);
    }),
  );
  if (made) return <Navigate replace to={ADMINS_PATH} />;
  return (
    <form
      className="kit-page kit-form"
      noValidate
      aria-label={t('New admin user')}
      onSubmit={submit}
    >
      <RecordHead title={t('Create admin user')} />
      <div className="user-page">
        <p className="kit-muted">
          {t('They are invited by mail, with their role in words, and sign in with a code.')}
        </p>
        <PersonFields form={form} isStaff />
        <AccessFields
          form={form}
          templates={templates}
          givesRole
          givesPermissions={can('ADMIN_USER', 'APPROVE')}
        />
        <FormFoot saving={saving} onCancel={() => void navigate(ADMINS_PATH)} />
      </div>
    </form>
  );
}

/** A new member of staff. */
export function CreateAdminScreen() {
  const result = useRoleTemplatesQuery({ fetchPolicy: 'cache-first' });
  return (
    <QueryContent result={result}>
      {({ roleTemplates }) => <CreateAdmin templates={roleTemplates} />}
    </QueryContent>
  );
}
