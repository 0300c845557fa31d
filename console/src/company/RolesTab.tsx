import { Button, HTMLTable } from '@blueprintjs/core';
import { LIMITS } from '@munim/schema/shared/limits.ts';
import { ALL_ROLES, nameOfRole } from '@munim/schema/shared/roles.ts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import type { CompanyFieldsFragment } from '../../generated/documents.ts';
import { ADMINS_PATH, listPath } from '../app/listPaths.ts';
import { Panels } from '../app/panels.tsx';
import { useSession } from '../app/session.tsx';
import { Field } from '../ui/form/Field.tsx';
import { CompanyDrawer } from './CompanyDrawer.tsx';
import type { TabProps } from './SettingsScreen.tsx';
import { useSaveCompany } from './useSettings.ts';
import { t } from '../ui/text.ts';

type Names = Readonly<Record<string, string>>;

const namesOf = ({ roleNames }: CompanyFieldsFragment): Names =>
  Object.fromEntries(roleNames.map(({ roleId, name }) => [String(roleId), name]));

function RolesDrawer({
  company,
  onClose,
}: {
  company: CompanyFieldsFragment;
  onClose: () => void;
}) {
  const given = namesOf(company);
  // the names of fields are paths: none may begin with a digit
  const form = useForm<Record<string, string>>({
    defaultValues: Object.fromEntries(ALL_ROLES.map((id) => [`role${id}`, given[id] ?? ''])),
  });
  const { base, save, saving } = useSaveCompany(company, onClose);
  const submit = form.handleSubmit((fields) =>
    save({
      roleNames: ALL_ROLES.flatMap((roleId) => {
        const name = fields[`role${roleId}`]?.trim();
        return name ? [{ roleId, name }] : [];
      }),
    }),
  );
  return (
    <CompanyDrawer
      title={t('Names of roles')}
      form={form}
      base={base}
      saving={saving}
      onSubmit={submit}
      onClose={onClose}
    >
      {ALL_ROLES.map((id) => (
        <Field
          key={id}
          form={form}
          name={`role${id}`}
          label={t('Role {{id}}', { id })}
          maxLength={LIMITS.roleName}
          help={t('Empty: {{nameOfRole}}', { nameOfRole: nameOfRole(id) })}
        />
      ))}
    </CompanyDrawer>
  );
}

/** Names of the roles, with the way to the staff who have them. */
export function RolesTab({ company, mayChange }: TabProps) {
  const { can } = useSession();
  const [isOpen, setOpen] = useState(false);
  const given = namesOf(company);
  return (
    <section className="settings-section" aria-label={t('Roles')}>
      <HTMLTable compact aria-label={t('Roles')}>
        <thead>
          <tr>
            <th scope="col">{t('Role')}</th>
            <th scope="col">{t('Name')}</th>
            <th scope="col">{t('Staff')}</th>
          </tr>
        </thead>
        <tbody>
          {ALL_ROLES.map((id) => (
            <tr key={id}>
              <td className="kit-numeric">{id}</td>
              <td>{nameOfRole(id, given)}</td>
              <td>
                {can('ADMIN_USER', 'READ') && (
                  <Link to={listPath(ADMINS_PATH, { role: String(id) })}>{t('Show staff')}</Link>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </HTMLTable>
      {mayChange && (
        <Button text={t('Change')} aria-label={t('Change Roles')} onClick={() => setOpen(true)} />
      )}
      <Panels to="SETTINGS_ROLES" data={null} />
      {isOpen && <RolesDrawer company={company} onClose={() => setOpen(false)} />}
    </section>
  );
}
