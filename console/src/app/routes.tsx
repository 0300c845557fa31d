import { type ReactNode, Suspense } from 'react';
import {
  createBrowserRouter,
  Navigate,
  Outlet,
  type RouteObject,
  useLocation,
  useParams,
} from 'react-router-dom';
import { LeaveGuard } from '../ui/form/LeaveGuard.tsx';
import { ReasonQuestion } from '../ui/overlay/askReason.tsx';
import { LoadingOverlay } from '../ui/overlay/LoadingOverlay.tsx';
import { AllPanels } from './AllPanels.tsx';
import { CreatedRecords } from './CreatedRecords.tsx';
import type { Screen } from './feature.ts';
import { Frame } from './Frame.tsx';
import { FrameSkeleton, PAGE_SKELETON } from './FrameSkeleton.tsx';
import { Panels } from './panels.tsx';
import { isGateOpen } from './gates.ts';
import { lazyScreen } from './lazyScreen.ts';
import { ListViewsProvider } from './ListViewsProvider.tsx';
import { linksFor } from './menu.ts';
import { loginPath, returnPath } from './returnPath.ts';
import { PUBLIC_SCREENS, SCREENS } from './screens.ts';
import { useSession, useSessionState } from './session.tsx';
import { CouldNotStartPage, ErrorScreen, NoPermissionPage, NotFoundPage } from './StatePages.tsx';
import { TopBarFrame } from './TopBarFrame.tsx';
import { useTitle } from './useTitle.ts';
import { usePageName } from '../ui/pageName.ts';

const LoginScreen = lazyScreen(() =>
  import('../sign-in/LoginScreen.tsx').then((part) => part.LoginScreen),
);

const SignInAgain = lazyScreen(() =>
  import('../sign-in/SignInAgain.tsx').then((part) => part.SignInAgain),
);

const waiting = (children: ReactNode, placeholder: ReactNode) => (
  <Suspense fallback={placeholder}>{children}</Suspense>
);

function TitledPage({ title, children }: { title: string; children: ReactNode }) {
  useTitle(usePageName() ?? title);
  return children;
}

/** The screen, or why not: the gate that draws its menu item also opens its address. */
function GatedScreen({ screen, children }: { screen: Screen; children: ReactNode }) {
  const { can, viewer } = useSession();
  if (!isGateOpen(screen.gate, { can, roleId: viewer.roleId })) return <NoPermissionPage />;
  return <TitledPage title={screen.title}>{children}</TitledPage>;
}

function contentOf({ load }: Screen): ReactNode {
  const Lazy = lazyScreen(load);
  return <Lazy />;
}

function Private() {
  const state = useSessionState();
  const { pathname, search } = useLocation();
  if (state.kind === 'signedOut')
    return <Navigate replace to={state.byChoice ? '/login' : loginPath(pathname + search)} />;
  if (state.kind === 'failed')
    return <CouldNotStartPage message={state.error.message} onRetry={state.retry} />;
  if (state.kind === 'loading') return <FrameSkeleton />;
  const { viewer, can } = state.session;
  // the menu imports every screen: Home gets its links as a prop, to avoid a cycle
  const links = linksFor({ can, roleId: viewer.roleId });
  return (
    <Frame>
      <AllPanels>
        {waiting(
          <ListViewsProvider>
            <Outlet context={links} />
          </ListViewsProvider>,
          PAGE_SKELETON,
        )}
        <Panels to="FRAME" data={null} />
        {state.hasEnded && waiting(<SignInAgain />, null)}
      </AllPanels>
    </Frame>
  );
}

function Login() {
  const state = useSessionState();
  const { search } = useLocation();
  if (state.kind !== 'signedOut') return <Navigate replace to={returnPath(search)} />;
  return waiting(<LoginScreen />, null);
}

function NotFound() {
  const { pathname } = useLocation();
  const state = useSessionState();
  if (pathname.includes('/request/')) return <NotFoundPage />;
  if (state.kind === 'loading') return <FrameSkeleton />;
  const Wrapper = state.kind === 'signedIn' ? Frame : TopBarFrame;
  return (
    <Wrapper>
      <NotFoundPage />
    </Wrapper>
  );
}

/** Redirects an old address to its replacement. */
function ReplacePath({ to, param }: { to: string; param: string }) {
  const { [param]: id = '' } = useParams();
  return <Navigate replace to={to + encodeURIComponent(id)} />;
}

function Root() {
  return (
    <>
      <LoadingOverlay />
      <CreatedRecords />
      <Outlet />
      <ReasonQuestion />
      <LeaveGuard />
    </>
  );
}

const open = (screen: Screen): RouteObject => ({
  path: screen.path,
  element: (
    <TopBarFrame>
      <TitledPage title={screen.title}>{waiting(contentOf(screen), PAGE_SKELETON)}</TitledPage>
    </TopBarFrame>
  ),
});

const gated = (screen: Screen): RouteObject => ({
  path: screen.path,
  element: <GatedScreen screen={screen}>{contentOf(screen)}</GatedScreen>,
  errorElement: <ErrorScreen />,
});

export const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <ErrorScreen />,
    children: [
      { path: '/login', element: <Login /> },
      ...PUBLIC_SCREENS.map(open),
      {
        element: <Private />,
        children: [
          ...SCREENS.map(gated),
          {
            path: '/viewQuotation/:quotationId',
            element: <ReplacePath to="/sales/quotation-details/" param="quotationId" />,
          },
          {
            path: '/order/:orderId',
            element: <ReplacePath to="/sales/orders/order-details/" param="orderId" />,
          },
        ],
      },
      { path: '*', element: <NotFound /> },
    ],
  },
];

export const createRouter = () => createBrowserRouter(routes);
