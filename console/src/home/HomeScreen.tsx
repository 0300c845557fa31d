import { H3 } from '@blueprintjs/core';
import { homeBlocks, operationsLists, showsOwnCustomers } from '@munim/schema/home/home.rules.ts';
import { Link, useOutletContext } from 'react-router-dom';
import { useSession } from '../app/session.tsx';
import { SampleRequestDetailsPanel } from '../sample-requests/SampleRequestDetailsPanel.tsx';
import { OperationsPanel } from '../delivery-points/OperationsPanel.tsx';
import { OpenShipmentsPanel } from '../shipments/OpenShipmentsPanel.tsx';
import { useUrlParam } from '../ui/grid/useUrlParam.ts';
import { CustomersBlock } from './CustomersBlock.tsx';
import { SalesBlock } from './SalesBlock.tsx';
import { SourcingBlock } from './SourcingBlock.tsx';
import './home.css';

interface MenuLink {
  path: string;
  label: string;
}

/** Home: pending work of the user, by role and permission (docs/rules/console.md#home). */
export function HomeScreen() {
  const { viewer, can } = useSession();
  const links = useOutletContext<readonly MenuLink[]>();
  const [sampleId, openSample] = useUrlParam('sample');
  const blocks = homeBlocks(viewer.roleId, can);
  const operations = operationsLists(viewer.roleId, can);
  const customers = showsOwnCustomers(viewer.roleId, can);
  return (
    <div className="home">
      {blocks.map((block) =>
        block.name === 'sourcing' ? (
          <SourcingBlock key="sourcing" block={block} />
        ) : (
          <SalesBlock key="sales" block={block} />
        ),
      )}
      {operations.includes('deliveryPoints') && <OperationsPanel />}
      {operations.includes('openShipments') && <OpenShipmentsPanel />}
      {sampleId && can('ORDER', 'READ') && (
        <SampleRequestDetailsPanel requestId={sampleId} onClose={() => openSample(null)} />
      )}
      {customers && <CustomersBlock />}
      {blocks.length === 0 && operations.length === 0 && !customers && (
        <section aria-label="Where to go">
          <H3>Welcome, {viewer.firstName}</H3>
          <ul className="home-links">
            {links.map(({ path, label }) => (
              <li key={path}>
                <Link to={path}>{label}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
