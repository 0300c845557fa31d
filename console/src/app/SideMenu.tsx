import { Button } from '@blueprintjs/core';
import { DoubleChevronLeft, DoubleChevronRight, LogOut, People } from '@blueprintjs/icons';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { groupOf, isGroup, type MenuEntry, menuFor, menuPathOf } from './menu.ts';
import { toggleMenuWidth, useCollapsedMenu } from './menuWidth.ts';
import { useSession } from './session.tsx';
import { Group, GroupIcon, Item } from './SideMenuItems.tsx';
import { useMenuCounts } from './useMenuCounts.ts';
import { t } from '../ui/text.ts';

const SelectTenantDrawer = lazy(async () => ({
  default: (await import('../tenants/SelectTenantDrawer.tsx')).SelectTenantDrawer,
}));

/** Open groups: the one of the current path, and those that the user opened. */
function useOpenGroups(currentGroup: string | undefined) {
  const [open, setOpen] = useState<readonly string[]>([]);
  useEffect(() => {
    if (currentGroup) setOpen((now) => (now.includes(currentGroup) ? now : [...now, currentGroup]));
  }, [currentGroup]);
  const toggle = (label: string) =>
    setOpen((now) => (now.includes(label) ? now.filter((one) => one !== label) : [...now, label]));
  return { open, toggle };
}

function SelectTenantButton({ collapsed }: { collapsed: boolean }) {
  const { can, viewer } = useSession();
  const [open, setOpen] = useState(false);
  if (!can('TENANT', 'READ')) return null;
  const chosen = viewer.workingCustomer?.tenantName;
  const label = chosen ? t('Select Tenant, chosen: {{chosen}}', { chosen }) : t('Select Tenant');
  return (
    <>
      <Button
        fill
        alignText="start"
        icon={<People />}
        ellipsizeText
        {...(collapsed ? {} : { text: chosen ?? t('Select Tenant') })}
        title={chosen ? t('Select Tenant: {{chosen}}', { chosen }) : label}
        aria-label={label}
        onClick={() => setOpen(true)}
      />
      <Suspense>{open && <SelectTenantDrawer onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

/** The product's mark, as in the tab of the browser. */
export const Mark = () => (
  <svg className="side-mark" viewBox="0 0 16 16" aria-hidden>
    <rect width="16" height="16" rx="3" />
    <path d="M4 12V4l4 5 4-5v8" />
  </svg>
);

function WidthButton({ collapsed }: { collapsed: boolean }) {
  const label = collapsed ? t('Show the words of the menu') : t('Show icons alone');
  return (
    <Button
      variant="minimal"
      icon={collapsed ? <DoubleChevronRight /> : <DoubleChevronLeft />}
      aria-label={label}
      title={t('{{label}}, key [', { label })}
      aria-keyshortcuts="["
      onClick={toggleMenuWidth}
    />
  );
}

function useEntries(collapsed: boolean) {
  const { can, viewer } = useSession();
  const { pathname } = useLocation();
  const current = menuPathOf(pathname);
  const counts = useMenuCounts();
  const { open, toggle } = useOpenGroups(groupOf(current)?.label);
  const entry = (one: MenuEntry) => {
    if (!isGroup(one))
      return (
        <Item
          key={one.path}
          item={one}
          current={one.path === current}
          count={counts.get(one.path)}
          collapsed={collapsed}
        />
      );
    if (collapsed) return <GroupIcon key={one.label} group={one} current={current} />;
    return (
      <Group
        key={one.label}
        group={one}
        current={current}
        open={open.includes(one.label)}
        onToggle={() => toggle(one.label)}
        counts={counts}
      />
    );
  };
  return menuFor({ can, roleId: viewer.roleId }).map(entry);
}

/** `inDrawer`: on a narrow window, where it is never collapsed. */
export function SideMenu({ onSignOut, inDrawer }: { onSignOut: () => void; inDrawer?: boolean }) {
  const collapsed = useCollapsedMenu() && !inDrawer;
  return (
    <div className={collapsed ? 'side side-collapsed' : 'side'}>
      <Link to="/" className="frame-brand side-brand" aria-label="Munim">
        <Mark />
        {!collapsed && 'Munim'}
      </Link>
      <nav aria-label={t('Main')} className="side-list">
        <ul>
          {useEntries(collapsed)}
          <li>
            <button
              type="button"
              className="side-item"
              onClick={onSignOut}
              {...(collapsed ? { 'aria-label': t('Sign Out'), title: t('Sign Out') } : {})}
            >
              <LogOut />
              {!collapsed && <span>{t('Sign Out')}</span>}
            </button>
          </li>
        </ul>
      </nav>
      <div className="side-foot">
        <SelectTenantButton collapsed={collapsed} />
        {!inDrawer && <WidthButton collapsed={collapsed} />}
      </div>
    </div>
  );
}
