import { Button, Menu, MenuItem } from '@blueprintjs/core';
import { Plus } from '@blueprintjs/icons';
import type { ColDef } from 'ag-grid-community';
import { useMemo, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { OrganisationsQuery } from '../../generated/documents.ts';
import { useOrganisationsQuery } from '../../generated/hooks.ts';
import { createTenantPath, organisationPath } from '../app/recordPaths.ts';
import { useSession } from '../app/session.tsx';
import { OrganisationFormPanel } from '../organisations/OrganisationFormPanel.tsx';
import { ACTIVE_STATUS, activeFilterValue } from '../ui/format/labels.ts';
import {
  idColumn,
  imageColumn,
  hideOnPhone,
  numberColumn,
  textColumn,
} from '../ui/grid/columns.tsx';
import type { Expandable } from '../ui/grid/expandableRows.tsx';
import type { Filter } from '../ui/grid/FilterBar.tsx';
import { phoneOrGstin } from '../ui/grid/numberSearch.ts';
import { ListScreen } from '../ui/grid/ListScreen.tsx';
import { menuColumn } from '../ui/grid/menuColumn.tsx';
import { activeColumn } from '../ui/grid/statusColumns.tsx';
import { OrganisationTenantsPanel, tenantsHeight } from './OrganisationTenantsPanel.tsx';
import { salesPersonSource } from './SalesPersonPicker.tsx';
import { VERIFIED } from './tenants.labels.ts';
import { t } from '../ui/text.ts';

type Row = OrganisationsQuery['organisations']['items'][number];

const columns: ColDef<Row>[] = [
  idColumn('id', t('Organisation'), { to: (row) => organisationPath(row.id) }),
  hideOnPhone(imageColumn('logoThumbnail', '', { headerTooltip: t('Logo') })),
  textColumn('name', t('Name'), { flex: 3, minWidth: 170 }),
  hideOnPhone(numberColumn('tenantCount', t('Customers'), { width: 108 })),
  activeColumn(),
];
const filters: readonly Filter[] = [
  { kind: 'search', name: 'name', label: t('Organisation') },
  { kind: 'choice', name: 'active', label: t('Status'), labels: ACTIVE_STATUS },
  { kind: 'search', name: 'keyword', label: t('Customer'), takes: phoneOrGstin },
  { kind: 'choice', name: 'verified', label: t('Verified'), labels: VERIFIED },
  { kind: 'picker', name: 'salesPerson', label: t('Sales person'), source: salesPersonSource },
];
const toBoolean = (text: string | undefined) => (text === undefined ? undefined : text === 'true');

const expandable: Expandable<Row> = {
  nameOf: ({ name }) => name,
  heightOf: ({ tenants }) => tenantsHeight(tenants),
  renderContent: ({ id, name, tenants }) => (
    <OrganisationTenantsPanel name={name} tenants={tenants}>
      <Link to={organisationPath(id)}>{t('Show all {{count}}', { count: tenants.count })}</Link>
    </OrganisationTenantsPanel>
  ),
};

/** Organisations, each opening to its customers. */
export function TenantsScreen() {
  const { can } = useSession();
  const navigate = useNavigate();
  const [edited, setEdited] = useState<Row | 'new' | null>(null);
  const creates = can('TENANT', 'WRITE');
  const approves = can('TENANT', 'APPROVE');
  const shown = useMemo(() => {
    const menu = (row: Row) => (
      <Menu>
        <MenuItem text={t('Open')} onClick={() => void navigate(organisationPath(row.id))} />
        {approves && <MenuItem text={t('Edit organisation')} onClick={() => setEdited(row)} />}
        {creates && row.isActive && (
          <MenuItem
            text={t('Create Customer')}
            onClick={() => void navigate(createTenantPath(row.id))}
          />
        )}
      </Menu>
    );
    return [...columns, menuColumn(menu)];
  }, [approves, creates, navigate]);
  const createTenant = (
    <Button
      intent="primary"
      icon={<Plus />}
      text={t('Create Customer')}
      onClick={() => void navigate(createTenantPath())}
    />
  );
  return (
    <ListScreen
      title={t('Customers')}
      list="customers"
      query={useOrganisationsQuery}
      variables={({ one }, page, limit) => ({
        name: one('name'),
        isActive: activeFilterValue(one('active')),
        keyword: one('keyword'),
        verified: toBoolean(one('verified')),
        salesPersonId: one('salesPerson'),
        page,
        limit,
      })}
      rows={(data) => data.organisations}
      columns={shown}
      filters={filters}
      expandable={expandable}
      actions={
        creates && (
          <>
            <Button
              icon={<Plus />}
              text={t('Create Organisation')}
              onClick={() => setEdited('new')}
            />
            {createTenant}
          </>
        )
      }
      onOpen={(row) => void navigate(organisationPath(row.id))}
      emptyText={t('No customers yet.')}
      emptyAction={creates && createTenant}
    >
      {edited && (
        <OrganisationFormPanel
          {...(edited === 'new' ? {} : { organisation: edited })}
          onClose={() => setEdited(null)}
        />
      )}
    </ListScreen>
  );
}
