import { Button } from '@blueprintjs/core';
import { Plus } from '@blueprintjs/icons';
import type { Can } from '@munim/schema/shared/roles.ts';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { OrganisationFactsFragment } from '../../generated/documents.ts';
import { useOrganisationQuery } from '../../generated/hooks.ts';
import { Loaded } from '../app/Loaded.tsx';
import { useSession } from '../app/session.tsx';
import { ContractPricesPanel } from '../contract-prices/ContractPricesPanel.tsx';
import { InvoicesPanel } from '../invoices/InvoicesPanel.tsx';
import { OrderDelayLinkPanel } from '../orders/OrderDelayLinkPanel.tsx';
import { OrdersPanel } from '../orders/OrdersPanel.tsx';
import { QuotationsPanel } from '../quotations/QuotationsPanel.tsx';
import { RfqsPanel } from '../quote-requests/RfqsPanel.tsx';
import { createTenantPath } from '../tenants/tenantPaths.ts';
import { TenantsPanel } from '../tenants/TenantsPanel.tsx';
import { type RecordTab, RecordTabs } from '../ui/RecordTabs.tsx';
import { StatusTag } from '../ui/format/StatusTag.tsx';
import { OrganisationFormDrawer } from './OrganisationFormDrawer.tsx';
import { ACTIVE_STATUS, activeStatus } from '../ui/format/labels.ts';
import './organisations.css';

type Organisation = OrganisationFactsFragment;

/** Each tab by the pair of what it shows. */
const tabsOf = ({ id }: Organisation, can: Can): RecordTab[] => [
  { id: 'customers', title: 'Customers', panel: <TenantsPanel organisationId={id} /> },
  ...(can('QUOTATION', 'READ')
    ? [
        {
          id: 'prices',
          title: 'Contracted prices',
          panel: <ContractPricesPanel organisationId={id} />,
        },
      ]
    : []),
  ...(can('QUOTATION_REQUEST', 'READ')
    ? [{ id: 'rfqs', title: 'Quote requests', panel: <RfqsPanel organisationId={id} /> }]
    : []),
  ...(can('QUOTATION', 'READ')
    ? [{ id: 'quotations', title: 'Quotations', panel: <QuotationsPanel organisationId={id} /> }]
    : []),
  ...(can('ORDER', 'READ')
    ? [
        { id: 'orders', title: 'Orders', panel: <OrdersPanel organisationId={id} /> },
        { id: 'invoices', title: 'Invoices', panel: <InvoicesPanel organisationId={id} /> },
      ]
    : []),
];

function OrganisationPage({ organisation }: { organisation: Organisation }) {
  const { can } = useSession();
  const navigate = useNavigate();
  const [editing, setEditing] = useState(false);
  const [linking, setLinking] = useState(false);
  const { id, name, isActive, logoThumbnail } = organisation;
  return (
    <div className="kit-page">
      <header className="kit-page-head">
        {logoThumbnail && <img className="organisation-logo" src={logoThumbnail} alt="" />}
        <h1 className="kit-title">{name}</h1>
        <span className="kit-muted kit-figure">Organisation {id}</span>
        <StatusTag status={activeStatus(organisation)} labels={ACTIVE_STATUS} />
        <div className="kit-page-actions">
          {can('ORDER', 'APPROVE') && (
            <Button text="Tracker link" onClick={() => setLinking(true)} />
          )}
          {can('TENANT', 'APPROVE') && (
            <Button text="Edit organisation" onClick={() => setEditing(true)} />
          )}
          {can('TENANT', 'WRITE') && isActive && (
            <Button
              intent="primary"
              icon={<Plus />}
              text="Create Customer"
              onClick={() => void navigate(createTenantPath(id))}
            />
          )}
        </div>
      </header>
      <RecordTabs label="Organisation" tabs={tabsOf(organisation, can)} />
      {editing && (
        <OrganisationFormDrawer organisation={organisation} onClose={() => setEditing(false)} />
      )}
      {linking && (
        <OrderDelayLinkPanel organisationId={id} name={name} onClose={() => setLinking(false)} />
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
    <Loaded result={result}>
      {({ organisation }) => <OrganisationPage key={orgId} organisation={organisation} />}
    </Loaded>
  );
}
