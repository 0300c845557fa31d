import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { BlueprintProvider, FocusStyleManager } from '@blueprintjs/core';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { StartDocument } from '../generated/documents.ts';
import { createApolloClient } from './app/apolloClient.ts';
import { CALL_TEXT } from './app/callTexts.ts';
import { forgetEarly } from './app/earlyCalls.ts';
import { takeSettings } from './app/keepSettings.ts';
import { isDevelopment } from './app/environment.ts';
import { createRouter } from './app/routes.tsx';
import { loadScreenOf } from './app/screens.ts';
import { SessionProvider } from './app/session.tsx';
import { readAccessToken } from './app/tokens.ts';
import { beginLoading, endLoading } from './ui/overlay/loading.ts';
import { showNotice } from './ui/overlay/notices.tsx';
import { loadFont } from './ui/font/loadFont.ts';
import './ui/font/devanagari.css';

/** Milliseconds; then the frame is drawn without the page in it. */
const WAIT = 150;
/** Milliseconds; a font that comes later is not used (tokens.css). */
const FONT_WAIT = 50;
const pause = (wait: number) => new Promise((done) => setTimeout(done, wait));

/** Texts are measured for the widths of columns. */
const fontInTime = () => Promise.race([loadFont(), pause(FONT_WAIT)]);

/** Reads the viewer and their choices before the first drawing; the session tells of errors. */
const readStart = (client: ApolloClient) =>
  client.query({ query: StartDocument, context: { silent: true } }).then(
    ({ data }) => data && takeSettings(client, data),
    () => undefined,
  );

/** All pages; the one that signs in a new browser leaves its root. */
export async function drawConsole(box: HTMLElement, root = createRoot(box)): Promise<void> {
  forgetEarly();
  FocusStyleManager.onlyShowFocusOnTabs();
  const client = createApolloClient({
    uri: '/graphql',
    loading: { begin: beginLoading, end: endLoading },
    ...(isDevelopment(window.location.host) && { log: (...failure) => console.debug(...failure) }),
    onSessionLost: () => void showNotice({ text: CALL_TEXT.other, intent: 'danger' }),
  });
  // one drawing of the frame with its page, whose query is sent by it
  if (readAccessToken())
    await Promise.race([
      Promise.all([loadScreenOf(window.location.pathname), readStart(client), fontInTime()]),
      pause(WAIT),
    ]);
  root.render(
    <StrictMode>
      <ApolloProvider client={client}>
        <BlueprintProvider>
          <SessionProvider>
            {/* A transition would render the old and the new address in turn, and useQuery would ask for both without end. */}
            <RouterProvider router={createRouter()} useTransitions={false} />
          </SessionProvider>
        </BlueprintProvider>
      </ApolloProvider>
    </StrictMode>,
  );
}
