import { emailEndingProblem, isEmail, isPhone } from '@munim/schema/shared/limits.ts';
import {
  CATEGORY_MANAGERS,
  type PermissionMap,
  Role,
  roleTemplate,
  scopeOfRole,
} from '@munim/schema/shared/roles.ts';
import type {
  RoleTemplatesQuery,
  UpdateUserInput,
  UserRowFragment,
  UserDetailsFragment,
} from '../../generated/documents.ts';
import { permissionMap } from '../app/session.tsx';
import type { PickerItem } from '../ui/form/pickerSource.ts';
import { isSameMap, toPermissionInput } from './permissions.labels.ts';
import { t } from '../ui/text.ts';

/** Fields of both staff and contacts. */
export interface PersonFields {
  firstName: string;
  lastName: string;
  email: string;
  mobile: string;
  username: string;
  logo: string | null;
}
export interface StaffFields extends PersonFields {
  /** Role id, as a text for the select. */
  role: string;
  organisation: PickerItem | null;
  permissions: PermissionMap;
  /** Sales people of a category manager. */
  salesUsers: PickerItem[];
}
export type RoleTemplate = RoleTemplatesQuery['roleTemplates'][number];

export const validEmail = (text: string) =>
  isEmail(text.trim()) || (emailEndingProblem(text) ?? t('Please enter a valid e-mail address'));
export const validMobile = (text: string) =>
  isPhone(text.trim()) || t('Please enter a valid 10-digit phone number');

export const personFieldsOf = (user?: UserRowFragment): PersonFields => ({
  firstName: user?.firstName ?? '',
  lastName: user?.lastName ?? '',
  email: user?.email ?? '',
  mobile: user?.mobile ?? '',
  username: user?.username === user?.email ? '' : (user?.username ?? ''),
  logo: user?.logo ?? null,
});

export const mapOfUser = ({ permissions }: UserDetailsFragment): PermissionMap =>
  permissionMap({ permissions: permissions ?? [] });

export const staffFieldsOf = (user?: UserDetailsFragment): StaffFields => ({
  ...personFieldsOf(user),
  role: user?.roleId ? String(user.roleId) : '',
  organisation: user?.organisationId
    ? { id: user.organisationId, label: user.organisationName ?? `#${user.organisationId}` }
    : null,
  permissions: user ? mapOfUser(user) : {},
  salesUsers: user?.salesUsers?.map(({ id, name }) => ({ id, label: name })) ?? [],
});

/** Permissions of a role, and whether the company changed them. */
export const roleText = (template: RoleTemplate): string =>
  isSameMap(permissionMap(template), roleTemplate(template.roleId))
    ? scopeOfRole(template.roleId)
    : t('{{scopeOfRole}} The company changed its permissions: the boxes below count.', {
        scopeOfRole: scopeOfRole(template.roleId),
      });

export const isOrganisationRole = (role: string): boolean => Number(role) === Role.ORGANISATION;
export const isCategoryManager = (role: string): boolean =>
  CATEGORY_MANAGERS.includes(Number(role));
export const templateOf = (
  templates: readonly RoleTemplate[],
  role: string,
): RoleTemplate | undefined => templates.find(({ roleId }) => roleId === Number(role));

const trimmed = <Fields extends PersonFields>({
  firstName,
  lastName,
  email,
  mobile,
  username,
  logo,
}: Fields) => ({
  firstName: firstName.trim(),
  lastName: lastName.trim(),
  email: email.trim(),
  mobile: mobile.trim(),
  username: username.trim(),
  logo: logo ?? '',
});

/** Variables of a new person; an empty user name becomes the e-mail address on the server. */
export function newPerson(fields: PersonFields) {
  const { lastName, username, logo, ...needed } = trimmed(fields);
  return {
    ...needed,
    lastName: lastName || null,
    logo: logo || null,
    ...(username ? { username } : {}),
  };
}

/** Role, organisation and the map where it is not the role's own. */
export function newAccess(
  { role, organisation, permissions }: StaffFields,
  template: RoleTemplate | undefined,
) {
  const same = template && isSameMap(permissionMap(template), permissions);
  return {
    roleId: Number(role),
    organisationId: isOrganisationRole(role) ? (organisation?.id ?? null) : null,
    ...(same ? {} : { permissions: toPermissionInput(permissions) }),
  };
}

/** Changed fields only; without a user name of their own people have their e-mail address. */
export function changedPerson(
  user: UserRowFragment,
  fields: PersonFields,
): Partial<UpdateUserInput> {
  const [before, after] = [trimmed(personFieldsOf(user)), trimmed(fields)];
  const changed = Object.fromEntries(
    Object.entries(after).filter(([name, value]) => value !== before[name as keyof typeof before]),
  );
  return changed['username'] === '' ? { ...changed, username: after.email } : changed;
}

/** A new role brings its own map along: only another one is sent. */
export function changedAccess(
  user: UserDetailsFragment,
  fields: StaffFields,
  template: RoleTemplate | undefined,
): Partial<UpdateUserInput> {
  const { roleId, organisationId, permissions } = newAccess(fields, template);
  const isNewRole = roleId !== user.roleId;
  const changedMap = isNewRole
    ? permissions
    : isSameMap(mapOfUser(user), fields.permissions)
      ? undefined
      : toPermissionInput(fields.permissions);
  return {
    ...(isNewRole ? { roleId } : {}),
    ...(organisationId && organisationId !== user.organisationId ? { organisationId } : {}),
    ...(changedMap ? { permissions: changedMap } : {}),
    ...changedSalesUsers(user, fields),
  };
}

function changedSalesUsers({ salesUsers }: UserDetailsFragment, fields: StaffFields) {
  const ids = (items: readonly { id: string }[] = []) => items.map(({ id }) => id).toSorted();
  const [before, after] = [ids(salesUsers ?? []), ids(fields.salesUsers)];
  return isCategoryManager(fields.role) && before.join() !== after.join()
    ? { salesUserIds: after }
    : {};
}
