import { useLocation } from 'react-router-dom';
import { Skeleton } from '../ui/Skeleton.tsx';
import { lastMenuWidth } from './menuWidth.ts';
import { Mark } from './SideMenu.tsx';

const ENTRIES = 11;

/** Placeholder of a page whose kind is not known. */
export const PAGE_SKELETON = <Skeleton head shape="table" rows={10} />;

/** Menu, header and page before it is known who is signed in. */
export function FrameSkeleton() {
  const isCollapsed = lastMenuWidth() === 'collapsed';
  if (useLocation().pathname.includes('/request/')) return PAGE_SKELETON;
  return (
    <div className={isCollapsed ? 'frame frame-collapsed' : 'frame'}>
      <div className="frame-side" aria-hidden>
        <div className={isCollapsed ? 'side side-collapsed' : 'side'}>
          <span className="frame-brand side-brand">
            <Mark />
            {!isCollapsed && 'Munim'}
          </span>
          <div className="side-list skeleton skeleton-menu">
            {Array.from({ length: ENTRIES }, (_, i) => (
              <span key={i} className="bp6-skeleton" />
            ))}
          </div>
        </div>
      </div>
      <div className="frame-header" />
      <main className="frame-page">{PAGE_SKELETON}</main>
    </div>
  );
}
