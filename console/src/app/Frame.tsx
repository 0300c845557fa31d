import { Button, Drawer, type HotkeyConfig, Position, useHotkeys } from '@blueprintjs/core';
import { Menu as MenuIcon } from '@blueprintjs/icons';
import {
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'react-router-dom';
import { useRecordChanges } from '../changes/useRecordChanges.ts';
import { OnlineUsers } from '../presence/OnlineUsers.tsx';
import { usePresence } from '../presence/usePresence.ts';
import { Breadcrumb } from './Breadcrumb.tsx';
import { withTimeout } from './lazyScreen.ts';
import { toggleMenuWidth, useCollapsedMenu, useKeptMenuWidth } from './menuWidth.ts';
import { MobileLinks } from './MobileLinks.tsx';
import { QuickFindButton } from './QuickFindButton.tsx';
import { useOpenedRecords } from './recentRecords.ts';
import { useSession } from './session.tsx';
import { SideMenu } from './SideMenu.tsx';
import { SignOutDialog } from './SignOutDialog.tsx';
import { DemoTag, DevelopmentTag } from './TopBarFrame.tsx';
import { bufferKeys } from './bufferedKeys.ts';
import { UserMenu } from './UserMenu.tsx';
import { ViewTag } from './ViewTag.tsx';
import { t } from '../ui/text.ts';

const loadQuickFind = () => withTimeout(import('./QuickFind.tsx'));
const QuickFind = lazy(async () => ({ default: (await loadQuickFind()).QuickFind }));
const PAGE = 'page';
/** Milliseconds; the page itself is loaded by then. */
const QUIET = 1500;

/** Loads the search before it is asked for: letters typed while it loads would be lost. */
function useLoadedSearch() {
  useEffect(() => {
    const timer = setTimeout(() => void loadQuickFind().catch(() => undefined), QUIET);
    return () => clearTimeout(timer);
  }, []);
}

/** Tab goes on in the page that the search or a link led to, not at the top of the menu again. */
function useFocusInPage(pathname: string, finding: boolean) {
  const last = useRef({ pathname, finding });
  useEffect(() => {
    const isArrival = last.current.pathname !== pathname || last.current.finding;
    last.current = { pathname, finding };
    if (isArrival && !finding && document.activeElement === document.body)
      document.getElementById(PAGE)?.focus({ preventScroll: true });
  }, [pathname, finding]);
}

/** Keys that lists and forms handle themselves: listed by '?', handled in their own components. */
const OTHER_KEYS: HotkeyConfig[] = [
  { combo: '/', global: true, group: t('Lists'), label: t('To the search') },
  { combo: 'down', global: true, group: t('Lists'), label: t('Next row') },
  { combo: 'up', global: true, group: t('Lists'), label: t('Previous row') },
  { combo: 'enter', global: true, group: t('Lists'), label: t('Open the row') },
  { combo: 'space', global: true, group: t('Lists'), label: t('Tick the row') },
  { combo: 'shift+f10', global: true, group: t('Lists'), label: t('Actions of the row') },
  { combo: 'mod+enter', global: true, group: t('Forms'), label: t('Submit') },
  { combo: 'esc', global: true, group: t('Forms'), label: t('Close') },
];

function useFrameKeys(onFind: () => void) {
  const keys = useMemo<HotkeyConfig[]>(
    () => [
      {
        combo: 'mod+k',
        global: true,
        group: t('Everywhere'),
        label: t('Search or go to a page'),
        allowInInput: true,
        preventDefault: true,
        onKeyDown: onFind,
      },
      {
        combo: '[',
        global: true,
        group: t('Everywhere'),
        label: t('Menu with words, or icons alone'),
        onKeyDown: toggleMenuWidth,
      },
      { combo: '?', global: true, group: t('Everywhere'), label: t('This list') },
      ...OTHER_KEYS,
    ],
    [onFind],
  );
  useHotkeys(keys);
}

/** Menu, header and the page in them. */
export function Frame({ children }: { children: ReactNode }) {
  const { viewer } = useSession();
  const { pathname } = useLocation();
  const [finding, setFinding] = useState(false);
  const [menuOpen, setMenuOpen] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const find = useCallback(() => {
    if (!finding) bufferKeys();
    setFinding(true);
  }, [finding]);
  const leave = () => setLeaving(true);
  const collapsed = useCollapsedMenu();
  useKeptMenuWidth(collapsed);
  useFrameKeys(find);
  useLoadedSearch();
  usePresence(pathname, viewer.viewedBy === null);
  useRecordChanges(viewer.changeNumber);
  useOpenedRecords(viewer.id);
  useFocusInPage(pathname, finding);
  useEffect(() => setMenuOpen(false), [pathname]);

  if (pathname.includes('/request/')) return children;
  return (
    <div className={collapsed ? 'frame frame-collapsed' : 'frame'}>
      <a className="frame-skip" href={`#${PAGE}`}>
        {t('Skip to the page')}
      </a>
      <aside className="frame-side">
        <SideMenu onSignOut={leave} />
      </aside>
      <header className="frame-header">
        <Button
          className="narrow-only"
          variant="minimal"
          icon={<MenuIcon />}
          aria-label={t('Menu')}
          onClick={() => setMenuOpen(true)}
        />
        <Breadcrumb />
        <QuickFindButton onClick={find} />
        <div className="frame-tools">
          {viewer.demoData && <DemoTag />}
          <ViewTag />
          <DevelopmentTag />
          <span className="narrow-only">
            <MobileLinks />
          </span>
          <OnlineUsers viewerId={viewer.id} />
          <UserMenu onSignOut={leave} />
        </div>
      </header>
      <main className="frame-page" id={PAGE} tabIndex={-1}>
        {children}
      </main>
      <Drawer
        isOpen={menuOpen}
        onClose={() => setMenuOpen(false)}
        position={Position.LEFT}
        size={240}
        className="frame-drawer"
      >
        <div role="dialog" aria-modal aria-label={t('Menu')} className="frame-drawer-dialog">
          <SideMenu onSignOut={leave} inDrawer />
        </div>
      </Drawer>
      <Suspense>
        {finding && <QuickFind onClose={() => setFinding(false)} onSignOut={leave} />}
      </Suspense>
      {leaving && <SignOutDialog onClose={() => setLeaving(false)} />}
    </div>
  );
}
