import { Button, Tag } from '@blueprintjs/core';
import {
  Box,
  ChevronDown,
  ChevronRight,
  Chart,
  Cog,
  Document as DocumentIcon,
  Headset,
  Import,
  Home,
  LogOut,
  People,
  ShoppingCart,
  Truck,
  Dollar,
} from '@blueprintjs/icons';
import { type JSX, lazy, Suspense, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { countText } from '../ui/grid/Pager.tsx';
import {
  groupOf,
  isGroup,
  type MenuEntry,
  menuFor,
  type MenuGroup,
  type MenuItem,
  menuPathOf,
} from './menu.ts';
import { useSession } from './session.tsx';
import { type MenuCounts, useMenuCounts } from './useMenuCounts.ts';

const SelectTenantDrawer = lazy(async () => ({
  default: (await import('../tenants/SelectTenantDrawer.tsx')).SelectTenantDrawer,
}));

const ICONS: Record<string, JSX.Element> = {
  Home: <Home />,
  Inventory: <Box />,
  Sales: <Dollar />,
  Purchase: <ShoppingCart />,
  Logistics: <Truck />,
  Reports: <Chart />,
  'Blog Posts': <DocumentIcon />,
  'Support Center': <Headset />,
  Imports: <Import />,
  Settings: <Cog />,
};

interface ItemProps {
  item: MenuItem;
  current: boolean;
  inner?: boolean;
  /** What waits behind it. */
  count: number | undefined;
}

function Item({ item, current, inner, count }: ItemProps) {
  return (
    <li>
      <Link
        to={item.path}
        className={inner ? 'side-item side-inner' : 'side-item'}
        aria-current={current ? 'page' : undefined}
        aria-description={count ? `${countText(count)} waiting` : undefined}
      >
        {!inner && ICONS[item.label]}
        <span>{item.label}</span>
        {count ? (
          <Tag round minimal className="side-count" aria-hidden>
            {countText(count)}
          </Tag>
        ) : null}
      </Link>
    </li>
  );
}

interface GroupProps {
  group: MenuGroup;
  current: string | undefined;
  open: boolean;
  onToggle: () => void;
  counts: MenuCounts;
}

function Group({ group, current, open, onToggle, counts }: GroupProps) {
  return (
    <li>
      <button type="button" className="side-item" aria-expanded={open} onClick={onToggle}>
        {ICONS[group.label]}
        <span>{group.label}</span>
        {open ? (
          <ChevronDown className="side-chevron" />
        ) : (
          <ChevronRight className="side-chevron" />
        )}
      </button>
      {open && (
        <ul>
          {group.items.map((item) => (
            <Item
              key={item.path}
              item={item}
              current={item.path === current}
              count={counts.get(item.path)}
              inner
            />
          ))}
        </ul>
      )}
    </li>
  );
}

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

function SelectTenantButton() {
  const { can, viewer } = useSession();
  const [open, setOpen] = useState(false);
  if (!can('TENANT', 'READ')) return null;
  const chosen = viewer.workingCustomer?.tenantName;
  return (
    <>
      <Button
        fill
        alignText="start"
        icon={<People />}
        ellipsizeText
        text={chosen ?? 'Select Tenant'}
        title={chosen ? `Select Tenant: ${chosen}` : undefined}
        aria-label={chosen ? `Select Tenant, chosen: ${chosen}` : undefined}
        onClick={() => setOpen(true)}
      />
      <Suspense>{open && <SelectTenantDrawer onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

export function SideMenu({ onSignOut }: { onSignOut: () => void }) {
  const { can, viewer } = useSession();
  const { pathname } = useLocation();
  const current = menuPathOf(pathname);
  const counts = useMenuCounts();
  const { open, toggle } = useOpenGroups(groupOf(current)?.label);
  const entry = (one: MenuEntry) =>
    isGroup(one) ? (
      <Group
        key={one.label}
        group={one}
        current={current}
        open={open.includes(one.label)}
        onToggle={() => toggle(one.label)}
        counts={counts}
      />
    ) : (
      <Item key={one.path} item={one} current={one.path === current} count={counts.get(one.path)} />
    );
  return (
    <div className="side">
      <Link to="/" className="frame-brand side-brand">
        Munim
      </Link>
      <nav aria-label="Main" className="side-list">
        <ul>
          {menuFor({ can, roleId: viewer.roleId }).map(entry)}
          <li>
            <button type="button" className="side-item" onClick={onSignOut}>
              <LogOut />
              <span>Sign Out</span>
            </button>
          </li>
        </ul>
      </nav>
      <div className="side-foot">
        <SelectTenantButton />
      </div>
    </div>
  );
}
