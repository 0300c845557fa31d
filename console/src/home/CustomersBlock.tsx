import type { ColDef } from 'ag-grid-community';
import { useNavigate } from 'react-router-dom';
import type { HomeCustomersQuery } from '../../generated/documents.ts';
import { useHomeCustomersQuery } from '../../generated/hooks.ts';
import { tenantPath } from '../app/recordPaths.ts';
import { idColumn, hideOnPhone, textColumn } from '../ui/grid/columns.tsx';
import { HomeTable } from './HomeTable.tsx';

type Customer = HomeCustomersQuery['tenants']['items'][number];

const COLUMNS: ColDef<Customer>[] = [
  idColumn('id', 'Customer', { to: (row) => tenantPath(row.id) }),
  textColumn('name', 'Name', { flex: 2 }),
  hideOnPhone(textColumn('gstNo', 'GST no.')),
  hideOnPhone(textColumn('district', 'District')),
  hideOnPhone(textColumn('state', 'State')),
  textColumn('verified', 'Verified', { valueFormatter: ({ value }) => (value ? 'Yes' : 'No') }),
];
const ALL = {};

/** The customers of an organisation-level user. */
export function CustomersBlock() {
  const navigate = useNavigate();
  return (
    <section aria-label="Customers">
      <h2 className="home-section">Customers</h2>
      <HomeTable
        label="Customers"
        query={useHomeCustomersQuery}
        filter={ALL}
        rows={(data) => data.tenants}
        columns={COLUMNS}
        onOpen={(row) => void navigate(tenantPath(row.id))}
      />
    </section>
  );
}
