import type { ColDef } from 'ag-grid-community';
import { useNavigate } from 'react-router-dom';
import type { HomeCustomersQuery } from '../../generated/documents.ts';
import { useHomeCustomersQuery } from '../../generated/hooks.ts';
import { tenantPath } from '../app/recordPaths.ts';
import { idColumn, hideOnPhone, textColumn } from '../ui/grid/columns.tsx';
import { HomeTable } from './HomeTable.tsx';
import { t } from '../ui/text.ts';

type Customer = HomeCustomersQuery['tenants']['items'][number];

const COLUMNS: ColDef<Customer>[] = [
  idColumn('id', t('Customer'), { to: (row) => tenantPath(row.id) }),
  textColumn('name', t('Name'), { flex: 2 }),
  hideOnPhone(textColumn('gstNo', t('GST no.'))),
  hideOnPhone(textColumn('district', t('District'))),
  hideOnPhone(textColumn('state', t('State'))),
  textColumn('verified', t('Verified'), {
    valueFormatter: ({ value }) => (value ? t('Yes') : t('No')),
  }),
];
const ALL = {};

/** The customers of an organisation-level user. */
export function CustomersBlock() {
  const navigate = useNavigate();
  return (
    <section aria-label={t('Customers')}>
      <h2 className="home-section">{t('Customers')}</h2>
      <HomeTable
        label={t('Customers')}
        query={useHomeCustomersQuery}
        filter={ALL}
        rows={(data) => data.tenants}
        columns={COLUMNS}
        onOpen={(row) => void navigate(tenantPath(row.id))}
      />
    </section>
  );
}
