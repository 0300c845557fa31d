import { Button, HTMLTable } from '@blueprintjs/core';
import { roleTemplate, scopeOfRole } from '@munim/schema/shared/roles.ts';
import { pairsOf } from '@munim/schema/users/users.rules.ts';
import { useState } from 'react';
import { useRoleTemplatesQuery } from '../../generated/hooks.ts';
import { QueryContent } from '../app/QueryContent.tsx';
import { permissionMap } from '../app/session.tsx';
import { isSameMap } from './permissions.labels.ts';
import { RoleTemplateDrawer } from './RoleTemplateDrawer.tsx';
import type { RoleTemplate } from './userForm.ts';
import { t } from '../ui/text.ts';

const stateOf = (template: RoleTemplate): string =>
  isSameMap(permissionMap(template), roleTemplate(template.roleId))
    ? t('As Munim has it')
    : t('Changed by the company');

/** Permissions of a new person of each role; a change reaches those who have the role. */
export function RoleTemplatesPanel() {
  const result = useRoleTemplatesQuery({ fetchPolicy: 'cache-and-network' });
  const [open, setOpen] = useState<number | null>(null);
  return (
    <section className="role-templates" aria-label={t('Permissions of roles')}>
      <h2>{t('Permissions of roles')}</h2>
      <p>{t('What a person of a role starts with. A change reaches all who have the role.')}</p>
      <QueryContent result={result} failedText={t('Error retrieving the roles')}>
        {({ roleTemplates }) => {
          const template = roleTemplates.find(({ roleId }) => roleId === open);
          return (
            <>
              <div className="role-templates-table">
                <HTMLTable compact aria-label={t('Permissions of roles')}>
                  <thead>
                    <tr>
                      <th scope="col">{t('Role')}</th>
                      <th scope="col">{t('Permissions')}</th>
                      <th scope="col">{t('Template')}</th>
                      <th scope="col">{t('Actions')}</th>
                    </tr>
                  </thead>
                  <tbody>
                    {roleTemplates.map((one) => (
                      <tr key={one.roleId}>
                        <td>
                          {one.name}
                          <div className="kit-muted">{scopeOfRole(one.roleId)}</div>
                        </td>
                        <td className="kit-numeric">{pairsOf(permissionMap(one)).length}</td>
                        <td>{stateOf(one)}</td>
                        <td>
                          <Button
                            size="small"
                            text={t('Change')}
                            aria-label={t('Change permissions of {{name}}', { name: one.name })}
                            onClick={() => setOpen(one.roleId)}
                          />
                        </td>
                      </tr>
                    ))}
                  </tbody>
                </HTMLTable>
              </div>
              {template && (
                <RoleTemplateDrawer
                  key={template.roleId}
                  template={template}
                  templates={roleTemplates}
                  onClose={() => setOpen(null)}
                />
              )}
            </>
          );
        }}
      </QueryContent>
    </section>
  );
}
