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
import { RecordTabs } from '../ui/RecordTabs.tsx';
import { StatusTag } from '../ui/format/StatusTag.tsx';
import { OrganisationFormPanel } from './OrganisationFormPanel.tsx';
import { ACTIVE_STATUS, activeStatus } from '../ui/format/labels.ts';
import './organisations.css';
import { t } from '../ui/text.ts';

type Organisation = OrganisationFieldsFragment;

function OrganisationPage({ organisation }: { organisation: Organisation }) {
  const { can } = useSession();
  const navigate = useNavigate();
  const [editing, setEditing] = useState(false);
  const { id, name, isActive, logoThumbnail } = organisation;
  return (
    <div className="kit-page">
      <header className="kit-page-head">
        {logoThumbnail && <img className="organisation-logo" src={logoThumbnail} alt="" />}
        <h1 className="kit-title">{name}</h1>
        <span className="kit-muted kit-numeric">{t('Organisation {{id}}', { id })}</span>
        <StatusTag status={activeStatus(organisation)} labels={ACTIVE_STATUS} />
        <div className="kit-page-actions">
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
        </div>
      </header>
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
