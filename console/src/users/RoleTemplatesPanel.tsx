import { Button, HTMLTable } from '@blueprintjs/core';
import { roleTemplate, scopeOfRole } from '@munim/schema/shared/roles.ts';
import { pairsOf } from '@munim/schema/users/users.rules.ts';
import { useState } from 'react';
import { useRoleTemplatesQuery } from '../../generated/hooks.ts';
import { QueryContent } from '../app/QueryContent.tsx';
import { permissionMap } from '../app/session.tsx';
import { isSameMap } from './permissionTexts.ts';
import { RoleTemplateDrawer } from './RoleTemplateDrawer.tsx';
import type { RoleTemplate } from './userForm.ts';

const stateOf = (template: RoleTemplate): string =>
  isSameMap(permissionMap(template), roleTemplate(template.roleId))
    ? 'As Munim has it'
    : 'Changed by the company';

/** What a new person of each role may do; a change reaches those who have the role. */
export function RoleTemplatesPanel() {
  const result = useRoleTemplatesQuery({ fetchPolicy: 'cache-and-network' });
  const [open, setOpen] = useState<number | null>(null);
  return (
    <section className="role-templates" aria-label="Permissions of roles">
      <h2>Permissions of roles</h2>
      <p>What a person of a role starts with. A change reaches all who have the role.</p>
      <QueryContent result={result} failedText="Error retrieving the roles">
        {({ roleTemplates }) => {
          const template = roleTemplates.find(({ roleId }) => roleId === open);
          return (
            <>
              <div className="role-templates-table">
                <HTMLTable compact aria-label="Permissions of roles">
                  <thead>
                    <tr>
                      <th scope="col">Role</th>
                      <th scope="col">Permissions</th>
                      <th scope="col">Template</th>
                      <th scope="col">Actions</th>
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
                            text="Change"
                            aria-label={`Change permissions of ${one.name}`}
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
