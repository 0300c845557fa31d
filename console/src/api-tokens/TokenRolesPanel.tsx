import { Checkbox } from '@blueprintjs/core';
import { ALL_ROLES, nameOfRole } from '@munim/schema/shared/roles.ts';
import {
  useRolesWithoutApiTokensQuery,
  useSetRolesWithoutApiTokensMutation,
} from '../../generated/hooks.ts';
import { RolesWithoutApiTokensDocument } from '../../generated/documents.ts';
import { QueryContent } from '../app/QueryContent.tsx';
import { useSession } from '../app/session.tsx';
import { withNotice } from '../ui/overlay/notices.tsx';
import { t } from '../ui/text.ts';
import { ROLES_SAVED } from './api-tokens.labels.ts';

/** Roles whose people may make API tokens, in the settings. */
export function TokenRolesPanel() {
  const { can } = useSession();
  const result = useRolesWithoutApiTokensQuery({ fetchPolicy: 'cache-and-network' });
  const [save, { loading }] = useSetRolesWithoutApiTokensMutation({
    update: (cache, { data }) => {
      if (data)
        cache.writeQuery({
          query: RolesWithoutApiTokensDocument,
          data: { rolesWithoutApiTokens: data.setRolesWithoutApiTokens },
        });
    },
  });
  const mayChange = can('COMPANY', 'UPDATE');
  return (
    <section className="role-templates" aria-label={t('API tokens of roles')}>
      <h2>{t('API tokens of roles')}</h2>
      <p>{t('Whose people may make API tokens. A token never may more than the person.')}</p>
      <QueryContent result={result} failedText={t('Error retrieving the roles')}>
        {({ rolesWithoutApiTokens: without }) =>
          ALL_ROLES.map((id) => (
            <Checkbox
              key={id}
              label={nameOfRole(id)}
              checked={!without.includes(id)}
              disabled={!mayChange || loading}
              onChange={({ currentTarget: { checked } }) => {
                const others = without.filter((one) => one !== id);
                const roleIds = checked ? others : [...others, id];
                void withNotice(() => save({ variables: { roleIds } }), ROLES_SAVED);
              }}
            />
          ))
        }
      </QueryContent>
    </section>
  );
}
