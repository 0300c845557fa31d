import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import type { TenantFieldsFragment } from '../../generated/documents.ts';
import { useTenantQuery } from '../../generated/hooks.ts';
import { AddressesPanel } from '../addresses/AddressesPanel.tsx';
import { addressLines } from '../addresses/addresses.labels.ts';
import { QueryContent } from '../app/QueryContent.tsx';
import { Panels, useTabs } from '../app/panels.tsx';
import { useSession } from '../app/session.tsx';
import { ORGANISATIONS_PATH } from '../app/listPaths.ts';
import { newRfqPath, organisationPath, tenantUsersPath } from '../app/recordPaths.ts';
import { ConfirmDialog } from '../ui/overlay/ConfirmDialog.tsx';
import { dayOf } from '../ui/format/dates.ts';
import { type RecordAction, RecordActions } from '../ui/details/RecordActions.tsx';
import { RecordHead } from '../ui/details/RecordHead.tsx';
import { DescriptionList } from '../ui/format/DescriptionList.tsx';
import { RecordTabs } from '../ui/RecordTabs.tsx';
import { StatusTag } from '../ui/format/StatusTag.tsx';
import { TenantContacts } from './TenantContacts.tsx';
import { TenantFormDrawer } from './TenantFormDrawer.tsx';
import { VERIFIED } from './tenants.labels.ts';
import { TenantTiles } from './TenantTiles.tsx';
import { useTenantWrites } from './tenantWrites.tsx';
import './tenants.css';
import { t } from '../ui/text.ts';

type Tenant = TenantFieldsFragment;

const TenantSummary = ({ tenant }: { tenant: Tenant }) => (
  <DescriptionList
    items={[
      [t('GST number'), tenant.gstNo],
      [t('Credit days'), tenant.creditDays],
      [t('Made by'), tenant.createdBy?.name],
      [t('Since'), dayOf(tenant.createdAt)],
      [t('Shipping address'), tenant.shippingAddress && addressLines(tenant.shippingAddress)],
    ]}
  />
);

/** Each tab by the permission for what it shows. */
function TenantTabs({ tenant: { id }, reload }: { tenant: Tenant; reload: () => void }) {
  const { can } = useSession();
  const tabs = useTabs('TENANT', { id }, [
    ...(can('TENANT_USER', 'READ')
      ? [{ id: 'users', title: t('Users'), order: 10, panel: <TenantContacts tenantId={id} /> }]
      : []),
    {
      id: 'addresses',
      title: t('Addresses'),
      order: 20,
      panel: <AddressesPanel ownerType="TENANT" ownerId={id} onSaved={reload} />,
    },
  ]);
  const ofRecord = useTabs('RECORD', { entity: 'TENANT', entityId: id });
  return <RecordTabs label={t('Customer')} tabs={[...tabs, ...ofRecord]} />;
}

const action = (text: string, kind: RecordAction['kind'], onClick: () => void): RecordAction => ({
  text,
  kind,
  onClick,
});

function TenantActions({ tenant }: { tenant: Tenant }) {
  const { can } = useSession();
  const navigate = useNavigate();
  const [pendingAction, setPendingAction] = useState<'edit' | 'delete' | null>(null);
  const { change, remove, saving } = useTenantWrites();
  const { id } = tenant;
  const leave = async () => {
    if (!(await remove(id))) return false;
    await navigate(ORGANISATIONS_PATH);
    return true;
  };
  return (
    <>
      <RecordActions
        actions={[
          ...(can('TENANT_USER', 'READ')
            ? [action(t('Tenant users'), 'rare', () => void navigate(tenantUsersPath(id)))]
            : []),
          ...(can('TENANT', 'APPROVE') && !tenant.verified
            ? [
                {
                  ...action(t('Verify'), 'usual', () => void change({ id, verified: true })),
                  refusal: saving ? t('Being saved') : null,
                },
              ]
            : []),
          ...(can('TENANT', 'UPDATE')
            ? [action(t('Edit'), 'usual', () => setPendingAction('edit'))]
            : []),
          ...(can('TENANT', 'DELETE')
            ? [action(t('Delete'), 'destructive', () => setPendingAction('delete'))]
            : []),
          ...(can('QUOTATION_REQUEST', 'WRITE')
            ? [action(t('New quote request'), 'next', () => void navigate(newRfqPath(id)))]
            : []),
        ]}
      />
      {pendingAction === 'edit' && (
        <TenantFormDrawer tenant={tenant} onClose={() => setPendingAction(null)} />
      )}
      {pendingAction === 'delete' && (
        <ConfirmDialog
          title={t('Delete customer')}
          text={t('Delete {{tenant}} and its contacts? Its documents keep its name.', {
            tenant: tenant.name,
          })}
          onConfirm={leave}
          onClose={() => setPendingAction(null)}
        />
      )}
    </>
  );
}

function TenantPage({ tenant, reload }: { tenant: Tenant; reload: () => void }) {
  return (
    <div className="kit-page">
      <RecordHead
        image={tenant.logoThumbnail}
        title={tenant.name}
        status={<StatusTag status={String(tenant.verified)} labels={VERIFIED} />}
        identity={[
          t('Customer {{tenantId}}', { tenantId: tenant.id }),
          <Link key="organisation" to={organisationPath(tenant.organisationId)}>
            {tenant.organisationName}
          </Link>,
          [tenant.district, tenant.state].filter(Boolean).join(', '),
          tenant.salesPerson?.name,
        ]}
      >
        <TenantActions tenant={tenant} />
      </RecordHead>
      <TenantTiles tenantId={tenant.id} />
      <TenantSummary tenant={tenant} />
      <Panels to="TENANT_NOTICES" data={{ id: tenant.id }} />
      <TenantTabs tenant={tenant} reload={reload} />
    </div>
  );
}

/** One customer. */
export function TenantDetails() {
  const { tenantId = '' } = useParams();
  const result = useTenantQuery({ variables: { id: tenantId }, fetchPolicy: 'cache-and-network' });
  const reload = () => void result.refetch().catch(() => undefined);
  return (
    <QueryContent result={result}>
      {({ tenant }) => <TenantPage key={tenantId} tenant={tenant} reload={reload} />}
    </QueryContent>
  );
}
