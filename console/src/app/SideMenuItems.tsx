import { Menu, MenuItem as MenuLink, Tag } from '@blueprintjs/core';
import {
  Box,
  Chart,
  ChevronDown,
  ChevronRight,
  Cog,
  Document as DocumentIcon,
  Dollar,
  Headset,
  Home,
  Import,
  ShoppingCart,
  Truck,
} from '@blueprintjs/icons';
import type { JSX } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { countText } from '../ui/grid/Pager.tsx';
import { MenuPopover } from '../ui/overlay/MenuPopover.tsx';
import type { MenuGroup, MenuItem } from './menu.ts';
import { loadScreenOf } from './screens.ts';
import type { MenuCounts } from './useMenuCounts.ts';
import { t } from '../ui/text.ts';

const ICONS: Record<string, JSX.Element> = {
  [t('Home')]: <Home />,
  [t('Inventory')]: <Box />,
  [t('Sales')]: <Dollar />,
  [t('Purchase')]: <ShoppingCart />,
  [t('Logistics')]: <Truck />,
  [t('Reports')]: <Chart />,
  [t('Blog Posts')]: <DocumentIcon />,
  [t('Support Center')]: <Headset />,
  [t('Imports')]: <Import />,
  [t('Settings')]: <Cog />,
};

/** Loads the code of a page before it is asked for. */
const loadsEarly = (path: string) => ({
  onMouseEnter: () => void loadScreenOf(path),
  onFocus: () => void loadScreenOf(path),
});

interface ItemProps {
  item: MenuItem;
  current: boolean;
  inner?: boolean;
  /** Number of tasks behind it. */
  count: number | undefined;
  /** Shows its icon alone. */
  collapsed?: boolean;
}

export function Item({ item, current, inner, count, collapsed }: ItemProps) {
  return (
    <li>
      <Link
        to={item.path}
        {...loadsEarly(item.path)}
        className={inner ? 'side-item side-inner' : 'side-item'}
        aria-current={current ? 'page' : undefined}
        aria-description={count ? t('{{count}} waiting', { count: countText(count) }) : undefined}
        {...(collapsed ? { 'aria-label': item.label, title: item.label } : {})}
      >
        {!inner && ICONS[item.label]}
        {!collapsed && <span>{item.label}</span>}
        {count && !collapsed ? (
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

export function Group({ group, current, open, onToggle, counts }: GroupProps) {
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

/** A group of the collapsed menu: its icon, and its items in a menu beside it. */
export function GroupIcon({ group, current }: Pick<GroupProps, 'group' | 'current'>) {
  const navigate = useNavigate();
  const isCurrent = group.items.some(({ path }) => path === current);
  const links = (
    <Menu>
      {group.items.map(({ label, path }) => (
        <MenuLink
          key={path}
          text={label}
          selected={path === current}
          {...loadsEarly(path)}
          onClick={() => void navigate(path)}
        />
      ))}
    </Menu>
  );
  return (
    <li>
      <MenuPopover content={links} placement="right-start">
        <button
          type="button"
          className={isCurrent ? 'side-item side-item-current' : 'side-item'}
          aria-label={group.label}
          title={group.label}
        >
          {ICONS[group.label]}
        </button>
      </MenuPopover>
    </li>
  );
}
