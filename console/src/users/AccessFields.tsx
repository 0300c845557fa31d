import type { PermissionMap } from '@munim/schema/shared/roles.ts';
import { useEffect, useRef } from 'react';
import { useController, type UseFormReturn, useWatch } from 'react-hook-form';
import { permissionMap, useSession } from '../app/session.tsx';
import { organisationSource } from '../organisations/OrganisationPicker.tsx';
import { Field } from '../ui/form/Field.tsx';
import { PickerField } from '../ui/form/PickerField.tsx';
import { resetTo } from './permissionGrid.ts';
import { PermissionMatrixPanel } from './PermissionMatrixPanel.tsx';
import {
  isOrganisationRole,
  type RoleTemplate,
  roleText,
  type StaffFields,
  templateOf,
} from './userForm.ts';
import { t } from '../ui/text.ts';

interface Props {
  form: UseFormReturn<StaffFields>;
  templates: readonly RoleTemplate[];
  /** Present values; absent for a new person. */
  before?: { role: string; permissions: PermissionMap };
  /** The role may be chosen. */
  givesRole: boolean;
  /** The boxes may be switched. */
  givesPermissions: boolean;
}

/** Another role fills the boxes with its own, the one the person has with theirs. */
function useMapOfRole(
  form: UseFormReturn<StaffFields>,
  role: string,
  template: RoleTemplate | undefined,
  before: Props['before'],
) {
  const { can } = useSession();
  const filledFor = useRef(role);
  useEffect(() => {
    if (filledFor.current === role) return;
    filledFor.current = role;
    const own = before?.role === role ? before.permissions : undefined;
    const map =
      own ?? (template ? resetTo(permissionMap(template), before?.permissions ?? {}, can) : {});
    form.setValue('permissions', map, { shouldDirty: true });
  }, [form, role, template, before, can]);
}

/** Role, organisation and permissions. */
export function AccessFields({ form, templates, before, givesRole, givesPermissions }: Props) {
  const role = useWatch({ control: form.control, name: 'role' });
  const { field } = useController({ control: form.control, name: 'permissions' });
  const template = templateOf(templates, role);
  useMapOfRole(form, role, template, before);
  const options = templates
    .filter(({ assignable, roleId }) => assignable || String(roleId) === before?.role)
    .map(({ roleId, name }) => ({ value: String(roleId), label: name }));
  const shared = { form, required: true, disabled: !givesRole };
  return (
    <>
      <div className="user-fields">
        <Field
          {...shared}
          name="role"
          label={t('Role')}
          type="select"
          options={options}
          {...(template ? { help: roleText(template) } : {})}
        />
        {isOrganisationRole(role) && (
          <PickerField
            {...shared}
            name="organisation"
            label={t('Organisation')}
            source={organisationSource}
          />
        )}
      </div>
      {template && (
        <PermissionMatrixPanel
          value={field.value}
          template={permissionMap(template)}
          roleName={template.name}
          onChange={givesPermissions ? field.onChange : undefined}
        />
      )}
    </>
  );
}
