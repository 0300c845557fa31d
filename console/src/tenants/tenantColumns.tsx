import type { ColDef } from 'ag-grid-community';
import type { TenantRowFragment } from '../../generated/documents.ts';
import { idColumn, minor, textColumn } from '../ui/grid/columns.tsx';
import { statusColumn } from '../ui/grid/statusColumns.tsx';
import { tenantPath } from '../app/recordPaths.ts';
import { VERIFIED } from './tenants.labels.ts';

/** Columns of every list of customers. */
export const tenantColumns: ColDef<TenantRowFragment>[] = [
  idColumn('id', 'Customer', { to: (row) => tenantPath(row.id) }),
  textColumn('name', 'Name', { flex: 2, minWidth: 150 }),
  minor(textColumn('gstNo', 'GST no.', { flex: 0, width: 150, cellClass: 'kit-figure' })),
  minor(textColumn('district', 'District')),
  minor(textColumn('state', 'State')),
  minor(textColumn('salesPerson.name', 'Sales person')),
  minor(textColumn('createdBy.name', 'Made by')),
  statusColumn('verified', 'Verified', VERIFIED, {
    valueGetter: ({ data }) => String(data?.verified),
  }),
];
