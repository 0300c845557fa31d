import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { TenantRowFragment } from '../../generated/documents.ts';
import { tenantPath } from '../app/recordPaths.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { DataGrid } from '../ui/grid/DataGrid.tsx';
import { innerHeight } from '../ui/grid/nestedHeight.ts';
import { tenantColumns } from './tenantColumns.tsx';
import { t } from '../ui/text.ts';

interface Tenants {
  items: readonly TenantRowFragment[];
  count: number;
}

const LINK = 28;
const EMPTY = 90;
const hasMore = ({ items, count }: Tenants) => count > items.length;

export const tenantsHeight = (tenants: Tenants): number =>
  tenants.items.length ? innerHeight(tenants.items.length, hasMore(tenants) ? LINK : 0) : EMPTY;

interface Props {
  /** Name of the organisation. */
  name: string;
  tenants: Tenants;
  /** Link to the remaining ones. */
  children: ReactNode;
}

/** The first customers of an organisation, under its row. */
export function OrganisationTenantsPanel({ name, tenants, children }: Props) {
  const navigate = useNavigate();
  if (!tenants.items.length) return <EmptyState text={t('No customers yet.')} />;
  return (
    <>
      <DataGrid
        fit
        label={t('Customers of {{name}}', { name })}
        rows={tenants.items}
        columns={tenantColumns}
        memory="customers-of-organisation"
        onOpen={(row) => void navigate(tenantPath(row.id))}
      />
      {hasMore(tenants) && children}
    </>
  );
}
