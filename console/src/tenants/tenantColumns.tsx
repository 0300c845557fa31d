import type { ColDef } from 'ag-grid-community';
import type { TenantRowFragment } from '../../generated/documents.ts';
import { tenantPath } from '../app/recordPaths.ts';
import { idColumn, rank2, rank3, textColumn } from '../ui/grid/columns.tsx';
import { statusColumn } from '../ui/grid/statusColumns.tsx';
import { VERIFIED } from './tenants.labels.ts';
import { t } from '../ui/text.ts';

/** Columns of every list of customers. */
export const tenantColumns: ColDef<TenantRowFragment>[] = [
  idColumn('id', t('Customer'), { to: (row) => tenantPath(row.id) }),
  textColumn('name', t('Name'), { flex: 2, minWidth: 150 }),
  rank2(textColumn('gstNo', t('GST no.'), { flex: 0, width: 150, cellClass: 'kit-numeric' })),
  rank2(textColumn('district', t('District'))),
  rank3(textColumn('state', t('State'))),
  rank2(textColumn('salesPerson.name', t('Sales person'))),
  rank3(textColumn('createdBy.name', t('Made by'))),
  statusColumn('verified', t('Verified'), VERIFIED, {
    valueGetter: ({ data }) => String(data?.verified),
  }),
];
