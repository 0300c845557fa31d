import { Link, useLocation } from 'react-router-dom';
import { type Crumb, crumbsOf } from './menu.ts';
import { usePageName } from '../ui/pageName.ts';
import { t } from '../ui/text.ts';

function Step({ crumb, last }: { crumb: Crumb; last: boolean }) {
  const name = usePageName();
  if (last) return <span aria-current="page">{name ?? crumb.label}</span>;
  return crumb.path ? <Link to={crumb.path}>{crumb.label}</Link> : <span>{crumb.label}</span>;
}

export function Breadcrumb() {
  const { pathname } = useLocation();
  const crumbs = crumbsOf(pathname);
  return (
    <nav aria-label={t('Breadcrumb')} className="frame-crumbs">
      <ol>
        {crumbs.map((crumb, i) => (
          // a list and its record have one name in Hindi
          <li key={`${crumb.path} ${crumb.label}`}>
            <Step crumb={crumb} last={i === crumbs.length - 1} />
          </li>
        ))}
      </ol>
    </nav>
  );
}
