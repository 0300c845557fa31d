import { Button } from '@blueprintjs/core';
import type { Can } from '@munim/schema/shared/roles.ts';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import type { TenantFactsFragment } from '../../generated/documents.ts';
import { useTenantQuery } from '../../generated/hooks.ts';
import { AddressesPanel } from '../addresses/AddressesPanel.tsx';
import { addressLine } from '../addresses/addresses.labels.ts';
import { Loaded } from '../app/Loaded.tsx';
import { useSession } from '../app/session.tsx';
import { ContractPricesPanel } from '../contract-prices/ContractPricesPanel.tsx';
import { masterTabs } from '../documents/RecordTabsPanel.tsx';
import { InvoicesPanel } from '../invoices/InvoicesPanel.tsx';
import { OrdersPanel } from '../orders/OrdersPanel.tsx';
import { ORGANISATIONS_PATH, organisationPath } from '../organisations/organisationPaths.ts';
import { ReceiptsPanel } from '../payments/ReceiptsPanel.tsx';
import { newRfqPath } from '../quote-requests/rfqPaths.ts';
import { TenantRfqsPanel } from '../quote-requests/TenantRfqsPanel.tsx';
import { QuotationsPanel } from '../quotations/QuotationsPanel.tsx';
import { ConfirmDialog } from '../ui/overlay/ConfirmDialog.tsx';
import { dayOf } from '../ui/format/dates.ts';
import { Facts } from '../ui/format/DescriptionList.tsx';
import { type RecordTab, RecordTabs } from '../ui/RecordTabs.tsx';
import { StatusTag } from '../ui/format/StatusTag.tsx';
import { TenantContacts } from './TenantContacts.tsx';
import { TenantFormDrawer } from './TenantFormDrawer.tsx';
import { tenantUsersPath } from './tenantPaths.ts';
import { VERIFIED } from './tenants.labels.ts';
import { TenantTiles } from './TenantTiles.tsx';
import { useTenantWrites } from './tenantWrites.ts';
import './tenants.css';

type Tenant = TenantFactsFragment;

const TenantFactsList = ({ tenant }: { tenant: Tenant }) => (
  <Facts
    facts={[
      [
        'Organisation',
        <Link key="organisation" to={organisationPath(tenant.organisationId)}>
          {tenant.organisationName}
        </Link>,
      ],
      ['GST number', tenant.gstNo],
      ['Place', [tenant.district, tenant.state].filter(Boolean).join(', ')],
      ['Sales person', tenant.salesPerson?.name],
      ['Made by', tenant.createdBy?.name],
      ['Since', dayOf(tenant.createdAt)],
      ['Shipping address', tenant.shippingAddress && addressLine(tenant.shippingAddress)],
    ]}
  />
);

/** Each tab by the pair of what it shows. */
function tabsOf({ id }: Tenant, can: Can, reload: () => void): RecordTab[] {
  return [
    ...(can('TENANT_USER', 'READ')
      ? [{ id: 'users', title: 'Users', panel: <TenantContacts tenantId={id} /> }]
      : []),
    {
      id: 'addresses',
      title: 'Addresses',
      panel: <AddressesPanel ownerType="TENANT" ownerId={id} onSaved={reload} />,
    },
    ...(can('QUOTATION', 'READ')
      ? [{ id: 'prices', title: 'Contracted prices', panel: <ContractPricesPanel tenantId={id} /> }]
      : []),
    ...(can('QUOTATION_REQUEST', 'READ')
      ? [{ id: 'rfqs', title: 'Quote requests', panel: <TenantRfqsPanel tenantId={id} /> }]
      : []),
    ...(can('QUOTATION', 'READ')
      ? [{ id: 'quotations', title: 'Quotations', panel: <QuotationsPanel tenantId={id} /> }]
      : []),
    ...(can('ORDER', 'READ')
      ? [{ id: 'orders', title: 'Orders', panel: <OrdersPanel tenantId={id} /> }]
      : []),
    ...(can('ORDER', 'READ')
      ? [{ id: 'invoices', title: 'Invoices', panel: <InvoicesPanel tenantId={id} /> }]
      : []),
    ...(can('PAYMENT', 'READ') && can('ORDER', 'READ')
      ? [{ id: 'receipts', title: 'Receipts', panel: <ReceiptsPanel tenantId={id} /> }]
      : []),
    ...masterTabs({ entity: 'TENANT', entityId: id }, can),
  ];
}

function TenantActions({ tenant }: { tenant: Tenant }) {
  const { can } = useSession();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<'edit' | 'delete' | null>(null);
  const { change, remove, saving } = useTenantWrites();
  const { id } = tenant;
  const leave = async () => {
    if (!(await remove(id))) return false;
    await navigate(ORGANISATIONS_PATH);
    return true;
  };
  return (
    <div className="kit-page-actions">
      {can('TENANT_USER', 'READ') && (
        <Button text="Tenant users" onClick={() => void navigate(tenantUsersPath(id))} />
      )}
      {can('QUOTATION_REQUEST', 'WRITE') && (
        <Button text="New quote request" onClick={() => void navigate(newRfqPath(id))} />
      )}
      {can('TENANT', 'APPROVE') && !tenant.verified && (
        <Button
          text="Verify"
          loading={saving && !asked}
          onClick={() => void change({ id, verified: true })}
        />
      )}
      {can('TENANT', 'UPDATE') && (
        <Button text="Edit" intent="primary" onClick={() => setAsked('edit')} />
      )}
      {can('TENANT', 'DELETE') && (
        <Button
          text="Delete"
          intent="danger"
          variant="outlined"
          onClick={() => setAsked('delete')}
        />
      )}
      {asked === 'edit' && <TenantFormDrawer tenant={tenant} onClose={() => setAsked(null)} />}
      {asked === 'delete' && (
        <ConfirmDialog
          title="Delete customer"
          text={`Delete ${tenant.name} and its contacts? Its documents keep its name.`}
          onConfirm={leave}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
}

function TenantPage({ tenant, reload }: { tenant: Tenant; reload: () => void }) {
  const { can } = useSession();
  return (
    <div className="kit-page">
      <header className="kit-page-head">
        {tenant.logoThumbnail && <img className="tenant-logo" src={tenant.logoThumbnail} alt="" />}
        <h1 className="kit-title">{tenant.name}</h1>
        <span className="kit-muted kit-figure">Customer {tenant.id}</span>
        <StatusTag status={String(tenant.verified)} labels={VERIFIED} />
        <TenantActions tenant={tenant} />
      </header>
      <TenantTiles tenantId={tenant.id} />
      <TenantFactsList tenant={tenant} />
      <RecordTabs label="Customer" tabs={tabsOf(tenant, can, reload)} />
    </div>
  );
}

/** One customer. */
export function TenantDetails() {
  const { tenantId = '' } = useParams();
  const result = useTenantQuery({ variables: { id: tenantId }, fetchPolicy: 'cache-and-network' });
  const reload = () => void result.refetch().catch(() => undefined);
  return (
    <Loaded result={result}>
      {({ tenant }) => <TenantPage key={tenantId} tenant={tenant} reload={reload} />}
    </Loaded>
  );
}
