import { Button } from '@blueprintjs/core';
import { Plus } from '@blueprintjs/icons';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { OrganisationFieldsFragment } from '../../generated/documents.ts';
import { useOrganisationQuery } from '../../generated/hooks.ts';
import { QueryContent } from '../app/QueryContent.tsx';
import { Panels, useTabs } from '../app/panels.tsx';
import { useSession } from '../app/session.tsx';
import { createTenantPath } from '../app/recordPaths.ts';
import { RecordHead } from '../ui/details/RecordHead.tsx';
import { formatCount } from '../ui/format/rupees.ts';
import { RecordTabs } from '../ui/RecordTabs.tsx';
import { StatusTag } from '../ui/format/StatusTag.tsx';
import { OrganisationFormPanel } from './OrganisationFormPanel.tsx';
import { ACTIVE_STATUS, activeStatus } from '../ui/format/labels.ts';
import { t } from '../ui/text.ts';

type Organisation = OrganisationFieldsFragment;

const customersText = (customers: number) =>
  customers === 1
    ? t('1 customer')
    : t('{{customers}} customers', { customers: formatCount(customers) });

function OrganisationPage({ organisation }: { organisation: Organisation }) {
  const { can } = useSession();
  const navigate = useNavigate();
  const [editing, setEditing] = useState(false);
  const { id, name, isActive, logoThumbnail, tenantCount } = organisation;
  return (
    <div className="kit-page">
      <RecordHead
        image={logoThumbnail}
        title={name}
        status={<StatusTag status={activeStatus(organisation)} labels={ACTIVE_STATUS} />}
        identity={[t('Organisation {{id}}', { id }), customersText(tenantCount)]}
      >
        <Panels to="ORGANISATION_ACTIONS" data={{ id, name }} />
        {can('TENANT', 'APPROVE') && (
          <Button text={t('Edit organisation')} onClick={() => setEditing(true)} />
        )}
        {can('TENANT', 'WRITE') && isActive && (
          <Button
            intent="primary"
            icon={<Plus />}
            text={t('Create Customer')}
            onClick={() => void navigate(createTenantPath(id))}
          />
        )}
      </RecordHead>
      <RecordTabs label={t('Organisation')} tabs={useTabs('ORGANISATION', organisation)} />
      {editing && (
        <OrganisationFormPanel organisation={organisation} onClose={() => setEditing(false)} />
      )}
    </div>
  );
}

/** One organisation, with its customers and their documents. */
export function OrganisationDetails() {
  const { orgId = '' } = useParams();
  const result = useOrganisationQuery({
    variables: { id: orgId },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <QueryContent result={result}>
      {({ organisation }) => <OrganisationPage key={orgId} organisation={organisation} />}
    </QueryContent>
  );
}
