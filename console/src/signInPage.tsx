import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { SET_UP } from './app/listPaths.ts';
import { loginPath, returnPath } from './app/returnPath.ts';
import { readAccessToken, storeNewTokens, watchTokens } from './app/tokens.ts';
import { SignIn } from './sign-in/SignIn.tsx';
import { LoadingOverlay } from './ui/overlay/LoadingOverlay.tsx';

const loadConsole = () => import('./console.tsx');
const openSetUp = () => window.location.replace(SET_UP);

/** Signs in, then gives the page to the console. */
export function drawSignIn(box: HTMLElement): void {
  const root = createRoot(box);
  const { location, history } = window;
  if (location.pathname !== '/login') history.replaceState(null, '', loginPath('/'));

  // tokens of this tab's sign-in, or of another's
  const stop = watchTokens(() => {
    if (!readAccessToken()) return;
    stop();
    history.replaceState(null, '', returnPath(location.search));
    void loadConsole().then(({ drawConsole }) => drawConsole(box, root));
  });
  root.render(
    <StrictMode>
      <LoadingOverlay />
      <SignIn
        onSignedIn={storeNewTokens}
        onSetUpOpen={openSetUp}
        onCodeSent={() => void loadConsole()}
      />
    </StrictMode>,
  );
}
