import { showsOwnCustomers } from '@munim/schema/home/home.rules.ts';
import { hasOwnHome } from '@munim/schema/home/homeLists.ts';
import { Link, useOutletContext } from 'react-router-dom';
import { useHomeQuery } from '../../generated/hooks.ts';
import { useSession } from '../app/session.tsx';
import { SampleRequestDetailsPanel } from '../sample-requests/SampleRequestDetailsPanel.tsx';
import { FirstStepsPanel } from '../users/FirstStepsPanel.tsx';
import { ErrorInPlace } from '../ui/ErrorInPlace.tsx';
import { errorCode } from '../ui/errors.ts';
import { useUrlFilters, useUrlParam } from '../ui/grid/useUrlParam.ts';
import { CustomersBlock } from './CustomersBlock.tsx';
import { HomeFigures } from './HomeFigures.tsx';
import { HomeTiles } from './HomeTiles.tsx';
import { WorkList } from './WorkList.tsx';
import './home.css';
import { t } from '../ui/text.ts';

interface MenuLink {
  path: string;
  label: string;
}

/** Home: what needs the user, how they stand, and their lists; the server decides which (docs/rules/console.md#home). */
export function HomeScreen() {
  const { viewer, can } = useSession();
  const [sampleId, openSample] = useUrlParam('sample');
  const customers = showsOwnCustomers(viewer.roleId, can);
  const isOwn = hasOwnHome(viewer.roleId, can);
  return (
    <div className="home">
      <h1 className="kit-title">{t('Home')}</h1>
      <FirstStepsPanel />
      {isOwn && <OwnHome />}
      {sampleId && can('ORDER', 'READ') && (
        <SampleRequestDetailsPanel requestId={sampleId} onClose={() => openSample(null)} />
      )}
      {customers && <CustomersBlock />}
      {!isOwn && !customers && <WhereToGo />}
    </div>
  );
}

function OwnHome() {
  const { one, many } = useUrlFilters();
  const { data, previousData, error, refetch } = useHomeQuery({
    variables: {
      salesPersonIds: many('salesPerson'),
      categoryManagerId: one('categoryManager'),
      startDate: one('fromDate'),
      endDate: one('toDate'),
    },
    fetchPolicy: 'cache-and-network',
  });
  const home = (data ?? previousData)?.home;
  if (errorCode(error) === 'NOT_FOUND' && !home)
    return (
      <>
        <p>{t('This server keeps no figures for Home. Its lists are here.')}</p>
        <WhereToGo />
      </>
    );
  if (error && !home)
    return <ErrorInPlace error={error} onRetry={() => refetch().catch(() => undefined)} />;
  return (
    <>
      <HomeTiles tiles={home?.tiles} />
      <HomeFigures />
      <WorkList tabs={home?.tabs} />
    </>
  );
}

function WhereToGo() {
  const { viewer } = useSession();
  const links = useOutletContext<readonly MenuLink[]>();
  return (
    <section aria-label={t('Where to go')}>
      <h2 className="home-section">
        {t('Welcome, {{firstName}}', { firstName: viewer.firstName })}
      </h2>
      <ul className="home-links">
        {links.map(({ path, label }) => (
          <li key={path}>
            <Link to={path}>{label}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
