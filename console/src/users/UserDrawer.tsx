import { Button } from '@blueprintjs/core';
import { useCallback, useMemo } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { UserDetailsFragment } from '../../generated/documents.ts';
import { useRoleTemplatesQuery, useUserQuery } from '../../generated/hooks.ts';
import { permissionMap, useSession } from '../app/session.tsx';
import { salesPersonSource } from '../tenants/SalesPersonPicker.tsx';
import { FormDrawer } from '../ui/form/FormDrawer.tsx';
import { PickerField } from '../ui/form/PickerField.tsx';
import { DetailsDrawer } from '../ui/overlay/DetailsDrawer.tsx';
import { AccessFields } from './AccessFields.tsx';
import { PermissionMatrixPanel } from './PermissionMatrixPanel.tsx';
import { changeText } from './permissions.labels.ts';
import { PersonFields } from './PersonFields.tsx';
import {
  changedAccess,
  changedPerson,
  isCategoryManager,
  mapOfUser,
  type RoleTemplate,
  staffFieldsOf,
  templateOf,
} from './userForm.ts';
import { USER_ACTION, USER_ACTIONS } from './users.labels.ts';
import { UserSummary, UserTags } from './UserSummary.tsx';
import { useUserForms, type UserCommand } from './userWrites.ts';
import { t } from '../ui/text.ts';

const WIDTH = 620;

interface Shown {
  user: UserDetailsFragment;
  templates: readonly RoleTemplate[];
  /** Opened for the permissions: they come into sight. */
  atPermissions: boolean;
  onCommand: (user: UserDetailsFragment, command: UserCommand) => void;
  onClose: () => void;
}

const titleOf = (user: UserDetailsFragment) => (
  <span className="kit-drawer-title">
    {user.name} <UserTags user={user} />
  </span>
);

const commandsOf = ({ actions }: UserDetailsFragment) =>
  USER_ACTIONS.filter(
    (action): action is UserCommand =>
      action !== 'EDIT' &&
      action !== 'PERMISSIONS' &&
      action !== 'VIEW_AS' &&
      actions.includes(action),
  );

function Commands({ user, onCommand }: Pick<Shown, 'user' | 'onCommand'>) {
  return commandsOf(user).map((command) => (
    <Button
      key={command}
      size="small"
      text={USER_ACTION[command]}
      intent={command === 'DELETE' || command === 'BAN' ? 'danger' : 'none'}
      variant={command === 'DELETE' || command === 'BAN' ? 'outlined' : 'solid'}
      onClick={() => onCommand(user, command)}
    />
  ));
}

/** Brings a part of the drawer to its top when it is drawn: the drawer itself comes from the side and must not be scrolled to. */
const useScrollIntoView = (wanted: boolean) =>
  useCallback(
    (part: HTMLElement | null) => {
      const body = part?.closest('.kit-drawer-body');
      if (wanted && part && body)
        body.scrollTop += part.getBoundingClientRect().top - body.getBoundingClientRect().top;
    },
    [wanted],
  );

function EditUserForm({ user, templates, atPermissions, onCommand, onClose }: Shown) {
  const [edits, gives] = [user.actions.includes('EDIT'), user.actions.includes('PERMISSIONS')];
  const { viewer } = useSession();
  const form = useForm({ defaultValues: staffFieldsOf(user) });
  const { change, saving } = useUserForms(form);
  const [role, permissions] = useWatch({ control: form.control, name: ['role', 'permissions'] });
  const before = useMemo(
    () => ({ role: String(user.roleId), permissions: mapOfUser(user) }),
    [user],
  );
  const access = useScrollIntoView(atPermissions);
  const template = templateOf(templates, role);
  const means = [
    role === before.role
      ? ''
      : t('makes them {{template}}', { template: template?.name ?? 'nothing' }),
    changeText(before.permissions, permissions),
  ];
  const submit = form.handleSubmit(async (fields) => {
    const input = {
      ...(edits ? changedPerson(user, fields) : {}),
      ...(gives ? changedAccess(user, fields, template) : {}),
    };
    if (Object.keys(input).length === 0 || (await change({ id: user.id, ...input }))) onClose();
  });
  return (
    <FormDrawer
      title={titleOf(user)}
      width={WIDTH}
      submitText={t('Save')}
      saving={saving}
      dirty={form.formState.isDirty}
      onSubmit={submit}
      onClose={onClose}
    >
      {commandsOf(user).length > 0 && (
        <div className="user-commands">
          <Commands user={user} onCommand={onCommand} />
        </div>
      )}
      <UserSummary user={user} showAll={!edits} />
      {edits && (
        <PersonFields
          form={form}
          thumbnail={user.logoThumbnail}
          isStaff
          namesOnly={user.id === viewer.id}
          silent={atPermissions}
        />
      )}
      <div ref={access}>
        <AccessFields
          form={form}
          templates={templates}
          before={before}
          givesRole={gives}
          givesPermissions={gives}
        />
      </div>
      {isCategoryManager(role) && (
        <PickerField
          form={form}
          name="salesUsers"
          label={t('Sales users')}
          source={salesPersonSource}
          multiple
          disabled={!gives}
          help={t('Home shows quote requests of these sales persons; of all when empty.')}
        />
      )}
      <p className="user-consequence" role="status">
        {means.some(Boolean) && t('Saving {{means}}.', { means: means.filter(Boolean).join(', ') })}
      </p>
    </FormDrawer>
  );
}

function ReadOnlyUser({ user, templates, onCommand, onClose }: Shown) {
  const template = templateOf(templates, String(user.roleId));
  return (
    <DetailsDrawer
      title={titleOf(user)}
      width={WIDTH}
      onClose={onClose}
      actions={commandsOf(user).length > 0 && <Commands user={user} onCommand={onCommand} />}
    >
      <UserSummary user={user} showAll />
      {template && (
        <PermissionMatrixPanel
          value={mapOfUser(user)}
          template={permissionMap(template)}
          roleName={template.name}
        />
      )}
    </DetailsDrawer>
  );
}

interface Props extends Omit<Shown, 'user' | 'templates'> {
  userId: string;
  deleted: boolean;
}

/** One member of staff, with the role's permissions and the ones granted or removed by hand. */
export function UserDrawer({ userId, deleted, ...rest }: Props) {
  const userQuery = useUserQuery({
    variables: { id: userId, deletedUser: deleted },
    fetchPolicy: 'cache-and-network',
  });
  const roles = useRoleTemplatesQuery({ fetchPolicy: 'cache-first' });
  const user = userQuery.data?.user;
  const templates = roles.data?.roleTemplates;
  if (!user || !templates) {
    const retry = () => Promise.all([userQuery.refetch(), roles.refetch()]).catch(() => undefined);
    const error = userQuery.error ?? roles.error;
    return (
      <DetailsDrawer
        title={t('User {{userId}}', { userId })}
        width={WIDTH}
        loading={!error}
        error={error}
        onRetry={retry}
        onClose={rest.onClose}
      />
    );
  }
  const changes = user.actions.includes('EDIT') || user.actions.includes('PERMISSIONS');
  const UserView = changes ? EditUserForm : ReadOnlyUser;
  return <UserView key={user.id} user={user} templates={templates} {...rest} />;
}
