import type { ColDef } from 'ag-grid-community';
import type { TenantRowFragment } from '../../generated/documents.ts';
import { tenantPath } from '../app/recordPaths.ts';
import { idColumn, rank2, rank3, textColumn } from '../ui/grid/columns.tsx';
import { statusColumn } from '../ui/grid/statusColumns.tsx';
import { VERIFIED } from './tenants.labels.ts';

/** Columns of every list of customers. */
export const tenantColumns: ColDef<TenantRowFragment>[] = [
  idColumn('id', 'Customer', { to: (row) => tenantPath(row.id) }),
  textColumn('name', 'Name', { flex: 2, minWidth: 150 }),
  rank2(textColumn('gstNo', 'GST no.', { flex: 0, width: 150, cellClass: 'kit-numeric' })),
  rank2(textColumn('district', 'District')),
  rank3(textColumn('state', 'State')),
  rank2(textColumn('salesPerson.name', 'Sales person')),
  rank3(textColumn('createdBy.name', 'Made by')),
  statusColumn('verified', 'Verified', VERIFIED, {
    valueGetter: ({ data }) => String(data?.verified),
  }),
];
