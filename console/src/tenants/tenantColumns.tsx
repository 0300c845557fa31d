import type { ColDef } from 'ag-grid-community';
import type { TenantRowFragment } from '../../generated/documents.ts';
import { tenantPath } from '../app/recordPaths.ts';
import { idColumn, hideOnPhone, textColumn } from '../ui/grid/columns.tsx';
import { statusColumn } from '../ui/grid/statusColumns.tsx';
import { VERIFIED } from './tenants.labels.ts';

/** Columns of every list of customers. */
export const tenantColumns: ColDef<TenantRowFragment>[] = [
  idColumn('id', 'Customer', { to: (row) => tenantPath(row.id) }),
  textColumn('name', 'Name', { flex: 2, minWidth: 150 }),
  hideOnPhone(textColumn('gstNo', 'GST no.', { flex: 0, width: 150, cellClass: 'kit-numeric' })),
  hideOnPhone(textColumn('district', 'District')),
  hideOnPhone(textColumn('state', 'State')),
  hideOnPhone(textColumn('salesPerson.name', 'Sales person')),
  hideOnPhone(textColumn('createdBy.name', 'Made by')),
  statusColumn('verified', 'Verified', VERIFIED, {
    valueGetter: ({ data }) => String(data?.verified),
  }),
];
