import { FormGroup } from '@blueprintjs/core';
import { type PermissionMap, roleTemplate, scopeOfRole } from '@munim/schema/shared/roles.ts';
import { useState } from 'react';
import type { RoleTemplateEffectQuery } from '../../generated/documents.ts';
import { RoleTemplatesDocument } from '../../generated/documents.ts';
import {
  useRoleTemplateEffectQuery,
  useUpdateRoleTemplateMutation,
} from '../../generated/hooks.ts';
import { permissionMap, useSession } from '../app/session.tsx';
import { serverText } from '../ui/errors.ts';
import { ChangedElsewhere, useBaseVersion } from '../ui/form/ChangedElsewhere.tsx';
import { BLOCKED } from '../ui/form/blockedTexts.ts';
import { FormDrawer } from '../ui/form/FormDrawer.tsx';
import { withNotice } from '../ui/overlay/notices.tsx';
import { useDebounced } from '../ui/useDebounced.ts';
import { resetTo } from './permissionGrid.ts';
import { PermissionMatrixPanel } from './PermissionMatrixPanel.tsx';
import { changeText, isSameMap, toPermissionInput } from './permissions.labels.ts';
import type { RoleTemplate } from './userForm.ts';
import { Select } from '../ui/form/Select.tsx';
import { t } from '../ui/text.ts';

const WIDTH = 620;
const SETTLED_MS = 300;
const PRODUCT = 'product';

type Effect = RoleTemplateEffectQuery['roleTemplateEffect'];

const peopleOf = ({ staff, count }: Effect): string => {
  if (staff === 0) return t('Nobody has this role.');
  if (count === 0)
    return t('Nobody of the {{staff}} who have the role would have other permissions.', { staff });
  return t('Changes the permissions of {{count}} of {{staff}} who have the role:', {
    count,
    staff,
  });
};

/** People whose permissions a change would touch. */
function EffectList({ effect }: { effect: Effect }) {
  return (
    <>
      <p>{peopleOf(effect)}</p>
      {effect.users.length > 0 && (
        <ul>
          {effect.users.map(({ user, added, removed, ownDifferences }) => (
            <li key={user.id}>
              {t('{{user}}: {{added}} more, {{removed}} fewer', {
                user: user.name,
                added,
                removed,
              })}
              {ownDifferences > 0 &&
                t('; {{ownDifferences}} of their own stay', { ownDifferences })}
            </li>
          ))}
        </ul>
      )}
      {effect.count > effect.users.length && (
        <p>{t('and {{count}} others.', { count: effect.count - effect.users.length })}</p>
      )}
    </>
  );
}

function useEffectOf(roleId: number, permissions: PermissionMap, changed: boolean) {
  const settled = useDebounced(permissions, SETTLED_MS);
  const { data, error, loading } = useRoleTemplateEffectQuery({
    variables: { roleId, permissions: toPermissionInput(settled) },
    skip: !changed,
    fetchPolicy: 'no-cache',
  });
  const isOf = settled === permissions && !loading;
  return { effect: isOf ? data?.roleTemplateEffect : undefined, error: isOf ? error : undefined };
}

interface Props {
  template: RoleTemplate;
  templates: readonly RoleTemplate[];
  onClose: () => void;
}

/** The template of one role: by hand, or begun from another; whom it touches is shown before it is saved. */
export function RoleTemplateDrawer({ template, templates, onClose }: Props) {
  const { can } = useSession();
  const { roleId, name, version } = template;
  const held = permissionMap(template);
  const [permissions, setPermissions] = useState(held);
  const base = useBaseVersion(version);
  const [update, { loading: saving }] = useUpdateRoleTemplateMutation({
    update: (cache, { data }) => {
      if (data)
        cache.writeQuery({
          query: RoleTemplatesDocument,
          data: { roleTemplates: data.updateRoleTemplate },
        });
    },
  });
  const dirty = !isSameMap(held, permissions);
  const { effect, error } = useEffectOf(roleId, permissions, dirty);
  const copy = (from: string) => {
    const one = templates.find((other) => String(other.roleId) === from);
    const source = from === PRODUCT ? roleTemplate(roleId) : one && permissionMap(one);
    if (source) setPermissions(resetTo(source, permissions, can));
  };
  const submit = async () => {
    const input = { roleId, version: base.version, permissions: toPermissionInput(permissions) };
    const done = await withNotice(() => update({ variables: { input } }), {
      done: t('Permissions of the role saved'),
      failed: t('The permissions of the role were not saved'),
      onFailed: base.onFailed,
    });
    if (done) onClose();
  };
  return (
    <FormDrawer
      title={t('Permissions of {{name}}', { name })}
      width={WIDTH}
      submitText={t('Save')}
      saving={saving}
      dirty={dirty}
      versioned
      blocked={dirty && !effect && BLOCKED.reading}
      onSubmit={(event) => {
        event?.preventDefault();
        void submit();
      }}
      onClose={onClose}
    >
      <ChangedElsewhere what={t('role')} base={base} dirty={dirty} saving={saving} />
      <p>{scopeOfRole(roleId)}</p>
      <FormGroup label={t('Begin from')} labelFor="begin-from">
        <Select id="begin-from" value="" onChange={(event) => copy(event.target.value)}>
          <option value="">{t('These permissions')}</option>
          <option value={PRODUCT}>{t('Munim’s own for this role')}</option>
          {templates
            .filter((one) => one.roleId !== roleId)
            .map((one) => (
              <option key={one.roleId} value={one.roleId}>
                {t('A copy of {{name}}', { name: one.name })}
              </option>
            ))}
        </Select>
      </FormGroup>
      <PermissionMatrixPanel
        value={permissions}
        template={held}
        roleName={name}
        onChange={setPermissions}
      />
      <div className="user-consequence role-effect" role="status">
        {dirty && <p>{t('Saving {{held}}.', { held: changeText(held, permissions) })}</p>}
        {dirty && error && <p className="kit-danger">{serverText(error)}</p>}
        {dirty && effect && <EffectList effect={effect} />}
      </div>
    </FormDrawer>
  );
}
